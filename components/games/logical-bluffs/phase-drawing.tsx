import type { ReactNode } from 'react';
import { Face, NameInWords, SeatName, useSeatName } from '@/components/faces/face';
import { lineEm } from '@/components/stage/name-size';
import type { CentreProps, SceneDrawingProps } from '@/components/stage/scene';
import { inWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { MatchView, SeatId } from '@/games/game';
import { type Cell, type Colour, cells } from '@/games/logical-bluffs/grid';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import { AreaLine, AreaOutlines } from './area-outlines';
import { answersTo, judgeOf } from './judged';
import { JudgedMark } from './judged-mark';
import { RulingWaits } from './ruling-note';
import { boughtIn, type Guessed, guessIn, type PhaseBeat, seenCount } from './scenes';
import { endsByClock } from './sealed-end';
import { SeenMeter } from './seen-meter';
import { Slip } from './slip';
import styles from './stage.module.css';
import { TilePicture } from './tile';
import { TileGrid } from './tile-grid';
import { useDwelt } from './use-dwelt';

type Props = SceneDrawingProps<View, PhaseBeat, Settings>;

/**
 * A phase as it closes. There is one grid, and each seat has its side of it: the first the left, the second the right. Who
 * speaks has the picture to themselves, slip by slip; then both. Nothing is drawn before its beat.
 */
export function PhaseDrawing(props: Props) {
  const { after, scene, index, isStill, isHush = false } = props;
  const show = scene.beats[index]?.show;
  // What a guess is answered with is drawn alone, also in the hush and as the last picture of its own scene.
  if (isGuess(scene.beats[index]) || (isHush && isGuess(scene.beats[0]))) return <Guess {...props} />;
  if (isHush) return <Sides {...props} spoken={[]} />;
  if (show === 'grid') {
    return (
      <div className={aloneClass}>
        <SharedGrid view={after} spoken={[]} className={styles.whole} />
      </div>
    );
  }
  if (scene.beats.some(({ show }) => show === 'bought')) {
    return (
      <Sides {...props} spoken={[]}>
        {(seat) => <Bought {...props} seat={seat} />}
      </Sides>
    );
  }
  const beat = scene.beats[index];
  const bluffs = after.statements.filter((one) => one.round === after.round && hasSpoken(props, one.seat));
  const alone = isStill ? undefined : bluffs.find(({ seat }) => seat === aloneIn(beat));
  return (
    <Sides {...props} spoken={alone === undefined ? bluffs : [alone]} alone={alone?.seat}>
      {(seat) => {
        const bluff = bluffs.find((one) => one.seat === seat);
        if (bluff === undefined) return null;
        return alone === undefined ? <SaidHere {...props} bluff={bluff} /> : <Speaking {...props} bluff={bluff} />;
      }}
    </Sides>
  );
}

/** Whose slips have the picture to themselves. */
const aloneIn = (beat: PhaseBeat | undefined): SeatId | undefined =>
  beat === undefined || !['tiles', 'subset', 'own', 'told', 'judged', 'right'].includes(beat.show)
    ? undefined
    : (beat.speaker ?? beat.seat);

/** The scene of the judging: what was said is out by then. */
const isClaimClose = ({ scene }: Props): boolean => scene.beats.some(({ show }) => show === 'judged');

const isTold = ({ scene, index }: Props, isIt: (beat: PhaseBeat) => boolean): boolean =>
  scene.beats.slice(0, index + 1).some(isIt);

/** On a phone about as high as what comes after it: the caption stays where it is. */
const aloneClass = 'grid place-items-center max-sm:min-h-100';

/** In a later phase, both have. */
const hasSpoken = (props: Props, seat: SeatId): boolean =>
  !props.scene.beats.some(({ show }) => show === 'tiles') ||
  isTold(props, ({ show, seat: of }) => show === 'tiles' && of === seat);

interface SidesProps extends Props {
  readonly spoken: readonly BluffView[];
  /** Who has the picture to themselves. */
  readonly alone?: SeatId | undefined;
  children?(seat: SeatId): ReactNode;
}

/** The grid, and beside it what is each seat's; on a phone below it. */
function Sides({ spoken, alone, children, ...props }: SidesProps) {
  const { after, scene, index } = props;
  const shown = after.seats.filter(({ seat }) => alone === undefined || seat === alone);
  return (
    <div className="@container">
      <div
        className={classNames(
          'mx-auto grid w-full max-w-[72rem] items-center gap-x-8 gap-y-3 max-sm:gap-y-2',
          // Whoever speaks, the grid stays on the left: it would jump from side to side.
          alone === undefined ? styles.both : 'sm:grid-cols-[auto_minmax(0,1fr)]',
        )}
      >
        <div
          className={classNames(
            'max-sm:order-first',
            alone === undefined ? 'order-2' : 'order-first',
            // Both sides with all that was said of them have a phone's window.
            alone === undefined && isClaimClose(props) && 'max-sm:hidden',
          )}
        >
          <SharedGrid
            view={after}
            spoken={spoken}
            className={
              alone !== undefined
                ? classNames(styles.alone, isJudging(scene.beats[index]) && styles.judged)
                : spoken.length > 0
                  ? styles.amongSlips
                  : styles.between
            }
          />
        </div>
        {shown.map(({ seat }, i) => (
          <section
            key={seat}
            className={classNames('grid min-w-0 content-start gap-2', i === 0 ? 'order-1' : 'order-3')}
          >
            <SpeakerName
              {...{ seat }}
              tiles={spoken.find((one) => one.seat === seat)?.subset.length ?? null}
              isNow={scene.beats[index]?.seat === seat}
              line={spoken.length > 1 ? i : null}
            />
            {children?.(seat)}
          </section>
        ))}
      </div>
    </div>
  );
}

interface SpeakerNameProps {
  readonly seat: SeatId;
  /** How many are spoken of: what the slips say of “tiles” is of these. Null: nothing is said yet. */
  readonly tiles: number | null;
  readonly isNow: boolean;
  /** Which outline on the grid is theirs; null: there is one at most. */
  readonly line: number | null;
}

const SpeakerName = ({ seat, tiles, isNow, line }: SpeakerNameProps) => (
  <h3
    title={useSeatName(seat)}
    className={classNames('font-medium [overflow-wrap:anywhere]', isNow ? 'text-brass-content' : 'text-emphasis')}
  >
    {line !== null && <AreaLine place={line} />}
    <NameInWords seat={seat} />
    {tiles !== null && <span className="font-normal text-subtle"> of {tilesWords(tiles)}:</span>}
  </h3>
);

const tilesWords = (count: number): string => (count === 1 ? 'this one tile' : `these ${inWords(count)} tiles`);

/** The sixteen tiles, as far as the viewer knows them; on those that are spoken of lie the faces of who speaks. */
export function SharedGrid({
  view,
  spoken,
  className,
}: {
  view: View;
  spoken: readonly BluffView[];
  className: string | undefined;
}) {
  const speakersOf = (cell: Cell) =>
    view.seats.map(({ seat }) => (spoken.some((one) => one.seat === seat && one.subset.includes(cell)) ? seat : null));
  return (
    <TileGrid
      title={spoken.length === 0 ? 'The grid' : 'The grid, and the tiles spoken of'}
      className={className}
      over={spoken.length > 1 ? <AreaOutlines areas={areasOf(view, spoken)} /> : undefined}
      lookOf={(cell) => {
        const faces = speakersOf(cell);
        const isChosen = faces.some((seat) => seat !== null);
        return { colour: knownTo(view, cell), faces, isChosen, isFaded: spoken.length > 0 && !isChosen };
      }}
    />
  );
}

/** What each speaks of, in the order of the seats. */
const areasOf = ({ seats }: View, spoken: readonly BluffView[]) =>
  seats.map(({ seat }) => spoken.find((one) => one.seat === seat)?.subset ?? []);

/** One seat alone, large: its slips as they are laid out one after another, or stamped. */
function Speaking(props: Props & { bluff: BluffView }) {
  const { bluff, scene, index } = props;
  const beat = scene.beats[index];
  if (beat?.show === 'tiles') return <BlankSlips from={0} count={bluff.statements.length} />;
  const said = beat?.show === 'subset' ? (beat.statement ?? 0) : null;
  const slips = said === null ? bluff.statements : bluff.statements.slice(0, said + 1);
  const isJudged = isJudging(beat);
  return (
    <div className="grid gap-3">
      <ol className="grid gap-2">
        {slips.map(({ text, truth }, i) => (
          <Slip
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            key={i}
            {...{ text, i }}
            size="large"
            isMeant={i === said}
            truth={isOpen(props, bluff, i) ? truth : null}
            answer={null}
            {...(isJudged && {
              [isOpen(props, bluff, i) ? 'end' : 'mark']: (
                <MarkOf {...props} i={i} afterMs={beat.show === 'judged' ? LAID_MS * (i + 1) : null} />
              ),
            })}
            laidAfterMs={i === said ? 0 : null}
            isNow={
              (said === null && beat?.statement === i) ||
              (beat?.show === 'told' && beat.seat === bluff.seat) ||
              beat?.show === 'right'
            }
          />
        ))}
      </ol>
      {said !== null && <BlankSlips from={slips.length} count={bluff.statements.length} />}
      {beat?.show === 'right' && <Judged {...props} />}
    </div>
  );
}

const isJudging = (beat: PhaseBeat | undefined): beat is PhaseBeat => beat?.show === 'judged' || beat?.show === 'right';

/** Until they are laid out. */
const BlankSlips = ({ from, count }: { from: number; count: number }) => (
  <div aria-hidden className="grid gap-2 empty:hidden">
    {Array.from({ length: count - from }, (_, i) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: they are alike
        key={i}
        className="figures rounded-sm border border-subtle border-dashed px-3 py-2 text-muted text-sm sm:text-lg"
      >
        {from + i + 1}
      </div>
    ))}
  </div>
);

/** From slip to slip, within the beat that says them. */
const LAID_MS = 500;

/** What was said of a line, where somebody judged it. A line that nobody else reads is not judged. */
function MarkOf({ bluff, i, afterMs, ...props }: Props & { bluff: BluffView; i: number; afterMs: number | null }) {
  const { after } = props;
  const judge = judgeOf(after, bluff);
  const answers = answersTo(after, bluff);
  const said = bluff.statements[i];
  if (judge === null || said === undefined || said.text === null || (answers !== null && answers[i] == null))
    return null;
  const isCounted = after.viewer === 'host' && isTold(props, ({ show, seat }) => show === 'right' && seat === judge);
  const answer = answers?.[i] ?? null;
  return <JudgedMark {...{ judge, answer, afterMs }} isRight={isCounted ? answer === said.truth : null} />;
}

/** Whether the viewer has been told by now if it is true: its author in the phase before. */
const isOpen = (props: Props, bluff: BluffView, i: number): boolean =>
  (isClaimClose(props) && bluff.seat === props.after.viewer) ||
  (props.after.viewer === 'host' && isTold(props, ({ show, speaker }) => show === 'right' && speaker === bluff.seat)) ||
  isTold(props, ({ show, seat, statement }) => {
    return (show === 'own' && seat === bluff.seat && statement === i) || (show === 'told' && seat === bluff.seat);
  });

function SaidHere(props: Props & { bluff: BluffView }) {
  const { bluff } = props;
  const isJudged = isTold(props, ({ show, speaker }) => show === 'judged' && speaker === bluff.seat);
  return (
    <>
      <ol className="grid gap-1 sm:gap-1.5">
        {bluff.statements.map(({ text, truth }, i) => (
          <Slip
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            key={i}
            {...{ text, i }}
            truth={isOpen(props, bluff, i) ? truth : null}
            answer={null}
            mark={isJudged && <MarkOf {...props} i={i} afterMs={null} />}
            isNow={false}
          />
        ))}
      </ol>
      {isJudged && <Judged {...props} />}
    </>
  );
}

/** Who has judged these slips, and how well, for those who are told. */
function Judged(props: Props & { bluff: BluffView }) {
  const { bluff, after, scene, index, isStill } = props;
  const answerer = judgeOf(after, bluff);
  if (answerer === null) return null;
  const beat = scene.beats[index];
  const isToldNow = !isStill && beat?.show === 'right' && beat.seat === answerer;
  const right = isTold(props, ({ show, seat }) => show === 'right' && seat === answerer)
    ? rightOf(after, { answerer })
    : null;
  return (
    <div
      key={beat?.id}
      className={classNames(
        'flex flex-wrap items-center gap-x-3 gap-y-1 text-sm',
        styles.rise,
        isToldNow && styles.now,
      )}
    >
      <p className="text-subtle">
        Judged by <NameInWords seat={answerer} />
        {answersTo(after, bluff) === null && <span className="text-muted">; answers sealed</span>}
      </p>
      {right !== null && <Coins {...right} isNow={isToldNow} />}
    </div>
  );
}

function rightOf(view: MatchView<View>, { answerer }: { answerer: SeatId | null }) {
  const all = answerer === null ? undefined : new Map(Object.entries(view.allOwn ?? {})).get(answerer)?.ledger;
  const ledger = answerer === view.viewer ? view.ledger : all;
  return ledger?.find(({ round }) => round === view.round)?.answers ?? null;
}

/** As many as answers are right, and none in the place of one that is not: they belong to no answer. */
function Coins({ given, right, isNow }: { given: number; right: number; isNow: boolean }) {
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <span className="text-base text-emphasis">
        {right} of {given} right
      </span>
      {Array.from({ length: right }, (_, i) => (
        <Styled
          as="span"
          // biome-ignore lint/suspicious/noArrayIndexKey: coins are alike
          key={i}
          aria-hidden
          style={cssValues({ '--after': `${i * 260}ms` })}
          className={classNames(
            'figures inline-grid size-8 place-items-center rounded-full border border-brass bg-brass/25 text-brass-content text-sm',
            styles.rise,
            isNow && styles.now,
          )}
        >
          +2
        </Styled>
      ))}
    </p>
  );
}

const isGuess = (beat: PhaseBeat | undefined): boolean => beat?.show === 'named' || beat?.show === 'verdict';

/** The sixteen tiles as its author named them, one after another; then the stamp over them. */
function Guess({ before, after, scene, index, mine, isStill, isHush = false }: Props) {
  const guess = guessIn(after, { mine }, before.round);
  const isAnswered = scene.beats[index]?.show === 'verdict' && !isHush;
  const verdict = isAnswered ? verdictOf(guess) : null;
  return (
    <div className={classNames('relative', aloneClass)}>
      <div className={classNames('grid grid-cols-4 gap-1.5', styles.named, verdict === 'wrong' && styles.refused)}>
        {cells.map((cell, i) => {
          const colour = isHush || guess === null ? null : (guess.grid[i] ?? null);
          return (
            <Styled
              as="span"
              key={cell}
              style={cssValues({ '--after': `${i * 120}ms` })}
              className={classNames(styles.flip, !isStill && !isHush && !isAnswered && styles.now)}
            >
              <TilePicture colour={colour} initial className="w-full" />
            </Styled>
          );
        })}
      </div>
      {verdict !== null && (
        <p className="absolute inset-0 grid place-items-center">
          <strong
            key={verdict}
            className={classNames(
              'display -rotate-6 rounded-md border-4 bg-default/90 px-4 py-2 text-center text-3xl max-sm:text-2xl',
              verdictClasses[verdict],
              styles.verdict,
              !isStill && styles.now,
            )}
          >
            {verdictWords[verdict]}
          </strong>
        </p>
      )}
    </div>
  );
}

type Verdict = 'right' | 'wrong' | 'sealed';

const verdictOf = (guess: Guessed | null): Verdict =>
  guess?.isRight == null ? 'sealed' : guess.isRight ? 'right' : 'wrong';

const verdictWords: Readonly<Record<Verdict, string>> = {
  right: 'This is the grid',
  wrong: 'Not this grid',
  sealed: 'Sealed',
};

const verdictClasses: Readonly<Record<Verdict, string>> = {
  right: 'border-success-content text-success-content',
  wrong: 'border-danger-content text-danger-content',
  sealed: 'border-brass text-brass-content',
};

/** Everything for those who may see the grid. */
const knownTo = ({ known, grid }: View, cell: Cell): Colour | null =>
  grid?.[cells.indexOf(cell)] ?? new Map(Object.entries(known ?? {})).get(cell) ?? null;

/** What a seat bought in the round, face down but for its own, and how much of the grid it has seen by now. */
function Bought(props: Props & { seat: SeatId }) {
  const { after, seat, settings } = props;
  return (
    <div className="grid gap-3">
      <BoughtTiles {...props} round={after.round - 1} />
      {isTold(props, ({ show }) => show === 'seen') && <SeenMeter count={seenCount(after, seat, settings)} />}
    </div>
  );
}

function BoughtTiles({ after, seat, round, isStill, scene, index }: Props & { seat: SeatId; round: number }) {
  const count = boughtIn(after, seat, round);
  const own = seat === after.viewer ? after.ledger : new Map(Object.entries(after.allOwn ?? {})).get(seat)?.ledger;
  const tiles = own?.find((one) => one.round === round)?.bought ?? [];
  if (count === 0) return <p className="text-base text-subtle">bought no tile</p>;
  return (
    <ul className="flex flex-wrap gap-2">
      {Array.from({ length: count }, (_, i) => {
        const tile = tiles[i];
        return (
          <Styled
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: in the order they were bought
            key={i}
            style={cssValues({ '--after': `${i * 300}ms` })}
            className={classNames(
              'grid w-14 gap-1 text-center sm:w-20',
              styles.flip,
              !isStill && scene.beats[index]?.show === 'bought' && styles.now,
            )}
          >
            <TilePicture colour={tile === undefined ? null : knownTo(after, tile)} initial className="w-full" />
            <span className="figures text-muted text-sm">{tile ?? 'bought'}</span>
          </Styled>
        );
      })}
    </ul>
  );
}

/**
 * The grid: with the tiles that are spoken of while these are judged; beside it, where there is room, what is each seat's. While
 * a sealed reveal takes its whole time it goes through what was said.
 */
export function Centre(props: CentreProps<View, Settings>) {
  const { view, now } = props;
  const { phase, round } = view;
  const dwelt = useDwelt(view, { round, now });
  const walked = endsByClock(view) ? dwelt : null;
  const isSpoken = ({ seat }: BluffView) => (phase === 'claim' ? true : seat === walked?.seat);
  const spoken = view.statements.filter((one) => one.round === round && isSpoken(one));
  const isCounted = phase === 'reveal';
  const isRuled = view.rulingSince !== null;
  return (
    <div className={classNames('grid items-center justify-items-center gap-3', styles.sided)}>
      <SharedGrid {...{ view, spoken }} className={isCounted || isRuled ? styles.countedOnTable : styles.onTable} />
      {isCounted && <BoughtNow {...{ view }} />}
      {isRuled && <RulingAwaited {...{ view, now }} />}
      {view.seats.map(({ seat }) => (
        <OwnSide key={seat} {...props} {...{ seat, spoken }} only={walked?.statement ?? null} />
      ))}
    </div>
  );
}

/** Where it is in the first screen; below the table it is said again, with its time read out. */
const RulingAwaited = ({ view, now }: { view: MatchView<View>; now(): number }) => (
  <p
    aria-hidden
    className={classNames('text-center text-brass-content text-sm max-sm:text-xs leading-4', styles.whole)}
  >
    The host is asked to rule on what was said. <RulingWaits {...{ view, now }} />
  </p>
);

/** How many tiles each has bought since the phase began. */
const BoughtNow = ({ view }: { view: MatchView<View> }) => (
  <div
    className={classNames(
      'flex items-center justify-center gap-x-3 whitespace-nowrap text-subtle',
      'text-sm',
      styles.unsided,
    )}
  >
    <p>Tiles bought</p>
    <ul className="flex gap-x-3">
      {view.seats.map(({ seat }) => (
        <li key={seat} className="flex items-center gap-x-1">
          <Face seat={seat} size="sm" />
          <span className="sr-only">
            <SeatName seat={seat} />
          </span>
          <span className="figures text-emphasis">{boughtIn(view, seat, view.round)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** What a name beside the grid has, left of "says:". */
const NAME_EMS = 6.5;

interface OwnSideProps extends CentreProps<View, Settings> {
  readonly seat: SeatId;
  readonly spoken: readonly BluffView[];
  /** The index of the one statement that is gone through now; null: all. */
  readonly only: number | null;
}

/** What a seat says in this round, or how much of the grid it has seen. */
function OwnSide(props: OwnSideProps) {
  const { view, settings, seat, spoken, only } = props;
  const slips = spoken.find((one) => one.seat === seat)?.statements ?? [];
  const name = useSeatName(seat);
  return (
    <section className={classNames('min-w-0 content-center gap-2', styles.side)}>
      <p className="flex items-center gap-1 whitespace-nowrap text-emphasis text-sm">
        {spoken.length > 1 && <AreaLine place={view.seats.findIndex((one) => one.seat === seat)} />}
        <Styled as="span" title={name} className="min-w-0 truncate" style={{ fontSize: `${lineEm(name, NAME_EMS)}em` }}>
          <NameInWords seat={seat} />
        </Styled>
        {slips.length > 0 && <span className="text-subtle">says:</span>}
      </p>
      {slips.length > 0 && linesOf(slips) <= SIDE_LINES ? (
        <ol className="grid gap-1">
          {slips.map(
            ({ text, truth }, i) =>
              (only === null || only === i) && (
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
                <Slip key={i} {...{ text, truth, i }} answer={null} isNow={false} size="small" />
              ),
          )}
        </ol>
      ) : (
        <>
          {view.phase === 'reveal' && <BoughtWords count={boughtIn(view, seat, view.round)} />}
          <SeenMeter count={seenCount(view, seat, settings)} />
        </>
      )}
    </section>
  );
}

const BoughtWords = ({ count }: { count: number }) => (
  <p className="text-sm text-subtle">
    bought <span className="display text-2xl text-brass-content leading-none">{count}</span>{' '}
    {count === 1 ? 'tile' : 'tiles'} in this round
  </p>
);

/** More than these, which are set small beside the grid, stand in the list below the table alone. */
const SIDE_LINES = 10;
const SIDE_LETTERS = 28;

const linesOf = (slips: BluffView['statements']): number =>
  slips.reduce((sum, { text }) => sum + Math.ceil((text ?? '').length / SIDE_LETTERS), 0);
