'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { useRequests } from '@/components/api/use-requests';
import { Said } from '@/components/faces/face';
import { markedName } from '@/components/faces/marked-names';
import type { GameScreens } from '@/components/match/game-screens';
import { LogTime } from '@/components/match/log-time';
import { type ReadLine, wordsOfLine } from '@/components/match/log-words';
import { MatchLog } from '@/components/match/match-log';
import { type Moment, MomentDialog } from '@/components/match/moment-dialog';
import { SeatsOpened } from '@/components/match/seats-opened';
import { useActionWords } from '@/components/match/use-action-words';
import { useIsSafe, useIsSafeEverywhere } from '@/components/shell/safe';
import { useIsJustLeft } from '@/components/stage/use-left-place';
import { withinSentence } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { FieldError, Textarea } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import { notify } from '@/components/ui/notice';
import type { MatchView, Results } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { lostWords, type RewindMoment, rewindMoments } from './rewind-moments';

interface LogProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly screens: GameScreens;
  readonly results: Results | null;
  /** The match is over, and its end is not to be seen here before it is told. */
  readonly isEndUntold: boolean;
  readonly moment: Moment;
  /** Where a match stands, in words. */
  phaseOf(view: MatchView): string;
}

/** The log, with its numbers and who did what; from every line but the newest the match can be taken back. */
export function HostLog({ page, view, moment, screens, results, isEndUntold, phaseOf }: LogProps) {
  const [to, setTo] = useState<AskedRewind | null>(null);
  const isSafe = useIsSafe();
  const isEverywhere = useIsSafeEverywhere();
  const isTelling = useIsJustLeft(page.code, view) && isSafe;
  if (isSafe && isEndUntold) {
    return <p className="text-muted text-sm">The log tells the end too: it stands here once the end has been told.</p>;
  }
  return (
    <>
      <div className="mb-4 empty:hidden">
        <SeatsOpened page={page} />
      </div>
      <MatchLog
        {...{ page, view, screens, results, isEndUntold, isTelling }}
        above={(story, closed) =>
          !isSafe && (
            <WaysBack
              moments={rewindMoments({ story, screens, settings: page.settings })}
              onChoose={(moment) => setTo({ ...moment, line: null, closed })}
            />
          )
        }
        beside={(line, { isNewest, closed }) => (
          <span className="ml-auto flex items-center gap-3 whitespace-nowrap text-muted text-xs">
            <span>
              {actorOf(line)}, line {line.seq}
            </span>
            {!isSafe && !isNewest && (
              <Button
                size="sm"
                variant="quiet"
                onClick={() =>
                  setTo({ to: line.seq, words: `right after line ${line.seq}`, line, time: line.time, closed })
                }
              >
                Rewind to here
              </Button>
            )}
          </span>
        )}
      />
      {isSafe && (
        <p className="mt-3 text-muted text-sm">
          To rewind, have everything shown in a tab that nobody looks at:{' '}
          {isEverywhere ? '“Show everything here”, above' : 'ask to be shown everything'}. Hide it again afterwards.
        </p>
      )}
      {to !== null && !isSafe && (
        <RewindDialog {...{ page, moment, screens, phaseOf, ...to }} onClose={() => setTo(null)} />
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
  screens,
  closed,
}: Pick<LogProps, 'screens'> & Pick<AskedRewind, 'closed'> & { title: string; lines: readonly ReadLine[] }) {
  return (
    <div>
      <h3 className="font-medium text-sm">{title}</h3>
      <ol className="mt-1.5 max-h-52 overflow-y-auto rounded-md border border-subtle px-3 py-1.5 text-sm">
        {lines.map((line) => (
          <li key={line.seq} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-0.5">
            <LogTime time={line.time} />
            <LineWords {...{ line, screens, closed }} />
          </li>
        ))}
      </ol>
    </div>
  );
}

interface LineWordsProps extends Pick<LogProps, 'screens'>, Pick<AskedRewind, 'closed'> {
  readonly line: ReadLine;
}

function LineWords({ line, screens, closed }: LineWordsProps) {
  const actionWords = useActionWords(screens, markedName);
  const words = wordsOfLine(line, { nameOf: markedName, actionWords, closes: closed.get(line.seq) });
  return (
    <span className="min-w-0 [overflow-wrap:anywhere]">
      <Said>{words}</Said>
    </span>
  );
}

type RewindTo = Pick<RewindMoment, 'to' | 'words' | 'time'>;

/** With what was closed by each line that may be taken back, as the log told it. */
interface AskedRewind extends RewindTo {
  /** The last line that stays, where one was chosen. */
  readonly line: ReadLine | null;
  readonly closed: ReadonlyMap<number, string>;
}

interface WaysProps {
  readonly moments: readonly RewindMoment[];
  onChoose(to: RewindTo): void;
}

/** Where the match can be taken back to, by rounds: what stands then, when that was, and how much it takes back. */
const WaysBack = ({ moments, onChoose }: WaysProps) =>
  moments.length > 0 && (
    <details className="border-subtle border-t pt-1.5">
      <summary className="cursor-pointer py-1">
        <h3 className="eyebrow inline">Take the match back</h3>
      </summary>
      <ol className="mt-1 max-h-96 overflow-y-auto text-sm">
        {moments.map((moment) => (
          <li
            key={moment.words}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-muted border-b py-1.5 last:border-b-0"
          >
            <span className="min-w-0 flex-1 basis-56 font-medium text-emphasis">{moment.words}</span>
            <span className="text-muted text-xs">
              {moment.time !== null && <LocalTime isExact time={moment.time} className="figures mr-2" />}
              {lostWords(moment.lost)}
            </span>
            <Button size="sm" aria-label={`Rewind to ${withinSentence(moment.words)}`} onClick={() => onChoose(moment)}>
              Rewind to this
            </Button>
          </li>
        ))}
      </ol>
    </details>
  );

interface RewindProps extends Pick<LogProps, 'page' | 'moment' | 'screens' | 'phaseOf'>, AskedRewind {
  onClose(): void;
}

/** What will be lost comes first, then the reason, then the button: in words that whoever never saw a log understands. */
function RewindDialog({ page, moment, to, words, line, time, closed, screens, phaseOf, onClose }: RewindProps) {
  const { code } = page;
  const requests = useRequests();
  const [reason, setReason] = useState('');
  const [openedIn] = useState(moment);
  const { preview, problem } = useRewindPreview(code, to);

  async function rewind() {
    const sent = { code, action: { type: 'rewind', to } as const, reason, meantFor: openedIn.id };
    const done = await requests.sendOnce('rewind', sent, (key) => api.host.act.mutate({ ...sent, key }));
    if (done === null) return;
    notify('The match is back there, and paused. Resume it when all is as it should be.', 'success');
    onClose();
  }

  return (
    <MomentDialog
      openedIn={openedIn}
      now={requests.isBusy('rewind') ? openedIn : moment}
      onClose={onClose}
      title={`Rewind to ${withinSentence(words)}?`}
      about="Nothing is deleted: what is taken back stays in the log, struck out, and everybody reads your reason. The match is paused afterwards."
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
        {line !== null && (
          <p className="text-sm text-subtle">
            The last that stays: <LineWords {...{ line, screens, closed }} />
          </p>
        )}
        {time !== null && (
          <p className="text-sm text-subtle">
            Everything since <LocalTime isExact time={time} className="figures font-medium text-emphasis" /> is taken
            back.
          </p>
        )}
        {preview === null ? (
          <p className="text-muted text-sm">{problem ?? 'Looking what would be lost.'}</p>
        ) : (
          <WhatIsLost {...{ preview, closed, screens, phaseOf }} />
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
    </MomentDialog>
  );
}

interface LostProps extends Pick<RewindProps, 'screens' | 'phaseOf' | 'closed'> {
  readonly preview: Preview;
}

function WhatIsLost({ preview, closed, screens, phaseOf }: LostProps) {
  const { lost, regained, view, wasOpen, isUntold } = preview;
  return (
    <>
      <LineList
        title={
          lost.length === 1 ? 'One line of the log is taken back' : `${lost.length} lines of the log are taken back`
        }
        lines={lost}
        {...{ screens, closed }}
      />
      {regained.length > 0 && (
        <LineList title="Taken back before, and counting again" lines={regained} {...{ screens, closed }} />
      )}
      <p className="text-sm text-subtle">The match then stands at: {phaseOf(view)}.</p>
      {wasOpen && (
        <p className="text-sm text-warning-content">
          {isUntold
            ? 'The end has not been told: nobody else knows what you may have seen of it.'
            : 'All secrets of this match were open to everybody when it ended.'}{' '}
          What chance had decided by then stays{!isUntold && ', and everybody knows it by now'}; what chance decides
          from then on comes out anew. The log says so.
        </p>
      )}
    </>
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
        setProblem(read === null ? 'The log has no such line any more: close this and choose again.' : null);
      },
      (error) => isWanted && setProblem(failureOf(error).message),
    );
    return () => {
      isWanted = false;
    };
  }, [code, to]);
  return { preview, problem };
}
