'use client';

import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import type { Asking } from './ready-bar';
import type { ScreenProps } from './screen-props';

/** Light and dark, for who holds them. What is used stays used until the close, so the bar asks once. */
export function ArtefactPanel({
  view,
  nameOf,
  check,
  about,
  onAsk,
}: ScreenProps & { about: SeatId; onAsk: (asking: Asking) => void }) {
  const held = view.artefacts ?? [];
  const { light = false, dark = null } = view.pending ?? {};
  return (
    <div className="grid grid-cols-1 gap-3">
      {held.includes('light') && (
        <Panel className="grid grid-cols-1 gap-2">
          <h2 className="font-medium text-emphasis">Light</h2>
          <p className="text-sm text-subtle">
            No guess is held against your symbol this round. Not in two rounds running.
          </p>
          {light ? (
            <p className="text-sm text-success-content">You are in the light until the close.</p>
          ) : (
            <Button
              size="sm"
              className="w-fit"
              disabledReason={check({ type: 'light' })?.message ?? null}
              onClick={() =>
                onAsk({
                  words: 'Step into the light? It cannot be taken back, and next round you cannot use it.',
                  yes: 'Into the light',
                  action: { type: 'light' },
                })
              }
            >
              Step into the light
            </Button>
          )}
        </Panel>
      )}
      {held.includes('dark') && (
        <Panel className="grid grid-cols-1 gap-2">
          <h2 className="font-medium text-emphasis">Dark</h2>
          <p className="text-sm text-subtle">
            At the close a player gains 5 mantra for every 5 they have, at least 10. Choose the player above the table.
          </p>
          {dark !== null ? (
            <p className="text-sm text-success-content">Set: on {nameOf(dark)}.</p>
          ) : (
            <Button
              size="sm"
              className="w-fit"
              disabledReason={check({ type: 'dark', seat: about })?.message ?? null}
              onClick={() =>
                onAsk({
                  words: `Turn the dark on ${nameOf(about)}? It cannot be taken back.`,
                  yes: `On ${nameOf(about)}`,
                  action: { type: 'dark', seat: about },
                })
              }
            >
              {`Turn the dark on ${nameOf(about)}`}
            </Button>
          )}
        </Panel>
      )}
    </div>
  );
}
