'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { momentWithYear, momentWords } from '@/components/post/post-text';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { formatCountdown } from '@/components/ui/duration';
import { FieldError, Input } from '@/components/ui/field';
import { formatLocalMoment, parseLocalMoment } from '@/components/ui/local-moment';
import { useHydrated } from '@/components/ui/use-hydrated';
import { useLeft } from '@/components/ui/use-left';
import type { MatchPage } from '@/server/pages/shapes';
import { whatStartNeeds } from './steps-ahead';

interface StartTimeProps {
  readonly page: MatchPage;
  /** Epoch milliseconds by the server's clock. */
  now(): number;
}

/** When the match starts by itself and how long that is, for its hosts, who can move it or call it off; that it did not, for everybody. */
export function StartTime({ page, now }: StartTimeProps) {
  const { startsAt, startMissed } = page;
  const runs = page.can.host || page.can.practiceHost;
  // Whoever does not run it has it in the middle of the table.
  if (startsAt === null ? startMissed === null : !runs) return null;
  return (
    <section aria-label="Start" className="mb-8 border-muted border-y py-4">
      {startsAt === null ? <Missed startMissed={startMissed} runs={runs} /> : <Planned {...{ page, startsAt, now }} />}
      {startsAt !== null ? <HostChanges page={page} /> : null}
    </section>
  );
}

function Planned({ page, startsAt, now }: StartTimeProps & { readonly startsAt: number }) {
  const left = useLeft({ dueAt: startsAt, now, leftMs: null });
  const isHere = useHydrated();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <div>
        <p className="eyebrow">Starts</p>
        <p className="min-h-7 font-medium text-emphasis text-lg">
          <time dateTime={new Date(startsAt).toISOString()}>{isHere ? momentWords(startsAt) : ''}</time>
        </p>
        <p className="text-muted text-sm">In your time. It starts by itself if {whatStartNeeds(page)} by then.</p>
      </div>
      <p role="timer" aria-label="Until the start" className="figures display text-3xl text-brass-content">
        {left === null ? '' : left > 0 ? formatCountdown(left) : 'Now'}
      </p>
    </div>
  );
}

function Missed({ startMissed, runs }: { startMissed: MatchPage['startMissed']; runs: boolean }) {
  const isHere = useHydrated();
  if (startMissed === null) return null;
  const when = isHere ? momentWords(startMissed.at) : 'its time';
  return (
    <div role={runs ? 'alert' : undefined}>
      <p className="font-medium text-warning-content">It did not start by itself on {when}.</p>
      <p className="text-sm text-subtle">
        {startMissed.why ?? 'The host starts it.'}{' '}
        {runs ? 'Start it by hand when you like, or choose another time.' : null}
      </p>
    </div>
  );
}

function HostChanges({ page }: { page: MatchPage }) {
  const requests = useRequests();
  const callOff = () => requests.send('off', () => api.lobby.schedule.mutate({ code: page.code, startsAt: null }));
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <ChooseStart page={page} />
      <Button size="sm" variant="quiet" busy={requests.isBusy('off')} onClick={() => void callOff()}>
        Do not start by itself
      </Button>
      <FieldError error={requests.problemAt('off')} />
    </div>
  );
}

const hour = 3_600_000;
/** The next full hour but one: somewhere to begin from. */
const laterToday = (): number => Math.ceil((Date.now() + hour) / hour) * hour;

/** For hosts: the time at which the match starts by itself. */
export function ChooseStart({ page, size = 'sm' }: { page: MatchPage; size?: 'sm' | 'lg' }) {
  const { code, startsAt, promise } = page;
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="When does it start?"
      about={`It starts by itself at that time if ${whatStartNeeds({ promise, readyCheck: null })}, and everybody is ready if you asked. If not, nothing happens and the lobby tells you why.`}
      trigger={
        <Button size={size} variant="quiet">
          {startsAt === null ? 'Set a time' : 'Move it'}
        </Button>
      }
    >
      <StartForm code={code} first={startsAt ?? laterToday()} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function StartForm({ code, first, onDone }: { code: string; first: number; onDone: () => void }) {
  const requests = useRequests();
  const [text, setText] = useState(() => formatLocalMoment(first));
  const startsAt = parseLocalMoment(text);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (startsAt === null) return;
    const saved = await requests.send('time', () => api.lobby.schedule.mutate({ code, startsAt }));
    if (saved !== null) onDone();
  }

  return (
    <form onSubmit={save} className="grid gap-4">
      <StartInput text={text} onChange={setText} error={requests.problemAt('time')} />
      <div>
        <Button
          type="submit"
          variant="solid"
          busy={requests.isBusy('time')}
          disabledReason={startsAt === null ? 'Choose a day and a time.' : null}
        >
          Start it then
        </Button>
      </div>
    </form>
  );
}

interface StartInputProps {
  readonly text: string;
  readonly error: string | null;
  readonly hint?: string;
  onChange(text: string): void;
}

export function StartInput({ text, error, hint, onChange }: StartInputProps) {
  const time = parseLocalMoment(text);
  const isHere = useHydrated();
  const isOver = time !== null && isHere && time <= Date.now();
  return (
    <Input
      label="Starts"
      hint={hint}
      type="datetime-local"
      value={text}
      onChange={(event) => onChange(event.target.value)}
      help={time === null ? undefined : `${momentWithYear(time, Date.now())}. Everybody sees it in their own time.`}
      error={error ?? (isOver ? 'That time is over. Choose a later one.' : null)}
    />
  );
}
