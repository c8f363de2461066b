'use client';

import { useEffect, useMemo, useRef, useState } from 'react';

/**
 * The width a drawing has, in steps, so that it is not laid out anew for every pixel; with `isSteady` not before it is
 * another page's altogether: the picture is scaled, and its pieces stay where they are.
 */
export function useWidth({ isSteady = false } = {}): [(element: HTMLElement | null) => void, number] {
  const [width, setWidth] = useState<number | null>(null);
  const observer = useRef<ResizeObserver | null>(null);
  useEffect(() => () => observer.current?.disconnect(), []);
  const ref = useMemo(
    () => (element: HTMLElement | null) => {
      observer.current?.disconnect();
      if (element === null) return;
      observer.current = new ResizeObserver(([entry]) => {
        if (entry) setWidth((before) => nextWidth({ before, now: entry.contentRect.width, isSteady }));
      });
      observer.current.observe(element);
    },
    [isSteady],
  );
  return [ref, width ?? 640];
}

export function nextWidth({
  before,
  now,
  isSteady,
}: {
  before: number | null;
  now: number;
  isSteady: boolean;
}): number {
  const stepped = Math.max(240, Math.floor(now / 20) * 20);
  const isKept = isSteady && before !== null && stepped > before * 0.6 && stepped < before * 1.6;
  return isKept ? before : stepped;
}
