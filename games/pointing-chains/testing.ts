import fc from 'fast-check';
import type { MatchView, Random, Viewer } from '../game';
import { type Replayed, replay } from '../record';
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

/** A match so far: seats in the order of the first line's text, a line `A>B B>C C` for each round in which all act. */
export class Story {
  readonly events: { at: number; by: string; action?: unknown }[] = [];
  private at = 0;

  constructor(
    readonly seats: readonly string[],
    readonly settings: Readonly<Record<string, unknown>> = {},
  ) {}

  /** Everybody named sends their pointer, a millisecond apart. */
  points(text: string): this {
    for (const word of text.split(/\s+/)) {
      const [by, at] = word.split('>');
      this.sends(by as string, { type: 'point', at: at ?? null });
    }
    return this;
  }

  sends(by: string, action: unknown): this {
    this.at += 1;
    this.events.push({ at: this.at, by, action });
    return this;
  }

  chooses(by: string, seat: string): this {
    return this.sends(by, { type: 'choose', seat });
  }

  host(type: string, more: object = {}): this {
    return this.sends('host', { type, ...more });
  }

  /** Time passes, `seconds` from now. */
  waits(seconds: number): this {
    this.at += seconds * 1000;
    this.events.push({ at: this.at, by: 'clock' });
    return this;
  }

  /** What `viewer` sees now, with the outcome so far. */
  seenBy(viewer: string) {
    const replayed = this.replayed(viewer);
    if (replayed.view === undefined) throw new Error('a viewer has a view');
    return { ...replayed, view: replayed.view as Required<MatchView<View>> };
  }

  codes(): string[] {
    return this.replayed().rejected.map(({ code }) => code);
  }

  replayed(view?: string): Replayed {
    const { seats, settings, events } = this;
    return replay({ game: 'pointing-chains', settings, seats, seed: 'story', events }, { view });
  }

  results() {
    const { results, status } = this.replayed();
    if (results === null) throw new Error(`no results: the match is ${status}`);
    return results;
  }

  standings(): string {
    return this.results()
      .standings.map(({ seat, rank, points }) => `${rank}.${seat}:${points}`)
      .join(' ');
  }

  awards(): string {
    const short = { 'token-of-life': 'token', garnet: 'garnet', shard: 'shard', 'mark-of-elimination': 'mark' };
    return this.results()
      .awards.map(({ seat, kind, amount }) => `${seat} ${short[kind]} ${amount}`)
      .join(', ');
  }
}
