'use client';

import { EyeOff } from 'lucide-react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { SafeForm } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { announce } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';

/** Over the pages of a match whose host has not asked yet to be shown more than everybody may see. */
export function HeldBack({ page }: { page: MatchPage }) {
  const requests = useRequests();
  if (!page.isHeldBack) return null;
  async function showAll() {
    const done = await requests.send('all', () => api.host.showAll.mutate({ code: page.code }));
    if (done !== null) announce('You see everything in this match now.');
  }
  return (
    <section
      aria-label="What this screen shows"
      className="mb-4 grid gap-2 rounded-lg border border-brass/40 bg-brass-subtle px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-60 flex-1 items-center gap-2.5 text-brass-content">
          <EyeOff aria-hidden className="size-4 shrink-0" />
          So far you see what everybody may see, in case others look at your screen.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="sm" variant="solid" busy={requests.isBusy('all')} onClick={() => void showAll()}>
            Show me everything
          </Button>
          <SafeForm to={true}>
            <Button type="submit" size="sm">
              Stay safe to share
            </Button>
          </SafeForm>
        </div>
      </div>
      <FieldError error={requests.problemAt('all')} />
    </section>
  );
}
