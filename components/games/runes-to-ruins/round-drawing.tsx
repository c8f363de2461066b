import type { ReactNode } from 'react';
import { Face } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { nameRem, twoLineEms, twoLineRem } from '@/components/stage/name-size';
import type { SceneDrawingProps } from '@/components/stage/scene';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { runeOf } from '@/games/runes-to-ruins/runes';
import type { Settings } from '@/games/runes-to-ruins/settings';
import { positionWords } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { seenSlab } from './known-slabs';
import { HIDDEN_AS, knownPaid, paidTo, widest } from './received';
import { RuneMark, SymbolDrawing, symbolWords } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import styles from './scene.module.css';
import type { CloseBeat } from './scenes';
import { Slab } from './slab';
import slabStyles from './slab.module.css';
import { publicWords } from './slab-board';
import { SlabRow } from './slab-row';

type Props = SceneDrawingProps<View, CloseBeat, Settings>;

/** A close, one picture after the other: slabs are cut, some show a rune, insight is paid, one slab breaks. */
export function RoundDrawing(props: Props) {
  return (
    <WithRuneRules rules={props.after.rules}>
      <Picture {...props} />
    </WithRuneRules>
  );
}

function Picture(props: Props) {
  const { scene, index } = props;
  const beat = scene.beats[index];
  const found = scene.beats.slice(0, index + 1).filter(({ show }) => show === 'name');
  if (beat?.show === 'clash') return <Banned {...props} beat={beat} />;
  if (beat?.show === 'shown') return <ShownNow {...props} beat={beat} />;
  if (beat?.show === 'paid') return <Payments {...props} found={found.flatMap(({ seats }) => seats)} />;
  if (found.length > 0) return <Found {...props} seats={found.flatMap(({ seats }) => seats)} />;
  return <Slabs {...props} beat={beat} />;
}

/** Each struck through, as large as they are few. */
function Banned({ beat: { id, banned = [] }, isStill }: Props & { beat: CloseBeat }) {
  const isNow = !isStill && id === 'clash';
  const columns = Math.min(2, banned.length);
  const rows = Math.ceil(banned.length / columns);
  return (
    <Styled as="div" className={styles.banned} style={cssValues({ '--columns': columns, '--rows': rows })}>
      {banned.map((symbol) => (
        <div key={symbol.join()} className={classNames('relative text-subtle', isNow && slabStyles.lightUp)}>
          <SymbolDrawing grid={symbol} showJoins={false} title={`Banned: ${symbolWords(symbol)}`} />
          <svg aria-hidden viewBox="0 0 6 4" className="absolute inset-0 size-full" preserveAspectRatio="none">
            {/* Two strokes from corner to corner: one would be taken for a line of the symbol. */}
            <path d="M.2 3.8 5.8 .2M.2 .2 5.8 3.8" className="stroke-danger-content" strokeWidth={0.12} />
          </svg>
        </div>
      ))}
    </Styled>
  );
}

/** All slabs side by side: as they are cut, sealed, or searched by a light before a name falls, or none does. */
function Slabs(props: Props & { beat: CloseBeat | undefined }) {
  const { after, scene, beat, isStill, isHush = false } = props;
  const isFirst = scene.id === 'round 1';
  const isSearched = beat?.show === 'found' || (beat?.show === 'quiet' && !isFirst && !isStill);
  return (
    <Styled
      as="div"
      key={isSearched ? beat.id : 'slabs'}
      className={classNames(
        'py-2 transition-opacity duration-250 motion-reduce:transition-none',
        isHush && 'opacity-0', // what is said meanwhile stands where they come
        isSearched && styles.searched,
        isSearched && !isStill && styles.now,
      )}
      style={cssValues({ '--search': `${beat?.ms ?? 0}ms` })}
    >
      <SlabRow seats={after.seats.map(({ seat }) => seat)}>
        {(seat) => (
          <SceneSlab
            {...props}
            seat={seat}
            isSparking={isFirst && beat?.show === 'slabs' && !isStill}
            isSealed={isFirst && beat?.show === 'quiet'}
          />
        )}
      </SlabRow>
    </Styled>
  );
}

interface SceneSlabProps extends Props {
  readonly seat: SeatId;
  readonly isSparking?: boolean;
  readonly isSealed?: boolean;
}

/** A slab as far as this scene has told it. */
function SceneSlab({ seat, scene, index, after, nameOf, mine, isSparking, isSealed }: SceneSlabProps) {
  const ahead = scene.beats.slice(index + 1);
  const hidden = ahead.flatMap(({ shown = [] }) => shown);
  const known = seenSlab({ ...after, shown: after.shown.filter((one) => !hidden.includes(one)) }, { seat, mine });
  const isBare = scene.beats[index]?.show === 'bare' && known.lit.length > 0;
  const found = after.discovered.find((one) => one.seat === seat);
  const isTold = found !== undefined && !ahead.some((beat) => names(beat, seat));
  const isOwn = seat === mine && known.grid.every((rune) => rune !== null);
  return (
    <figure className="grid gap-1">
      <Slab {...known} isBroken={isTold} isSparking={isSparking ?? false} isSealed={(isSealed ?? false) && !isOwn} />
      <SlabName isMine={seat === mine} name={nameOf(seat)}>
        {isTold ? `found in round ${found.round}` : isBare ? publicWords(known) : null}
      </SlabName>
    </figure>
  );
}

const names = ({ show, seats }: CloseBeat, seat: SeatId) => show === 'name' && seats.includes(seat);

/** As wide as the slab itself. */
const SLAB_NAME_EMS = 4.8;

/** Below a slab: whose it is, and one word of what became of it. */
export function SlabName({ isMine, name, children }: { isMine: boolean; name: string; children: ReactNode }) {
  return (
    <figcaption className="min-w-0 text-center text-sm leading-tight max-sm:text-xs">
      <Styled
        as="span"
        title={name}
        className={classNames(
          'line-clamp-3 text-balance [overflow-wrap:break-word]',
          isMine ? 'text-brass-content' : 'text-emphasis',
        )}
        // A line may end at a hyphen.
        style={{ fontSize: `${twoLineRem(name.replaceAll('-', '- '), { most: 1, room: SLAB_NAME_EMS })}em` }}
      >
        <WithBots>{name}</WithBots>
      </Styled>
      <span className="block min-h-[1.2em] text-2xs text-brass-content">{children}</span>
    </figcaption>
  );
}

/** Whoever shows a rune, with the stone that it is cut into; of many the runes alone. */
function ShownNow({ beat, ...props }: Props & { beat: CloseBeat }) {
  const { after, isStill } = props;
  const [seat, ...others] = beat.seats;
  const shown = beat.shown ?? [];
  return (
    <div className={styles.shown}>
      {seat !== undefined && others.length === 0 && (
        <Large {...props} {...{ seat }}>
          <Slab
            {...seenSlab(after, { seat, mine: props.mine })}
            cutting={isStill ? [] : shown.map(({ rune }) => rune)}
          />
        </Large>
      )}
      <ul key={beat.id} className="flex flex-wrap justify-center gap-x-8 gap-y-3">
        {shown.map((one) => (
          <ShownRune key={`${one.seat} ${one.rune} ${one.position}`} {...one} hasOwner={others.length > 0} />
        ))}
      </ul>
    </div>
  );
}

type ShownRuneProps = NonNullable<CloseBeat['shown']>[number] & { readonly hasOwner: boolean };

function ShownRune({ seat, rune, position, hasOwner }: ShownRuneProps) {
  return (
    <li className="grid justify-items-center gap-1 text-center text-brass-content">
      {hasOwner && <Face seat={seat} />}
      <RuneMark
        rune={rune}
        className={classNames(hasOwner ? 'size-20 max-sm:size-14' : 'size-32 max-sm:size-20', slabStyles.lightUp)}
      />
      <span className="display text-emphasis text-lg">{runeOf(rune).name}</span>
      <span className="text-sm text-subtle">
        {position === null ? 'its place stays secret' : positionWords[position]}
      </span>
    </li>
  );
}

interface LargeProps extends Pick<Props, 'nameOf' | 'mine'> {
  readonly seat: SeatId;
  /** Whose names have one size; absent: this one alone. */
  readonly among?: readonly SeatId[];
  readonly children: ReactNode;
}

/** What is left on a phone beside the face of one of two, and beside a bar. */
const PHONE_NAME_REM = 4.75;

interface FittedNameProps extends Pick<LargeProps, 'seat' | 'nameOf' | 'mine'> {
  /** In rem, on a phone. */
  readonly most: number;
  readonly className: string;
}

/** On a phone as large as its slab has room for. */
const FittedName = ({ seat, nameOf, mine, most, className }: FittedNameProps) => (
  <Styled
    as="span"
    title={nameOf(seat)}
    className={classNames(
      '[overflow-wrap:break-word] max-sm:text-(length:--name)',
      className,
      seat === mine ? 'text-brass-content' : 'text-emphasis',
    )}
    style={cssValues({ '--name': `${nameRem(nameOf(seat), { most, room: PHONE_NAME_REM })}rem` })}
  >
    <WithBots>{nameOf(seat)}</WithBots>
  </Styled>
);

/** One slab as the whole picture, its owner's face and name above it. */
function Large({ seat, among = [seat], nameOf, mine, children }: LargeProps) {
  return (
    <figure className={styles.large}>
      <figcaption className={styles.owner}>
        <span className="flex min-w-0 items-center justify-center gap-2">
          <Face seat={seat} />
          <Styled
            as="span"
            title={nameOf(seat)}
            className={classNames('display', styles.ownerName, seat === mine ? 'text-brass-content' : 'text-emphasis')}
            style={cssValues({ '--ems': Math.max(...among.map((one) => twoLineEms(nameOf(one)))) })}
          >
            <WithBots>{nameOf(seat)}</WithBots>
          </Styled>
        </span>
      </figcaption>
      {children}
    </figure>
  );
}

/** Whoever has been found so far in this round, their slabs breaking; the others small below. */
function Found({ seats, ...props }: Props & { seats: readonly SeatId[] }) {
  const { after, scene, index, isStill } = props;
  const isNow = (seat: SeatId) => !isStill && scene.beats[index]?.seats.includes(seat) === true;
  const others = after.seats.map(({ seat }) => seat).filter((seat) => !seats.includes(seat));
  return (
    <div className="grid gap-3">
      <Styled
        as="div"
        className={styles.heroes}
        style={cssValues({ '--heroes': seats.length, '--rows': Math.ceil(seats.length / 2) })}
      >
        {seats.map((seat) => (
          <Large key={seat} {...props} {...{ seat }} among={seats}>
            <Slab {...seenSlab(after, { seat, mine: props.mine })} isBroken isBreaking={isNow(seat)} isHot />
          </Large>
        ))}
      </Styled>
      <div className={styles.others}>
        <SlabRow seats={others} isSmall>
          {(seat) => <SceneSlab {...props} seat={seat} />}
        </SlabRow>
      </div>
    </div>
  );
}

interface PaymentsProps extends Props {
  /** Who was found in this round: they stay, broken, beside what is paid. */
  readonly found: readonly SeatId[];
}

/** The card that won lies with its back up, for everybody; beside it bars of amber by rank. Who abstained has no amount. */
function Payments({ found, ...props }: PaymentsProps) {
  const { after, scene, index, isStill } = props;
  const order = after.paid.at(-1)?.order ?? [];
  const most = widest(after);
  const ownFinds = scene.beats[index]?.ownFinds ?? 0;
  return (
    <div className={styles.paid}>
      <div className={styles.paidFor}>
        {found.length > 0 && (
          <div className={styles.fallen} data-fallen={found.length > 1 ? 'many' : 'one'}>
            {found.map((seat) => (
              <figure key={seat} className="grid gap-1">
                <Slab {...seenSlab(after, { seat, mine: props.mine })} isBroken isHot />
                <figcaption className="text-center text-brass-content text-sm leading-tight max-sm:text-xs">
                  <WithBots>{props.nameOf(seat)}</WithBots> found
                </figcaption>
              </figure>
            ))}
          </div>
        )}
        <WonCard isNow={!isStill} />
      </div>
      <div className="grid min-w-0 gap-1">
        {/* The scene's last picture stays without the words that said it. */}
        <p className="text-right text-sm text-subtle leading-tight">Insight that each is paid</p>
        <ol className={classNames(styles.payments, !isStill && styles.now)}>
          {order.map(({ seat, insight }, i) => (
            <Payment key={seat} {...props} {...{ seat, insight, most, i }} finds={seat === props.mine ? ownFinds : 0} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** Whoever paid to learn it finds it open on their own card. */
const WonCard = ({ isNow }: { isNow: boolean }) => (
  <div className={classNames(styles.wonCard, isNow && styles.now)}>
    <span className={styles.wonHead}>Won the vote</span>
    <span className="text-balance text-sm leading-tight">told only to those who paid to learn it</span>
  </div>
);

interface PaymentProps extends Pick<Props, 'after' | 'nameOf' | 'mine'> {
  readonly seat: SeatId;
  readonly insight: number | null;
  readonly most: number;
  readonly i: number;
  /** What discoveries brought, which only who made them sees. */
  readonly finds: number;
}

function Payment({ after, nameOf, mine, seat, insight, most, i, finds }: PaymentProps) {
  return (
    <Styled as="li" style={cssValues({ '--i': i })}>
      <Slab
        {...seenSlab(after, { seat, mine })}
        hasFoot={false}
        isBroken={after.discovered.some((one) => one.seat === seat)}
      />
      <span className="flex min-w-0 items-center gap-2">
        <Face seat={seat} size="sm" />
        <FittedName {...{ seat, nameOf, mine }} most={1} className="leading-tight" />
      </span>
      {insight === null ? (
        <span className="text-sm text-subtle">abstained: the amount stays hidden</span>
      ) : (
        <Received {...{ after, seat, most }} />
      )}
      <span className="display figures text-3xl text-brass-content max-sm:text-xl">
        {insight === null ? '' : `+${insight}`}
        {insight !== null && after.paid.length > 1 && (
          <span className="block text-sm text-subtle leading-tight max-sm:text-xs">
            {knownPaid(after, seat)} in all
          </span>
        )}
        {finds > 0 && (
          <span className="block whitespace-nowrap text-emphasis text-xs leading-tight max-sm:text-2xs">
            +{finds} found
          </span>
        )}
      </span>
    </Styled>
  );
}

/** All that the votes have paid, what came now at its end and bright: rounds alike still leave bars of different lengths. */
function Received({ after, seat, most }: Pick<PaymentProps, 'after' | 'seat' | 'most'>) {
  const pieces = paidTo(after, seat);
  return (
    <span aria-hidden className="flex min-w-0">
      {pieces.map(({ round, insight }, i) => (
        <Styled
          as="span"
          key={round}
          className={i === pieces.length - 1 ? styles.bar : styles.earlier}
          style={{ width: `${(100 * (insight ?? HIDDEN_AS)) / most}%` }}
        />
      ))}
    </span>
  );
}
