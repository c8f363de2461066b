import type { z } from 'zod';

// The contract every game implements. Rules are pure: no clock, no I/O, no randomness but the seed's, and nothing
// is ever mutated. Times are whole milliseconds of *match time*: since the start, pauses taken out (see match.ts).
// What all matches share (pace, pause, resume, rewind, end) is written once, in match.ts, around this contract.

/** No plain string: it is read where it comes in (kit/seats.ts), so that no seat is taken for a viewer of another kind. */
export type SeatId = string & z.$brand<'SeatId'>;
/** Whose eyes: a seat, the host (who sees everything), or a spectator (who sees what is public). */
export type Viewer = SeatId | 'host' | 'spectator';
/** Who sends an action. The clock acts too, but sends nothing. */
export type Actor = SeatId | 'host';

/** Why an action is not accepted: a code to branch on, a sentence for a person, and where in the action it is. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  /** The action's key that is wrong, as a path (`place.1.cell`); absent where it is the action as a whole. */
  readonly field?: string;
}

/** What was found out about an action before it is taken, where that is costly: plain JSON, kept with the event. */
export interface Judgment {
  /** Why `check` refuses it, as far as that follows from the action alone; null: it does not. */
  readonly refusal: Refusal | null;
  /** What `act` has to know of it; null where it is refused. */
  readonly outcome: unknown;
}

/** How what is costly about an action is found out ahead, beside the thread that everybody waits for. */
export interface Judging<State, Action> {
  /** All that the answer depends on, as plain JSON; null: nothing is costly about this action now. */
  question(state: State, event: { by: Actor; action: Action }): unknown;
  answer(question: unknown): Judgment;
  /** Makes ready what the first answer would have to wait for; done where answers are found, before anybody asks. */
  warm?(): void;
}

export const paces = ['ready', 'clock', 'host'] as const;
export type Pace = (typeof paces)[number];
export interface CommonSettings {
  readonly pace: Pace;
  /** Time to watch what a close revealed, on top of the first deadline of the phase that it opens; see `isEvent`. */
  readonly interludeSeconds: number;
}

/** A seat as every view lists it; `acted` is null where that is nobody's business. */
export interface SeatView {
  readonly seat: SeatId;
  readonly acted: boolean | null;
}

/** What a game's own view function gives: at least the phase, the round and the seats in seat order. */
export interface GameView {
  readonly phase: string;
  readonly round: number;
  readonly seats: readonly SeatView[];
}

export const statuses = ['running', 'paused', 'finished'] as const;
export type Status = (typeof statuses)[number];

/** A game's view as it leaves the match layer; `dueAt` in milliseconds since the start, null where no clock runs. */
export type MatchView<View extends GameView = GameView> = View & {
  readonly game: string;
  readonly viewer: Viewer;
  readonly status: Status;
  readonly dueAt: number | null;
  /** While paused: what will be left of the deadline on resume, in milliseconds; null otherwise. */
  readonly leftMs: number | null;
  /** The interlude that the running phase opened with, also once it is over; null: there was none. */
  readonly interlude: InterludeView | null;
  /** What was sent since the running phase opened is not in it, though `seats` say who has acted; absent: it is. */
  readonly sealed?: true;
  /** When the viewer's seat last acted, epoch milliseconds by the server's clock; absent: it has not, or nobody is told. */
  readonly actedAt?: number;
};

/** When an interlude ends, in milliseconds since the start; while paused null, and `leftMs` says what will be left. */
export interface InterludeView {
  readonly until: number | null;
  readonly leftMs: number | null;
}

export interface Standing {
  readonly seat: SeatId;
  /** 1 is best; seats that no rule separates share it (1, 2, 2, 4). */
  readonly rank: number;
  readonly points: number | null;
  readonly detail: Readonly<Record<string, unknown>>;
}
/** The kinds that every game knows, in words already (components/match/award-words.ts). */
export const awardKinds = ['token-of-life', 'garnet', 'shard', 'mark-of-elimination'] as const;
export type AwardKind = (typeof awardKinds)[number];
export interface Award {
  readonly seat: SeatId;
  /** One that every game knows, or another: a key like these. */
  readonly kind: string;
  /** What people call one of another kind: "favour". Absent where every game knows the kind. */
  readonly word?: string;
  /** Tokens count in quarters (4 is a whole token); all others can be negative. */
  readonly amount: number;
  readonly reason: string;
}
export interface Results {
  readonly standings: readonly Standing[];
  readonly winners: readonly SeatId[];
  readonly eliminationCandidates: readonly SeatId[];
  readonly awards: readonly Award[];
}

/** How many play: the least, the most, and how many usually. */
export interface SeatRange {
  readonly min: number;
  readonly max: number;
  readonly standard: number;
}

/** What may be otherwise with some settings; see variant.ts. */
export interface Variant {
  readonly name: string;
  /** Within the game's own `seats`. */
  readonly seats: SeatRange;
  /** Nobody may learn who plays what: no presence, no ready marks and no times of single seats outside the host's page. */
  readonly anonymous: boolean;
}

/** Something that waits for somebody, in a sentence to them that tells a bystander nothing. */
export interface WaitsFor {
  /** `rulings`: something that a player has sent counts for nothing before the host rules on it. */
  readonly id: string;
  readonly text: string;
  /** In match time, where everybody may know it. */
  readonly since?: number;
  /** On a screen that others look at: that closing what is open may leave the host a choice, which a lot then takes; a sentence. */
  readonly byLot?: string;
}

/** Seeded numbers for one purpose; see kit/random.ts. */
export interface Random {
  /** A whole number from 0 to n - 1. */
  int(n: number): number;
  /** A number from 0 (included) to 1 (excluded). */
  float(): number;
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** A way of playing a seat, from that seat's view and nothing else; null when there is nothing (more) to do now. */
export interface Bot<Action, View extends GameView> {
  readonly id: string;
  readonly name: string;
  /** One sentence for the person who chooses it. */
  readonly about: string;
  /** Plays only where somebody chooses it, not where bots fill seats. */
  readonly isSpecial?: true;
  play(view: MatchView<View>, random: Random): Action | null;
}

export interface Game<
  Settings extends CommonSettings = CommonSettings,
  Action extends { readonly type: string } = { readonly type: string },
  State = unknown,
  View extends GameView = GameView,
> {
  readonly id: string;
  readonly name: string;
  /** Of the rules, from 1: counts up whenever some log, or some default, would come out otherwise than before. */
  readonly version: number;
  readonly seats: SeatRange;
  /** Every default and every bound; unknown keys are refused. */
  readonly settings: z.ZodType<Settings>;
  /** What the schema cannot see: settings that name seats. `field` is a path below `settings`. */
  checkSettings?(settings: Settings, seats: readonly SeatId[]): { field: string; message: string } | null;
  /**
   * What a match by these settings, as everybody may see them, has of its own. Absent, or left out: the game's name and
   * seats, not anonymous.
   */
  variant?(settings: Settings): Partial<Variant>;
  /** The settings as everybody may see them before the end, secrets taken out; absent: there are none in them. */
  publicSettings?(settings: Settings): Settings;
  /**
   * The setting (a path below `settings`) by which a host rules on what seats send: there has to be one, who sees it.
   * Null or absent: the rules need nobody.
   */
  needsHost?(settings: Settings): string | null;
  /** The forms a seat may send, and those the host may send on top of the common host actions (null: none). */
  readonly seatAction: z.ZodType<Action>;
  readonly hostAction: z.ZodType<Action> | null;
  /** What a view holds, described: default screens take their labels and their order from it. Absent: from its keys. */
  readonly viewSchema?: z.ZodType;

  setup(start: { settings: Settings; seats: readonly SeatId[]; seed: string }): State;
  /** The same state, with another seed for whatever is drawn later; absent: nothing is drawn after the start. */
  redraw?(state: State, seed: string): State;

  /**
   * The only way from state to a screen, built up field by field from what this viewer may know; `at` is the match
   * time of the last event (for clocks that are shown as they stood then).
   */
  view(state: State, viewer: Viewer, at: number): View;

  /**
   * Legality of a well-formed action, from the actor's view alone (`view.viewer` is the actor). Codes in the order
   * of the game's page: a form that depends on the situation (`BAD_ACTION`) first, then `NOT_ALLOWED`,
   * `WRONG_PHASE`, `UNKNOWN_SEAT`, then the game's own. Also asked while paused, for `BAD_ACTION` alone.
   */
  check(view: MatchView<View>, action: Action, judgment?: Judgment): Refusal | null;
  /** Absent: no action is costly. `check` and `act` come to the same with its judgment as without. */
  readonly judging?: Judging<State, Action>;
  /** Whether the host may resolve now, from the host's view; absent: always. */
  checkResolve?(view: MatchView<View>): Refusal | null;
  /**
   * What waits for the one whose view this is: for the host where only the host can go on (a decision, a ruling), for
   * a seat its turn where `acted` is nobody's business. A spectator's view: what may wait for the host, as far as everybody
   * may know, for a host whose screen is shared. Null: nothing; absent: never. Asked while the match runs.
   */
  waitsFor?(view: MatchView<View>): WaitsFor | null;
  /**
   * What a close did to a seat that its player should hear of while away ("You were found."), from what spectators saw
   * before and after it: others may read it. Null: nothing; absent: never.
   */
  befalls?(seen: { before: MatchView<View>; after: MatchView<View> }, seat: SeatId): string | null;
  /**
   * What a close made public beyond that it closed, in a sentence for everybody ("Ana was found."), from what spectators saw
   * before and after it. `named`: seats by their names, listed. Null: nothing; absent: never.
   */
  reveals?(
    seen: { before: MatchView<View>; after: MatchView<View> },
    named: (seats: readonly SeatId[]) => string,
  ): string | null;
  /**
   * Of the host's view the first thing that waits for their ruling, with no more than is needed to rule on it, to be laid over
   * what everybody sees: for a host whose screen is shared and who asks for it. Null: nothing waits; absent: never.
   */
  toRule?(view: MatchView<View>): Partial<View> | null;
  /**
   * Of the host's view, between what they choose where the rules hold all of it equal; none: no such choice is theirs now. A
   * lot may take it for a host whose screen others look at (`WaitsFor.byLot`): what there is to choose from would tell.
   */
  equalChoices?(view: MatchView<View>): readonly Action[];
  /** What a host who is no person does about it. */
  hostStep?(view: MatchView<View>): Action | null;

  /** What `view` stands in is called at a sentence's beginning where it is no round ("The winners’ vote"); null, absent: a round. */
  stretch?(view: MatchView<View>): string | null;

  /** What the running deadline ends where that is not all of the stretch ("step"); null, absent: the stretch. */
  partDue?(view: MatchView<View>): string | null;

  /** Names the stretch of the match that `view` stands in, for actions meant for it alone; absent: phase and round. */
  moment?(view: MatchView<View>): string;

  /** A legal action takes place at match time `at`; `check` has been asked. Does not close the phase. */
  act(state: State, event: { by: Actor; action: Action; at: number; judgment?: Judgment }): State;
  /** Every seat that has to act in this phase is done: under pace `ready` the phase closes. */
  isDone(state: State): boolean;
  /** The phase closes at `at`: all are done, or the host resolves. */
  close(state: State, at: number): State;
  /** The next deadline in match time, or null. */
  dueAt(state: State): number | null;
  /** The deadline `dueAt` has been reached (never called under pace `host`). For most games: `close`. */
  elapse(state: State, at: number): State;
  /**
   * Whether a close between these two states revealed something worth watching: then the phase that it opened starts
   * with an interlude. Asked after every action, close and deadline.
   */
  isEvent(before: State, after: State): boolean;
  /**
   * Whether a close between these two states is told in a scene: who comes later can have the last such one told again.
   * Absent: every close is.
   */
  isTold?(before: State, after: State): boolean;
  /** The host gives `ms` more (only while there is a deadline), or an interlude does as a phase opens. */
  extend(state: State, by: { ms: number; at: number }): State;

  /** Null until the match is finished; cheap, since it is asked after every event. */
  results(state: State): Results | null;

  /** At least one; the first is the standard one. */
  readonly bots: readonly Bot<Action, View>[];
}

/** A game whose own types are not known here, as the registry holds it. */
// biome-ignore lint/suspicious/noExplicitAny: the registry holds games of different types, each consistent in itself
export type AnyGame = Game<any, any, any, any>;
