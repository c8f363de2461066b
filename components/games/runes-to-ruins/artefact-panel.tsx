'use client';

import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import type { Asking } from './ready-bar';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps & { readonly about: SeatId; onAsk(asking: Asking): void };

/** Light and dark, for who holds them. What is used stays used until the close, so the bar asks once. */
export function ArtefactPanel(props: Props) {
  const held = props.view.artefacts ?? [];
  return (
    <div className="grid grid-cols-1 gap-3">
      {held.includes('light') && <Light {...props} />}
      {held.includes('dark') && <Dark {...props} />}
    </div>
  );
}

function Light({ view, check, onAsk }: Props) {
  const words = 'Step into the light? It is final, and not to be had next round.';
  return (
    <Artefact
      name="Light"
      about="No guess is held against your symbol this round. Not in two rounds running."
      used={view.pending?.light ? 'You are in the light until the close.' : null}
      verb="Step into the light"
      disabledReason={check({ type: 'light' })?.message ?? null}
      onUse={() => onAsk({ words, yes: 'Into the light', action: { type: 'light' } })}
    />
  );
}

function Dark({ view, nameOf, check, about, onAsk }: Props) {
  const on = view.pending?.dark ?? null;
  const words = `Turn the dark on ${nameOf(about)}? It cannot be taken back.`;
  return (
    <Artefact
      name="Dark"
      about="At the close a player gains 5 mantra for every 5 they have, at least 10. Choose the player above the table."
      used={on === null ? null : `Set: on ${nameOf(on)}.`}
      verb={`Turn the dark on ${nameOf(about)}`}
      disabledReason={check({ type: 'dark', seat: about })?.message ?? null}
      onUse={() => onAsk({ words, yes: `On ${nameOf(about)}`, action: { type: 'dark', seat: about } })}
    />
  );
}

interface ArtefactProps {
  readonly name: string;
  readonly about: string;
  /** What it does in this round; null: it is not used. */
  readonly used: string | null;
  readonly verb: string;
  readonly disabledReason: string | null;
  onUse(): void;
}

function Artefact({ name, about, used, verb, disabledReason, onUse }: ArtefactProps) {
  return (
    <Panel className="grid grid-cols-1 gap-2">
      <h2 className="font-medium text-emphasis">{name}</h2>
      <p className="text-sm text-subtle">{about}</p>
      {used !== null ? (
        <p className="text-sm text-success-content">{used}</p>
      ) : (
        <Button size="sm" className="w-fit" disabledReason={disabledReason} onClick={onUse}>
          {verb}
        </Button>
      )}
    </Panel>
  );
}
