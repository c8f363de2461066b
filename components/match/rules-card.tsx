'use client';

import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { loadsOf } from '@/components/games/registry';
import { boardOnPage, focusBoard } from '@/components/stage/focus-board';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { MatchPage } from '@/server/pages/shapes';
import { DrawnAlong } from './drawn-along';
import { InPictures, SoundChoice } from './rules-in-brief';

interface RulesCardProps {
  readonly page: MatchPage;
  readonly goal: string;
  /** The page has a column beside the board, which has room for it. */
  readonly isAside: boolean;
  onDone(): void;
}

/** How a game is played, for who begins: a part of the page from the start, whole beside the board, above it one line that unfolds. */
export function RulesCard({ page, goal, isAside, onDone }: RulesCardProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  // Beside the board there is room for all of it.
  const foldable = isUnfolded ? undefined : isAside ? 'max-lg:hidden' : 'hidden';
  const done = () => {
    onDone();
    // The button may lie far down: the board it promises is at the top.
    document.documentElement.scrollTo({ top: 0 });
    focusBoard(boardOnPage());
  };
  return (
    <section
      aria-label="How to play"
      className={classNames(
        'min-w-0 rounded-lg border border-brass/50 bg-subtle',
        isAside && 'lg:col-start-2 lg:row-start-1',
      )}
    >
      <Folded
        {...{ goal, isUnfolded, onDone: done }}
        hasPictures={loadsOf(page.game)?.brief !== undefined}
        className={isAside ? 'lg:hidden' : undefined}
        onToggle={() => setUnfolded(!isUnfolded)}
      />
      {isAside && (
        <div className="px-4 pt-3 max-lg:hidden">
          <h2 className="display text-xl">How to play</h2>
          <p className="text-brass-content">{goal}</p>
        </div>
      )}
      <div className={foldable}>
        <DrawnAlong className={classNames(row, isAside ? column : abreast)}>
          <InPictures page={page} />
        </DrawnAlong>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-muted border-t px-4 py-2">
          <SoundChoice />
          <a
            className="text-sm underline underline-offset-4"
            href={`/m/${page.code}/rules`}
            target="_blank"
            rel="noreferrer"
          >
            The whole rulebook
          </a>
          {isAside && (
            <Button className="max-lg:hidden" onClick={done}>
              Got it, show me the board
            </Button>
          )}
        </div>
      </div>
    </section>
  );
}

interface FoldedProps {
  readonly goal: string;
  readonly isUnfolded: boolean;
  /** Of a game that has none the goal is the beginning, and the rulebook the rest. */
  readonly hasPictures: boolean;
  readonly className: string | undefined;
  onToggle(): void;
  onDone(): void;
}

/** The goal, and a way to the rest; on a phone, where the board needs the room, the goal stands with the rest. */
const Folded = ({ goal, isUnfolded, hasPictures, className, onToggle, onDone }: FoldedProps) => (
  <div className={classNames('flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 max-sm:px-2', className)}>
    <h2 className="display text-lg max-sm:sr-only">How to play</h2>
    <p
      className={classNames(
        'min-w-0 flex-auto text-brass-content text-sm',
        isUnfolded ? 'max-sm:order-last max-sm:basis-full max-sm:px-2' : 'max-sm:sr-only',
      )}
    >
      {goal}
    </p>
    <div className="flex gap-2 max-sm:w-full max-sm:*:h-11 max-sm:*:flex-auto">
      <Button size="sm" aria-expanded={isUnfolded} onClick={onToggle}>
        {hasPictures ? (
          <span>
            <span className="sm:hidden">How to play, in</span> <span className="max-sm:hidden">In</span> four pictures
          </span>
        ) : (
          <span>
            <span className="sm:hidden">How to play</span> <span className="max-sm:hidden">More</span>
          </span>
        )}{' '}
        <ChevronDown aria-hidden className={classNames('size-4', isUnfolded && 'rotate-180')} />
      </Button>
      <Button size="sm" variant="quiet" onClick={onDone}>
        Got it
      </Button>
    </div>
  </div>
);

/** Side by side: a phone draws them along, with what is written in them for screen readers. */
const row =
  'relative grid auto-cols-[85%] gap-x-4 overflow-x-auto px-4 max-lg:grid-flow-col sm:auto-cols-[45%] lg:grid-cols-4 *:border-b-0 lg:*:grid-cols-1';

/** Pictures share a row, and so does what is written below them, however high each is. */
const abreast = 'lg:grid-cols-4 lg:*:row-span-2 lg:*:grid-rows-subgrid lg:[&>li>[data-words]]:self-start';

const column =
  'lg:grid-cols-1! lg:*:border-b lg:[&>:not([data-wide])]:grid-cols-[6rem_minmax(0,1fr)]! lg:[&>[data-wide]]:gap-y-2 lg:*:last:border-b-0';
