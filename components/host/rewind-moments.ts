import { type ChapterGiven, viewsOf } from '@/components/match/chapters';
import { chapterWords } from '@/components/match/phase-words';

/** Where a match can be taken back to, as a host thinks of it. */
export interface RewindMoment {
  /** How many events stay. */
  readonly to: number;
  /** "Round 2 of 3, before it closed". */
  readonly words: string;
  /** Epoch milliseconds; null: the start. */
  readonly time: number | null;
  /** How many events that count now would be taken back. */
  readonly lost: number;
}

type Given = Pick<ChapterGiven, 'story' | 'screens' | 'settings'>;

/** Before and after each close that counts, the newest first, and the start. The lines are a host's: all there are, in order. */
export function rewindMoments({ story, screens, settings }: Given): readonly RewindMoment[] {
  const headings = viewsOf(story).map((view) => chapterWords(screens, view, settings));
  const lostFrom = (to: number) => story.lines.filter(({ seq, rewoundBy }) => seq > to && rewoundBy === null).length;
  const closes = story.closes.flatMap(({ time, after, rewoundBy }, i) => {
    if (rewoundBy !== null || after === 0 || headings[i] === headings[i + 1]) return [];
    return [
      { to: after - 1, time, words: `${headings[i]}, before it closed` },
      { to: after, time, words: `${headings[i + 1]}, as it opened` },
    ];
  });
  return [{ to: 0, time: null, words: 'The start of the match' }, ...closes]
    .map((moment) => ({ ...moment, lost: lostFrom(moment.to) }))
    .filter(({ lost }) => lost > 0)
    .toReversed();
}

/** "takes back 1 line", "takes back 12 lines". */
export const lostWords = (lost: number): string => `takes back ${lost} ${lost === 1 ? 'line' : 'lines'}`;
