'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Said } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { classNames } from '@/components/ui/class-names';
import { chapterAt, type FilmChapter } from './chapters';
import type { Place } from './film-player';

export interface ScriptLine {
  readonly step: number;
  readonly text: string;
}

export interface ChapterListProps {
  readonly chapters: readonly FilmChapter[];
  readonly step: number;
  readonly isInScene: boolean;
  /** What is said in the chapter that is on, in order. */
  readonly lines: readonly ScriptLine[];
  onSeek(place: Place): void;
}

/** Chapters, the closes in each, and what is said in the one that is on: all of it leads to its moment. */
export function ChapterList({ chapters, step, isInScene, lines, onSeek }: ChapterListProps) {
  const list = useRef<HTMLOListElement>(null);
  const now = chapterAt(chapters, isInScene ? step - 1 : step);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on moves with the step
  useEffect(() => keepInSight(list.current), [step, isInScene]);
  return (
    <ol ref={list} aria-label="Chapters" className="grid content-start overflow-y-auto overscroll-contain text-sm">
      {chapters.map((chapter) => (
        <li key={chapter.step}>
          <Entry isOn={chapter === now} onClick={() => onSeek({ step: chapter.step, beat: null })}>
            <span className="display text-base">{chapter.title}</span>
          </Entry>
          {chapter === now && (
            <ol className="border-muted border-l ml-3">
              {lines.map((line) => (
                <li key={line.step}>
                  <Entry
                    isLine
                    isOn={line.step === step && !isInScene}
                    onClick={() => onSeek({ step: line.step, beat: null })}
                  >
                    <Said>{line.text}</Said>
                  </Entry>
                </li>
              ))}
            </ol>
          )}
          {chapter.closes.map((close) => (
            <Entry
              key={close.step}
              isOn={isInScene && close.step === step}
              onClick={() => onSeek({ step: close.step, beat: 0 })}
            >
              <span aria-hidden className="mt-1.5 size-2 shrink-0 rotate-45 bg-brass" />
              <span>
                <span className="sr-only">Scene: </span>
                <WithBots>{close.title}</WithBots>
              </span>
            </Entry>
          ))}
        </li>
      ))}
    </ol>
  );
}

interface EntryProps {
  readonly isOn: boolean;
  /** What an event says, below its chapter. */
  readonly isLine?: boolean;
  readonly children: ReactNode;
  onClick(): void;
}

const Entry = ({ isOn, isLine = false, children, onClick }: EntryProps) => (
  <button
    type="button"
    aria-current={isOn ? 'step' : undefined}
    onClick={onClick}
    className={classNames(
      'min-h-11 w-full rounded-md px-3 py-1 text-left [overflow-wrap:anywhere] hover:bg-emphasis',
      isLine ? 'block lg:min-h-7' : 'flex items-center gap-2.5 lg:min-h-9',
      isOn ? 'bg-brass-subtle text-brass-content' : isLine ? 'text-subtle' : 'text-default',
    )}
  >
    {children}
  </button>
);

/** Only the list scrolls, never the page. */
function keepInSight(list: HTMLElement | null) {
  const on = [...(list?.querySelectorAll<HTMLElement>('[aria-current]') ?? [])].at(-1);
  if (list === null || on === undefined) return;
  const [box, inside] = [list.getBoundingClientRect(), on.getBoundingClientRect()];
  if (inside.top < box.top || inside.bottom > box.bottom) {
    list.scrollTop += inside.top - box.top - box.height / 3;
  }
}
