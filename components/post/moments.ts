import { type ChapterGiven, type ReadStory, viewsOf } from '@/components/match/chapters';
import { chapterWords } from '@/components/match/phase-words';
import type { Telling } from '@/components/stage/scene';

// The closes of a match that can be posted, for who comes to it late.

/** A close that counts and has something to show. */
export interface PostableClose {
  /** Its place among the closes of the match's story. */
  readonly close: number;
  /** "Round 2 of 3": what it belongs to. */
  readonly chapter: string;
  readonly title: string;
}

interface Given extends Pick<ChapterGiven, 'scenes' | 'screens' | 'settings'> {
  readonly story: ReadStory;
  readonly nameOf: Telling['nameOf'];
}

/** Oldest first. */
export function momentsOf({ story, scenes, screens, settings, nameOf }: Given): readonly PostableClose[] {
  const views = viewsOf(story);
  return story.closes.flatMap(({ rewoundBy }, close) => {
    const [before, after] = [views[close], views[close + 1]];
    if (before === undefined || after === undefined || rewoundBy !== null) return [];
    const chapter = chapterWords(screens, before, settings);
    if (scenes === null) return [{ close, chapter, title: `${chapter} is over` }];
    const scene = scenes.closeOf(before, after, { settings, mine: null, nameOf })?.scene ?? null;
    return scene === null ? [] : [{ close, chapter, title: scene.title }];
  });
}
