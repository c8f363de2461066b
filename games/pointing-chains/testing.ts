import fc from 'fast-check';
import type { Random, Viewer } from '../game';
import { Story as Told } from '../testing-kit';
import type { Pointers } from './chains';
import type { State } from './state';
import type { View } from './view';

// How the tests of this folder write situations down.

/** `A>B B>C C` as pointers: players in the order of the text; one without an arrow points at nobody. */
export function pointersFrom(text: string): Pointers {
  const words = text.split(/\s+/);
  const names = words.map((word) => word[0] as string);
  return words.map((word) => (word.includes('>') ? names.indexOf(word.at(-1) as string) : null));
}

/** Any pointers among 3 to `most` players, nobody at themselves. */
export const anyPointers = (most: number) =>
  fc.integer({ min: 3, max: most }).chain((n) => fc.tuple(...Array.from({ length: n }, (_, i) => anyPointer(i, n))));

const anyPointer = (from: number, n: number) =>
  fc.option(
    fc.integer({ min: 0, max: n - 2 }).map((to) => (to >= from ? to + 1 : to)),
    { nil: null, freq: 4 },
  );

/** Who points where in the running round, and who votes for whom, is nobody else's business; nor who has the points. */
export const rearrange = (state: State, viewer: Viewer, random: Random): State => ({
  ...state,
  sent: state.sent.map((sent, i) => {
    if (sent === null || state.seats[i] === viewer) return sent;
    return { at: random.pick([null, ...state.seats.filter((_, j) => j !== i)]) };
  }),
  closed: state.closed.map((round) => ({ ...round, scores: random.shuffle(round.scores) })),
  vote: state.vote && {
    ...state.vote,
    votes: state.vote.votes.map((vote) =>
      vote.seat === viewer || vote.choice === null
        ? vote
        : { ...vote, choice: random.pick(state.vote?.candidates ?? []) },
    ),
  },
});

/** A line `A>B B>C C` for each round in which all act. */
export class ChainStory extends Told<View> {
  constructor(seats: readonly string[], settings: Readonly<Record<string, unknown>> = {}) {
    super({ game: 'pointing-chains', seats, settings, read: pointerOf });
  }

  points(text: string): this {
    return this.plays(text);
  }

  chooses(by: string, seat: string): this {
    return this.sends(by, { type: 'choose', seat });
  }

  override awards(): string {
    return super.awards().replaceAll('token-of-life', 'token');
  }
}

function pointerOf(word: string) {
  const [by = '', at = null] = word.split('>');
  return { by, action: { type: 'point', at } };
}
