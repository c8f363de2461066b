'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { createKey } from '@/components/match/send';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { FieldError, Input, Select } from '@/components/ui/field';
import { announce } from '@/components/ui/notice';
import type { Refusal } from '@/games/game';
import type { HostAction } from '@/games/match';
import type { MatchPage } from '@/server/pages/shapes';
import { useIsSafe } from './safe-to-share';

interface ClockProps {
  readonly page: MatchPage;
  /** What an action of the host would be refused with now. */
  check(action: unknown): Refusal | null;
  /** Whether this resolve would leave players behind who have not acted, in words; null: all have. */
  readonly missing: string | null;
  /** Something waits for the host that these settle. */
  readonly isWaited: boolean;
}

/** The host's hand on the match: resolve, extend, pause, resume, end. A button that would be refused says why. */
export function ClockControls({ page, check, missing, isWaited }: ClockProps) {
  const requests = useRequests();
  const { code } = page;
  const act = async (action: HostAction, said: string, reason?: string) => {
    const done = await requests.send(action.type, () =>
      api.host.act.mutate({ code, action, key: createKey(), ...(reason ? { reason } : {}) }),
    );
    if (done !== null) announce(said);
    return done !== null;
  };
  const refusal = (action: HostAction) => check(action)?.message ?? null;
  return (
    <section aria-label="Clock">
      <div className="flex flex-wrap gap-2">
        <ResolveButton
          {...{ missing, isWaited }}
          disabledReason={refusal({ type: 'resolve' })}
          act={act}
          requests={requests}
        />
        <ExtendButton disabledReason={refusal({ type: 'extend', seconds: 60 })} act={act} />
        {page.status === 'paused' ? (
          <Button
            variant="mine"
            busy={requests.isBusy('resume')}
            disabledReason={refusal({ type: 'resume' })}
            onClick={() => act({ type: 'resume' }, 'The match goes on.')}
          >
            Resume
          </Button>
        ) : (
          <PauseButton code={code} disabledReason={refusal({ type: 'pause' })} />
        )}
        <EndButton disabledReason={refusal({ type: 'end' })} act={act} />
      </div>
      <FieldError error={requests.problem?.message ?? null} />
    </section>
  );
}

type Act = (action: HostAction, said: string, reason?: string) => Promise<boolean>;

function ResolveButton({
  missing,
  isWaited,
  disabledReason,
  act,
  requests,
}: {
  missing: string | null;
  isWaited: boolean;
  disabledReason: string | null;
  act: Act;
  requests: ReturnType<typeof useRequests>;
}) {
  const [open, setOpen] = useState(false);
  const isSafe = useIsSafe();
  const variant = isWaited ? 'mine' : 'solid';
  const resolve = async () => {
    setOpen(false);
    await act({ type: 'resolve' }, 'Resolved.');
  };
  if (missing === null || disabledReason !== null) {
    return (
      <Button variant={variant} busy={requests.isBusy('resolve')} disabledReason={disabledReason} onClick={resolve}>
        Resolve
      </Button>
    );
  }
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant={variant} busy={requests.isBusy('resolve')}>
          Resolve
        </Button>
      }
      title="Resolve now?"
      about={
        isSafe
          ? 'Not everybody has acted. Who is missing is treated as at a deadline.'
          : `Not everybody has acted: ${missing}. They are treated as at a deadline.`
      }
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Wait</Button>
          </DialogClose>
          <Button variant="mine" onClick={resolve}>
            Resolve now
          </Button>
        </>
      }
    />
  );
}

const extensions = [1, 5, 15, 60] as const;

function ExtendButton({ disabledReason, act }: { disabledReason: string | null; act: Act }) {
  const [open, setOpen] = useState(false);
  const [minutes, setMinutes] = useState('5');
  const seconds = Math.round(Number(minutes) * 60);
  const isValid = Number.isFinite(seconds) && seconds >= 1 && seconds <= 604_800;
  if (disabledReason !== null) return <Button disabledReason={disabledReason}>Extend</Button>;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Extend</Button>}
      title="Give more time"
      about="The running deadline moves; everybody’s clock shows it at once."
      footer={
        <Button
          variant="solid"
          disabledReason={isValid ? null : 'Write how many minutes: more than none, at most 10,080 (a week).'}
          onClick={async () => {
            if (await act({ type: 'extend', seconds }, `${minutes} minutes more.`)) setOpen(false);
          }}
        >
          Extend
        </Button>
      }
    >
      <div className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {extensions.map((preset) => (
            <Button key={preset} size="sm" onClick={() => setMinutes(String(preset))}>
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
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

const pauses = [
  { minutes: '', label: 'Until I resume it' },
  { minutes: '5', label: '5 minutes' },
  { minutes: '15', label: '15 minutes' },
  { minutes: '60', label: '1 hour' },
  { minutes: '720', label: '12 hours' },
  { minutes: '1440', label: '1 day' },
] as const;

function PauseButton({ code, disabledReason }: { code: string; disabledReason: string | null }) {
  const requests = useRequests();
  const [open, setOpen] = useState(false);
  const [limit, setLimit] = useState('');
  const [reason, setReason] = useState('');
  if (disabledReason !== null) return <Button disabledReason={disabledReason}>Pause</Button>;

  async function pause() {
    const done = await requests.send('pause', () =>
      api.host.pause.mutate({
        code,
        minutes: limit === '' ? null : Number(limit),
        key: createKey(),
        ...(reason.trim() === '' ? {} : { reason }),
      }),
    );
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
        <Button variant="solid" busy={requests.isBusy('pause')} onClick={pause}>
          Pause
        </Button>
      }
    >
      <div className="grid gap-4">
        <Select label="For how long" value={limit} onChange={(event) => setLimit(event.target.value)}>
          {pauses.map(({ minutes, label }) => (
            <option key={label} value={minutes}>
              {label}
            </option>
          ))}
        </Select>
        <Input
          label="Reason"
          hint="optional, shown to everybody"
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <FieldError error={requests.problemAt('pause')} />
      </div>
    </Dialog>
  );
}

function EndButton({ disabledReason, act }: { disabledReason: string | null; act: Act }) {
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  if (disabledReason !== null) return <Button disabledReason={disabledReason}>End</Button>;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button variant="danger">End</Button>}
      title="End this match without a result?"
      about="Everything secret is shown to everybody, and there are no standings and no awards. You can still rewind afterwards."
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Go on playing</Button>
          </DialogClose>
          <Button
            variant="danger"
            onClick={async () => {
              if (await act({ type: 'end' }, 'The match is ended.', reason.trim())) setOpen(false);
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
    </Dialog>
  );
}
