import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserWindow, Input } from './window';

/** What one looks for on a page: the first in sight of these elements that is called so. */
export interface Wanted {
  readonly css: string;
  /** A regular expression that its name matches: its label, or else its words. Absent: any. */
  readonly name?: string;
  /** A regular expression for the name of a part of the page that it lies in. */
  readonly within?: string;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly name: string;
  /** What lies over it; null: nothing. */
  readonly coveredBy: string | null;
}

const patienceMs = 60_000;

/** Somebody at a window: looks, points and types as a person does. */
export class Hand {
  constructor(readonly window: BrowserWindow) {}

  /** Opens a page, and waits until it answers. */
  async open(address: string): Promise<void> {
    await this.window.goTo(address);
    await this.see({ css: 'html[data-alive] h1' });
  }

  /** Waits until it is there, at rest and with nothing over it; returns its name. */
  async see(wanted: Wanted): Promise<string> {
    return (await this.placeOf(wanted)).name;
  }

  async tap(wanted: Wanted): Promise<string> {
    const { x, y, name } = await this.placeOf(wanted);
    await this.window.act([tapAt(x, y)]);
    return name;
  }

  async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.window.act([{ type: 'key', id: 'keys', actions }]);
  }

  async isThere(wanted: Wanted): Promise<boolean> {
    return (await this.window.look(findPlace, wanted)) !== null;
  }

  private async placeOf(wanted: Wanted): Promise<Place> {
    const giveUpAt = Date.now() + patienceMs;
    let before: Place | null = null;
    while (Date.now() < giveUpAt) {
      const now = await this.window.look(findPlace, wanted);
      if (now !== null && now.coveredBy === null && now.x === before?.x && now.y === before.y) return now;
      before = now;
      await delay(100);
    }
    const state = before === null ? 'is not there' : `is covered by ${before.coveredBy}`;
    throw new Error(`${wanted.css} ${wanted.name ?? ''} ${wanted.within ?? ''} ${state}`.replaceAll(/ +/g, ' '));
  }
}

function tapAt(x: number, y: number): Input {
  const move = { type: 'pointerMove', x, y, duration: 0 };
  const [down, up] = [{ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]; // biome-ignore format: a pair
  return { type: 'pointer', id: 'hand', actions: [move, down, up] };
}

/** Runs in the page. */
function findPlace({ css, name = '', within }: Wanted): Place | null {
  const wordsOf = (element: Element | null) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label');
    if (label !== null) return label;
    const labelledBy = element.getAttribute('aria-labelledby');
    if (labelledBy !== null) return labelledBy.split(' ').map((id) => wordsOf(document.getElementById(id))).join(' '); // biome-ignore format: one thought
    const ofField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const own = ofField ? wordsOf(element.labels?.[0] ?? null) : wordsOf(element);
    return own || wordsOf(element.querySelector('title, legend, caption'));
  }
  const parts = [...document.querySelectorAll('[aria-label], [aria-labelledby], fieldset, table')];
  const scopes: ParentNode[] =
    within === undefined ? [document] : parts.filter((part) => new RegExp(within).test(nameOf(part)));
  const isHere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    element.getAttribute('aria-disabled') !== 'true' &&
    !element.matches(':disabled') &&
    new RegExp(name).test(nameOf(element));
  const found = scopes.flatMap((scope) => [...scope.querySelectorAll(css)]).find(isHere);
  if (found === undefined) return null;
  const middleOf = () => {
    const box = found.getBoundingClientRect();
    return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  };
  const isHit = (hit: Element | null) => hit !== null && (found.contains(hit) || hit.contains(found));
  const at = ({ x, y }: { x: number; y: number }) => document.elementFromPoint(x, y);
  if (!isHit(at(middleOf()))) found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const middle = middleOf();
  const hit = at(middle);
  const coveredBy = isHit(hit) ? null : `<${hit?.tagName}> “${wordsOf(hit).slice(0, 60)}”`;
  return { ...middle, name: nameOf(found), coveredBy };
}
