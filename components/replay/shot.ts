import type { Card, Close, LoadedScenes, Scene, Telling } from '@/components/stage/scene';
import { tellEnd } from '@/components/stage/tell-end';
import type { Frame } from './film';
import type { FilmShot } from './film-player';

// A frame with what is told of it: the scene of what closed, the end, and for how long the board is left in peace.

export interface ToldScene {
  readonly type: 'close' | 'finale';
  readonly scene: Scene;
  /** What it means for this viewer: one more beat, with the last picture. */
  readonly card: Card | null;
  /** Of its first beat among all beats of the shot. */
  readonly from: number;
}

export interface Shot extends FilmShot {
  readonly frame: Frame;
  readonly close: Close | null;
  readonly told: readonly ToldScene[];
}

export interface Cutting {
  readonly scenes: LoadedScenes | null;
  readonly telling: Telling;
  /** How many events the match has. */
  readonly last: number;
  /** Whether this person knows how it ended. */
  readonly isTold: boolean;
}

const QUIET_MS = 160;
const CARD_MS = 3200;
/** What passes between scenes takes about this long in all, within bounds for one event. */
const WHOLE_MS = 150_000;
const [SHORTEST_MS, LONGEST_MS] = [320, 1400];

export function shotOf(frame: Frame, cutting: Cutting): Shot {
  const { scenes, telling, last, isTold } = cutting;
  const { step, before, view, results } = frame;
  const close = before === null ? null : (scenes?.closeOf(before, view, telling) ?? null);
  const closing = close?.scene ?? null;
  const ending = isEnd(frame, last) && results !== null ? tellEnd(scenes, { view, results, telling }) : null;
  const told = inOrder([
    { type: 'close', scene: closing, card: close?.card ?? null },
    { type: 'finale', scene: ending, card: null },
  ]);
  return {
    ...{ step, frame, close, told },
    isLast: step === last,
    beats: told.flatMap(beatsOf),
    holdMs: holdMs({ frame, close, last }),
    opensAt: told.find(({ type }) => type === 'finale')?.from ?? null,
    isUntold: !isTold,
  };
}

/** Each end of a match, should it have been rewound after the first; and in any case where the film stops. */
const isEnd = ({ step, before, view }: Frame, last: number): boolean =>
  view.status === 'finished' && (step === last || before?.status !== 'finished');

type Told = Omit<ToldScene, 'from'>;

function inOrder(scenes: readonly (Omit<Told, 'scene'> & { scene: Scene | null })[]): readonly ToldScene[] {
  let from = 0;
  return scenes.flatMap(({ scene, ...one }) => {
    if (scene === null) return [];
    const told = { ...one, scene, from };
    from += beatsOf(told).length;
    return [told];
  });
}

const beatsOf = ({ scene, card }: Told): readonly { readonly ms: number }[] =>
  card === null ? scene.beats : [...scene.beats, { ms: CARD_MS }];

function holdMs({ frame, close, last }: { frame: Frame; close: Close | null; last: number }): number {
  if (close?.card != null && close.scene === null) return CARD_MS;
  return frame.isQuiet ? QUIET_MS : Math.max(SHORTEST_MS, Math.min(LONGEST_MS, WHOLE_MS / Math.max(1, last)));
}

/** Which scene a beat of the shot belongs to, and its place in it: past its beats, its end. */
export function sceneAt({ told }: Shot, beat: number | null): { told: ToldScene; index: number } | null {
  if (beat === null) return null;
  const one = told.findLast(({ from }) => from <= beat);
  return one === undefined ? null : { told: one, index: beat - one.from };
}
