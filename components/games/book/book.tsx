import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Contents } from './contents';
import { type Position, PositionCard } from './position-card';
import { type Step, WorkedRound } from './worked-round';

// What every rulebook is made of: what the game is about, one round of it to step through, its rules by chapters, and
// positions to answer. It is a page without a framework's scripts (docs/decisions/089): nothing here may need the browser.

export interface Chapter {
  readonly title: string;
  readonly body: ReactNode;
}

interface BookProps {
  /** The page has said above what the game is. */
  readonly isTold: boolean;
  /** What the game is, in a paragraph. */
  readonly lead: ReactNode;
  /** What happens in the round that is worked through, in a sentence. */
  readonly about: string;
  readonly steps: readonly Step[];
  readonly chapters: readonly Chapter[];
  readonly positions: readonly Position[];
}

const workedTitle = 'A round, step by step';
const positionsTitle = 'Positions to answer';

export function Book({ isTold, lead, about, steps, chapters, positions }: BookProps) {
  const titles = [workedTitle, ...chapters.map(({ title }) => title), positionsTitle];
  return (
    <div className="lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:gap-12">
      <Contents entries={titles.map((title) => ({ title, id: anchorOf(title) }))} />
      <div className={classNames('min-w-0', isTold && '[&>:first-child_h2]:mt-0')}>
        {!isTold && <div className="prose text-lg">{lead}</div>}
        <WorkedRound id={anchorOf(workedTitle)} title={workedTitle} about={about} steps={steps} />
        {chapters.map(({ title, body }) => (
          <section key={title} id={anchorOf(title)} aria-labelledby={`${anchorOf(title)}-title`} className="prose">
            <h2 id={`${anchorOf(title)}-title`}>{title}</h2>
            {body}
          </section>
        ))}
        <Positions positions={positions} />
      </div>
    </div>
  );
}

function Positions({ positions }: Pick<BookProps, 'positions'>) {
  const id = anchorOf(positionsTitle);
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <div className="prose">
        <h2 id={`${id}-title`}>{positionsTitle}</h2>
        <p>By the standard settings. Choose an answer to see whether it holds, and why.</p>
      </div>
      {positions.map((position, i) => (
        <PositionCard key={position.question} number={i + 1} {...position} />
      ))}
    </section>
  );
}

/** "What you learn" is found at "#what-you-learn". */
const anchorOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
