import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { isSideTold } from '@/components/stage/places';
import type { FinaleDrawingProps, GameFinale } from '@/components/stage/scene';
import { ordinal } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId } from '@/games/game';
import type { Settings } from '@/games/runes-to-ruins/settings';
import { positions } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { ofSeat } from './of-seat';
import { SlabName } from './round-drawing';
import { symbolWords } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import sceneStyles from './scene.module.css';
import { type FinalBeat, tellFinale, wonByWords } from './scenes';
import { Slab } from './slab';
import styles from './slab.module.css';
import { SlabRow } from './slab-row';

type Props = FinaleDrawingProps<View, FinalBeat, Settings>;

/** The end: whose place is told has the picture, its slab opened large; the others stand in a row below it. */
export function FinaleDrawing(props: Props) {
  const { view } = props;
  const hero = winnerTold(props) ?? toldNow(props);
  const row = rowOf(props);
  return (
    <WithRuneRules rules={view.rules}>
      {hero === null ? (
        <div className="py-2">
          <SlabRow seats={row}>{(seat) => <OpenedSlab {...props} seat={seat} />}</SlabRow>
        </div>
      ) : (
        <div className="grid gap-3">
          <Hero key={hero} {...props} seat={hero} />
          <SlabRow seats={row.filter((seat) => seat !== hero)} isSmall>
            {(seat) => <OpenedSlab {...props} seat={seat} />}
          </SlabRow>
        </div>
      )}
    </WithRuneRules>
  );
}

const toldBy = ({ scene, index }: Pick<Props, 'scene' | 'index'>): SeatId[] =>
  scene.beats.slice(0, index + 1).flatMap(({ tells }) => tells);

const winnerTold = (props: Props): SeatId | null =>
  props.results.winners.find((seat) => toldBy(props).includes(seat)) ?? null;

const toldNow = ({ scene, index }: Props): SeatId | null => {
  const beat = scene.beats[index];
  // Several at once open in their row.
  return beat?.show === 'opens' && beat.seats.length === 1 ? (beat.seats[0] ?? null) : null;
};

/**
 * Who has been told stands at the left, from the last place on; the others behind them in seat order, as who stands where
 * is not to be read from the row.
 */
function rowOf(props: Props): SeatId[] {
  const told = toldBy(props);
  const order = props.results.standings.toReversed().map(({ seat }) => seat);
  const rest = props.view.seats.map(({ seat }) => seat).filter((seat) => !told.includes(seat));
  return [...order.filter((seat) => told.includes(seat)), ...rest];
}

/** One slab open and large; beside it the place, and what else is told of it. */
function Hero({ seat, ...props }: Props & { seat: SeatId }) {
  const { view, results, scene, index, isStill, nameOf, mine } = props;
  const beat = isStill ? undefined : scene.beats[index];
  const isNow = beat?.show === 'opens' && beat.seats.includes(seat);
  const symbol = ofSeat(view.symbols, seat) ?? [];
  const rank = results.standings.find((one) => one.seat === seat)?.rank ?? 0;
  return (
    <div className="flex items-center justify-center gap-3 sm:gap-6">
      <div className={sceneStyles.hero}>
        <Slab
          grid={positions.map((p) => symbol[p] ?? null)}
          lit={symbol}
          cutting={isNow ? symbol : []}
          isOpened
          isBroken={view.discovered.some((one) => one.seat === seat)}
          hasFoot={false}
        />
      </div>
      <div className="grid min-w-24 justify-items-center gap-1 text-center text-brass-content">
        <span className="flex items-center gap-2 max-sm:grid max-sm:justify-items-center">
          <Face seat={seat} size="lg" />
          <span className={classNames('text-lg', seat === mine ? 'text-brass-content' : 'text-emphasis')}>
            <WithBots>{nameOf(seat)}</WithBots>
          </span>
        </span>
        <PlaceWords {...{ seat, scene, index, rank, results, isNow }} isLarge />
      </div>
    </div>
  );
}

function OpenedSlab({ seat, view, results, scene, index, isStill, nameOf, mine }: Props & { seat: SeatId }) {
  const isTold = toldBy({ scene, index }).includes(seat);
  const isNow = !isStill && (scene.beats[index]?.tells.includes(seat) ?? false);
  const symbol = ofSeat(view.symbols, seat) ?? null;
  const known = knownSlab(view.shown, seat);
  const rank = results.standings.find((one) => one.seat === seat)?.rank ?? 0;
  return (
    <figure className="grid gap-1">
      <Slab
        grid={isTold ? positions.map((p) => symbol?.[p] ?? null) : known.grid}
        cutting={isNow ? (symbol ?? []) : []}
        loose={isTold ? [] : known.loose}
        lit={isTold ? (symbol ?? []) : known.lit}
        isOpened={isTold}
        isBroken={view.discovered.some((one) => one.seat === seat)}
      />
      <SlabName isMine={seat === mine} name={nameOf(seat)}>
        {isTold && <PlaceWords {...{ seat, scene, index, rank, results, isNow }} />}
      </SlabName>
    </figure>
  );
}

interface PlaceProps extends Pick<Props, 'scene' | 'index' | 'results'> {
  readonly seat: SeatId;
  readonly rank: number;
  readonly isNow: boolean;
  readonly isLarge?: boolean;
}

function PlaceWords({ seat, scene, index, rank, results, isNow, isLarge = false }: PlaceProps) {
  const isTold = (show: FinalBeat['show']) => isSideTold(scene, { index, isOf: (beat) => beat.show === show });
  const tokens = results.awards.find((award) => award.seat === seat && award.kind === 'token-of-life');
  return (
    <>
      <span
        className={classNames(
          'display block',
          isLarge ? 'text-3xl max-sm:text-2xl' : 'text-lg',
          isNow && styles.lightUp,
        )}
      >
        {ordinal(rank)}
      </span>
      {tokens !== undefined && (
        <span className="block">{tokens.amount > 4 ? '2 tokens of life' : '1 token of life'}</span>
      )}
      {isTold('candidate') && results.eliminationCandidates.includes(seat) && (
        <span className="block text-danger-content">
          {isLarge ? 'elimination candidate' : 'stands for elimination'}
        </span>
      )}
    </>
  );
}

/** The winner's slab, opened: for many the first time that its runes are seen. */
function Trophy({ view, seat }: { view: MatchView<View>; seat: SeatId }) {
  const symbol = ofSeat(view.symbols, seat);
  if (symbol == null) return null;
  return (
    <WithRuneRules rules={view.rules}>
      <Slab
        grid={symbol}
        lit={symbol}
        isOpened
        isBroken={view.discovered.some((one) => one.seat === seat)}
        hasFoot={false}
        title={`The winner’s symbol: ${symbolWords(symbol)}`}
      />
    </WithRuneRules>
  );
}

export const finale: GameFinale<View, FinalBeat, Settings> = {
  tell: tellFinale,
  Drawing: FinaleDrawing,
  Trophy,
  wonBy: wonByWords,
};
