import { NameInWords } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { capital, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { formatCountdown } from '@/components/ui/duration';
import type { MatchView, SeatId } from '@/games/game';
import { cells } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { itemsWords } from './items-words';
import { knownWords } from './known-words';
import { isRunning } from './reserve';
import { ofSeat, seenCount } from './scenes';
import { SeenPips } from './seen-meter';

/** What the two are at now, what was said in this round, and how much of the grid each has seen: all that is public. */
export function Standing({ view, settings }: CentreProps<View, Settings>) {
  const isFirst = view.statements.length === 0;
  const size = view.phase === 'claim' ? slipSize(view, view.round) : 'roomy';
  return (
    <div className={classNames('grid w-108', size === 'roomy' ? 'gap-4' : 'gap-2')}>
      {isFirst ? (
        <HowItGoes {...settings} />
      ) : (
        <p className="text-balance text-lg text-subtle leading-6">{aboutNow(view, size)}</p>
      )}
      {view.seats.map(({ seat }) => (
        <section key={seat} className="grid gap-1.5">
          <h2 className="flex items-baseline justify-between gap-3 text-xl">
            <NameInWords seat={seat} />
            <Score {...{ view, seat, settings }} />
          </h2>
          {view.phase === 'claim' ? (
            <Slips {...{ view, seat, size }} />
          ) : (
            <>
              <SeenPips count={seenCount(view, seat, settings)} />
              <Held {...{ view, seat }} />
            </>
          )}
        </section>
      ))}
    </div>
  );
}

/** What stands for a score while points are secret: what was paid for tiles, and how many are seen. */
function Score({ view, seat, settings }: { view: MatchView<View>; seat: SeatId; settings: Settings }) {
  const spent = (ofSeat(view.reveals, seat) ?? 0) * view.revealCost;
  return (
    <span className="figures whitespace-nowrap text-base text-subtle">
      {spent > 0 && `${pointsWords(spent)} spent · `}seen{' '}
      <span className="display text-2xl text-brass-content leading-none">{seenCount(view, seat, settings)}</span> of{' '}
      {cells.length}
    </span>
  );
}

/** The phase, and why nobody's points stand here, where slips leave it room. */
const aboutNow = (view: View, size: SlipSize): string =>
  size === 'roomy' && view.rulingSince === null ? `${nowWords(view)} ${SECRET}` : nowWords(view);

const SECRET = 'Points stay secret until the end.';

/** What is done in this phase, for who looks in. */
export function nowWords({ phase, rulingSince, revealCost, sealedReveal }: View): string {
  if (rulingSince !== null) return 'The host is asked to rule on what was said.';
  if (phase === 'claim') return 'Each judges what the other says: true or false? A right answer earns two points.';
  if (phase === 'bluff') return 'Each writes four new statements; a true one earns a point.';
  const price = revealCost === 0 ? 'for nothing' : `for ${pointsWords(revealCost)} each`;
  const sealed = sealedReveal ? ' The clock runs out in any case, so that its length tells nothing.' : '';
  return `Each may look under tiles, ${price}, or name all sixteen: that wins, or costs all points.${sealed}`;
}

function Slips({ view, seat, size }: { view: View; seat: SeatId; size: SlipSize }) {
  return (
    <ol aria-label={`What was said in round ${view.round}`} className="grid gap-1">
      {statementsOf(view, { seat, round: view.round }).map(({ text }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
          key={i}
          className={classNames('rounded-sm border border-subtle px-2', slipSizes[size])}
        >
          <span className="figures text-muted">{i + 1}</span>{' '}
          {text ?? <span className="text-muted">Behind a smokescreen</span>}
        </li>
      ))}
    </ol>
  );
}

const slipSizes = {
  roomy: 'py-1 text-base leading-5',
  tight: 'py-0.5 text-sm leading-tight',
  small: 'text-xs leading-tight',
} as const;
type SlipSize = keyof typeof slipSizes;

/** As the stage holds slips beside its table: the more lines they take, the smaller they are set, so that none is cut. */
export function slipSize(view: View, round: number): SlipSize {
  if (linesOf(view, round, 54) <= 9) return 'roomy';
  return linesOf(view, round, 62) <= 14 ? 'tight' : 'small';
}

const linesOf = (view: View, round: number, lineLetters: number): number =>
  view.seats
    .flatMap(({ seat }) => statementsOf(view, { seat, round }))
    .reduce((sum, { text }) => sum + Math.max(1, Math.ceil((text ?? '').length / lineLetters)), 0);

const statementsOf = (view: View, { seat, round }: { seat: SeatId; round: number }) =>
  view.statements.find((one) => one.seat === seat && one.round === round)?.statements ?? [];

const Held = ({ view, seat }: { view: MatchView<View>; seat: SeatId }) => (
  <p className="text-base text-subtle leading-5">
    {capital(itemsWords(view, seat))}
    <span className="figures"> · {reserveWords(view, seat)}</span>
  </p>
);

function reserveWords(view: MatchView<View>, seat: SeatId): string {
  if (isRunning(view, seat)) return 'the reserve runs';
  const left = new Map(Object.entries(view.reserveMs)).get(seat) ?? null;
  return left === null ? 'no time limit' : `reserve ${formatCountdown(left)}`;
}

const HowItGoes = ({ known }: Settings) => (
  <div className="grid gap-2 text-base text-subtle leading-6">
    <p>Sixteen tiles in four colours lie face down. {knownWords(known)}</p>
    <p>Each says four things about some of the tiles: true ones earn a point, and false ones mislead.</p>
    <p>Whoever names all sixteen colours wins.</p>
  </div>
);
