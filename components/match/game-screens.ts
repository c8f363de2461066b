import type { ComponentType } from 'react';
import type { KeyFor } from '@/components/board/use-action';
import type { GameScenes } from '@/components/stage/scene';
import type { AnyGame, Award, GameView, MatchView, Refusal, Results, SeatId } from '@/games/game';

// What a game's screens are given and what they give back. The match page, the dashboard and the replay page know no
// game: they load a game's screens (components/games/registry.ts) and hand them a view. A screen shows the view and
// yields actions; it decides nothing, keeps nothing the server has to know, and reads no clock but `now`.

/** Everything a game's screen may know. The same props serve seats, spectators, the host and the replay page. */
export interface GameScreenProps<View extends GameView = GameView, Settings = unknown, Action = unknown> {
  /** What this viewer may know, live. `view.viewer` says whose eyes these are. */
  readonly view: MatchView<View>;
  /** Null until the match is finished, and when the host ended it. */
  readonly results: Results | null;
  /** The match's complete settings (every default filled in), in the game's own form. */
  readonly settings: Settings;
  /** The display name of a seat. */
  nameOf(seat: SeatId): string;
  /** Whether a bot plays a seat now, in its own name or for somebody. */
  isBot(seat: SeatId): boolean;
  /** The seat this viewer plays; null for the host, spectators and in a replay of everything. */
  readonly mine: SeatId | null;
  /**
   * Checks the action here, then sends it with a key that makes a retry harmless: its own, or `keyFor` whose act in which moment
   * this is, as at an earlier try. Null: saved, it survives anything.
   * A refusal has its sentence and, in `field`, its place. Never throws: a lost connection is a refusal (`OFFLINE`).
   */
  submit(action: Action, keyFor?: KeyFor): Promise<Refusal | null>;
  /**
   * What `submit` would be refused with now, decided by the code the server uses; null: it would be accepted, as far as
   * that is not costly to find out (`Judging`).
   */
  check(action: Action): Refusal | null;
  /** While the game's rules are not here yet, `check` refuses nothing; this fetches them. Absent: they are here. */
  fetchRules?(): void;
  /** A hook, like useState, that survives a reload. Kept in this browser, for all of its tabs, by match, seat and `key`. */
  draft<T>(key: string, initial: T): [T, (value: T | ((now: T) => T)) => void];
  /** A private notebook kept on the server, one a seat; null for those who hold none. `value` is null at first. */
  readonly notebook: { readonly value: unknown; save(value: unknown): void } | null;
  /** Milliseconds since the match started, by the server's clock: what `view.dueAt` is compared with. */
  now(): number;
  /** False where nothing can be sent: in a replay, for spectators, on a finished match. */
  readonly interactive: boolean;
}

export interface FilmProps<View extends GameView = GameView, Settings = unknown, Action = unknown>
  extends GameScreenProps<View, Settings, Action> {
  /** One step earlier, in the same eyes; null at the start. */
  readonly before: MatchView<View> | null;
}

/** For `/matches/new`, where a game's settings want more than one field for each default. */
export interface SettingsFieldsProps {
  /** Only what differs from the game's defaults, as a record's `settings`. */
  readonly value: Readonly<Record<string, unknown>>;
  onChange(value: Readonly<Record<string, unknown>>): void;
  /** How many seats the match will have, and what they will be called in the rules. */
  readonly seats: readonly SeatId[];
  /** What its player is called, so far as somebody is named; else the seat. */
  nameOf(seat: SeatId): string;
  /** What is wrong, by path below `settings`. */
  readonly problems: Readonly<Record<string, string>>;
}

/**
 * What `components/games/<game>/screens.tsx` exports as its default; without `Play`, what is missing comes from the
 * default screens.
 */
export interface GameScreens<View extends GameView = GameView, Settings = unknown, Action = unknown> {
  /** Board, what I can do now, what I know: for seats, spectators and the host, running and finished. */
  readonly Play: ComponentType<GameScreenProps<View, Settings, Action>>;
  /** What a replay shows between closes in the place of `Play`, where that is a desk to work at. */
  readonly Film?: ComponentType<FilmProps<View, Settings, Action>>;
  /** Whose eyes a film opens in, where a host sees from the start what the end turns over; absent: everything is shown. */
  readonly filmEyes?: 'spectator';
  /** What only the dashboard shows: the preview of a close, adjudication, ... */
  readonly HostPanel?: ComponentType<GameScreenProps<View, Settings, Action>>;
  /** HostPanel is nothing but that preview: in a sealed match, of which the host sees how the phase opened, it is left out. */
  readonly isPanelPreview?: boolean;
  /** What the dashboard shows below HostPanel, where the boards are in that: in the place of `Play`, and of what it repeats. */
  readonly HostPlay?: ComponentType<GameScreenProps<View, Settings, Action>>;
  /** Where the dashboard sends the game's own host actions from; draws nothing while none can be sent. */
  readonly HostActions?: ComponentType<GameScreenProps<View, Settings, Action>>;
  readonly SettingsFields?: ComponentType<SettingsFieldsProps>;
  /** Play needs the whole width of the page: what is about the match stands below it instead of beside it. */
  readonly isWide?: boolean;
  /** Whether Play is at the table itself now, faces and all: no second one is drawn for who waits or watches. */
  hasTable?(view: MatchView<View>): boolean;
  /** What closes show (docs/scenes.md), loaded apart: `() => import('./stage').then(({ default: scenes }) => scenes)`. */
  loadScenes?(): Promise<GameScenes>;
  /**
   * Closes come while one plays, and the time of the next phase runs meanwhile: scenes have no hush, the board comes back
   * by itself, nothing stays above it, and whoever waits watches the boards themselves: no table.
   */
  readonly isPassing?: boolean;
  /** Play, its board and what to do beside it, takes the window: what is about the last close stands below it. */
  readonly fillsWindow?: boolean;
  /** Whether a scene can be told again to who comes now; absent: from the second round on. */
  hasTold?(view: MatchView<View>): boolean;
  /** What is asked of this viewer now, as one short sentence; null: nothing. Shown in the title and the action bar. */
  prompt?(view: MatchView<View>, mine: SeatId): string | null;
  /** When (match time) what is asked of this viewer is over by the clock alone, of which nobody is sent word; null: no sooner than the next view. */
  promptEndsAt?(view: MatchView<View>): number | null;
  /** Where the match stands, in two or three words: "Round 2 of 3". Without it: the phase and the round. */
  phase?(view: MatchView<View>, settings: Settings): string;
  /** What the running phase waits for where no clock runs: "everybody is done" where it is absent. */
  waitsFor?(view: MatchView<View>): string;
  /** What whoever has not acted is waited for, as the host reads it after "to": "point at somebody"; null: nothing. */
  asks?(view: MatchView<View>): string | null;
  /** What was told last, on the button that shows its card again; absent: "Last round". */
  readonly lastTold?: string;
  /** The part of the match that it stands in, where `phase` says more than that: "Half 1" of "Half 1, step 7". */
  chapter?(view: MatchView<View>, settings: Settings): string;
  /** How the log tells actions; fetched when somebody opens it. Absent: their types are shown. */
  loadActionWords?(): Promise<ActionWords>;
  /** What closing the running phase now would do and for whom, for the host; fetched by the dashboard. */
  loadResolveWords?(): Promise<ResolveWords<View, Settings>>;
  /** What closing it does with who has not acted, for who is asked once more before they close. */
  loadMissingWords?(): Promise<MissingWords<View, Settings>>;
  /** What stands beside a seat in the host's table of people, in a word or two; null: nothing. */
  seatMark?(view: MatchView<View>, seat: SeatId): string | null;
  /** What of a seat's action still waits for the host, in three or four words below when it acted; null: nothing. */
  actedNote?(view: MatchView<View>, seat: SeatId): string | null;
  /** How many are ready, where `acted` is nobody's business: told to all. */
  ready?(view: MatchView<View>): number;
  /** Whether closing now ends the match, as far as this viewer may know; absent: nobody can tell. */
  endsMatch?(view: MatchView<View>, settings: Settings): boolean;
  /** Why closing now would change nothing, in a sentence: it is not offered then; null: it does something. `now` in match time. */
  closesNothing?(view: MatchView<View>, settings: Settings, now: number): string | null;
  /** What a host closes now: "the step"; absent: "the round". */
  closes?(view: MatchView<View>): string;
  /** How long the running phase lasts as a whole, for the clock's ring; null: no deadline. */
  phaseSeconds?(view: MatchView<View>, settings: Settings): number | null;
  /** In an anonymous game, what stands for a seat in the place of a face: for its host, and once its end is told. It fills its place. */
  readonly EndFace?: ComponentType<{ readonly view: MatchView<View>; readonly seat: SeatId }>;
  /** What figures leave open at the end; fetched once it is told. */
  loadEndWords?(): Promise<EndWords<View, Settings>>;
  /** The game's figures of a seat, as columns of the results, in order: the key in `detail` and how it is headed. */
  readonly detailColumns?: readonly DetailColumn[];
}

/** An action in words, after a name: "pointed at Bea"; null: its type is shown. */
export type ActionWords = (action: unknown, nameOf: (seat: SeatId) => string) => string | null;

/** What a host looks at who might close the round. */
export interface ResolveNow<View extends GameView = GameView, Settings = unknown> {
  readonly view: MatchView<View>;
  readonly settings: Settings;
  /** The names of those who could still act and have not. */
  readonly missing: readonly string[];
  nameOf(seat: SeatId): string;
}

/** What closing the round would do now, and for whom something is drawn or lost: one to three sentences; null: not to be told. */
export type ResolveWords<View extends GameView = GameView, Settings = unknown> = (
  now: ResolveNow<View, Settings>,
) => string | null;

export interface MissingNow<View extends GameView = GameView, Settings = unknown> {
  /** A host's, or a spectator's on a shared screen. */
  readonly view: MatchView<View>;
  readonly settings: Settings;
  /** The names of those who could still act and have not, one at least; null: who that is, is not shown here. */
  readonly missing: readonly string[] | null;
}

/** What closing does with who has not acted, in one sentence; of nobody by name where `missing` is null. */
export type MissingWords<View extends GameView = GameView, Settings = unknown> = (
  now: MissingNow<View, Settings>,
) => string;

/** What a match has come to, for who puts it into words. */
export interface End<View extends GameView = GameView, Settings = unknown> {
  readonly view: MatchView<View>;
  readonly results: Results;
  readonly settings: Settings;
  nameOf(seat: SeatId): string;
}

/** `components/games/<game>/end-words.ts`: sentences, each with its full stop. */
export interface EndWords<View extends GameView = GameView, Settings = unknown> {
  /** How it was won, in one sentence for who did not watch; null: there is nothing to say. */
  won?(end: End<View, Settings>): string | null;
  /** Points do not decide: they stand below how it was won. */
  readonly pointsComeSecond?: boolean;
  /** As what a seat played, where its name does not say it: "Blue". */
  playedAs?(end: End<View, Settings>, seat: SeatId): string | null;
  /** What a seat did that its place does not say, for its player, in a few words: "found 2"; null: nothing. */
  ownDeed?(end: End<View, Settings>, seat: SeatId): string | null;
  /** What separated those who were level: one sentence for each tie. Without it: who shares a place, and who is ahead by the rules’ order. */
  separated?(end: End<View, Settings>): readonly string[];
  /** Why a seat has an award, where the rules' own sentence leaves open what counts; null: it says enough. */
  awarded?(end: End<View, Settings>, award: Award): string | null;
  /** What nobody earned, and why. */
  notEarned?(end: End<View, Settings>): readonly string[];
}

export interface DetailColumn {
  readonly key: string;
  readonly label: string;
  /** How a value is written; without it numbers and texts as they are. */
  format?(value: unknown): string;
}

/** Screens whose own types are not known here, as the registry holds them: a view reaches those of its game only. */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, each is consistent in itself
export type AnyScreens = GameScreens<any, any, any>;

/** A game as its match page loads it: the screens, and the rules once somebody wants to act. */
export interface DrawnGame {
  readonly name: string;
  /** What every player is after, in one line. */
  readonly goal: string;
  readonly screens: AnyScreens;
  loadGame(): Promise<AnyGame>;
}

/** A game as pages load it that need its rules at once. */
export interface LoadedGame extends DrawnGame {
  readonly game: AnyGame;
}
