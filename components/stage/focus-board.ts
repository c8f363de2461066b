/**
 * To the scene that plays there, else the heading of what is now to do, or the first in sight; where a game has none, and for who only looks on, to the board
 * itself, which is called what the round is and shows no ring.
 */
export function focusBoard(board: HTMLElement | null, { looksOn = false } = {}) {
  const headings = looksOn ? [] : [...(board?.querySelectorAll<HTMLElement>('h2, legend') ?? [])];
  const scene = board?.querySelector<HTMLElement>('[data-scene]');
  const at = scene ?? headings.find(({ dataset }) => dataset.toDo !== undefined) ?? headings.find(isInSight) ?? board;
  if (at === null) return;
  at.tabIndex = -1;
  at.focus({ preventScroll: true });
}

/** The board on a match's page. */
export const boardOnPage = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-board]');

/** Written for eyes, and in the upper half of the page, which stands at its top. */
function isInSight(heading: HTMLElement): boolean {
  const { top, height } = heading.getBoundingClientRect();
  return height > 1 && top < window.innerHeight / 2;
}
