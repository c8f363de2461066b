'use client';

import { Notice } from '@/components/shell/notice-page';
import { Button } from '@/components/ui/button';

/** A page that could not be made. What was saved is not touched by it. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
  return (
    <Notice
      title="Something went wrong on our side"
      action={
        <Button variant="solid" onClick={() => reset()}>
          Try again
        </Button>
      }
    >
      This page could not be made. Everything that was saved is safe. Try again; if it stays like this, tell whoever
      runs this server when it happened.
    </Notice>
  );
}
