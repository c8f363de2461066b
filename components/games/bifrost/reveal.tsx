'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { type Color, colors } from '@/games/bifrost/board';
import type { View } from '@/games/bifrost/view';
import type { SeatId, Standing } from '@/games/game';
import { seatEntries } from '@/games/kit/seats';
import { PieceMark } from './piece';
import type { ScreenProps } from './screen-props';
import { capitalized, listed, placeShort } from './words';

// Who was who. Three cards lie face down and are turned over one after another, the last rank first.

interface Identity {
  readonly seat: SeatId;
  readonly color: Color;
  readonly standing: Standing | null;
}

const STAGE_MS = 1200;

interface RevealProps extends Pick<ScreenProps, 'view' | 'results' | 'nameOf' | 'mine'> {
  /** False for those who come when it is long over: all cards lie open. */
  readonly isStaged: boolean;
}

export function Reveal({ view, results, nameOf, mine, isStaged }: RevealProps) {
  const identities = identitiesOf(view, results?.standings ?? []);
  const [open, setOpen] = useStage(isStaged, identities.length);
  const isAll = open >= identities.length;
  return (
    <section aria-label="Who was who" className="rounded-lg border border-subtle bg-subtle p-4 sm:p-5">
      <div className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h2 className="display text-2xl text-brass-content">Who was who</h2>
        <Button size="sm" variant="quiet" onClick={() => setOpen(isAll ? 0 : identities.length)}>
          {isAll ? 'Turn them over again' : 'Show all now'}
        </Button>
      </div>
      <ol className="grid gap-3 sm:grid-cols-3">
        {identities.map((identity, i) => (
          <IdentityCard
            key={identity.seat}
            identity={identity}
            name={nameOf(identity.seat)}
            isMine={identity.seat === mine}
            isOpen={identities.length - i <= open}
          />
        ))}
      </ol>
      <p aria-live="polite" className="mt-3 text-sm text-subtle">
        {isAll ? verdict(identities, nameOf) : 'The cards are turned over one by one, the last rank first.'}
      </p>
    </section>
  );
}

/** How many cards lie open; one more every moment, all of them for who wants no motion. */
function useStage(isStaged: boolean, count: number): [number, (open: number) => void] {
  const [open, setOpen] = useState(isStaged ? 0 : count);
  useEffect(() => {
    if (open >= count) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return setOpen(count);
    const timer = setTimeout(() => setOpen(open + 1), STAGE_MS);
    return () => clearTimeout(timer);
  }, [open, count]);
  return [open, setOpen];
}

interface CardProps {
  readonly identity: Identity;
  readonly name: string;
  readonly isMine: boolean;
  readonly isOpen: boolean;
}

function IdentityCard({ identity: { color, standing }, name, isMine, isOpen }: CardProps) {
  return (
    <li
      className={classNames(
        'flex min-h-28 items-center gap-4 rounded-lg border p-4',
        isOpen ? 'animate-rise bg-emphasis' : 'bg-muted',
        isOpen && standing?.rank === 1 ? 'border-brass' : 'border-subtle',
      )}
    >
      <PieceMark color={color} className="size-14" />
      {isOpen ? (
        <div className="min-w-0">
          <p className="text-muted text-sm">{capitalized(color)} was</p>
          <p className="display truncate text-xl text-emphasis">
            {name}
            {isMine && <span className="text-base text-muted"> (you)</span>}
          </p>
          {standing && (
            <p className="figures text-sm text-subtle">
              {placeShort(standing.rank)}, {standing.points} points
            </p>
          )}
        </div>
      ) : (
        <p className="text-muted">{capitalized(color)} was …</p>
      )}
    </li>
  );
}

function verdict(identities: readonly Identity[], nameOf: (seat: SeatId) => string): string {
  const who = listed(identities.map(({ seat, color }) => `${color} was ${nameOf(seat)}`));
  const winners = identities.filter(({ standing }) => standing?.rank === 1).map(({ seat }) => nameOf(seat));
  if (winners.length === 0) return `${capitalized(who)}. The match was ended without a result.`;
  return `${capitalized(who)}. ${listed(winners)} ${winners.length === 1 ? 'wins' : 'win'}.`;
}

/** Best first; without a result in the order of colours. */
function identitiesOf({ colors: dealt = {} }: View, standings: readonly Standing[]): Identity[] {
  const identities = seatEntries(dealt).map(([seat, color]) => ({
    seat,
    color,
    standing: standings.find((one) => one.seat === seat) ?? null,
  }));
  const order = (one: Identity) => one.standing?.rank ?? colors.indexOf(one.color);
  return identities.sort((a, b) => order(a) - order(b));
}
