'use client';

import { type FocusEventHandler, type KeyboardEvent, type KeyboardEventHandler, useRef, useState } from 'react';

export interface Walk<Place> {
  /** The one place that Tab comes to. */
  readonly first: Place;
  /** Where a key leads; null: nowhere. */
  toward(from: Place, key: string): Place | null;
  /** Keys that lead nowhere, without Ctrl, Alt or Meta; true: it was one of the board's. */
  onKey?(key: string, place: Place, event: KeyboardEvent<HTMLElement | SVGElement>): boolean;
}

export interface Stop {
  ref(element: HTMLElement | SVGElement | null): void;
  readonly tabIndex: number;
  readonly onFocus: FocusEventHandler;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement | SVGElement>;
}

/** Buttons of a board as one tab stop with arrow keys between them: what each button is given. */
export function useWalk<Place extends string | number>({ first, toward, onKey }: Walk<Place>): (place: Place) => Stop {
  const [current, setCurrent] = useState(first);
  const elements = useRef(new Map<Place, HTMLElement | SVGElement>());

  function onKeyDown(event: KeyboardEvent<HTMLElement | SVGElement>, place: Place) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = toward(place, event.key);
    if (next !== null) elements.current.get(next)?.focus();
    else if (onKey?.(event.key, place, event) !== true) return;
    event.preventDefault();
  }
  return (place) => ({
    ref: (element) => {
      if (element === null) elements.current.delete(place);
      else elements.current.set(place, element);
    },
    tabIndex: place === current ? 0 : -1,
    onFocus: () => setCurrent(place),
    onKeyDown: (event) => onKeyDown(event, place),
  });
}
