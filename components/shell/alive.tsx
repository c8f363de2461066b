'use client';

import { useEffect } from 'react';
import { useWays } from './ways';

// public/early.js holds what is clicked, typed or sent before that part of the page answers, and does it then: on a slow
// phone nothing is lost, and no form is sent the browser's own way, which would put a password into the address. Links and
// summaries need no scripts. What was typed stands in its field already, where React takes it for what it has drawn: it is told
// of it as of a change (`_valueTracker` keeps what React knows), also where it drew the field anew meanwhile, unless a draft of
// that person has come into it. A part whose scripts come later answers when React has taken its element over: React drops a
// click on what it has drawn and not yet committed, and hydrates in slices, so an element is taken when nothing from it up
// to the root is still to be placed or hydrated (`flags` of React's fibers, as `getNearestMountedFiber` reads them). What
// was held is done one after another: React draws what a click changed once nothing else runs, and the next click is about
// what it drew. That file is sent as it stands, so its comments are here.

/** Marks the page as answering, and follows its links. */
export function Alive() {
  useWays();
  useEffect(() => {
    document.documentElement.dataset.alive = '';
  }, []);
  return null;
}
