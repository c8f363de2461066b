'use client';

import { useEffect, useMemo, useRef, useState } from 'react';

/** The width a drawing has, in steps, so that it is not laid out anew for every pixel. */
export function useWidth(): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState(640);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const ref = useMemo(
    () => (element: HTMLElement | null) => {
      observer.current?.disconnect();
      if (element === null) return;
      observer.current = new ResizeObserver(([entry]) => {
        if (entry) setWidth(Math.max(240, Math.floor(entry.contentRect.width / 20) * 20));
      });
      observer.current.observe(element);
    },
    [],
  );
  return [ref, width];
}
