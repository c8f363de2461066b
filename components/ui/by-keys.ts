// Whether keys were used last, and not a pointer. Whoever uses keys is led to where they act next; to others a ring would
// say that they had chosen something.

let keysLast = false;

if (typeof window !== 'undefined') {
  const used = (areKeys: boolean) => () => {
    keysLast = areKeys;
  };
  window.addEventListener('keydown', used(true), { capture: true });
  window.addEventListener('pointerdown', used(false), { capture: true });
}

export const isByKeys = (): boolean => keysLast;

/** Also while what had it is hidden: browsers notice that a little later. */
export function isFocusNowhere(): boolean {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || !activeElement.checkVisibility();
}
