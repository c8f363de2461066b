'use client';

import { useEffect } from 'react';
import type { Color } from '@/games/bifrost/board';

/** "Mine to do now" is garnet in this house; where garnet would look like a player's colour it is one's own. */
export function useAccent(color: Color | null): void {
  useEffect(() => {
    if (color === null) return;
    const { style } = document.documentElement;
    const piece = `var(--piece-${color})`;
    const tones = {
      '--garnet': piece,
      '--garnet-emphasis': `color-mix(in oklch, ${piece}, var(--piece-light) 16%)`,
      '--garnet-content': `light-dark(color-mix(in oklch, ${piece}, black 38%), color-mix(in oklch, ${piece}, white 22%))`,
      '--garnet-subtle': `color-mix(in oklch, ${piece}, transparent 86%)`,
      '--on-garnet': 'var(--piece-ink)',
    };
    for (const [name, value] of Object.entries(tones)) style.setProperty(name, value);
    return () => {
      for (const name of Object.keys(tones)) style.removeProperty(name);
    };
  }, [color]);
}
