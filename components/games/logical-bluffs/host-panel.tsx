'use client';

import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { Name, NameInWords } from '@/components/faces/face';
import { useHalfWrittenHere } from '@/components/match/use-half-written';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { FieldError, Input } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { WaitingStatement } from '@/games/logical-bluffs/view';
import { Deeds } from './deeds';
import type { ScreenProps } from './screen-props';
import { TileGrid } from './tile-grid';

type Props = ScreenProps;

/** For the host alone: everything known, the running round's statements to overrule. */
export function HostPanel(props: Props) {
  const { view } = props;
  if (view.grid === undefined) return <EmptyState>What the host sees is shown to everybody at the end.</EmptyState>;
  return (
    <div className="grid gap-8">
      <Section title="What each player knows and did">
        <Deeds {...props} />
      </Section>
      {view.status !== 'finished' && (view.phase === 'bluff' || view.phase === 'claim') && (
        <Section title="Overrule a truth">
          <Overrule {...props} />
        </Section>
      )}
    </div>
  );
}

/** The statements that wait for the host's ruling, while there are any. */
export function HostActions(props: Props) {
  const waiting = props.view.waiting ?? [];
  if (waiting.length === 0) return null;
  return (
    <Section title="Statements to rule on" aside={`${waiting.length} waiting`}>
      <Queue {...props} waiting={waiting} />
    </Section>
  );
}

function Queue({ waiting, ...props }: Props & { readonly waiting: readonly WaitingStatement[] }) {
  const { send, isSending, refused } = useAction(props);
  return (
    <ol className="grid gap-5">
      {waiting.map((one) => (
        <li key={`${one.seat} ${one.statement}`} className="grid gap-3 sm:grid-cols-[9rem_1fr]">
          <WaitingTiles one={one} />
          <div className="grid content-start gap-2">
            <p>
              <span className="text-muted text-sm">
                <NameInWords seat={one.seat} />, statement {one.statement + 1}, on {one.subset.join(' ')}
              </span>
              <br />
              <q className="text-emphasis text-lg">{one.text}</q>
            </p>
            <div className="flex flex-wrap gap-2">
              <Button
                size="sm"
                busy={isSending}
                onClick={() => void send({ type: 'rule', ...of(one), valid: true, true: true })}
              >
                Valid and true
              </Button>
              <Button
                size="sm"
                busy={isSending}
                onClick={() => void send({ type: 'rule', ...of(one), valid: true, true: false })}
              >
                Valid and false
              </Button>
              <SendBack {...props} one={one} />
            </div>
          </div>
        </li>
      ))}
      <FieldError error={refused?.message ?? null} />
    </ol>
  );
}

/** Asks first, since the whole bluff goes back, and takes a word why, which a reload leaves in its tab. */
function SendBack({ one, ...props }: Props & { readonly one: WaitingStatement }) {
  const { send, isSending, refused } = useAction(props);
  const [isOpen, setOpen] = useState(false);
  const [written, keep] = useHalfWrittenHere(`why ${one.seat} has “${one.text}” back`, '');
  async function sendBack() {
    const reason = written.trim();
    const ruling = { type: 'rule', ...of(one), valid: false, true: false } as const;
    if (await send({ ...ruling, ...(reason === '' ? {} : { reason }) })) keep(null);
  }
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title={`Send statement ${one.statement + 1} back?`}
      about="All four go back to their author, with the items that were used, and their time goes on. What you have ruled valid stays ruled."
      trigger={
        <Button size="sm" variant="danger">
          Not valid: send back
        </Button>
      }
      footer={
        <Button variant="danger" busy={isSending} onClick={() => void sendBack()}>
          Send back
        </Button>
      }
    >
      <Input
        label="Why"
        hint="optional, for its author alone"
        maxLength={300}
        value={written}
        error={refused?.message ?? null}
        onChange={(event) => keep(event.target.value)}
      />
    </Dialog>
  );
}

const of = ({ seat, statement }: WaitingStatement) => ({ seat, statement });

function WaitingTiles({ one: { statement, subset, colours } }: { one: WaitingStatement }) {
  return (
    <TileGrid
      title={`The tiles of statement ${statement + 1}`}
      className="w-36"
      lookOf={(cell) => ({
        colour: colours[subset.indexOf(cell)] ?? null,
        isFaded: !subset.includes(cell),
      })}
    />
  );
}

/** Until the claims close a truth can be turned round; points follow. */
function Overrule(props: Props) {
  const { view, nameOf } = props;
  const { send, isSending, refused } = useAction(props);
  const current = view.statements.filter(({ round }) => round === view.round);
  if (current.length === 0) return <EmptyState>Nobody has made statements in this round yet.</EmptyState>;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {current.map(({ seat, statements }) => (
        <ol key={seat} aria-label={`Statements of ${nameOf(seat)}`} className="grid content-start gap-2 text-sm">
          <li className="font-medium">
            <Name seat={seat} />
          </li>
          {statements.map(({ text, truth }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            <li key={i} className="flex flex-wrap items-center gap-2">
              <p className="min-w-0">“{text}”</p>
              {truth !== null && (
                <>
                  <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'true' : 'false'}</Badge>
                  <Button
                    size="sm"
                    variant="quiet"
                    busy={isSending}
                    onClick={() => void send({ type: 'rule', seat, statement: i, valid: true, true: !truth })}
                  >
                    Rule it {truth ? 'false' : 'true'}
                  </Button>
                </>
              )}
            </li>
          ))}
        </ol>
      ))}
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}
