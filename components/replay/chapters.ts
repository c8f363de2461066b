import type { Close } from '@/components/stage/scene';
import type { MatchView } from '@/games/game';
import { chapterOf, type Turn } from './film';
import type { Place } from './film-player';

// A film's chapters: rounds and phases by their names, and in each the closes that have a scene. Told from what
// spectators saw, so that they are the same in all eyes.

export interface FilmChapter {
  readonly step: number;
  readonly title: string;
  /** "8 1": the phase and the round. */
  readonly key: string;
  /** What a host closes in it: "the round". */
  readonly hostCloses: string;
  readonly closes: readonly ChapterClose[];
}

/** A close with a scene: at its step the next chapter may have begun. */
export interface ChapterClose {
  readonly step: number;
  readonly title: string;
}

export interface Naming {
  /** "Round 2 of 3", "The end". */
  chapterOf(view: MatchView): string;
  /** What a host closes then: "the round". */
  whatCloses(view: MatchView): string;
  closeOf(before: MatchView, after: MatchView): Close | null;
}

/** The chapters with one more turn, found after all that they know. */
export function chaptersWith(chapters: readonly FilmChapter[], turn: Turn, naming: Naming): readonly FilmChapter[] {
  const told = turn.before === null ? chapters : withClose(chapters, { ...turn, before: turn.before }, naming);
  const key = chapterOf(turn.view);
  if (told.at(-1)?.key === key) return told;
  const { step, view } = turn;
  const words = { title: naming.chapterOf(view), hostCloses: naming.whatCloses(view) };
  return [...told, { step, ...words, key, closes: [] }];
}

function withClose(
  chapters: readonly FilmChapter[],
  { step, before, view }: Turn & { before: MatchView },
  { closeOf }: Naming,
): readonly FilmChapter[] {
  const scene = closeOf(before, view)?.scene ?? null;
  const last = chapters.at(-1);
  if (scene === null || last === undefined) return chapters;
  return [...chapters.slice(0, -1), { ...last, closes: [...last.closes, { step, title: scene.title }] }];
}

/** Where among the chapters a film is: the scene of a close belongs to the chapter that it closes. */
export const chapterStep = ({ step, beat }: Place): number => (beat === null ? step : step - 1);

/** The chapter that a step lies in; null before there are any. */
export const chapterAt = (chapters: readonly FilmChapter[], step: number): FilmChapter | null =>
  chapters.findLast((chapter) => chapter.step <= step) ?? null;

/** Where the chapter before this step begins: the one it lies in, unless that begins here. */
export const chapterBefore = (chapters: readonly FilmChapter[], step: number): number =>
  chapters.findLast((chapter) => chapter.step < step)?.step ?? 0;

export const chapterAfter = (chapters: readonly FilmChapter[], step: number): number | null =>
  chapters.find((chapter) => chapter.step > step)?.step ?? null;

/** From after which event to which one the chapter goes that is told here; `to` null: to the last. */
export function chapterSpan(chapters: readonly FilmChapter[], place: Place): { from: number; to: number | null } {
  const step = chapterStep(place);
  return { from: chapterAt(chapters, step)?.step ?? 0, to: chapterAfter(chapters, step) };
}

/** As they may be listed to somebody who has come as far as `reached`: what came out later is not named. */
export const chaptersUpTo = (chapters: readonly FilmChapter[], reached: number): readonly FilmChapter[] =>
  chapters.map((chapter) => ({ ...chapter, closes: chapter.closes.filter(({ step }) => step <= reached) }));
