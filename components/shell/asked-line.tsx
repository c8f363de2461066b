import { X } from 'lucide-react';
import { buttonClass, IconButton } from '@/components/ui/button';

/** For who hosts: that a player asks something, wherever they are on the site. public/asked.js fills and shows it. */
export const AskedLine = () => (
  <aside
    data-asked
    hidden
    aria-label="Questions for you"
    className="fixed inset-x-3 top-16 z-50 mx-auto flex w-fit max-w-md items-center gap-2 rounded-lg border border-brass bg-emphasis py-1 pr-1 pl-4 text-sm shadow-pop sm:top-auto sm:right-auto sm:bottom-3 sm:left-3 sm:mx-0"
  >
    <p role="status" className="min-w-0 [overflow-wrap:anywhere]" />
    <a href="/" className={buttonClass({ size: 'sm' })}>
      Answer
    </a>
    <IconButton label="Not now" size="sm">
      <X aria-hidden className="size-4" />
    </IconButton>
  </aside>
);
