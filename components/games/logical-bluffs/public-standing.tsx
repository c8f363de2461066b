import { Check } from 'lucide-react';
import { Face, SeatName } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { capital, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { formatCountdown } from '@/components/ui/duration';
import type { MatchView, SeatId, SeatView } from '@/games/game';
import { cells } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { actedWords } from './clocks';
import clockStyles from './clocks.module.css';
import { itemsWords } from './items-words';
import { knownWords } from './known-words';
import { nowWords } from './now-words';
import { SharedGrid } from './phase-drawing';
import { isRunning, reserveAt } from './reserve';
import { ofSeat, seenCount } from './scenes';
import { SeenPips } from './seen-meter';
import styles from './stage.module.css';
import { type Dwelt, dweltWords, useDwelt } from './use-dwelt';
import { useNow } from './use-now';

/**
 * The stage: the grid large, with the tiles that are spoken of, and on each side of it what is public of a player: their time, how
 * much of the grid they have seen, and what they said last.
 */
export function OnStage({ view, settings, now, nameOf }: CentreProps<View, Settings>) {
  const round = Math.max(0, ...view.statements.map((one) => one.round));
  const dwelt = useDwelt(view, { round, now });
  const spoken = view.statements.filter((one) => one.round === round && (dwelt === null || dwelt.seat === one.seat));
  const [left, right] = view.seats.map((one) => (
    <Side key={one.seat} {...one} {...{ view, settings, now, round, dwelt }} />
  ));
  return (
    <section
      aria-label="What is public"
      // Both sides begin at one height, however much each has said.
      className="grid h-full grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] content-center items-start gap-10"
    >
      {left}
      <div className="grid justify-items-center gap-4 self-center">
        <SharedGrid {...{ view, spoken }} className={round === 0 ? styles.beforeAny : styles.onStage} />
        {round === 0 ? (
          <HowItGoes {...settings} />
        ) : (
          <p className={classNames('min-h-18 text-balance text-center text-lg text-subtle leading-6', styles.onStage)}>
            {dwelt === null ? aboutNow(view) : dweltWords(view, dwelt, nameOf)}
          </p>
        )}
      </div>
      {right}
    </section>
  );
}

interface SideProps extends SeatView, Pick<CentreProps<View, Settings>, 'view' | 'settings' | 'now'> {
  /** The latest in which something was said; 0: none. */
  readonly round: number;
  readonly dwelt: Dwelt | null;
}

function Side({ seat, acted, view, settings, now, round, dwelt }: SideProps) {
  return (
    <section className="grid min-w-0 gap-3">
      <h2 className="flex items-center gap-3 text-2xl">
        <Face {...{ seat }} size="lg" isRimmed={acted === true} />
        <span className="min-w-0">
          <SeatName seat={seat} />
        </span>
        {acted === true && <Check role="img" aria-label="has acted" className="size-6 shrink-0 text-brass-content" />}
      </h2>
      <p className="flex items-center text-brass-content text-lg leading-6">
        {acted === false && <span aria-hidden className={clockStyles.atIt} />}
        {actedWords(view, acted)}
      </p>
      <Time {...{ view, seat, now }} />
      <div className="grid gap-1.5">
        <Score {...{ view, seat, settings }} />
        <SeenPips count={seenCount(view, seat, settings)} />
      </div>
      {round > 0 && (
        <div className="grid gap-1">
          <h3 className="eyebrow">Said in round {round}</h3>
          <Slips
            {...{ view, seat, round }}
            size={slipSize(view, round)}
            dwelt={dwelt?.seat === seat ? dwelt.statement : null}
          />
        </div>
      )}
      <p className="text-base text-subtle leading-5">{capital(itemsWords(view, seat))}</p>
    </section>
  );
}

/** What is left beyond the phases' own time, large. */
function Time({ view, seat, now }: Pick<SideProps, 'view' | 'seat' | 'now'>) {
  const runs = isRunning(view, seat);
  const left = reserveAt(view, seat, useNow(now, runs));
  if (left === null) return null;
  return (
    <p className="flex items-baseline gap-3">
      <span
        className={classNames('display figures text-5xl leading-none', runs ? 'text-brass-content' : 'text-emphasis')}
      >
        {formatCountdown(left)}
      </span>
      <span className="text-base text-subtle">{runs ? 'of reserve, and it runs' : 'in reserve'}</span>
    </p>
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

/** The phase, and why nobody's points stand here. */
const aboutNow = (view: View): string => (view.rulingSince === null ? `${nowWords(view)} ${SECRET}` : nowWords(view));

const SECRET = 'Points stay secret until the end.';

interface SlipsProps {
  readonly view: View;
  readonly seat: SeatId;
  readonly round: number;
  readonly size: SlipSize;
  /** The index of the one that the stage dwells on. */
  readonly dwelt: number | null;
}

function Slips({ view, seat, round, size, dwelt }: SlipsProps) {
  return (
    <ol aria-label={`What was said in round ${round}`} className="grid gap-1">
      {statementsOf(view, { seat, round }).map(({ text }, i) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
          key={i}
          className={classNames(
            'rounded-sm border px-2',
            dwelt === i ? 'border-brass bg-brass/15 text-emphasis' : 'border-subtle',
            slipSizes[size],
          )}
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

/** As a side of the stage holds slips: the more lines they take, the smaller they are set, so that none is cut. */
export function slipSize(view: View, round: number): SlipSize {
  if (linesOf(view, round, 44) <= 10) return 'roomy';
  return linesOf(view, round, 52) <= 14 ? 'tight' : 'small';
}

/** Of the side that takes more. */
const linesOf = (view: View, round: number, lineLetters: number): number =>
  Math.max(
    ...view.seats.map(({ seat }) =>
      statementsOf(view, { seat, round }).reduce(
        (sum, { text }) => sum + Math.max(1, Math.ceil((text ?? '').length / lineLetters)),
        0,
      ),
    ),
  );

const statementsOf = (view: View, { seat, round }: { seat: SeatId; round: number }) =>
  view.statements.find((one) => one.seat === seat && one.round === round)?.statements ?? [];

const HowItGoes = ({ known }: Settings) => (
  <div className="grid max-w-md gap-2 text-center text-lg text-subtle leading-6">
    <p>Sixteen tiles in four colours lie face down. {knownWords(known)}</p>
    <p>Each says four things about some of the tiles: true ones earn a point, and false ones mislead.</p>
    <p>Whoever names all sixteen colours wins.</p>
  </div>
);
