'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { useRequests } from '@/components/api/use-requests';
import { type ReadLine, wordsOfLine } from '@/components/match/log-words';
import { LINES_SHOWN, LogTime, OlderLines, useMatchLog } from '@/components/match/match-log';
import { createKey } from '@/components/match/send';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Dialog } from '@/components/ui/dialog';
import { FieldError, Textarea } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { MatchView, SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { useIsSafe } from './safe-to-share';

interface LogProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  nameOf(seat: SeatId): string;
  actionWords(action: unknown): string | null;
  /** Where a match stands, in words. */
  phaseOf(view: MatchView): string;
}

/** Every event with its time and who did it; from any of them on the match can be taken back. */
export function HostLog({ page, view, nameOf, actionWords, phaseOf }: LogProps) {
  const { lines, problem } = useMatchLog(page, view);
  const [to, setTo] = useState<ReadLine | 'start' | null>(null);
  const isSafe = useIsSafe();
  const shown = (line: ReadLine): ReadLine =>
    isSafe && line.by !== 'host' && line.by !== 'clock' ? { ...line, action: null } : line;
  const [isWhole, setWhole] = useState(false);
  const newestFirst = lines.toReversed().slice(0, isWhole ? undefined : LINES_SHOWN);
  return (
    <>
      {problem !== null && <p className="mb-3 text-danger-content text-sm">{problem}</p>}
      <Table caption="The log, newest first">
        <thead>
          <tr>
            <Th numeric>No.</Th>
            <Th>Time</Th>
            <Th>What happened</Th>
            <Th>By</Th>
            <Th>
              <span className="sr-only">Rewind</span>
            </Th>
          </tr>
        </thead>
        <tbody>
          {newestFirst.map((line, i) => (
            <tr key={line.seq} className={classNames(line.rewoundBy !== null && 'text-muted')}>
              <RowTh className="text-right">{line.seq}</RowTh>
              <Td>
                <LogTime time={line.time} />
              </Td>
              <Td className={classNames('min-w-56', line.rewoundBy !== null && 'line-through')}>
                {wordsOfLine(shown(line), { nameOf, actionWords })}
                {line.reason !== null && <span className="block text-muted">Reason: {line.reason}</span>}
              </Td>
              <Td className="whitespace-nowrap text-muted">{actorOf(line)}</Td>
              <Td className="text-right">
                {i > 0 && (
                  <Button size="sm" variant="quiet" onClick={() => setTo(line)}>
                    Rewind to here
                  </Button>
                )}
              </Td>
            </tr>
          ))}
          <tr>
            <RowTh className="text-right">0</RowTh>
            <Td>{page.startedAt === null ? null : <LogTime time={page.startedAt} />}</Td>
            <Td>The match started.</Td>
            <Td />
            <Td className="text-right">
              {lines.length > 0 && (
                <Button size="sm" variant="quiet" onClick={() => setTo('start')}>
                  Rewind to here
                </Button>
              )}
            </Td>
          </tr>
        </tbody>
      </Table>
      {newestFirst.length < lines.length && (
        <OlderLines count={lines.length - newestFirst.length} onShow={() => setWhole(true)} />
      )}
      {to !== null && (
        <RewindDialog
          {...{ page, nameOf, actionWords, phaseOf }}
          to={to === 'start' ? 0 : to.seq}
          onClose={() => setTo(null)}
        />
      )}
    </>
  );
}

function actorOf({ via, person, by }: ReadLine): string {
  if (by === 'clock') return 'clock';
  if (via === 'auto') return 'by itself';
  if (via === 'bot') return 'bot';
  return person ?? (by === 'host' ? 'host' : 'player');
}

function LineList({
  title,
  lines,
  nameOf,
  actionWords,
}: Pick<LogProps, 'nameOf' | 'actionWords'> & { title: string; lines: readonly ReadLine[] }) {
  const isSafe = useIsSafe();
  return (
    <div>
      <h3 className="font-medium text-sm">{title}</h3>
      <ol className="mt-1.5 max-h-52 overflow-y-auto rounded-md border border-subtle px-3 py-1.5 text-sm">
        {lines.map((line) => (
          <li key={line.seq} className="py-0.5">
            <span className="figures mr-2 text-muted">{line.seq}</span>
            {wordsOfLine(isSafe ? { ...line, action: null } : line, { nameOf, actionWords })}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface RewindProps extends Omit<LogProps, 'view'> {
  /** How many events stay. */
  readonly to: number;
  onClose(): void;
}

/** What will be lost comes first, then the reason, then the button. */
function RewindDialog({ page, to, nameOf, actionWords, phaseOf, onClose }: RewindProps) {
  const requests = useRequests();
  const [reason, setReason] = useState('');
  const { preview, problem } = useRewindPreview(page.code, to);

  async function rewind() {
    const done = await requests.send('rewind', () =>
      api.host.act.mutate({ code: page.code, action: { type: 'rewind', to }, key: createKey(), reason }),
    );
    if (done === null) return;
    notify('The match is back there, and paused. Resume it when all is as it should be.', 'success');
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={to === 0 ? 'Rewind to the start' : `Rewind to event ${to}`}
      about="Nothing is deleted: the log keeps what is taken back, and everybody reads your reason. The match is paused afterwards."
      footer={
        <Button
          variant="danger"
          busy={requests.isBusy('rewind')}
          disabledReason={reason.trim() === '' ? 'Say why: everybody reads it.' : null}
          onClick={() => void rewind()}
        >
          Rewind
        </Button>
      }
    >
      <div className="grid gap-4">
        {preview === null ? (
          <p className="text-muted text-sm">{problem ?? 'Looking what would be lost.'}</p>
        ) : (
          <>
            <LineList
              title={
                preview.lost.length === 1
                  ? 'One event will be taken back'
                  : `${preview.lost.length} events will be taken back`
              }
              lines={preview.lost}
              {...{ nameOf, actionWords }}
            />
            {preview.regained.length > 0 && (
              <LineList title="These count again" lines={preview.regained} {...{ nameOf, actionWords }} />
            )}
            <p className="text-sm text-subtle">The match will stand at: {phaseOf(preview.view)}.</p>
          </>
        )}
        <Textarea
          label="Reason"
          help="For everybody, beside the rewind in the log."
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FieldError error={requests.problemAt('rewind')} />
      </div>
    </Dialog>
  );
}

type Preview = NonNullable<Awaited<ReturnType<typeof api.host.rewindPreview.query>>>;

function useRewindPreview(code: string, to: number) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    api.host.rewindPreview.query({ code, to }).then(
      (read) => {
        if (!isWanted) return;
        setPreview(read);
        setProblem(read === null ? 'The log does not reach that far.' : null);
      },
      (error) => isWanted && setProblem(failureOf(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, [code, to]);
  return { preview, problem };
}
