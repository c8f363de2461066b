'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { type Requests, useRequests } from '@/components/api/use-requests';
import { againstClosing, type Closing, closeTitle, closeVerb } from '@/components/match/close-question';
import { type Moment, MomentDialog } from '@/components/match/moment-dialog';
import { QuietHoursLine } from '@/components/match/quiet-hours';
import { stillTelling } from '@/components/match/still-telling';
import { useInterlude } from '@/components/stage/interlude-note';
import { capital, withinSentence } from '@/components/stage/words';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { formatDuration } from '@/components/ui/duration';
import { FieldError, Input, Select } from '@/components/ui/field';
import { formatLocalMoment, parseLocalMoment } from '@/components/ui/local-moment';
import { announce } from '@/components/ui/notice';
import type { MatchView, Refusal } from '@/games/game';
import { type Night, runsBetween } from '@/games/kit/nights';
import type { HostAction } from '@/games/match';
import type { MatchPage } from '@/server/pages/shapes';

interface ClockProps extends Pick<Closing, 'missing' | 'waits' | 'isLast' | 'byLot'> {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly moment: Moment;
  /** What an action of the host would be refused with now. */
  check(action: unknown): Refusal | null;
  /** What is closed: "the round", "the step". */
  readonly closes: string;
  /** Why closing would change nothing; null: it does something. */
  readonly closesNothing: string | null;
  /** Something waits for the host that closing settles. */
  readonly isWaited: boolean;
  /** Milliseconds to the running deadline; null: none runs. */
  left(): number | null;
  /** Match milliseconds by the server's clock. */
  now(): number;
}

/** The host's hand on the match: close the round, extend, pause, resume, end. A button that would be refused says why. */
export function ClockControls(props: ClockProps) {
  const { page, view, moment, check, missing, waits, isLast, byLot, closes, closesNothing, isWaited, left, now } =
    props;
  const requests = useRequests();
  const interlude = useInterlude({ view, now });
  const { code } = page;
  const act: Act = async (action, { meantFor, said, reason = '' }) => {
    const isByLot = action.type === 'resolve' && byLot != null;
    const sent = { code, meantFor: meantFor.id };
    const full = { ...sent, action, ...(reason === '' ? {} : { reason }) };
    const done = await requests.sendOnce(action.type, [full, isByLot], (key) =>
      isByLot ? api.host.closeByLot.mutate({ ...sent, key }) : api.host.act.mutate({ ...full, key }),
    );
    if (done !== null) announce(said);
    return done !== null;
  };
  const refusal = (action: HostAction) => check(action)?.message ?? null;
  const reason = refusal({ type: 'resolve' }) ?? closesNothing;
  return (
    <section aria-label="Clock">
      <div className="flex flex-wrap items-center gap-2">
        <CloseButton
          {...{ moment, missing, waits, isLast, byLot, closes, interlude }}
          look={closeLook({ page, isWaited, waits, reason })}
          disabledReason={reason}
          act={act}
          requests={requests}
        />
        <ExtendButton
          {...{ moment, left, act, requests }}
          nights={page.nights}
          disabledReason={refusal({ type: 'extend', seconds: 60 })}
        />
        {page.status === 'paused' ? (
          <Button
            variant={page.resumesAt === null ? 'mine' : 'solid'}
            busy={requests.isBusy('resume')}
            disabledReason={refusal({ type: 'resume' })}
            onClick={() => act({ type: 'resume' }, { meantFor: moment, said: 'The match goes on.' })}
          >
            Resume
          </Button>
        ) : (
          <PauseButton {...{ code, moment }} disabledReason={refusal({ type: 'pause' })} />
        )}
        <EndButton {...{ moment, act, requests }} isSealed={page.sealed} disabledReason={refusal({ type: 'end' })} />
        <QuietHoursLine page={page} />
      </div>
      {interlude !== null && <p className="mt-2 text-sm text-subtle">{stillTelling(interlude)}</p>}
      <FieldError error={requests.problem?.message ?? null} />
    </section>
  );
}

interface CloseLook extends Pick<ClockProps, 'isWaited' | 'waits'> {
  readonly page: Pick<MatchPage, 'status'>;
  /** Why it cannot be closed now. */
  readonly reason: string | null;
}

/** To close is what the host does now only where nothing is better settled before. */
export function closeLook({ page, isWaited, waits, reason }: CloseLook): ButtonLook['variant'] {
  if (page.status === 'paused') return 'outline';
  return isWaited && waits === null && reason === null ? 'mine' : 'solid';
}

type Act = (
  action: HostAction,
  told: { readonly meantFor: Moment; readonly said: string; readonly reason?: string },
) => Promise<boolean>;

interface CloseProps extends Pick<ClockProps, 'moment' | 'closes'>, Closing {
  readonly look: ButtonLook['variant'];
  readonly disabledReason: string | null;
  readonly act: Act;
  readonly requests: Requests;
}

function CloseButton({ moment, closes, look, disabledReason, act, requests, ...closing }: CloseProps) {
  const [asked, setAsked] = useState<Moment | null>(null);
  const against = againstClosing(closing);
  const close = async () => {
    setAsked(null);
    await act({ type: 'resolve' }, { meantFor: asked ?? moment, said: `${capital(closes)} is closed.` });
  };
  return (
    <>
      <Button
        variant={look}
        busy={requests.isBusy('resolve')}
        disabledReason={disabledReason}
        onClick={() => (against === null ? void close() : setAsked(moment))}
      >
        Close {closes}
      </Button>
      <MomentDialog
        openedIn={asked}
        now={moment}
        onClose={() => setAsked(null)}
        title={closeTitle(moment.words)}
        about={against ?? 'Everybody has acted by now, and the last round has been shown.'}
        footer={
          <>
            <DialogClose>
              <Button variant="quiet">Wait</Button>
            </DialogClose>
            <Button variant={yesLook(look)} disabledReason={disabledReason} onClick={() => void close()}>
              {closeVerb(closing)}
            </Button>
          </>
        }
      />
    </>
  );
}

/** Asked before it is done, it is the host's to do as much as it was on the dashboard. */
const yesLook = (look: ButtonLook['variant']) => (look === 'mine' ? 'mine' : 'solid');

const extensions = [1, 5, 15, 60] as const;

interface TimeProps {
  readonly moment: Moment;
  readonly disabledReason: string | null;
  readonly act: Act;
  /** Told in the dialog that sends, and not below it. */
  readonly requests: Requests;
}

interface ExtendProps extends TimeProps, Pick<ClockProps, 'left'> {
  readonly nights: readonly Night[];
}

function ExtendButton({ moment, disabledReason, act, requests, left, nights }: ExtendProps) {
  const [asked, setAsked] = useState<Moment | null>(null);
  const [minutes, setMinutes] = useState('5');
  const [until, setUntil] = useState('');
  const seconds = until === '' ? Math.round(Number(minutes) * 60) : secondsTo(until, { left: left(), nights });
  const isValid = Number.isFinite(seconds) && seconds >= 1 && seconds <= 604_800;
  const extend = async (meantFor: Moment) => {
    const said = `${formatDuration(seconds * 1000)} more.`;
    if (!(await act({ type: 'extend', seconds }, { meantFor, said }))) return;
    setAsked(null);
    setUntil('');
  };
  return (
    <>
      <Button disabledReason={disabledReason} onClick={() => setAsked(moment)}>
        Extend
      </Button>
      <MomentDialog
        openedIn={asked}
        now={moment}
        onClose={() => setAsked(null)}
        title="Give more time"
        about={`The deadline of ${withinSentence(moment.words)} moves; everybody’s clock shows it at once.`}
        footer={
          <Button
            variant="solid"
            busy={requests.isBusy('extend')}
            disabledReason={isValid ? disabledReason : until === '' ? wrongMinutes : wrongTime}
            onClick={() => void extend(asked ?? moment)}
          >
            Extend
          </Button>
        }
      >
        <ExtendFields
          {...{ minutes, until }}
          hasDeadline={left() !== null}
          onChange={(next) => {
            setMinutes(next.minutes);
            setUntil(next.until);
          }}
        />
        <FieldError error={requests.problemAt('extend')} />
      </MomentDialog>
    </>
  );
}

interface ExtendFieldsProps {
  readonly minutes: string;
  /** A day and time in the browser's zone; empty: the minutes count. */
  readonly until: string;
  readonly hasDeadline: boolean;
  onChange(next: { readonly minutes: string; readonly until: string }): void;
}

function ExtendFields({ minutes, until, hasDeadline, onChange }: ExtendFieldsProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {extensions.map((preset) => (
          <Button key={preset} size="sm" onClick={() => onChange({ minutes: String(preset), until: '' })}>
            {preset === 60 ? '1 hour' : `${preset} min`}
          </Button>
        ))}
      </div>
      <Input
        label="Minutes"
        type="number"
        inputMode="decimal"
        min={0}
        step="any"
        value={until === '' ? minutes : ''}
        onChange={(event) => onChange({ minutes: event.target.value, until: '' })}
      />
      {hasDeadline && (
        <Input
          label="Or until"
          hint="day and time, in your zone"
          type="datetime-local"
          value={until}
          onChange={(event) => onChange({ minutes, until: event.target.value })}
        />
      )}
    </div>
  );
}

const wrongMinutes = 'Write how many minutes: more than none, at most 10,080 (a week).';
const wrongTime = 'Choose a time after the deadline that runs now, at most a week later.';

/** From the running deadline, `left` milliseconds away, to a day and time in the browser's zone; NaN where there is none. */
function secondsTo(until: string, { left, nights }: { left: number | null; nights: readonly Night[] }): number {
  const time = parseLocalMoment(until);
  if (left === null || time === null) return Number.NaN;
  return Math.round((runsBetween(nights, { from: Date.now(), until: time }) - left) / 1000);
}

const UNTIL = 'until';
const pauses = [
  { minutes: '', label: 'Until I resume it' },
  { minutes: '5', label: '5 minutes' },
  { minutes: '15', label: '15 minutes' },
  { minutes: '60', label: '1 hour' },
  { minutes: '720', label: '12 hours' },
  { minutes: '1440', label: '1 day' },
  { minutes: UNTIL, label: 'Until a day and time' },
] as const;

/** How many minutes from now, begun ones whole; NaN where there is no such time. */
const minutesTo = (until: string): number => Math.ceil(((parseLocalMoment(until) ?? Number.NaN) - Date.now()) / 60_000);

/** What is filled in of a pause, as it was typed. */
interface PauseFilled {
  /** Minutes, `UNTIL`, or empty: without a limit. */
  readonly limit: string;
  readonly until: string;
  readonly reason: string;
}

/** Null: without a limit; NaN: no such time. */
function minutesOf({ limit, until }: PauseFilled): number | null {
  if (limit === '') return null;
  return limit === UNTIL ? minutesTo(until) : Number(limit);
}

function PauseButton({
  code,
  moment,
  disabledReason,
}: Pick<TimeProps, 'moment' | 'disabledReason'> & { readonly code: string }) {
  const requests = useRequests();
  const [open, setOpen] = useState(false);
  const [filled, setFilled] = useState<PauseFilled>({ limit: '', until: '', reason: '' });
  if (disabledReason !== null) return <Button disabledReason={disabledReason}>Pause</Button>;
  const { reason } = filled;
  const minutes = minutesOf(filled);
  const isValid = minutes === null || (minutes >= 1 && minutes <= 10_080);

  async function pause() {
    const sent = { code, minutes, meantFor: moment.id, ...(reason.trim() === '' ? {} : { reason }) };
    const done = await requests.sendOnce('pause', sent, (key) => api.host.pause.mutate({ ...sent, key }));
    if (done === null) return;
    setOpen(false);
    announce('The match is paused.');
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Pause</Button>}
      title="Pause the match"
      about="Every clock stands still, and nobody can send anything. The time that is left is left again afterwards."
      footer={
        <Button
          variant="solid"
          busy={requests.isBusy('pause')}
          disabledReason={isValid ? null : 'Choose a time from now on, at most a week away.'}
          onClick={pause}
        >
          Pause
        </Button>
      }
    >
      <div className="grid gap-4">
        <PauseFields {...{ filled }} onFill={(part) => setFilled((before) => ({ ...before, ...part }))} />
        <FieldError error={requests.problemAt('pause')} />
      </div>
    </Dialog>
  );
}

interface PauseFieldsProps {
  readonly filled: PauseFilled;
  onFill(part: Partial<PauseFilled>): void;
}

function PauseFields({ filled: { limit, until, reason }, onFill }: PauseFieldsProps) {
  return (
    <>
      <Select
        label="For how long"
        value={limit}
        onChange={({ target }) => onFill({ limit: target.value, until: formatLocalMoment(Date.now() + 60 * 60_000) })}
      >
        {pauses.map(({ minutes, label }) => (
          <option key={label} value={minutes}>
            {label}
          </option>
        ))}
      </Select>
      {limit === UNTIL && (
        <Input
          label="Until"
          hint="day and time, in your zone"
          type="datetime-local"
          value={until}
          onChange={({ target }) => onFill({ until: target.value })}
        />
      )}
      <Input
        label="Reason"
        hint="optional, shown to everybody"
        maxLength={500}
        value={reason}
        onChange={({ target }) => onFill({ reason: target.value })}
      />
    </>
  );
}

function EndButton({ moment, isSealed, disabledReason, act, requests }: TimeProps & { isSealed: boolean }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (disabledReason !== null) return <Button disabledReason={disabledReason}>End</Button>;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="danger">End</Button>}
      title="End this match without a result?"
      about={`Everything secret is shown to everybody${isSealed ? ', but for what was sent since the round opened: it stays sealed' : ''}, and there are no standings and no awards. You can still rewind afterwards.`}
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Go on playing</Button>
          </DialogClose>
          <Button
            variant="danger"
            busy={requests.isBusy('end')}
            onClick={async () => {
              const told = { meantFor: moment, said: 'The match is ended.', reason: reason.trim() };
              if (await act({ type: 'end' }, told)) setOpen(false);
            }}
          >
            End the match
          </Button>
        </>
      }
    >
      <Input
        label="Reason"
        hint="optional, shown to everybody"
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FieldError error={requests.problemAt('end')} />
    </Dialog>
  );
}
