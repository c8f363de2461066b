import { expect, it } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import { pointingChains as game } from '@/games/pointing-chains/game';
import { type Settings, settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { TIED, undecidedWords, VOTE_OPENS } from '@/games/pointing-chains/vote-words';
import { FinalStory } from './final-story';
import { Standing } from './public-standing';
import { closeOf, tellFinale } from './scenes';
import { VoteBoard } from './vote-board';

const settings: Settings = settingsSchema.parse({ rounds: 1 });
const nameOf = (seat: string) => seat;
const before = () => new ChainStory(['A', 'B', 'C', 'D'], { rounds: 1 });
/** C and D have the most points; A and B are tied, and the vote on them is on. */
const voting = () => before().points('A>B B>A C D');

const told = (story: ChainStory, viewer: 'host' | 'spectator', Screen: typeof VoteBoard) => {
  const { view } = story.seenBy(viewer);
  const results = view.status === 'finished' ? story.results() : null;
  const props = stillProps<typeof view, Settings, never>({ view, settings, results, nameOf, interactive: true });
  const drawn = <Screen {...props} />;
  return drawnAmong(
    view.seats.map(({ seat }) => seat),
    { nameOf, anonymous: false, drawn },
  );
};

it('[V2] tells a tie and the vote on it in the same words at the table, on the stage, in the scene and to whoever votes', () => {
  const seen = voting().seenBy('spectator').view;
  const scene = closeOf(before().seenBy('spectator').view, seen, { settings, mine: null, nameOf });
  const stage = drawnAmong(
    seen.seats.map(({ seat }) => seat),
    { nameOf, anonymous: false, drawn: <Standing view={seen} {...{ settings, nameOf }} mine={null} now={() => 0} /> },
  );
  expect(told(voting(), 'spectator', VoteBoard)).toContain(VOTE_OPENS);
  expect(stage).toContain(VOTE_OPENS);
  expect(scene?.scene?.beats.find(({ id }) => id === 'vote')?.text).toBe(VOTE_OPENS);
  expect(game.waitsFor?.(voting().seenBy('C').view)?.text).toContain(TIED);
  const over = voting().chooses('C', 'B').chooses('D', 'B');
  const { beats } = tellFinale(over.seenBy('spectator').view, over.results(), { settings, mine: null, nameOf });
  expect(beats.find(({ id }) => id === 'tied')?.text).toBe(`A and B are ${TIED}.`);
});

it('[V4] tells the host, the log’s readers and the end alike that a vote decided nothing', () => {
  const undecided = voting().chooses('C', 'A').chooses('D', 'B');
  const words = 'The winners’ vote was tied';
  const { view } = undecided.seenBy('host');
  expect(view.vote === null || view.vote === undefined ? '' : undecidedWords(view.vote)).toBe(words);
  expect(told(undecided, 'host', VoteBoard)).toContain(`${words}: the choice is yours`);
  expect(game.checkResolve?.(view)?.message).toContain(words);
  const over = undecided.chooses('host', 'B');
  const end = tellFinale(over.seenBy('spectator').view, over.results(), { settings, mine: null, nameOf }).beats;
  expect(end.find(({ id }) => id === 'candidate')?.text).toContain(words);
  expect(told(over, 'spectator', FinalStory)).toContain(`were ${TIED}, so the winners voted. ${words}, so`);
});
