import { focusBoard } from '@/components/stage/focus-board';
import { isByKeys, isFocusNowhere } from '@/components/ui/by-keys';

/**
 * Who uses keys never has the focus nowhere. When what has it is gone (a button that was pressed, a list that was chosen
 * from), it goes on nearby: to the action bar it was in, else to the first control of what stood around it, at last to the
 * board.
 */
export function keepFocus(page: HTMLElement): () => void {
  let around: readonly HTMLElement[] = chainOf(document.activeElement, page);
  const come = ({ target }: FocusEvent) => {
    around = chainOf(target, page);
  };
  const leave = () =>
    setTimeout(() => {
      if (isLeft(around[0])) around = [];
    });
  const goOn = () => {
    if (around[0]?.isConnected !== false || !isFocusNowhere()) return;
    const had = around;
    around = [];
    if (isByKeys()) focusNear(had, page);
  };
  const observer = new MutationObserver(goOn);
  observer.observe(page, { childList: true, subtree: true });
  page.addEventListener('focusin', come);
  page.addEventListener('focusout', leave);
  return () => {
    observer.disconnect();
    page.removeEventListener('focusin', come);
    page.removeEventListener('focusout', leave);
  };
}

/** It is still there, and somebody has gone away from it. */
const isLeft = (had: HTMLElement | undefined) => had?.isConnected === true && had !== document.activeElement;

/** What has the focus, and all that it lies in, up to the page's own frame. */
function chainOf(target: EventTarget | null, page: HTMLElement): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let at = target instanceof Element ? target : null; at !== null && at !== page; at = at.parentElement) {
    if (at instanceof HTMLElement) chain.push(at);
  }
  return chain;
}

const BAR = '[data-action-bar]';

/** To the bar that stands in the place of the one it was in; else the nearest place that is left and has a control. */
function focusNear(had: readonly HTMLElement[], page: HTMLElement) {
  // What comes after a scene takes the focus itself.
  if (had.some((one) => one.matches('[data-scene]') && !one.isConnected)) return;
  const bar = had.some((one) => one.matches(BAR)) ? page.querySelector<HTMLElement>(BAR) : null;
  if (bar?.checkVisibility()) return bar.focus();
  for (const place of had.filter(({ isConnected }) => isConnected)) {
    if (place.matches('[data-board]')) return focusBoard(place);
    const next = firstControlIn(place);
    if (next !== undefined) return next.focus();
  }
}

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

const firstControlIn = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(controls)].find(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility(),
  );
