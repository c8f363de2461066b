import type { ComponentType } from 'react';
import type { GameView, MatchView, Results, SeatId, Standing } from '@/games/game';

// What a close shows. A game tells it as a pure function of what its viewer saw before and sees after: the same for who
// was there, who comes later, the stage and the replay. docs/scenes.md says how a game's scenes are written and tested.

/** One thing that is shown and said. The game's drawing may need more of it than this. */
export interface Beat {
  /** Unique in its scene, and the same whenever the scene is told: "chain 2", "winner". */
  readonly id: string;
  /** One sentence: the caption below the drawing, and what a screen reader says. */
  readonly text: string;
  /** How long it stays before the next one comes, in milliseconds. */
  readonly ms: number;
}

export interface Scene<SceneBeat extends Beat = Beat> {
  /** Names the close among all of its match: "round 2". */
  readonly id: string;
  /** Told when all is told, and the heading of the last picture: "Round 2: a chain of 9, two alone". */
  readonly title: string;
  /** At least one. */
  readonly beats: readonly SceneBeat[];
  /** What is said before the first beat, where no close is told; else "All are in." */
  readonly hush?: string;
}

/** What a close, a purchase, a guess or an answer means for this viewer. */
export interface Card {
  readonly title: string;
  readonly lines: readonly CardLine[];
  /** "7 points", "11 insight"; absent where nothing is summed. */
  readonly sum?: string;
}
export interface CardLine {
  readonly text: string;
  /** "+4", "−6": stands at the right. */
  readonly amount?: string;
  /** What the game's `CardPicture` draws below the line: a name of its own choice with what it is drawn from. */
  readonly shows?: unknown;
}

export interface CardPictureProps<Settings = unknown> {
  readonly line: CardLine;
  readonly settings: Settings;
}

/** A scene for everybody at the table, a card for this viewer; either can be missing. */
export interface Close<SceneBeat extends Beat = Beat> {
  readonly scene: Scene<SceneBeat> | null;
  readonly card: Card | null;
}

/** What a teller may know beside the views. */
export interface Telling<Settings = unknown> {
  readonly settings: Settings;
  readonly mine: SeatId | null;
  nameOf(seat: SeatId): string;
}

/** A beat of the finale also says whose places are known with it; every seat is told once, the winners last. */
export interface FinaleBeat extends Beat {
  readonly tells: readonly SeatId[];
  /** The last of all: the frame draws it, and nothing is told after it. What the host has decided of awards is said with it. */
  readonly isCrown?: boolean;
}

export interface SceneDrawingProps<View extends GameView = GameView, SceneBeat extends Beat = Beat, Settings = unknown>
  extends Telling<Settings> {
  readonly before: MatchView<View>;
  readonly after: MatchView<View>;
  readonly scene: Scene<SceneBeat>;
  /** The beat that is on: those before it are over and stay as they ended. The last one's end is the last picture. */
  readonly index: number;
  /** No motion: the picture as it is when this beat is over. */
  readonly isStill: boolean;
  /** Before the first beat: what it tells is not to be seen yet, not even dimmed. */
  readonly isHush?: boolean;
}

export interface FinaleDrawingProps<
  View extends GameView = GameView,
  SceneBeat extends FinaleBeat = FinaleBeat,
  Settings = unknown,
> extends Omit<SceneDrawingProps<View, SceneBeat, Settings>, 'before' | 'after'> {
  readonly view: MatchView<View>;
  readonly results: Results;
}

/** The middle of the table while others think: the last map or board, what is public of what is being decided. */
export interface CentreProps<View extends GameView = GameView, Settings = unknown> extends Telling<Settings> {
  readonly view: MatchView<View>;
  /** On the stage, where `Standing` is beside it. */
  readonly isStage?: boolean;
  /** Match time in milliseconds, for what runs down. */
  now(): number;
}

/** The end of a match: its words, and their picture. */
export interface GameFinale<
  View extends GameView = GameView,
  FinalBeat extends FinaleBeat = FinaleBeat,
  Settings = unknown,
> {
  tell(view: MatchView<View>, results: Results, telling: Telling<Settings>): Scene<FinalBeat>;
  /** As what somebody played, where the name does not say it: "red". */
  playedAs?(standing: Standing): string;
  /** How it was won, on the winners' step before their points, where points do not decide: "named all sixteen tiles in round 2". */
  wonBy?(view: MatchView<View>, telling: Pick<Telling<Settings>, 'nameOf' | 'mine'>): string | null;
  /** What a winner is remembered by, beside their face on the last picture: the symbol that nobody found. */
  readonly Trophy?: ComponentType<{ readonly view: MatchView<View>; readonly seat: SeatId }>;
  /** What somebody played as, drawn in the place of their face. */
  readonly Face?: ComponentType<{ readonly standing: Standing }>;
  readonly Drawing: ComponentType<FinaleDrawingProps<View, FinalBeat, Settings>>;
}

/** What `components/games/<game>/stage.tsx` exports as its default: loaded when the first scene may come. */
export interface GameScenes<
  View extends GameView = GameView,
  SceneBeat extends Beat = Beat,
  FinalBeat extends FinaleBeat = FinaleBeat,
  Settings = unknown,
> {
  /**
   * What happened between two views of one viewer; null: nothing that is told. Asked whenever the view changes, so it
   * answers quickly where nothing closed, and null where the match went back. `before` is any view of the stretch that
   * was closed, not always its last: what the viewer sent last may not be in it yet, but always is in `after`.
   */
  closeOf(before: MatchView<View>, after: MatchView<View>, telling: Telling<Settings>): Close<SceneBeat> | null;
  /** What the log says of a close before its scene, or in its place, in sentences. */
  passing?(before: MatchView<View>, after: MatchView<View>, telling: Telling<Settings>): readonly string[];
  readonly Drawing: ComponentType<SceneDrawingProps<View, SceneBeat, Settings>>;
  /** What a card's line shows (`CardLine.shows`): where words alone would have to be read twice. */
  readonly CardPicture?: ComponentType<CardPictureProps<Settings>>;
  /**
   * The end, told from the last to the first: `() => import('./finale-drawing').then(({ finale }) => finale)`. Fetched when
   * the match is over. Without it the frame tells the places one after another.
   */
  loadFinale?(): Promise<GameFinale<View, FinalBeat, Settings>>;
  readonly Centre?: ComponentType<CentreProps<View, Settings>>;
  /** Beside the table on the stage: where everybody stands as far as all may know, or what is known of them. */
  readonly Standing?: ComponentType<CentreProps<View, Settings>>;
  /** On the stage, of a match that its host ended: what all know by then. Absent: that it is over, in the middle of the table. */
  readonly Ended?: ComponentType<CentreProps<View, Settings>>;
  /** How fast a scene goes on the stage, which is read across a room; 1, or absent: as on every page. */
  stageSpeed?(scene: Scene<SceneBeat>): number;
  /** The middle is what one watches on the stage: it has the whole of it, without the table. */
  readonly isCentreAlone?: boolean;
  /** What stands there is what one watches: it takes the width that it needs, and the table what it leaves. */
  readonly isStandingWide?: boolean;
}

/** A game's scenes as pages have them. */
export interface LoadedScenes extends GameScenes {
  /** Null: the game has none of its own, or it has not been fetched. */
  readonly finale: GameFinale | null;
  /** As its screens say. */
  readonly isPassing: boolean;
}

/** A game's scenes as the frame holds them, which knows no game. See `screenOf`, which does the same for screens. */
export function scenesOf<View extends GameView, SceneBeat extends Beat, FinalBeat extends FinaleBeat, Settings>(
  scenes: GameScenes<View, SceneBeat, FinalBeat, Settings>,
): GameScenes {
  return scenes as unknown as GameScenes;
}
