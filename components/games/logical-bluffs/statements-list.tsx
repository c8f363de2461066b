import { NameInWords } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import type { MatchView } from '@/games/game';
import { seatEntries, seatOf } from '@/games/kit/by-seat';
import { colourAt } from '@/games/logical-bluffs/grid';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import type { ScreenProps } from './screen-props';
import { TileGrid } from './tile-grid';
import type { Desk } from './use-desk';
import { WhatIf } from './what-if';

/** All statements so far, the latest round first, as far as the viewer may see them. */
export function StatementsList({ view, desk = null }: ScreenProps & { desk?: Desk | null }) {
  const rounds = [...new Set(view.statements.map(({ round }) => round))].sort((a, b) => b - a);
  if (rounds.length === 0) {
    return <EmptyState>Nothing has been said yet. Statements show when both players have sent theirs.</EmptyState>;
  }
  return (
    <ol className="grid gap-5">
      {rounds.map((round) => (
        <li key={round}>
          <p className="eyebrow mb-2">Round {round}</p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,17rem),50%-1.25rem),1fr))] gap-5">
            {view.statements
              .filter((bluff) => bluff.round === round)
              .map((bluff) => (
                <SaidOn key={bluff.seat} {...{ bluff, view }} desk={canSuppose(view, bluff) ? desk : null} />
              ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Of the other's statements; those that are judged just now are supposed where they are judged. */
const canSuppose = (view: MatchView<View>, { round, seat }: BluffView): boolean =>
  seat !== view.viewer && (view.phase !== 'claim' || round !== view.round || view.turn?.acted === true);

/** What was answered to these statements, as far as the viewer may know: by themselves, or by anybody once all is open. */
function answersTo({ own, allOwn, viewer }: MatchView<View>, { round, seat }: BluffView) {
  const self = seatOf(viewer);
  const known = allOwn !== undefined ? seatEntries(allOwn) : self === null ? [] : [[self, own] as const];
  const other = known.find(([by]) => by !== seat);
  const answers = other?.[1]?.claims.find((claim) => claim.round === round)?.answers;
  return other === undefined || answers === undefined ? null : { by: other[0], answers };
}

interface SaidProps {
  readonly bluff: BluffView;
  readonly view: MatchView<View>;
  readonly desk: Desk | null;
}

function SaidOn({ bluff, view, desk }: SaidProps) {
  const answered = answersTo(view, bluff);
  return (
    <div className="grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-3">
      <SubsetPicture {...{ bluff, view }} />
      <div className="min-w-0">
        <p className="mb-1 font-medium text-sm [overflow-wrap:anywhere]">
          <NameInWords seat={bluff.seat} />{' '}
          <span className="figures font-normal text-muted text-xs">on {bluff.subset.join(' ')}</span>
        </p>
        <ol className="grid gap-1 text-sm">
          {bluff.statements.map(({ text, truth }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            <li key={i}>
              <p className={text === null ? 'text-muted' : 'text-default'}>
                {i + 1}. {text === null ? 'Behind a smokescreen' : `“${text}”`}
              </p>
              {/* A line of its own for all that is known of it: beside the words it would wrap here and not there. */}
              <div className="flex flex-wrap items-baseline gap-x-2 empty:hidden">
                {truth !== null && <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'true' : 'false'}</Badge>}
                {answered?.answers[i] != null && (
                  <span className="text-muted text-xs">
                    {answered.by === view.viewer ? 'you' : <NameInWords seat={answered.by} />} said{' '}
                    {answered.answers[i] ? 'true' : 'false'}
                  </span>
                )}
                {desk !== null && <WhatIf {...{ desk, bluff, i }} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Which tiles were spoken of, in the colours that the viewer knows. */
function SubsetPicture({ bluff, view }: Omit<SaidProps, 'desk'>) {
  const known = new Map(Object.entries(view.known ?? {}));
  return (
    <TileGrid
      title={`Tiles spoken of in round ${bluff.round}`}
      isBare
      className="self-start"
      lookOf={(cell) => ({
        colour: view.grid === undefined ? (known.get(cell) ?? null) : colourAt(view.grid, cell),
        isFaded: !bluff.subset.includes(cell),
        words: bluff.subset.includes(cell) ? 'spoken of' : undefined,
      })}
    />
  );
}
