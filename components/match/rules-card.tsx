'use client';

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

/** How a game is played, for who begins: a part of the page from the start, above the board or beside it, and over nothing. */
export function RulesCard({ page, goal, isAside, onDone }: RulesCardProps) {
  return (
    <section
      aria-label="How to play"
      className={classNames(
        'min-w-0 rounded-lg border border-brass/50 bg-subtle',
        isAside && 'lg:col-start-2 lg:row-start-1',
      )}
    >
      <div className="px-4 pt-3">
        <h2 className="display text-xl">How to play</h2>
        <p className="text-brass-content">{goal}</p>
      </div>
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
        <Button
          className="max-sm:w-full"
          onClick={() => {
            onDone();
            focusBoard(boardOnPage());
          }}
        >
          Got it, show me the board
        </Button>
      </div>
    </section>
  );
}

/** Side by side: a phone draws them along, with what is written in them for screen readers. */
const row =
  'relative grid auto-cols-[85%] gap-x-4 overflow-x-auto px-4 max-lg:grid-flow-col sm:auto-cols-[45%] lg:grid-cols-4 *:border-b-0 lg:*:grid-cols-1';

/** Pictures share a row, and so does what is written below them, however high each is. */
const abreast = 'lg:grid-cols-4 lg:*:row-span-2 lg:*:grid-rows-subgrid lg:[&>li>p]:self-start';

const column = 'lg:grid-cols-1! lg:*:border-b lg:*:grid-cols-[6rem_minmax(0,1fr)]! lg:*:last:border-b-0';
