import { bare } from '@/components/games/generated/bare';
import type { Viewer } from '@/games/game';
import { invariant } from '@/games/kit/invariant';
import type { MatchRecord } from '@/games/record';
import { Film, type FilmOutcome, type Frame, type Search, type Turn } from './film';
import { startOf } from './start-of';

// Plays a record beside the page, since a long match takes seconds and a single event can: the page asks for moments,
// and hears what turned as it is found.

export type FilmQuestion =
  | { readonly type: 'open'; readonly record: MatchRecord }
  | { readonly type: 'frame'; readonly id: number; readonly step: number; readonly viewer: Viewer }
  | ({ readonly type: 'next'; readonly id: number } & Search)
  /** Which steps show this viewer anything; nobody else's are asked for any more. */
  | { readonly type: 'count'; readonly viewer: Viewer };

export type FilmAnswer =
  | { readonly type: 'frame'; readonly id: number; readonly frame: Frame }
  | { readonly type: 'folded'; readonly folded: number; readonly turns: readonly Turn[] }
  | { readonly type: 'done'; readonly outcome: FilmOutcome }
  /** All of them, in ascending order. */
  | { readonly type: 'counted'; readonly viewer: Viewer; readonly steps: readonly number[] };

type Waiting = Extract<FilmQuestion, { readonly id: number }>;

interface Counting {
  readonly viewer: Viewer;
  readonly steps: readonly number[];
  readonly to: number;
}

const TURN_MS = 40;
let film: Film | null = null;
let waiting: readonly Waiting[] = [];
let counting: Counting | null = null;

const tell = (answer: FilmAnswer) => self.postMessage(answer);

self.onmessage = ({ data }: MessageEvent<FilmQuestion>) => {
  if (data.type === 'open') void open(data.record);
  else if (data.type === 'count') startCounting(data.viewer);
  else {
    waiting = [...waiting, data];
    answerWhatCanBe();
  }
};

async function open(record: MatchRecord) {
  const load = bare[record.game];
  invariant(load !== undefined, `there are rules for ${record.game}`);
  film = new Film(startOf(await load(), record), record.events);
  foldOn(film, turnsAt(film, 0));
}

/** Folds for a while, answers, and lets new questions come in between. */
function foldOn(film: Film, found: readonly Turn[]) {
  let turns = found;
  const until = performance.now() + TURN_MS;
  while (film.folded < film.last && performance.now() < until) {
    film.fold();
    turns = [...turns, ...turnsAt(film, film.folded)];
  }
  tell({ type: 'folded', folded: film.folded, turns });
  answerWhatCanBe();
  if (film.folded < film.last) setTimeout(() => foldOn(film, []));
  else {
    tell({ type: 'done', outcome: film.outcome() });
    countOn();
  }
}

function startCounting(viewer: Viewer) {
  const isAtIt = counting !== null;
  counting = { viewer, steps: [], to: 0 };
  if (!isAtIt && film !== null && film.folded === film.last) countOn();
}

const COUNTED_AT_ONCE = 20;

/** Once all is folded, for a while; moments that are asked for come first. */
function countOn() {
  if (film === null || counting === null) return;
  const { viewer, steps, to } = counting;
  const more = film.shownAfter(to, { viewer, most: COUNTED_AT_ONCE });
  counting = { viewer, steps: [...steps, ...more.steps], to: more.to };
  if (more.to < film.last) {
    setTimeout(countOn);
    return;
  }
  tell({ type: 'counted', viewer, steps: counting.steps });
  counting = null;
}

function turnsAt(film: Film, step: number): readonly Turn[] {
  const turn = film.turn(step);
  return turn === null ? [] : [turn];
}

function answerWhatCanBe() {
  waiting = waiting.filter((question) => {
    const step = film === null ? null : stepFor(film, question);
    if (film === null || step === null) return true;
    tell({ type: 'frame', id: question.id, frame: film.frame(step, question.viewer) });
    return false;
  });
}

function stepFor(film: Film, question: Waiting): number | null {
  if (question.type === 'next') return film.nextShown(question);
  const step = Math.min(question.step, film.last);
  return step <= film.folded ? step : null;
}
