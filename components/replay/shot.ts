import { tellEnd } from '@/components/stage/finale';
import type { Beat, Close, LoadedScenes, Scene, Telling } from '@/components/stage/scene';
import type { Frame } from './film';
import type { FilmShot } from './film-player';

// A frame with what is told of it: the scene of what closed, the end, and for how long the board is left in peace.

export interface ToldScene {
  readonly type: 'close' | 'finale';
  readonly scene: Scene;
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
  const isEnd = step === last && results !== null;
  const ending = isEnd ? tellEnd(scenes, { view, results, telling }) : null;
  const told = inOrder([
    { type: 'close', scene: closing },
    { type: 'finale', scene: ending },
  ]);
  return {
    ...{ step, frame, close, told },
    isLast: step === last,
    beats: told.flatMap(({ scene }) => scene.beats),
    holdMs: holdMs({ frame, close, last }),
    opensAt: isTold ? null : (told.find(({ type }) => type === 'finale')?.from ?? null),
  };
}

function inOrder(scenes: readonly { type: ToldScene['type']; scene: Scene | null }[]): readonly ToldScene[] {
  let from = 0;
  return scenes.flatMap(({ type, scene }) => {
    if (scene === null) return [];
    const told = { type, scene, from };
    from += scene.beats.length;
    return [told];
  });
}

function holdMs({ frame, close, last }: { frame: Frame; close: Close | null; last: number }): number {
  if (close !== null) return CARD_MS;
  return frame.isQuiet ? QUIET_MS : Math.max(SHORTEST_MS, Math.min(LONGEST_MS, WHOLE_MS / Math.max(1, last)));
}

/** Which scene a beat of the shot belongs to, and its place in it. */
export function sceneAt({ told }: Shot, beat: number | null): { told: ToldScene; index: number; beat: Beat } | null {
  if (beat === null) return null;
  const one = told.findLast(({ from }) => from <= beat);
  const found = one?.scene.beats[beat - one.from];
  return one === undefined || found === undefined ? null : { told: one, index: beat - one.from, beat: found };
}
