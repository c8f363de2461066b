import { Crown } from '@/components/stage/crown';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { ordinal } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import type { Settings } from '@/games/runes-to-ruins/settings';
import { positions } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { ofSeat } from './of-seat';
import { SlabName } from './round-drawing';
import { WithRuneRules } from './rune-rules';
import { type FinalBeat, tellFinale } from './scenes';
import { Slab } from './slab';
import styles from './slab.module.css';
import { SlabRow } from './slab-row';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: slabs in the order of the standings, the last at the left, each opened as its place is told. */
export function FinaleDrawing(props: Props) {
  const { view, results } = props;
  const order = results.standings.toReversed().map(({ seat }) => seat);
  const isToldAny = props.scene.beats.slice(0, props.index + 1).some(({ tells }) => tells.length > 0);
  // In seat order until the first is told: who stands where is not to be read from the row.
  const row = isToldAny ? toldFirst(order, props) : view.seats.map(({ seat }) => seat);
  return (
    <WithRuneRules rules={view.rules}>
      <div className="py-2">
        <SlabRow seats={row} first={winnerTold(props)} now={toldNow(props)}>
          {(seat) => <OpenedSlab {...props} seat={seat} />}
        </SlabRow>
      </div>
    </WithRuneRules>
  );
}

const toldBy = ({ scene, index }: Pick<Props, 'scene' | 'index'>): SeatId[] =>
  scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells);

const winnerTold = (props: Props): SeatId | null =>
  props.results.winners.find((seat) => toldBy(props).includes(seat)) ?? null;

const toldNow = ({ scene, index }: Props): SeatId | null => {
  const beat = scene.beats[index];
  return beat?.show === 'opens' ? (beat.seats[0] ?? null) : null;
};

/** Who has been told stands at the left, from the last place on; the others behind them in seat order. */
function toldFirst(order: readonly SeatId[], props: Props): SeatId[] {
  const told = toldBy(props);
  const rest = props.view.seats.map(({ seat }) => seat).filter((seat) => !told.includes(seat));
  return [...order.filter((seat) => told.includes(seat)), ...rest];
}

function OpenedSlab({ seat, view, results, scene, index, isStill, nameOf, mine }: Props & { seat: SeatId }) {
  const isTold = toldBy({ scene, index }).includes(seat);
  const beat = isStill ? undefined : scene.beats[index];
  const isNow = beat?.show === 'opens' && beat.seats.includes(seat);
  const symbol = ofSeat(view.symbols, seat) ?? null;
  const known = knownSlab(view.shown, seat);
  const runes = symbol ?? [];
  const rank = results.standings.find((one) => one.seat === seat)?.rank ?? 0;
  const isAside = beat !== undefined && beat.seats.length > 0 && !beat.seats.includes(seat);
  return (
    <figure className="grid gap-1">
      {isTold && results.winners.includes(seat) && <Crown className="mx-auto w-10" />}
      <Slab
        grid={isTold ? positions.map((p) => symbol?.[p] ?? null) : known.grid}
        loose={isTold ? [] : known.loose}
        lit={isTold && (isNow || rank === 1) ? runes : []}
        cutting={isNow ? runes : []}
        isOpened={isTold}
        isBroken={view.discovered.some((one) => one.seat === seat)}
        isDim={isAside}
      />
      <SlabName isMine={seat === mine} name={nameOf(seat)}>
        {isTold && <PlaceWords {...{ seat, scene, index, rank, results, isNow }} />}
      </SlabName>
    </figure>
  );
}

function PlaceWords({
  seat,
  scene,
  index,
  rank,
  results,
  isNow,
}: Pick<Props, 'scene' | 'index' | 'results'> & { seat: SeatId; rank: number; isNow: boolean }) {
  const isTold = (show: FinalBeat['show']) => scene.beats.slice(0, index + 1).some((beat) => beat.show === show);
  const tokens = results.awards.find((award) => award.seat === seat && award.kind === 'token-of-life');
  return (
    <>
      <span className={classNames('display block text-lg', rank === 1 && 'text-2xl', isNow && styles.lightUp)}>
        {ordinal(rank)}
      </span>
      {isTold('tokens') && tokens !== undefined && (
        <span className="block">{tokens.amount > 4 ? '2 tokens of life' : '1 token of life'}</span>
      )}
      {isTold('candidate') && results.eliminationCandidates.includes(seat) && (
        <span className="block text-danger-content">elimination candidate</span>
      )}
    </>
  );
}

export const finale: GameFinale<View, FinalBeat, Settings> = { tell: tellFinale, Drawing: FinaleDrawing };
