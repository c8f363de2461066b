'use client';

import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useWays } from './ways';

// public/early.js holds what is clicked, typed or sent before that part of the page answers, and does it then: on a slow
// phone nothing is lost, and no form is sent the browser's own way, which would put a password into the address. Links and
// summaries need no scripts. What was typed stands in its field already, where React takes it for what it has drawn: it is told
// of it as of a change (`_valueTracker` keeps what React knows), also where it drew the field anew meanwhile, unless a draft of
// that person has come into it. A part whose scripts come later answers when React has taken its element over: React drops a
// click on what it has drawn and not yet committed, and hydrates in slices, so an element is taken when nothing from it up
// to the root is still to be placed or hydrated (`flags` of React's fibers, as `getNearestMountedFiber` reads them). What
// was held is done one after another, each about what stands there then: before each, React is made to draw what is due
// (`settle`), which is what the one before changed, and what only the browser knows of a part that it has just taken over: a
// draft. Keys are held where a part of the page answers them (a board's letters and arrows), not where the browser does (Tab,
// a field's text, Enter on a button, whose click is held); where one moved the focus, those pressed after it at the same place
// are for where it went. Before anything is
// drawn it hides what the scene tells that a reload broke off (components/stage/use-going-on.ts). That file is sent as it
// stands, so its comments are here.

/** Marks the page as answering, and follows its links. */
export function Alive() {
  useWays();
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const settle = () => flushSync(draw);
    window.addEventListener('settle', settle);
    document.documentElement.dataset.alive = '';
    return () => window.removeEventListener('settle', settle);
  }, []);
  return null;
}
