'use client';

import { useEffect } from 'react';

// public/early-clicks.js holds what is clicked or sent before that part of the page answers, and does it then: on a slow
// phone nothing is lost, and no form is sent the browser's own way, which would put a password into the address. Links and
// summaries need no scripts. A part whose scripts come later answers when React has taken its element over: React drops a
// click on what it has drawn and not yet committed, and hydrates in slices, so an element is taken when nothing from it up
// to the root is still to be placed or hydrated (`flags` of React's fibers, as `getNearestMountedFiber` reads them). What
// was held is done one after another: React draws what a click changed once nothing else runs, and the next click is about
// what it drew. That file is sent as it stands, so its comments are here.

/** Marks the page as answering to clicks. */
export function Alive() {
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  return null;
}
