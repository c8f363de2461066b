'use client';

import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';

interface BecauseProps {
  readonly id: string;
  readonly reason: string;
  readonly children: ReactNode;
}

/**
 * Hangs the reason on a control that cannot be used: read out, and shown on hover, focus and tap. Not to a pointer that lay
 * there already when the control came: nobody asked.
 */
export function Because({ id, reason, children }: BecauseProps) {
  const [isAsleep, setAsleep] = useState(false);
  useEffect(() => setAsleep(true), []);
  return (
    <span
      data-asleep={isAsleep || undefined}
      className="group/because relative inline-flex"
      onPointerMove={(event) => hasMoved(event) && setAsleep(false)}
    >
      {children}
      <span
        id={id}
        role="tooltip"
        className="pointer-events-none invisible z-50 max-sm:fixed max-sm:inset-x-4 max-sm:bottom-20 sm:absolute sm:bottom-full sm:left-1/2 sm:mb-2 sm:w-max sm:max-w-64 sm:-translate-x-1/2 rounded-md border border-default bg-emphasis px-3 py-2 text-left text-sm text-default opacity-0 shadow-pop transition-opacity duration-150 group-focus-within/because:visible group-focus-within/because:opacity-100 group-[:hover:not([data-asleep])]/because:visible group-[:hover:not([data-asleep])]/because:opacity-100"
      >
        {reason}
      </span>
    </span>
  );
}

/** Browsers also tell of a pointer that rests while the page moves below it. */
const hasMoved = ({ movementX, movementY }: PointerEvent): boolean => movementX !== 0 || movementY !== 0;
