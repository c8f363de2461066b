/** A control that takes keys for itself. */
export const takesKeys = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, button, a, [role=slider], [role=tab]') !== null);
