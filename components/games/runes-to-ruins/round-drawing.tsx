import type { ReactNode } from 'react';
import type { SceneDrawingProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import type { SeatId } from '@/games/game';
import { runeOf } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { positionWords } from './position-words';
import { RuneMark, SymbolDrawing, symbolWords } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import type { CloseBeat } from './scenes';
import { Slab } from './slab';
import styles from './slab.module.css';
import { SlabRow } from './slab-row';

type Props = SceneDrawingProps<View, CloseBeat, Settings>;

/** A close: slabs are cut, some show a rune, one breaks; then insight is paid. */
export function RoundDrawing(props: Props) {
  const { after, scene, index } = props;
  const clash = scene.beats.slice(0, index + 1).findLast(({ show }) => show === 'clash');
  return (
    <WithRuneRules rules={after.rules}>
      {clash === undefined ? <Table {...props} /> : <Banned {...props} clash={clash} />}
    </WithRuneRules>
  );
}

function Banned({ clash, index, scene, isStill }: Props & { clash: CloseBeat }) {
  const isNow = !isStill && scene.beats[index]?.id === 'clash';
  return (
    <div className="mx-auto grid max-w-lg gap-4 py-4">
      {clash.banned?.map((symbol) => (
        <div key={symbol.join()} className={classNames('relative text-emphasis', isNow && styles.lightUp)}>
          <SymbolDrawing
            grid={symbol}
            showJoins={false}
            title={`Banned: ${symbolWords(symbol)}`}
            className="max-h-[calc(var(--picture)*0.55)]"
          />
          <svg aria-hidden viewBox="0 0 6 4" className="absolute inset-0 size-full" preserveAspectRatio="none">
            <path d="M.3 3.7 5.7 .3" className="stroke-danger-content" strokeWidth={0.09} strokeLinecap="round" />
          </svg>
        </div>
      ))}
    </div>
  );
}

function Table(props: Props) {
  const { after, scene, index, isStill } = props;
  const now = isStill ? undefined : scene.beats[index];
  const so = scene.beats.slice(0, index + 1);
  const isHush = now?.show === 'found';
  const paid = scene.beats.find(({ show }) => show === 'paid');
  // What the bars and the names leave of the picture's height.
  const barsRem = 5 + 1.6 * (after.paid.at(-1)?.order.length ?? 0);
  const slab = paid === undefined ? '14rem' : `max(5rem, var(--picture, 25rem) - ${barsRem}rem)`;
  return (
    <div className="grid gap-4 py-2" style={cssValues({ '--slab': slab })}>
      <SlabRow seats={after.seats.map(({ seat }) => seat)}>
        {(seat) => <SeatSlab {...props} {...{ seat, now, so, isHush }} />}
      </SlabRow>
      <div className="grid items-center *:col-start-1 *:row-start-1">
        {paid !== undefined && (
          <div className={so.includes(paid) ? undefined : 'invisible'}>
            <Payments {...props} isNow={now?.show === 'paid'} />
          </div>
        )}
        {now?.shown !== undefined && <ShownRunes key={now.id} shown={now.shown} />}
      </div>
    </div>
  );
}

/** What is cut into a slab now, where one can read it. */
function ShownRunes({ shown }: { shown: NonNullable<CloseBeat['shown']> }) {
  return (
    <ul className="flex flex-wrap justify-center gap-6">
      {shown.map(({ seat, rune, position }) => (
        <li
          key={`${seat} ${rune} ${position}`}
          className="grid justify-items-center gap-1 text-center text-brass-content"
        >
          <RuneMark rune={rune} className={classNames('size-24 max-sm:size-16', styles.lightUp)} />
          <span className="font-medium text-emphasis">{runeOf(rune).name}</span>
          <span className="text-subtle text-xs">{position === null ? 'somewhere' : positionWords[position]}</span>
        </li>
      ))}
    </ul>
  );
}

interface SeatProps extends Props {
  readonly seat: SeatId;
  readonly now: CloseBeat | undefined;
  /** The beats up to now. */
  readonly so: readonly CloseBeat[];
  readonly isHush: boolean;
}

function SeatSlab({ seat, now, so, isHush, scene, after, nameOf, mine }: SeatProps) {
  const ahead = scene.beats.filter((beat) => !so.includes(beat)).flatMap(({ shown = [] }) => shown);
  const known = knownSlab(
    after.shown.filter((one) => !ahead.includes(one)),
    seat,
  );
  const found = after.discovered.find((one) => one.seat === seat);
  const isTold = found !== undefined && !scene.beats.some((beat) => names(beat, seat) && !so.includes(beat));
  const isNow = now !== undefined && names(now, seat);
  const cutting = now?.show === 'shown' ? (now.shown ?? []).filter((one) => one.seat === seat) : [];
  const isAside = isHush || (now?.show === 'name' && !isNow) || (now?.show === 'shown' && cutting.length === 0);
  return (
    <figure className="grid gap-1">
      <Slab
        {...known}
        lit={cutting.map(({ rune }) => rune)}
        cutting={cutting.map(({ rune }) => rune)}
        isBroken={isTold}
        isBreaking={isTold && isNow}
        isDim={isAside}
      />
      <SlabName isMine={seat === mine} name={nameOf(seat)}>
        {isTold ? `found in round ${found.round}` : null}
      </SlabName>
    </figure>
  );
}

const names = ({ show, seats }: CloseBeat, seat: SeatId) => show === 'name' && seats.includes(seat);

/** Below a slab: whose it is, and one word of what became of it. */
export function SlabName({ isMine, name, children }: { isMine: boolean; name: string; children: ReactNode }) {
  return (
    <figcaption className="min-w-0 text-center leading-tight">
      <span className={classNames('block truncate text-sm', isMine ? 'text-brass-content' : 'text-emphasis')}>
        {name}
      </span>
      <span className="block min-h-[1.2em] text-2xs text-brass-content">{children}</span>
    </figcaption>
  );
}

/** Drops of amber by rank; who abstained stands in the row without an amount. */
function Payments({ after, nameOf, mine, isNow }: Props & { isNow: boolean }) {
  const order = after.paid.at(-1)?.order ?? [];
  const most = Math.max(1, ...order.map(({ insight }) => insight ?? 0));
  return (
    <ol className="mx-auto grid max-w-xl gap-1 text-sm">
      {order.map(({ seat, insight }, i) => (
        <li key={seat} className="grid grid-cols-[minmax(4rem,9rem)_1fr_2.5rem] items-center gap-2">
          <span className={classNames('truncate text-right', seat === mine ? 'text-brass-content' : 'text-default')}>
            {nameOf(seat)}
          </span>
          {insight === null ? (
            <span className="text-muted text-xs">abstained: the amount stays hidden</span>
          ) : (
            <span
              className={classNames('block h-2.5 rounded-full', isNow && styles.bar)}
              style={{
                width: `${(100 * insight) / most}%`,
                background: 'linear-gradient(oklch(0.88 0.12 85), oklch(0.7 0.15 65))',
                animationDelay: `${i * 220}ms`,
              }}
            />
          )}
          <span className="display figures text-brass-content text-lg leading-none">
            {insight === null ? '' : `+${insight}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
