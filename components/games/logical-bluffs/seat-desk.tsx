'use client';

import { later, soon } from '@/components/match/later';
import { useReached } from '@/components/match/when-reached';
import { Section } from '@/components/ui/panel';
import type { Turn } from '@/games/logical-bluffs/view';
import { BluffDesk } from './bluff-desk';
import { draftFor, unsentIn } from './bluff-draft';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import { useDesk } from './use-desk';
import { useIsOver } from './use-is-over';
import { WaitingDesk } from './waiting-desk';

const ClaimDesk = soon(async () => (await import('./claim-desk')).ClaimDesk);
const UnsentNote = later(async () => (await import('./unsent-note')).UnsentNote);
const RevealDesk = soon(async () => (await import('./reveal-desk')).RevealDesk);

type Props = ScreenProps & { readonly turn: Turn };

/** A seat's desk in every phase: one board, what to do beside it, what it has said and heard below. */
export function SeatDesk(props: Props) {
  const { view, turn, mine, draft: useDraft } = props;
  const [kept, keep] = useDraft<unknown>('bluff', null);
  const sent = view.statements.find(({ round, seat }) => round === view.round && seat === mine);
  const unsent = unsentIn(kept, view.round, sent ?? null);
  const isReached = useReached();
  const isWritten = draftFor(kept, view.round).statements.some((text) => text !== '');
  const desk = useDesk(props, isReached || isWritten);
  const isOver = useIsOver(props);
  const isDone = turn.acted || turn.outOfTime || isOver;
  const phase = `${view.round} ${view.phase}`;
  return (
    <div className="grid grid-cols-1 gap-4">
      {unsent !== null && <UnsentNote unsent={unsent} onPutAway={() => keep(null)} />}
      {isDone ? (
        <WaitingDesk {...props} desk={desk} />
      ) : view.phase === 'bluff' ? (
        <BluffDesk key={phase} {...props} desk={desk} />
      ) : view.phase === 'claim' ? (
        <ClaimDesk key={phase} {...props} desk={desk} />
      ) : (
        <RevealDesk key={phase} {...props} desk={desk} />
      )}
      {!isDone && view.phase !== 'reveal' && view.statements.length > 0 && (
        <Section title="What was said">
          <StatementsList {...props} desk={desk} />
        </Section>
      )}
    </div>
  );
}
