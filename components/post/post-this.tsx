'use client';

import { Share2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Skeleton } from '@/components/ui/skeleton';
import type { PostProps } from './picture';

const PostPanel = lazy(async () => ({ default: (await import('./post-panel')).PostPanel }));

/** A picture and a text of the match for a chat server: what a spectator may know, also on a host's screen. */
export function PostThis({
  size = 'sm',
  isSmallOnPhones = false,
  ...post
}: PostProps & ButtonLook & { isSmallOnPhones?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size={size} onClick={() => setOpen(true)} aria-haspopup="dialog" aria-label="Post this">
        <Share2 aria-hidden className="size-4" />
        <span className={isSmallOnPhones ? 'max-sm:hidden' : undefined}>Post this</span>
      </Button>
      {isOpen && (
        <Dialog
          open
          onOpenChange={setOpen}
          isWide
          title="Post this"
          about="A picture and a text for your chat server. Both hold only what any spectator may know."
        >
          <Suspense fallback={<Skeleton className="aspect-[1200/630] w-full" />}>
            <PostPanel {...post} />
          </Suspense>
        </Dialog>
      )}
    </>
  );
}
