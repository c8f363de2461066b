/**
 * For who hosts: that a player asks something, wherever they are on the site. public/asked.js fills and shows it. Plain
 * elements: a part of Next's in the layout would be a weight on every match page. A close that is told, and what it came to,
 * has the window to itself; on a phone the line lies on the header, since what a page is about stands below it.
 */
export const AskedLine = () => (
  <aside
    data-asked
    hidden
    aria-label="Questions for you"
    className="fixed inset-x-1 top-1 z-50 mx-auto flex w-fit max-w-md items-center gap-2 rounded-lg border border-brass bg-emphasis py-1 pr-1 pl-4 text-sm shadow-pop sm:top-auto sm:right-auto sm:bottom-3 sm:left-3 sm:mx-0 [:root:has([data-scene])_&]:hidden"
  >
    <p role="status" className="min-w-0 [overflow-wrap:anywhere]" />
    <a
      href="/"
      className="inline-flex h-8 items-center rounded-md border border-emphasis px-3 text-emphasis hover:bg-inverted hover:text-inverted max-sm:h-11"
    >
      Answer
    </a>
    <button type="button" aria-label="Not now" title="Not now" className="size-8 text-lg text-subtle max-sm:size-11">
      ×
    </button>
  </aside>
);
