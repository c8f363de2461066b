'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/link';

/** A way from the header; underlined in brass where one is there already. */
export function HeaderLink({ href, children }: { href: string; children: ReactNode }) {
  const path = usePathname();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex h-14 items-center whitespace-nowrap border-y-2 border-y-transparent px-2.5 hover:text-emphasis sm:px-3',
        isHere ? 'border-b-brass text-emphasis' : 'text-subtle',
      )}
    >
      {children}
    </Link>
  );
}
