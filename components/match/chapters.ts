import { markedName } from '@/components/faces/marked-names';
import type { LoadedScenes, Telling } from '@/components/stage/scene';
import type { MatchView, Results } from '@/games/game';
import { applyPatch, type Patch } from '@/games/kit/diff';
import type { LogStory, StoryClose } from '@/server/pages/shapes';
import type { GameScreens } from './game-screens';
import type { ReadLine } from './log-words';
import { chapterWords, END, whatCloses } from './phase-words';

// The log by rounds: the lines of the story, and between them what everybody could see happen, in the words of the
// scenes. Names are marked in them (`Said`).

/** A story as it arrives: over the wire what is unknown may be missing. */
export interface ReadStory extends Pick<LogStory, 'first' | 'handedOn'> {
  readonly lines: readonly ReadLine[];
  readonly closes: readonly (Omit<StoryClose, 'change'> & { readonly change: unknown })[];
}

export interface LogChapter {
  /** Unique in the log: a round that was taken back has a chapter for each time. */
  readonly id: string;
  readonly heading: string;
  /** Oldest first. */
  readonly entries: readonly Entry[];
}

export type Entry = { readonly type: 'line'; readonly id: string; readonly line: ReadLine } | Happening;

/** What everybody could see happen. */
export interface Happening {
  readonly type: 'happening';
  readonly id: string;
  /** Epoch milliseconds. */
  readonly time: number;
  /** A rewind took it back. */
  readonly isGone: boolean;
  readonly title: string | null;
  readonly sentences: readonly string[];
}

export interface ChapterGiven {
  readonly story: ReadStory;
  readonly screens: Pick<GameScreens, 'phase' | 'chapter'>;
  /** Null: the game has none, or they are on their way. */
  readonly scenes: Pick<LoadedScenes, 'closeOf' | 'passing' | 'finale'> | null;
  readonly settings: unknown;
  /** Null until the end may be told. */
  readonly results: Results | null;
}

/** Oldest first. */
export function chaptersOf(given: ChapterGiven): readonly LogChapter[] {
  const { story, screens, settings } = given;
  const views = viewsOf(story);
  const lineEntries = story.lines.map((line): Entry => ({ type: 'line', id: `line ${line.seq}`, line }));
  const stretches = views.map((view, i): Omit<LogChapter, 'id'> => {
    const lines = withHandedOn(lineEntries, { story, from: story.closes[i - 1], to: story.closes[i] });
    const happened = happeningAt(given, views, i);
    return {
      heading: chapterWords(screens, view, settings),
      entries: happened === null ? lines : [...lines, happened],
    };
  });
  if (stretches.length === 0) {
    return [{ id: 'all', heading: 'The log', entries: withHandedOn(lineEntries, { story }) }];
  }
  return joined([...stretches, ...endOf(given, views.at(-1))]);
}

type Close = ReadStory['closes'][number] | undefined;

/** The lines between two closes, and among them who took a seat over; no close: from the start, to the end. */
function withHandedOn(
  lines: readonly Entry[],
  { story, from, to }: { story: ReadStory; from?: Close; to?: Close },
): Entry[] {
  const first = from?.after ?? 0;
  const between = lines.slice(first, to?.after).map((entry, i) => ({ entry, place: first + i }));
  const handedOn = story.handedOn
    .filter(({ time }) => time > (from?.time ?? 0) && time <= (to?.time ?? Number.POSITIVE_INFINITY))
    .map((one) => ({ entry: handedOnEntry(one), place: one.after - 0.5 }));
  return [...between, ...handedOn].sort((a, b) => a.place - b.place).map(({ entry }) => entry);
}

const handedOnEntry = ({ seat, from, to, time }: ReadStory['handedOn'][number]): Entry => ({
  ...{ type: 'happening', id: `seat ${seat} ${time}`, time, isGone: false, title: null },
  sentences: [`${to} took over seat ${seat} from ${from}.`],
});

/** What a host who closed anything with it closed, by the `seq` of each line: "the phase". */
export function closedBy(story: ReadStory, screens: Pick<GameScreens, 'closes'>): ReadonlyMap<number, string> {
  const stretches = viewsOf(story).map((view, i) => {
    const lines = story.lines.slice(story.closes[i - 1]?.after ?? 0, story.closes[i]?.after);
    return lines.map(({ seq }) => [seq, whatCloses(screens, view)] as const);
  });
  return new Map(stretches.flat());
}

/** What was public at the start and after each close. */
export function viewsOf({ first, closes }: Pick<ReadStory, 'first' | 'closes'>): MatchView[] {
  const views = first === null ? [] : [first];
  for (const { change } of closes) views.push(applyPatch(views.at(-1), change as Patch) as MatchView);
  return views;
}

const telling = (settings: unknown): Telling => ({ settings, mine: null, nameOf: markedName });

/** What the close showed that ended this stretch; null: the stretch still runs, or there is nothing to say. */
function happeningAt(
  { story, scenes, settings }: ChapterGiven,
  views: readonly MatchView[],
  i: number,
): Happening | null {
  const close = story.closes[i];
  const [before, after] = [views[i], views[i + 1]];
  if (close === undefined || before === undefined || after === undefined || scenes === null) return null;
  const scene = scenes.closeOf(before, after, telling(settings))?.scene ?? null;
  const passing = scenes.passing?.(before, after, telling(settings)) ?? [];
  if (scene === null && passing.length === 0) return null;
  return {
    ...{ type: 'happening', id: `close ${i}`, time: close.time, isGone: close.rewoundBy !== null },
    title: scene?.title ?? null,
    sentences: [...passing, ...(scene?.beats.map(({ text }) => text) ?? [])],
  };
}

/** The finale, for who knows it. */
function endOf(
  { scenes, settings, results, story }: ChapterGiven,
  view: MatchView | undefined,
): Omit<LogChapter, 'id'>[] {
  const scene =
    results === null || view?.status !== 'finished' ? null : scenes?.finale?.tell(view, results, telling(settings));
  if (scene == null) return [];
  const time = story.closes.at(-1)?.time ?? 0;
  const sentences = scene.beats.map(({ text }) => text);
  return [
    {
      heading: END,
      entries: [{ type: 'happening', id: 'finale', time, isGone: false, title: scene.title, sentences }],
    },
  ];
}

/**
 * Stretches of one heading that follow each other are one chapter; those in which nothing happened are left out, but for
 * the one that is played now.
 */
function joined(stretches: readonly Omit<LogChapter, 'id'>[]): readonly LogChapter[] {
  const chapters: LogChapter[] = [];
  for (const [i, { heading, entries }] of stretches.entries()) {
    const last = chapters.at(-1);
    if (last?.heading === heading) {
      chapters[chapters.length - 1] = { ...last, entries: [...last.entries, ...entries] };
    } else if (entries.length > 0 || (i === stretches.length - 1 && heading !== END)) {
      chapters.push({ id: `chapter ${i}`, heading, entries });
    }
  }
  return chapters;
}
