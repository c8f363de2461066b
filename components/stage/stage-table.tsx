import type { ReactNode } from 'react';
import { endedWords } from '@/components/match/ended-words';
import type { GameScreenProps } from '@/components/match/game-screens';
import { classNames } from '@/components/ui/class-names';
import type { MatchPage } from '@/server/pages/shapes';
import { Fitted } from './fitted';
import type { LoadedScenes } from './scene';
import styles from './stage-screen.module.css';
import { Table } from './table';

interface StageTableProps {
  readonly page: Pick<MatchPage, 'hostGone' | 'endReason'>;
  readonly scenes: LoadedScenes | null;
  readonly props: GameScreenProps;
  readonly phase: string;
}

/** What is on while nothing is told: the table and what is public, the game's own boards, or that it ended with nothing to tell. */
export function StageTable({ page, scenes, props, phase }: StageTableProps) {
  const { view, nameOf, settings, now } = props;
  const Ended = scenes?.Ended;
  if (view.status === 'finished' && Ended !== undefined) {
    return (
      <div className={classNames('grid h-full grid-rows-[auto_minmax(0,1fr)] gap-6 px-4 py-6', styles.far)}>
        <div className="text-center">
          <p className="display text-4xl leading-tight">The match is over</p>
          <p className="text-balance text-xl text-subtle leading-snug">{endedWords(page)}</p>
        </div>
        <Fitted>
          <Ended {...{ view, settings, nameOf, now }} mine={null} isStage />
        </Fitted>
      </div>
    );
  }
  if (view.status === 'finished') return <MatchOver {...props}>{endedWords(page)}</MatchOver>;
  const Centre = scenes?.Centre;
  if (Centre !== undefined && (scenes?.isPassing || scenes?.isCentreAlone)) {
    return (
      <div className={classNames('h-full', styles.far)}>
        <Centre {...{ view, settings, nameOf, now }} mine={null} isStage />
      </div>
    );
  }
  const Standing = scenes?.Standing;
  return (
    <div
      className={classNames(
        'grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[minmax(0,1fr)] items-center gap-10 px-4 py-8',
        styles.far,
      )}
    >
      <Table seats={view.seats} {...{ nameOf }} mine={null} caption={phase} isStage>
        {Centre !== undefined && <Centre {...{ view, settings, nameOf, now }} mine={null} isStage />}
      </Table>
      {Standing !== undefined && (
        <section
          aria-label="What is public"
          className={classNames('grid h-full grid-rows-[minmax(0,1fr)]', !scenes?.isStandingWide && 'w-84')}
        >
          <Fitted>
            <Standing {...{ view, settings, nameOf, now }} mine={null} />
          </Fitted>
        </section>
      )}
    </div>
  );
}

interface MatchOverProps extends Pick<GameScreenProps, 'view' | 'nameOf'> {
  /** What comes, or how it ended. */
  readonly children: ReactNode;
}

/** Nobody is to move or ready any more: the table alone, and in its middle that it is over. */
export const MatchOver = ({ view, nameOf, children }: MatchOverProps) => (
  <div className={classNames('h-full px-4 py-8', styles.far)}>
    <Table seats={view.seats.map(({ seat }) => ({ seat, acted: null }))} {...{ nameOf }} mine={null} isStage>
      <div className="grid gap-3 text-center">
        <p className="display text-[min(3rem,12cqw)] leading-tight">The match is over</p>
        <p className="text-balance text-[min(1.5rem,7cqw)] text-subtle leading-snug">{children}</p>
      </div>
    </Table>
  </div>
);
