'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { LocalTime } from '@/components/ui/local-time';
import type { MatchView, SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { type ReadLine, wordsOfLine } from './log-words';

/** The log as this viewer may see it, read again whenever something on the page changed. */
export function useMatchLog(
  page: MatchPage,
  view: MatchView | null,
): { lines: readonly ReadLine[]; problem: string | null } {
  const [lines, setLines] = useState<readonly ReadLine[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const { code } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or view is what says that the log may have grown
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(() => {
      api.matches.log.query({ code }).then(
        (read) => {
          if (!isWanted) return;
          setLines(read);
          setProblem(null);
        },
        (error) => isWanted && setProblem(failureOf(error).message),
      );
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, page, view]);
  return { lines, problem };
}

export interface MatchLogProps {
  readonly page: MatchPage;
  readonly view: MatchView | null;
  nameOf(seat: SeatId): string;
  actionWords?: (action: unknown) => string | null;
  /** Shows the match as it was before the line with this `seq`, a rewind. */
  onShowBefore?: (seq: number) => void;
}

/** How many lines are on screen at first; long matches have thousands. */
export const LINES_SHOWN = 150;

/** Newest first. What a rewind took back stays, struck out, with the host's reason beside the rewind. */
export function MatchLog({ page, view, nameOf, actionWords, onShowBefore }: MatchLogProps) {
  const { lines, problem } = useMatchLog(page, view);
  const [isWhole, setWhole] = useState(false);
  if (problem !== null) return <p className="text-danger-content text-sm">{problem}</p>;
  if (lines.length === 0) return <p className="text-muted text-sm">Nothing has happened yet.</p>;
  const shown = lines.toReversed().slice(0, isWhole ? undefined : LINES_SHOWN);
  return (
    <div className="max-h-96 overflow-y-auto">
      <ol className="text-sm" reversed>
        {shown.map((line) => (
          <li key={line.seq} className="grid grid-cols-[3.75rem_1fr] gap-x-2 border-muted border-b py-1.5">
            <LogTime time={line.time} />
            <span className={classNames(line.rewoundBy !== null && 'text-muted line-through')}>
              {wordsOfLine(line, { nameOf, actionWords })}
              {line.reason !== null && <span className="block text-muted no-underline">Reason: {line.reason}</span>}
              {line.rewoundTo !== null && onShowBefore !== undefined && (
                <button
                  type="button"
                  className="block min-h-6 text-subtle underline underline-offset-4 hover:text-emphasis"
                  onClick={() => onShowBefore(line.seq)}
                >
                  See the version before
                </button>
              )}
            </span>
          </li>
        ))}
      </ol>
      {shown.length < lines.length && <OlderLines count={lines.length - shown.length} onShow={() => setWhole(true)} />}
    </div>
  );
}

export function OlderLines({ count, onShow }: { count: number; onShow(): void }) {
  return (
    <Button size="sm" className="mt-2" onClick={onShow}>
      Show {count} older {count === 1 ? 'line' : 'lines'}
    </Button>
  );
}

export const LogTime = ({ time }: { time: number }) => <LocalTime time={time} className="text-muted" />;
