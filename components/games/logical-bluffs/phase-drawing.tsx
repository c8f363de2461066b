import type { ReactNode } from 'react';
import { NameInWords } from '@/components/faces/face';
import type { CentreProps, SceneDrawingProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import type { MatchView, SeatId } from '@/games/game';
import { type Cell, type Colour, cells } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import { boughtIn, type PhaseBeat } from './scenes';
import styles from './stage.module.css';
import { TilePicture } from './tile';
import { TileGrid } from './tile-grid';

type Props = SceneDrawingProps<View, PhaseBeat, Settings>;

/**
 * A phase as it closes: who speaks has the picture to themselves, slip by slip; then both boards, what was answered, tiles
 * that were bought. Nothing is drawn before its beat.
 */
export function PhaseDrawing(props: Props) {
  const { after, scene, index, isStill, isHush = false } = props;
  const round = after.phase === 'bluff' ? after.round - 1 : after.round;
  const shows = new Set(scene.beats.map(({ show }) => show));
  const bluffs = after.statements.filter((one) => one.round === round);
  if (isHush) return <Both {...props}>{() => <FaceDown />}</Both>;
  if (shows.has('bought')) return <Both {...props}>{(seat) => <Bought {...props} {...{ seat, round }} />}</Both>;
  const beat = scene.beats[index];
  const speaking = isStill ? undefined : bluffs.find(({ seat }) => seat === beat?.seat && isOwnPicture(beat));
  if (speaking !== undefined) return <Speaking {...props} bluff={speaking} />;
  return (
    <Both {...props}>
      {(seat) => {
        const bluff = bluffs.find((one) => one.seat === seat);
        return bluff !== undefined && hasSpoken(props, seat) ? <SaidHere {...props} bluff={bluff} /> : <FaceDown />;
      }}
    </Both>
  );
}

const isOwnPicture = (beat: PhaseBeat | undefined): boolean =>
  beat?.show === 'subset' || beat?.show === 'own' || beat?.show === 'told';

const isTold = ({ scene, index }: Props, isIt: (beat: PhaseBeat) => boolean): boolean =>
  scene.beats.slice(0, index + 1).some(isIt);

/** In a later phase, both have. */
const hasSpoken = (props: Props, seat: SeatId): boolean =>
  !props.scene.beats.some(({ show }) => show === 'subset') ||
  isTold(props, ({ show, seat: of }) => show === 'subset' && of === seat);

/** A half of the picture for each seat. */
function Both({ after, scene, index, children }: Props & { children(seat: SeatId): ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[68rem] gap-y-5 sm:grid-cols-2 sm:gap-x-10">
      {after.seats.map(({ seat }) => (
        <section key={seat} className="grid content-start gap-2 sm:gap-3">
          <SpeakerName {...{ seat }} isNow={scene.beats[index]?.seat === seat} />
          {children(seat)}
        </section>
      ))}
    </div>
  );
}

const SpeakerName = ({ seat, isNow }: { seat: SeatId; isNow: boolean }) => (
  <h3 className={classNames('truncate font-medium', isNow ? 'text-brass-content' : 'text-emphasis')}>
    <NameInWords seat={seat} />
  </h3>
);

const FaceDown = () => (
  <div className="max-sm:w-26">
    <TileGrid title="The grid, face down" className={styles.board} lookOf={() => ({})} />
  </div>
);

/** One seat alone, large: its tiles, and its slips as they are laid out one after another, or stamped. */
function Speaking(props: Props & { bluff: BluffView }) {
  const { bluff, after, mine, scene, index } = props;
  const beat = scene.beats[index];
  const isLaid = beat?.show === 'subset';
  return (
    <div className="mx-auto grid w-full max-w-[68rem] items-center gap-x-10 gap-y-3 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="grid justify-items-center gap-2">
        <SpeakerName seat={bluff.seat} isNow />
        <BoardWith view={after} bluff={bluff} isMine={bluff.seat === mine} size="alone" />
      </div>
      <ol className="grid gap-2">
        {bluff.statements.map(({ text, truth }, i) => (
          <Slip
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            key={`${i} ${isLaid}`}
            {...{ text, i }}
            isLarge
            truth={isOpen(props, bluff, i) ? truth : null}
            answer={null}
            laidAfterMs={isLaid ? LAID_MS * (i + 1) : null}
            isNow={beat?.statement === i || (beat?.show === 'told' && beat.seat === bluff.seat)}
          />
        ))}
      </ol>
    </div>
  );
}

/** From slip to slip, within the beat that says them. */
const LAID_MS = 500;

/** Whether the viewer has been told by now if it is true. */
const isOpen = (props: Props, bluff: BluffView, i: number): boolean =>
  isTold(props, ({ show, seat, statement }) => {
    return (show === 'own' && seat === bluff.seat && statement === i) || (show === 'told' && seat === bluff.seat);
  });

function SaidHere(props: Props & { bluff: BluffView }) {
  const { bluff, after, mine, scene, index, isStill } = props;
  const beat = scene.beats[index];
  const answered = answersOf(after, bluff);
  const answerer = answererOf(after, bluff);
  const right = isTold(props, ({ show }) => show === 'right') ? rightOf(after, { answerer }) : null;
  const isNow = !isStill && (beat?.show === 'right' || beat?.show === 'answers');
  return (
    <div className="grid items-start gap-2 max-sm:grid-cols-[6.5rem_1fr]">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <BoardWith view={after} bluff={bluff} isMine={bluff.seat === mine} isWordy={isWordy(bluff)} />
        {after.phase === 'reveal' && answerer !== null && (
          <div key={beat?.id} className={classNames('grid gap-1.5 text-sm', styles.rise, isNow && styles.now)}>
            <span className="text-subtle">Judged by</span>
            <NameInWords seat={answerer} />
            {right !== null && <Coins {...right} isNow={isNow} />}
          </div>
        )}
      </div>
      <ol className="grid gap-1.5">
        {bluff.statements.map(({ text, truth }, i) => (
          <Slip
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            key={i}
            {...{ text, i }}
            truth={isOpen(props, bluff, i) ? truth : null}
            answer={answered[i] ?? null}
            isNow={false}
          />
        ))}
      </ol>
    </div>
  );
}

/** Said so long that its slips take the board's room. */
const isWordy = ({ statements }: BluffView): boolean =>
  statements.filter(({ text }) => (text ?? '').length > SLIP_LETTERS).length > 1;
const SLIP_LETTERS = 52;

/** Answers on these statements that the viewer may see, once the claims are closed. */
function answersOf(view: MatchView<View>, { round, seat }: BluffView): readonly (boolean | null)[] {
  if (view.phase !== 'reveal' || seat === view.viewer) return [];
  return view.own?.claims.find((claim) => claim.round === round)?.answers ?? [];
}

const answererOf = (view: MatchView<View>, { seat }: BluffView): SeatId | null =>
  view.seats.find((one) => one.seat !== seat)?.seat ?? null;

function rightOf(view: MatchView<View>, { answerer }: { answerer: SeatId | null }) {
  const all = answerer === null ? undefined : new Map(Object.entries(view.allOwn ?? {})).get(answerer)?.ledger;
  const ledger = answerer === view.viewer ? view.ledger : all;
  return ledger?.find(({ round }) => round === view.round)?.answers ?? null;
}

/** As many lit as answers are right: they belong to none of them. */
function Coins({ given, right, isNow }: { given: number; right: number; isNow: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-1.5" role="img" aria-label={`${right} of ${given} right`}>
      {Array.from({ length: given }, (_, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
          key={i}
          style={cssValues({ '--after': `${i * 260}ms` })}
          className={classNames(
            'figures inline-grid size-8 place-items-center rounded-full border text-sm',
            i < right ? 'border-brass bg-brass/25 text-brass-content' : 'border-default text-muted',
            styles.rise,
            isNow && styles.now,
          )}
        >
          {i < right ? '+2' : '0'}
        </span>
      ))}
    </p>
  );
}

interface SlipProps {
  readonly text: string | null;
  readonly i: number;
  readonly truth: boolean | null;
  readonly answer: boolean | null;
  readonly isNow: boolean;
  readonly isLarge?: boolean;
  /** Laid on the table so long after its beat began; null: it lies there. */
  readonly laidAfterMs?: number | null;
}

/** A statement on a typed slip, stamped where the viewer was told. */
function Slip({ text, i, truth, answer, isNow, isLarge = false, laidAfterMs = null }: SlipProps) {
  return (
    <li
      style={laidAfterMs === null ? undefined : cssValues({ '--after': `${laidAfterMs}ms` })}
      className={classNames(
        'flex items-start justify-between gap-2 rounded-sm border border-subtle bg-subtle',
        isLarge ? 'px-3 py-2 text-sm sm:text-lg' : 'px-2 py-1 text-xs sm:text-sm',
        laidAfterMs !== null && classNames(styles.rise, styles.now),
      )}
    >
      <span className={text === null ? 'text-muted' : 'text-default'}>
        <span className="figures text-muted">{i + 1}</span> {text ?? 'Behind a smokescreen'}
      </span>
      {truth !== null && (
        <span
          className={classNames(
            'shrink-0 rounded-sm border px-1 font-semibold text-[0.7rem] uppercase leading-5',
            truth ? 'border-success-content text-success-content' : 'border-danger-content text-danger-content',
            styles.stamp,
            isNow && styles.now,
          )}
        >
          {truth ? 'true' : 'false'}
        </span>
      )}
      {answer !== null && <span className="shrink-0 text-brass-content text-xs">you: {answer ? 'true' : 'false'}</span>}
    </li>
  );
}

/** The tiles that were spoken of, in the colours that the viewer knows. */
function BoardWith({
  view,
  bluff,
  isMine,
  size = 'board',
  isWordy: hasLongSlips = false,
}: {
  view: View;
  bluff: BluffView;
  isMine: boolean;
  /** On the table there are words below it; on the stage they are beside the table. */
  size?: 'board' | 'alone' | 'onTable' | 'onStage';
  /** The slips below it need its room. */
  isWordy?: boolean;
}) {
  return (
    <TileGrid
      title={isMine ? 'The tiles you speak of' : 'The tiles spoken of'}
      className={classNames(styles[size], hasLongSlips && styles.small)}
      lookOf={(cell) => ({
        colour: knownTo(view, cell),
        isChosen: bluff.subset.includes(cell),
        isFaded: !bluff.subset.includes(cell),
      })}
    />
  );
}

/** Everything for those who may see the grid. */
const knownTo = ({ known, grid }: View, cell: Cell): Colour | null =>
  grid?.[cells.indexOf(cell)] ?? new Map(Object.entries(known ?? {})).get(cell) ?? null;

/** The board of a seat, and beside it the tiles that it bought in the round: face down, but for its own. */
function Bought(props: Props & { seat: SeatId; round: number }) {
  const { after, seat } = props;
  const isMine = seat === after.viewer;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 sm:gap-x-6">
      <TileGrid
        title={isMine ? 'What you know' : 'The grid, face down'}
        className={styles.besideTiles}
        lookOf={(cell) => ({ colour: isMine || after.grid !== undefined ? knownTo(after, cell) : null })}
      />
      <BoughtTiles {...props} />
    </div>
  );
}

function BoughtTiles({ after, seat, round, isStill, index }: Props & { seat: SeatId; round: number }) {
  const count = boughtIn(after, seat, round);
  const own = seat === after.viewer ? after.ledger : new Map(Object.entries(after.allOwn ?? {})).get(seat)?.ledger;
  const tiles = own?.find((one) => one.round === round)?.bought ?? [];
  if (count === 0) return <p className="display text-base text-subtle sm:text-xl">No tile bought</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, i) => {
        const tile = tiles[i];
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order they were bought
            key={i}
            style={cssValues({ '--after': `${i * 300}ms` })}
            className={classNames(
              'grid w-14 gap-1 text-center sm:w-20',
              styles.flip,
              !isStill && index === 0 && styles.now,
            )}
          >
            <TilePicture colour={tile === undefined ? null : knownTo(after, tile)} initial className="w-full" />
            <span className="figures text-muted text-sm">{tile ?? 'face down'}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Both boards as they are spoken of in this round, or were in the last, with the count of tiles bought. */
export function Centre({ view, isStage = false }: CentreProps<View, Settings>) {
  const round = Math.max(0, ...view.statements.map((one) => one.round));
  const bluffs = view.statements.filter((one) => one.round === round);
  if (bluffs.length === 0) {
    return (
      <TileGrid title="The grid, face down" className={classNames('mx-auto', styles.faceDown)} lookOf={() => ({})} />
    );
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      {bluffs.map((bluff) => (
        <section key={bluff.seat} className="grid content-start justify-items-center gap-1.5">
          <p className="max-w-full truncate text-emphasis text-sm">
            <NameInWords seat={bluff.seat} />
          </p>
          <BoardWith {...{ view, bluff }} isMine={bluff.seat === view.viewer} size={isStage ? 'onStage' : 'onTable'} />
          {!isStage && <Said {...{ view, bluff }} />}
        </section>
      ))}
    </div>
  );
}

function Said({ view, bluff }: { view: MatchView<View>; bluff: BluffView }) {
  return (
    <>
      <ol className={styles.slips}>
        {bluff.statements.map(({ text, truth }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
          <Slip key={i} {...{ text, truth, i }} answer={null} isNow={false} />
        ))}
      </ol>
      <p className="figures text-muted text-xs">
        {boughtIn(view, bluff.seat, view.round)} bought in round {view.round}
      </p>
    </>
  );
}
