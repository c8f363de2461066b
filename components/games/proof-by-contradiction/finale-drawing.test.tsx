import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaceScope } from '@/components/faces/face';
import { figureWords, ordinal } from '@/components/stage/words';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { type Settings, settingsSchema } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { boardOf } from './final-boards';
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

function finaleScene() {
  if (results === null) throw new Error('The recorded match has no end.');
  return finale.tell(view, results, { settings, mine: null, nameOf: (seat: string) => seat });
}

const beatOf = (id: string): number => finaleScene().beats.findIndex((beat) => beat.id === id);

test('beside the board that is told stand whose it is, their place and their points', () => {
  const standings = results?.standings ?? [];
  expect(drawnAt(0)).not.toMatch(/\d of 11/);
  for (const rank of [3, 2, 1]) {
    const drawn = drawnAt(beatOf(`place ${rank}`));
    expect(drawn).toContain(`${ordinal(rank)} of 11`);
    expect(drawn).toContain(`>${figureWords(standings[rank - 1]?.points ?? 0)}</text>`);
  }
});

test('below the board of one of the last three stands why it breaks the clue that is told', () => {
  const beat = finaleScene().beats.find(({ id }) => id === 'place 1');
  const seat = beat?.seats[0];
  if (beat?.broken === undefined || seat === undefined) throw new Error('No clue is told with the winner’s board.');
  const { isTrue, why } = explainClue(beat.broken.clue, boardOf(view, seat));
  expect(isTrue).toBe(false);
  expect(drawnAt(beatOf('place 1'))).toContain(`>${why}</text>`);
});

test('the lower places are told together, each board with its place and points', () => {
  expect(wordsAt('places 11th to 8th')).toBe('I 11th · −7 H 10th · −7 F 9th · −6 C 8th · −5');
});

const wordsAt = (id: string) =>
  drawnAt(beatOf(id))
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what a sentence speaks of is all there is to see: those clues, contracts and candidates', () => {
  expect(wordsAt('clues')).toMatch(/^A Yellow .* −10 E Red .* −10 F Orange .* −10 H Blue .* −10 I Exactly .* −10$/);
  expect(wordsAt('contracts')).toBe('A Pact C Boundaries E Pact F Boundaries I Boundaries');
  expect(wordsAt('candidates')).toBe('I H F C K E');
  for (const id of ['clues', 'contracts', 'candidates']) {
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
  expect(named(beatOf('place 3'))).toBe(9);
});
