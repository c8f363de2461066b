import { classNames } from '@/components/ui/class-names';

/**
 * For who hosts: that a player asks something, wherever they are on the site. public/asked.js fills and shows it. Plain
 * elements: a part of Next's in the layout would be a weight on every match page. A close that is told, and what it came to,
 * has the window to itself; on a phone the line lies on the header, since what a page is about stands below it, and so it does
 * where what is done on the page stands at the foot of the window (`data-foot`, the action bar).
 */
export const AskedLine = () => (
  <Line className="fixed inset-x-1 top-1 z-50 mx-auto flex max-w-md py-1 pr-1 pl-4 text-sm shadow-pop sm:top-auto sm:right-auto sm:bottom-3 sm:left-3 sm:mx-0 sm:[:root:has([data-foot],[data-action-bar])_&]:inset-x-1 sm:[:root:has([data-foot],[data-action-bar])_&]:top-2 sm:[:root:has([data-foot],[data-action-bar])_&]:bottom-auto sm:[:root:has([data-foot],[data-action-bar])_&]:mx-auto sm:[:root:has([data-asked=here])_&]:hidden [:root:has([data-scene])_&]:hidden" />
);

/**
 * The same in the row of another match's tabs, and below its bar once that row is scrolled away: it takes no height, so that
 * nothing moves when it comes. Where the tabs leave no room the row beside it is one to scroll (`besideAsked`).
 */
export const AskedHere = () => (
  <div className="pointer-events-none sticky top-24 z-10 flex h-0 items-start justify-end max-sm:hidden lg:top-15">
    <Line
      isHere
      className="pointer-events-auto flex h-9 max-w-80 pr-0.5 pl-3 text-xs leading-4 lg:max-w-[26rem] [&>p]:line-clamp-2 [:root:has([data-scene])_&]:hidden"
    />
  </div>
);

/** Around the row of tabs that `AskedHere` stands in. */
export const besideAsked = 'sm:max-lg:[&:has([data-asked=here]:not([hidden]))_[role=tablist]]:mr-84';

const Line = ({ isHere = false, className }: { isHere?: boolean; className: string }) => (
  <aside
    data-asked={isHere ? 'here' : ''}
    hidden
    aria-label="Questions for you"
    className={classNames('w-fit items-center gap-2 rounded-lg border border-brass bg-emphasis', className)}
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
