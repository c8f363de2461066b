import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { listed } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { SeatId } from '@/games/game';
import { sharing } from '@/games/kit/sharing';
import type { PageSeat } from '@/server/pages/shapes';
import { emblems } from './emblems';
import { enamels } from './face-colors';
import { markedName, piecesOf } from './marked-names';
import { nameWrap } from './name-wrap';
import { facesOf, initialsOf, type SeatFace } from './seat-face';
import { WithBots } from './with-bots';

// A seat's face stands wherever its name stands. The page that knows the seats says whose they are, once.

interface Known {
  readonly name: string;
  /** Null in an anonymous match: a plain disc, so that nobody looks for a colour on the board. */
  readonly face: SeatFace | null;
  /** On a plain disc. */
  readonly initial: string;
  /** What stands for the seat instead, where the game draws it. */
  readonly drawn?: ReactNode;
}

const Seats = createContext<ReadonlyMap<SeatId, Known>>(new Map());

/** Gives everything inside the faces and names of these seats. */
export function FaceScope({
  seats,
  anonymous,
  children,
}: {
  seats: readonly Pick<PageSeat, 'seat' | 'name' | 'face'>[];
  anonymous: boolean;
  children: ReactNode;
}) {
  const named = useSame(seats.map(({ seat, name, face }) => ({ seat, name, face })));
  const known = useMemo(() => {
    const faces = facesOf(named.map(({ face }) => face));
    const initials = initialsOf(named);
    return new Map(
      named.map(({ seat, name }, place): [SeatId, Known] => {
        return [seat, { name, face: anonymous ? null : (faces[place] ?? null), initial: initials[place] ?? '' }];
      }),
    );
  }, [named, anonymous]);
  return <Seats value={known}>{children}</Seats>;
}

/** The value as it was while it equals that: news of somebody's seat are none of who has which face. */
function useSame<T>(value: T): T {
  const [before, setBefore] = useState(value);
  const same = sharing(before, value);
  if (same !== before) setBefore(same);
  return same;
}

/** Inside, seats have the faces that their game draws for them: once masks are off, their colours'. */
export function DrawnFaces({ draw, children }: { draw(seat: SeatId): ReactNode; children: ReactNode }) {
  const seats = use(Seats);
  const known = new Map([...seats].map(([seat, one]): [SeatId, Known] => [seat, { ...one, drawn: draw(seat) }]));
  return <Seats value={known}>{children}</Seats>;
}

const sizes = {
  sm: 'size-5',
  md: 'size-8',
  lg: 'size-12',
  xl: 'size-20',
  '2xl': 'size-28',
  full: 'size-full',
} as const;

export interface FaceProps {
  readonly seat: SeatId;
  readonly size?: keyof typeof sizes;
  /** Brass round the rim: on turn, or chosen. */
  readonly isRimmed?: boolean;
  readonly className?: string | undefined;
}

/** An emblem engraved in an enamel disc, or the initial where there is none. Decoration: the name stands beside it. */
export function Face({ seat, size = 'md', isRimmed = false, className }: FaceProps) {
  const known = use(Seats).get(seat);
  if (known === undefined) return null;
  if (known.drawn !== undefined) {
    return <span className={classNames('inline-flex shrink-0', sizes[size], className)}>{known.drawn}</span>;
  }
  return <FaceDisc face={known.face} initial={known.initial} {...{ size, isRimmed, className }} />;
}

const plain = { ground: 'var(--bg-emphasis)', ink: 'var(--content-emphasis)' };

/** A face as it is, for who chooses one. One sign alone: an initial on an emblem makes both unreadable. */
export function FaceDisc({
  face,
  initial,
  size = 'md',
  isRimmed = false,
  className,
}: Omit<FaceProps, 'seat'> & { face: SeatFace | null; initial: string }) {
  return (
    <svg aria-hidden viewBox="0 0 40 40" className={classNames('inline-block shrink-0', sizes[size], className)}>
      <DiscShape {...{ face, initial, isRimmed }} strokeWidth={size === 'sm' ? 2 : 1.7} />
    </svg>
  );
}

interface DiscProps {
  readonly face: SeatFace | null;
  readonly initial: string;
  readonly isRimmed: boolean;
  /** Of the emblem's lines, where the disc is 40 wide. */
  readonly strokeWidth: number;
}

function DiscShape({ face, initial, isRimmed, strokeWidth }: DiscProps) {
  const { ground, ink } = (face === null ? undefined : enamels[face.enamel]) ?? plain;
  const drawn = emblems.find(({ id }) => id === face?.emblem);
  return (
    <>
      <circle cx="20" cy="20" r="19" fill={isRimmed ? 'var(--brass)' : 'oklch(0.45 0.05 80)'} />
      <circle cx="20" cy="20" r={isRimmed ? 16.5 : 17.6} fill={ground} />
      <path d="M6 14a15.5 15.5 0 0 1 28 0" fill="none" stroke="white" strokeOpacity=".22" strokeWidth="1.6" />
      <g fill="none" stroke={ink} strokeLinecap="round" strokeLinejoin="round">
        {drawn !== undefined && <path d={drawn.path} transform="translate(8 8)" strokeWidth={strokeWidth} />}
      </g>
      {drawn === undefined && (
        <text
          x="20"
          y={initial.length > 1 ? 25 : 26.5}
          textAnchor="middle"
          fill={ink}
          className="display select-none"
          fontSize={initial.length > 1 ? 14 : 18}
          fontWeight="600"
        >
          {initial}
        </text>
      )}
    </>
  );
}

/** A face within a drawing: round its origin, so wide as twice `radius`. */
export function FaceInDrawing({
  seat,
  radius,
  isRimmed = false,
}: {
  seat: SeatId;
  radius: number;
  isRimmed?: boolean;
}) {
  const known = use(Seats).get(seat);
  if (known === undefined) return null;
  return (
    <g transform={`scale(${radius / 20}) translate(-20 -20)`}>
      <DiscShape face={known.face} initial={known.initial} strokeWidth={radius < 20 ? 2 : 1.7} {...{ isRimmed }} />
    </g>
  );
}

/** A name alone, where its face stands beside it already. */
export const SeatName = ({ seat }: Pick<FaceProps, 'seat'>) => <WithBots>{useSeatName(seat)}</WithBots>;

/** For who sets its type by how long it is. */
export const useSeatName = (seat: SeatId): string => use(Seats).get(seat)?.name ?? seat;

/** A name with its face. */
export function Name({ seat, className }: { seat: SeatId; className?: string | undefined }) {
  const name = use(Seats).get(seat)?.name ?? seat;
  return (
    <span title={name} className={classNames('inline-flex min-w-0 items-center gap-1.5', className)}>
      <Face seat={seat} size="sm" />
      <span className={classNames('min-w-0', nameWrap(name))}>
        <WithBots>{name}</WithBots>
      </span>
    </span>
  );
}

/** A sentence whose names are marked (`markedName`), with a face before each. */
export function Said({ children }: { children: string }) {
  const seats = use(Seats);
  return piecesOf(children).map((piece, i) => {
    if ('words' in piece) return piece.words;
    const known = [...seats].find(([seat]) => seat === piece.seat);
    // biome-ignore lint/suspicious/noArrayIndexKey: a sentence's pieces stay in their places
    return known === undefined ? piece.seat : <NameInWords key={i} seat={known[0]} />;
  });
}

/** A name in the run of a sentence: the line breaks where it would without the face. */
export function NameInWords({ seat }: { seat: SeatId }) {
  return (
    <span className={nameWrap(useSeatName(seat))}>
      <Face seat={seat} size="sm" className="mr-1 align-[-0.3em]" />
      <SeatName seat={seat} />
    </span>
  );
}

/** Several names with their faces: "Ana, Bea and Cem". */
export const Names = ({ seats }: { seats: readonly SeatId[] }) => <Said>{listed(seats.map(markedName))}</Said>;
