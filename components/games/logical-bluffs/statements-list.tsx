import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import type { ScreenProps } from './screen-props';

/** All statements so far, the latest round first, as far as the viewer may see them. */
export function StatementsList({ view, nameOf }: ScreenProps) {
  const rounds = [...new Set(view.statements.map(({ round }) => round))].sort((a, b) => b - a);
  if (rounds.length === 0) {
    return <EmptyState>Nothing has been said yet. Statements show when both players have sent theirs.</EmptyState>;
  }
  return (
    <ol className="grid gap-6">
      {rounds.map((round) => (
        <li key={round}>
          <h3 className="eyebrow mb-2">Round {round}</h3>
          <div className="grid gap-5 sm:grid-cols-2">
            {view.statements
              .filter((bluff) => bluff.round === round)
              .map((bluff) => (
                <Said key={bluff.seat} bluff={bluff} name={nameOf(bluff.seat)} answers={claimsOn(view, bluff)} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** What the viewer has claimed of the other's statements. */
function claimsOn(view: View & { viewer: string }, { round, seat }: BluffView): readonly (boolean | null)[] {
  if (view.own === undefined || seat === view.viewer) return [];
  return view.own.claims.find((claim) => claim.round === round)?.answers ?? [];
}

function Said({ bluff, name, answers }: { bluff: BluffView; name: string; answers: readonly (boolean | null)[] }) {
  return (
    <div>
      <p className="mb-1.5 font-medium text-sm">
        {name} <span className="figures font-normal text-muted">on {bluff.subset.join(' ')}</span>
      </p>
      <ol className="grid gap-1.5 text-sm">
        {bluff.statements.map(({ text, truth }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
          <li key={i} className="flex flex-wrap items-baseline gap-x-2">
            <span className={text === null ? 'text-muted' : 'text-default'}>
              {i + 1}. {text === null ? 'Behind a smokescreen' : `“${text}”`}
            </span>
            {truth !== null && <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'true' : 'false'}</Badge>}
            {answers[i] != null && <span className="text-muted text-xs">you said {answers[i] ? 'true' : 'false'}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
