/** A control that takes this key for itself: what is typed in or walked through takes every key, a button Space and Enter. */
export const takesKey = (target: EventTarget | null, key: string): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role=slider], [role=tab]') !== null ||
    ((key === ' ' || key === 'Enter') && target.closest('button, a') !== null));
