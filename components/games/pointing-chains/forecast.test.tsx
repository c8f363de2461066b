import { expect, test } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { SeatId } from '@/games/game';
import type { Action } from '@/games/pointing-chains/actions';
import { type Settings, settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import type { View } from '@/games/pointing-chains/view';
import { SentTable } from './host-panel';
import { resolveWords } from './resolve-words';

const settings = settingsSchema.parse({ rounds: 2 });
const nameOf = (seat: SeatId) => `Player ${seat}`;
const chain = 'A>B B>C C D';
const sends = (story: ChainStory) =>
  story
    .sends('A', { type: 'point', at: 'B' })
    .sends('B', { type: 'point', at: 'C' })
    .sends('C', { type: 'point', at: null });
const begun = () => new ChainStory([...'ABCD'], { rounds: 2 });
const said = (story: ChainStory) =>
  resolveWords({ view: story.seenBy('host').view, settings, missing: ['Player D'], nameOf });

test('[F1] [F2] [F3] before the last close the host reads what the rules add after it, and before no other', () => {
  expect(said(sends(begun().points(chain)))).toContain(
    'After it, +1 for the end of a chain in every round: Player C; −2 for a start in every round: Player A; a garnet lost for pointing in every round: Player A and Player B.',
  );
  expect(said(sends(begun()))).not.toContain('After it');
  expect(said(begun().points('A B C D'))).not.toContain('After it');
});

test('[F2] [F3] the table of the last round has it in its sum', () => {
  const panel = (story: ChainStory) => {
    const { view } = story.seenBy('host');
    const props = stillProps<View, Settings, Action>({ view, settings, results: null, nameOf });
    const { preview } = view;
    if (preview == null) throw new Error('The host sees what closing would do.');
    const drawn = <SentTable {...props} preview={preview} />;
    const seats = view.seats.map(({ seat }) => seat);
    const html = drawnAmong(seats, { nameOf, anonymous: false, drawn });
    return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  };
  const last = panel(sends(begun().points(chain)));
  expect(last).toContain('Always an end or start');
  expect(last).toMatch(/Player A Player B \+2 \+2 −2 \+2 a garnet lost/);
  expect(last).toMatch(/Player C nobody, on purpose 0 0 \+1 \+1/);
  expect(panel(sends(begun()))).not.toContain('Always an end');
});
