import { EyeOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { hiddenTurn } from './hidden-turn';

/** In the place of a player's desk, which their safe screen does not show: that it waits, and the way back to it. */
export function HiddenTurnNote({ page, view }: { readonly page: MatchPage; readonly view: MatchView }) {
  return (
    <section
      aria-label="Your turn, hidden here"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brass/40 bg-brass-subtle px-4 py-2"
    >
      <p className="flex min-w-56 flex-1 items-center gap-2.5 text-brass-content">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {hiddenTurn(page, view)?.words}
      </p>
      {/* The bar of safe screens asks first whether nobody looks. */}
      <Button size="sm" popoverTarget="show-here">
        Show it here
      </Button>
    </section>
  );
}
