'use client';

import { Eye, Users } from 'lucide-react';
import { Face } from '@/components/faces/face';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem, MenuSeparator } from '@/components/ui/menu';
import type { SeatId, Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';

export interface EyesMenuProps {
  readonly seats: readonly SeatId[];
  readonly viewer: Viewer;
  nameOf(seat: SeatId): string;
  onChoose(viewer: Viewer): void;
}

/** Whose eyes the film is seen with. */
export function EyesMenu({ seats, viewer, nameOf, onChoose }: EyesMenuProps) {
  const named = eyesName(viewer, nameOf);
  return (
    <Menu
      label="Seen by"
      trigger={
        <Button
          size="sm"
          aria-label={`Seen by: ${named}`}
          title="Seen by"
          className="max-w-56 max-sm:size-11! max-sm:px-0!"
        >
          <Eyes viewer={viewer} />
          <span className="min-w-0 truncate max-sm:sr-only">{named}</span>
        </Button>
      }
    >
      <div className="max-h-[min(70vh,28rem)] overflow-y-auto">
        {(['host', 'spectator'] as const).map((one) => (
          <Choice key={one} viewer={one} {...{ nameOf, onChoose }} isOn={one === viewer} />
        ))}
        <MenuSeparator />
        {seats.map((seat) => (
          <Choice key={seat} viewer={seat} {...{ nameOf, onChoose }} isOn={seat === viewer} />
        ))}
      </div>
    </Menu>
  );
}

function Choice({
  viewer,
  isOn,
  nameOf,
  onChoose,
}: Pick<EyesMenuProps, 'viewer' | 'nameOf' | 'onChoose'> & { isOn: boolean }) {
  return (
    <MenuItem onSelect={() => onChoose(viewer)}>
      <Eyes viewer={viewer} />
      <span className={isOn ? 'font-semibold' : undefined}>{eyesName(viewer, nameOf)}</span>
      {isOn && <span className="sr-only">, chosen</span>}
    </MenuItem>
  );
}

function Eyes({ viewer }: { viewer: Viewer }) {
  const seat = seatOf(viewer);
  if (seat !== null) return <Face seat={seat} size="sm" />;
  const Icon = viewer === 'host' ? Eye : Users;
  return <Icon aria-hidden className="size-5 shrink-0" />;
}

export function eyesName(viewer: Viewer, nameOf: (seat: SeatId) => string): string {
  if (viewer === 'host') return 'Everything shown';
  return viewer === 'spectator' ? 'A spectator' : nameOf(viewer);
}
