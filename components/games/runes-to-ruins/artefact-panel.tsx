'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, Select } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { namedSeat } from '@/games/kit/seats';
import type { ScreenProps } from './screen-props';
import { useSend } from './use-send';

/** Light and dark, for who holds them. What is used stays used until the close. */
export function ArtefactPanel(props: ScreenProps) {
  const { view, mine, nameOf, check } = props;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const [victim, setVictim] = useState<SeatId>(itemAt(others, 0));
  const { send, busy, refused } = useSend(props);
  const held = view.artefacts ?? [];
  const pending = view.pending;
  return (
    <div className="grid grid-cols-1 gap-3">
      {held.includes('light') && (
        <Panel className="grid grid-cols-1 gap-2">
          <h3 className="font-medium text-emphasis">Light</h3>
          <p className="text-sm text-subtle">
            No guess is held against your symbol this round. Not in two rounds running, and it cannot be taken back.
          </p>
          <Button
            variant="mine"
            size="sm"
            className="w-fit"
            busy={busy}
            disabledReason={check({ type: 'light' })?.message ?? null}
            onClick={() => send({ type: 'light' })}
          >
            {pending?.light ? 'You are in the light' : 'Step into the light'}
          </Button>
        </Panel>
      )}
      {held.includes('dark') && (
        <Panel className="grid grid-cols-1 gap-2">
          <h3 className="font-medium text-emphasis">Dark</h3>
          <p className="text-sm text-subtle">
            At the close this player gains 5 mantra for every 5 they have, at least 10. It cannot be taken back.
          </p>
          <Select label="Player" value={victim} onChange={(event) => setVictim(namedSeat.parse(event.target.value))}>
            {others.map((seat) => (
              <option key={seat} value={seat}>
                {nameOf(seat)}
              </option>
            ))}
          </Select>
          <Button
            variant="mine"
            size="sm"
            className="w-fit"
            busy={busy}
            disabledReason={check({ type: 'dark', seat: victim })?.message ?? null}
            onClick={() => send({ type: 'dark', seat: victim })}
          >
            Turn the dark on them
          </Button>
          {pending?.dark != null && <p className="text-sm text-success-content">Set: on {nameOf(pending.dark)}.</p>}
        </Panel>
      )}
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}
