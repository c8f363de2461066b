import type { Page } from '@playwright/test';

// What may never be on a page, found by geometry. Everything in `findLayoutFaults` runs in the browser, so it stands on
// nothing but itself.

export interface Fault {
  readonly kind: string;
  /** What is concerned, so that one finds it: its words, and where they stand. */
  readonly what: string;
}

export interface LayoutRule {
  /** The smallest side of what one taps, in px; null: nobody taps here. */
  readonly target: number | null;
}

export const layoutFaults = (page: Page, asked: LayoutRule): Promise<Fault[]> => page.evaluate(findLayoutFaults, asked);

/** Runs in a browser. */
export function findLayoutFaults({ target }: LayoutRule): Fault[] {
  const faults: Fault[] = [];
  const tell = (kind: string, what: string) => faults.push({ kind, what });
  const short = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 60);
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> “${short(element.getAttribute('aria-label') ?? element.textContent ?? '')}”`;
  const isSeen = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const area = ({ width, height }: DOMRect) => Math.max(0, width) * Math.max(0, height);
  const common = (a: DOMRect, b: DOMRect) => {
    const left = Math.max(a.left, b.left);
    const top = Math.max(a.top, b.top);
    return new DOMRect(left, top, Math.min(a.right, b.right) - left, Math.min(a.bottom, b.bottom) - top);
  };

  const around = (a: DOMRect, b: DOMRect) => {
    const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
    return new DOMRect(left, top, Math.max(a.right, b.right) - left, Math.max(a.bottom, b.bottom) - top);
  };

  /** What is left of a box behind the edges of what it lies in; `isCut`: some of it cannot be reached by scrolling. */
  function shownOf(box: DOMRect, element: Element): { box: DOMRect; isCut: boolean } {
    let [left, isCut] = [box, false];
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      const sideways = left.left < frame.left - 1 || left.right > frame.right + 1;
      const slack = left.height / 4; // letters are lower than their line
      const upright = left.top < frame.top - slack || left.bottom > frame.bottom + slack;
      const isHidden = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      if ((sideways && isHidden(style.overflowX)) || (upright && isHidden(style.overflowY))) isCut = true;
      left = common(left, frame);
      if (style.position === 'fixed') break;
    }
    return { box: left, isCut };
  }

  /** Read out, and not shown: cut down to one pixel. */
  function isForReadersOnly(element: Element): boolean {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position, overflow, width, clip, clipPath } = getComputedStyle(at);
      const isCutOff = clipPath === 'inset(50%)' || clip.startsWith('rect(');
      if (position === 'absolute' && (isCutOff || (overflow === 'hidden' && width === '1px'))) return true;
    }
    return false;
  }

  interface Words {
    readonly node: Text;
    readonly element: Element;
    readonly boxes: readonly DOMRect[];
  }

  const words: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!(node instanceof Text) || element === null || node.data.trim() === '') continue;
    if (!isSeen(element) || isForReadersOnly(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const shown = [...range.getClientRects()].map((box) => shownOf(box, element));
    const isTold = element.closest('[title]') !== null;
    if (shown.some(({ isCut }) => isCut) && !isTold) tell('cut', `“${short(node.data)}” in ${nameOf(element)}`);
    words.push({ node, element, boxes: shown.map(({ box }) => box).filter((box) => area(box) > 4) });
  }

  // No page moves sideways.
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => isSeen(element) && shownOf(element.getBoundingClientRect(), element).box.right > clientWidth + 1,
    );
    tell('sideways', `${scrollWidth} px of ${clientWidth}: ${wide.slice(-2).map(nameOf).join(', ')}`);
  }

  // No word is broken inside.
  for (const { node, element } of words) {
    const isNoWord = element.closest('code') !== null;
    if (isNoWord || getComputedStyle(element).hyphens === 'auto' || node.data.includes('\u00ad')) continue;
    for (const { 0: word, index } of node.data.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      // WebKit also gives the empty end of the line before.
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      const lines = new Set(boxes.map(({ top }) => Math.round(top / 4)));
      if (lines.size > 1) tell('broken word', `“${word}” in ${nameOf(element)}`);
    }
  }

  // What floats over a page may lie over what scrolls below it; within one layer nothing lies over anything.
  const layerOf = (element: Element): Element => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky' || at instanceof HTMLDialogElement) return at;
    }
    return document.body;
  };
  const layers = new Map<Element, Words[]>();
  for (const one of words) {
    const layer = layerOf(one.element);
    layers.set(layer, [...(layers.get(layer) ?? []), one]);
  }
  const overlaps = (a: DOMRect, b: DOMRect) => {
    // Most lie far apart, and there are many: nothing is made for them.
    if (a.left >= b.right || b.left >= a.right || a.top >= b.bottom || b.top >= a.bottom) return false;
    const both = common(a, b);
    return both.width > 2 && both.height > 3 && area(both) > 0.2 * Math.min(area(a), area(b));
  };
  const overlapsAny = (some: readonly DOMRect[], others: readonly DOMRect[]) =>
    some.some((a) => others.some((b) => overlaps(a, b)));
  /** A control in the middle of a sentence may go on in the next line: it is where its parts are. */
  const partsOf = (element: Element) =>
    [...element.getClientRects()].map((box) => shownOf(box, element).box).filter((box) => area(box) > 4);
  const controls = [
    ...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]'),
  ]
    .filter((element) => isSeen(element) && !isForReadersOnly(element))
    .map((element) => ({ element, boxes: partsOf(element), layer: layerOf(element) }));
  /** A control without words may lie over what it is about: a whole card, or a cell among whose like the words are drawn. */
  const saysNothing = (control: Element) => control instanceof SVGElement || control.textContent?.trim() === '';
  const isApart = (words: Element, control: Element) =>
    !saysNothing(control) &&
    !control.contains(words) &&
    !words.contains(control) &&
    !control.closest('label')?.contains(words);
  for (const [layer, own] of layers) {
    for (const [i, one] of own.entries()) {
      for (const other of own.slice(i + 1)) {
        if (overlapsAny(one.boxes, other.boxes))
          tell('text over text', `“${short(one.node.data)}” and “${short(other.node.data)}”`);
      }
      for (const control of controls) {
        if (control.layer !== layer || !overlapsAny(one.boxes, control.boxes)) continue;
        if (isApart(one.element, control.element))
          tell('text and control', `“${short(one.node.data)}” and ${nameOf(control.element)}`);
      }
    }
  }

  // What the page is about is in sight before anybody scrolls: some of the board, and all of the bar that acts on it.
  const inSight = (element: Element) =>
    common(element.getBoundingClientRect(), new DOMRect(0, 0, innerWidth, innerHeight));
  const board = document.querySelector('[data-board]');
  const bar = document.querySelector('[data-action-bar]');
  if (bar !== null && board !== null && isSeen(board) && inSight(board).height < innerHeight / 4)
    tell('board out of sight', `${Math.round(inSight(board).height)} px of it are in the window`);
  if (bar !== null && isSeen(bar) && inSight(bar).height < bar.getBoundingClientRect().height - 1)
    tell('bar out of sight', nameOf(bar));
  if (target !== null && bar !== null && isSeen(bar) && bar.getBoundingClientRect().height > 96)
    tell('bar too high', `${Math.round(bar.getBoundingClientRect().height)} px: ${nameOf(bar)}`);

  // What one taps is large enough. Links in the middle of a sentence are as high as their line.
  // What asks how large it is (a size container) is laid out twice, with its styles, for each grid around it that stretches
  // what it holds: five grids made one layout take seconds (docs/decisions/501).
  for (const element of document.querySelectorAll('body *')) {
    if (getComputedStyle(element).containerType === 'normal' || !isSeen(element)) continue;
    let stretching = 0;
    for (let at = element; at.parentElement !== null; at = at.parentElement) {
      const [own, around] = [getComputedStyle(at), getComputedStyle(at.parentElement)];
      if (own.position === 'absolute' || own.position === 'fixed') break;
      const aligned = own.alignSelf === 'auto' ? around.alignItems : own.alignSelf;
      const isStretched = aligned === 'normal' || aligned === 'stretch';
      if (around.display.endsWith('grid') && isStretched) stretching += 1;
    }
    if (stretching > 3) tell('laid out many times', `${nameOf(element)} in ${stretching} grids that stretch it`);
  }

  if (target !== null) {
    // A box to tick and the words that belong to it are one target.
    const wordsOf = (control: Element) => (control instanceof HTMLInputElement ? (control.labels?.[0] ?? null) : null);
    const isInSentence = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      short(element.parentElement?.textContent ?? '').length > short(element.textContent ?? '').length;
    const hits = (element: Element, x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element) || wordsOf(element)?.contains(at));
    };
    // Of many that look alike (the cells of a board) some stand for all.
    const alike = new Map<string, number>();
    const isOneOfMany = (control: Element) => {
      const look = `${control.tagName} ${control.getAttribute('class')}`;
      alike.set(look, (alike.get(look) ?? 0) + 1);
      return (alike.get(look) ?? 0) > 12;
    };
    for (const { element: control } of controls) {
      if (control.matches(':disabled, [aria-disabled=true]') || isInSentence(control) || isOneOfMany(control)) continue;
      const box = around(control.getBoundingClientRect(), (wordsOf(control) ?? control).getBoundingClientRect());
      if (area(box) === 0 || Math.min(box.width, box.height) >= target - 0.5) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const here = control.getBoundingClientRect();
      const [x, y, half] = [here.x + here.width / 2, here.y + here.height / 2, target / 2 - 1];
      const reached = [
        [-half, 0],
        [half, 0],
        [0, -half],
        [0, half],
      ].every(([dx = 0, dy = 0]) => hits(control, x + dx, y + dy));
      if (!reached) tell('small target', `${Math.round(here.width)}x${Math.round(here.height)} ${nameOf(control)}`);
    }
    scrollTo(0, 0);
  }
  return faults;
}
