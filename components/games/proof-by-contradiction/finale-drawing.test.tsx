import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaceScope } from '@/components/faces/face';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { type Settings, settingsSchema } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { finale } from './finale-drawing';

const eleven = recordsOf('proof-by-contradiction').filter(({ name }) => name === 'eleven');
const { start, events } = parseRecord(itemAt(eleven, 0).record);
const match = foldMatch(start, events);
const view = viewOf(match, 'spectator') as MatchView<View>;
const results = resultsOf(match);
const settings: Settings = settingsSchema.parse(start.settings);

function drawnAt(index: number, nameOf = (seat: string) => seat): string {
  if (results === null) throw new Error('The recorded match has no end.');
  const telling = { settings, mine: null, nameOf };
  const seats = start.seats.map((seat) => ({ seat, name: seat, face: null }));
  const { Drawing } = finale;
  return renderToStaticMarkup(
    <FaceScope {...{ seats }} anonymous={false}>
      <Drawing {...{ view, results, index, ...telling }} scene={finale.tell(view, results, telling)} isStill />
    </FaceScope>,
  );
}

function beatOf(id: string): number {
  if (results === null) throw new Error('The recorded match has no end.');
  const telling = { settings, mine: null, nameOf: (seat: string) => seat };
  return finale.tell(view, results, telling).beats.findIndex((beat) => beat.id === id);
}

test('beside the board that is told stand whose it is, their place and their points', () => {
  const standings = results?.standings ?? [];
  const [last, first] = [standings.at(-1), standings[0]];
  expect(drawnAt(0)).not.toMatch(/\d of 11/);
  expect(drawnAt(1)).toContain('11th of 11');
  expect(drawnAt(1)).toContain(`>${String(last?.points).replace('-', '−')}</text>`);
  const won = drawnAt(beatOf('place 1'));
  expect(won).toContain('1st of 11');
  expect(won).toContain(`>${first?.points}</text>`);
});

test('what stands round the board is said once: whose clues', () => {
  expect(drawnAt(1)).toContain('Round it: whose clues it breaks, +1 each');
  expect(drawnAt(beatOf('place 1'))).not.toContain('Round it: ');
});

const wordsAt = (id: string) =>
  drawnAt(beatOf(id))
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what a sentence speaks of is all there is to see: those clues, contracts, tokens and candidates', () => {
  expect(wordsAt('clues')).toMatch(/^A Yellow .* −10 E Red .* −10 F Orange .* −10 H Blue .* −10 I Exactly .* −10$/);
  expect(wordsAt('contracts')).toBe('C Boundaries E Pact F Boundaries I Boundaries');
  expect(wordsAt('tokens')).toBe('G ½ B ¼ J 0');
  expect(wordsAt('candidates')).toBe('I H F C K E');
  for (const id of ['clues', 'contracts', 'tokens', 'candidates']) {
    expect(drawnAt(beatOf(id)), id).not.toMatch(/\d+(st|nd|rd|th) of 11/);
  }
});

test('no name is cut, however long', () => {
  const html = drawnAt(beatOf('place 1'), (seat) => `Bartholomaeus ${seat}. of the Long Table`);
  expect(html).not.toContain('…');
  expect(html).toContain('Bartholomaeus');
  expect(html).toContain('the Long Table');
});

test('boards that are still to be told lie in the dark with their faces alone', () => {
  const named = (index: number) => start.seats.filter((seat) => drawnAt(index).includes(`>${seat}<`)).length;
  expect(named(0), 'before the first').toBe(11);
  expect(named(1)).toBe(1);
});
