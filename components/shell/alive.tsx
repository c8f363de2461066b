'use client';

import { useEffect } from 'react';

/** Marks the page as answering to clicks; what was clicked before is done then (public/early-clicks.js). */
export function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  return null;
}
