'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

const GLIDE_MS = 240;

/** An element that gets another place and size when `key` changes glides there from where it was. */
export function useGlide(ref: RefObject<HTMLElement | null>, key: unknown): void {
  const was = useRef<{ key: unknown; box: DOMRect } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const box = element.getBoundingClientRect();
    const before = was.current;
    was.current = { key, box };
    if (before === null || before.key === key || before.box.width === 0 || box.width === 0) return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const move = `translate(${before.box.x - box.x}px, ${before.box.y - box.y}px)`;
    const from = `${move} scale(${before.box.width / box.width})`;
    element.animate([{ transform: from }, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
  });
}
