import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { SiteFooter } from './site-footer';

const widths = { narrow: 'max-w-md', reading: 'max-w-3xl', book: 'max-w-6xl', wide: 'max-w-page' } as const;

/** The middle of a quiet page, with the foot below it. Boards have frames of their own. */
export function Page({ width = 'wide', children }: { width?: keyof typeof widths; children: ReactNode }) {
  return (
    <>
      <main
        id="main"
        tabIndex={-1}
        className={classNames('mx-auto w-full px-4 pt-8 outline-none sm:px-6 sm:pt-12', widths[width])}
      >
        {children}
      </main>
      <SiteFooter />
    </>
  );
}
