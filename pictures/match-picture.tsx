import { createElement, type ReactNode } from 'react';
import { Face, FaceScope } from '@/components/faces/face';
import { pictures } from '@/components/games/generated/pictures';
import { scenes } from '@/components/games/generated/scenes';
import { chapterWords } from '@/components/match/phase-words';
import type { GamePicture } from '@/components/post/picture';
import { isWholeIn, Placed, Write, WriteName } from '@/components/post/svg-text';
import { tellPlaces } from '@/components/stage/places';
import type { FinaleBeat, GameFinale, GameScenes, Scene } from '@/components/stage/scene';
import { tellEnd } from '@/components/stage/tell-end';
import { capital, inWords, listed } from '@/components/stage/words';
import type { MatchView, Results, SeatId } from '@/games/game';
import type { DrawnSeat, MatchDrawing } from '@/server/pictures/drawing';
import { readable } from './fonts';
import { Frame, room } from './frame';

// The picture of a match as it stands, and the same in words. Both are told by the game's own scenes and pieces, from a
// spectator's view.

interface Told {
  readonly picture: ReactNode;
  readonly words: string;
}

export async function matchPicture(asked: MatchDrawing): Promise<Told> {
  const { title, gameName, game, seats, anonymous } = asked;
  const { children, words, caption = words } = await insideOf(asked);
  const about = title === gameName ? '' : gameName;
  const scope = seats.map((one) => ({ ...one, name: readable(one.name) || one.seat }));
  return {
    words,
    picture: (
      <FaceScope seats={scope} anonymous={anonymous}>
        <Frame title={readable(title) || gameName} game={game} caption={readable(caption)} {...{ about }}>
          <g transform={`translate(${room.x} ${room.y})`}>{children}</g>
        </Frame>
      </FaceScope>
    ),
  };
}

interface Inside {
  readonly children: ReactNode;
  readonly words: string;
  /** What stands in the picture, where the words are more. */
  readonly caption?: string;
}

async function insideOf(asked: MatchDrawing): Promise<Inside> {
  const { stand, seats } = asked;
  switch (stand.is) {
    case 'lobby':
      return { children: <Seats {...{ seats }} />, words: lobbyWords(seats) };
    case 'playing':
      return playing(asked, stand);
    case 'untold':
      return { children: <Seats {...{ seats }} />, words: 'The match is over. The end waits to be told.' };
    case 'over':
      return { children: <Seats {...{ seats }} />, words: 'The match is over. See how it ended.' };
    case 'stopped':
      return { children: <Seats {...{ seats }} />, words: 'The match was ended without a result.' };
    case 'closed':
      return closed(asked, stand);
    case 'ended':
      return ended(asked, stand);
  }
}

function lobbyWords(seats: readonly DrawnSeat[]): string {
  const open = seats.filter(({ isFree }) => isFree);
  if (open.length === 0) return 'The table is full. It is about to begin.';
  const free = open.every(isNamed) ? ['waits for its player', 'wait for their players'] : ['is free', 'are free'];
  return `${capital(inWords(open.length))} of ${inWords(seats.length)} seats ${free[open.length === 1 ? 0 : 1]}.`;
}

/** The host said whom it is for. */
const isNamed = ({ seat, name }: DrawnSeat): boolean => name !== `Seat ${seat}`;

const drawnNameOf =
  ({ seats }: MatchDrawing) =>
  (seat: SeatId): string =>
    readable(seats.find((one) => one.seat === seat)?.name ?? seat) || seat;

const nameOf =
  ({ seats }: MatchDrawing) =>
  (seat: SeatId): string =>
    seats.find((one) => one.seat === seat)?.name ?? seat;

async function playing(asked: MatchDrawing, { view }: { view: MatchView | null }): Promise<Inside> {
  const draw = view === null ? null : await drawingOf(asked, { view, before: null, results: null });
  if (draw === null)
    return { children: <Seats seats={asked.seats} />, words: 'They are at the table. Nothing has been revealed yet.' };
  return { children: draw(room), words: 'They are at the table, and this is how it stands.' };
}

async function closed(asked: MatchDrawing, { before, after }: { before: MatchView; after: MatchView }) {
  const told = await loadScenes(asked.game);
  const close = told?.closeOf(before, after, { settings: asked.settings, nameOf: nameOf(asked), mine: null });
  const draw = await drawingOf(asked, { view: after, before, results: null });
  return {
    children: draw?.(room) ?? <Seats seats={asked.seats} />,
    words:
      close?.scene == null ? `${capital(chapterWords({}, before, asked.settings))} is over.` : `${close.scene.title}.`,
  };
}

async function ended(asked: MatchDrawing, { view, results }: { view: MatchView | null; results: Results }) {
  const draw = view === null ? null : await drawingOf(asked, { view, before: null, results });
  const wide = draw === null ? room.width : placesWidth(results.standings.length);
  const finale = await loadFinale(asked.game);
  const { title, beats } = endTold(asked, { finale, view, results });
  const caption = `${title}.`;
  const as = (seat: SeatId) => playedAs(finale, results, seat);
  const named = drawnNameOf(asked);
  return {
    caption,
    words: placeWords(results, beats) ?? `${caption}${playedWords(asked, results, as)}`,
    children: (
      <>
        <Places {...{ results }} nameOf={(seat) => [named(seat), as(seat) ?? []].flat().join(', ')} width={wide} />
        {draw !== null && (
          <g transform={`translate(${wide + 40} 0)`}>{draw({ width: room.width - wide - 40, height: room.height })}</g>
        )}
      </>
    ),
  };
}

function playedAs(finale: GameFinale | null, { standings }: Results, seat: SeatId): string | null {
  const standing = standings.find((one) => one.seat === seat);
  return standing === undefined ? null : (finale?.playedAs?.(standing) ?? null);
}

/** " Green was Bea and blue was Cem.", of those who did not win; empty where names say it. */
function playedWords(
  asked: MatchDrawing,
  { standings, winners }: Results,
  as: (seat: SeatId) => string | null,
): string {
  const others = standings.filter(({ seat }) => !winners.includes(seat));
  const told = others.flatMap(({ seat }) => (as(seat) === null ? [] : [`${as(seat)} was ${nameOf(asked)(seat)}`]));
  return told.length === 0 ? '' : ` ${capital(listed(told))}.`;
}

interface EndTold {
  readonly finale: GameFinale | null;
  readonly view: MatchView | null;
  readonly results: Results;
}

/** The end as its game tells it; the places alone where its view is of other rules. */
function endTold(asked: MatchDrawing, { finale, view, results }: EndTold): Scene<FinaleBeat> {
  const telling = { settings: asked.settings, mine: null, nameOf: nameOf(asked) };
  return view === null ? tellPlaces(results, telling) : tellEnd({ finale }, { view, results, telling });
}

/** Where places are no matter of points: each as its game tells it, the first first, a line each; null: points say it. */
function placeWords({ winners, standings }: Results, beats: readonly FinaleBeat[]): string | null {
  if (winners.length === 0 || standings.some(({ points }) => points !== null)) return null;
  return beats
    .filter(({ tells }) => tells.length > 0)
    .map(({ text }) => text)
    .reverse()
    .join('\n');
}

async function loadScenes(game: string): Promise<GameScenes | null> {
  return Object.hasOwn(scenes, game) ? ((await scenes[game]?.()) ?? null) : null;
}

async function loadFinale(game: string): Promise<GameFinale | null> {
  const told = await loadScenes(game);
  return (await told?.loadFinale?.()) ?? null;
}

interface Seen {
  readonly view: MatchView;
  readonly before: MatchView | null;
  readonly results: Results | null;
}

/** Draws the game's own part into so much room; null: the game has none. */
async function drawingOf(asked: MatchDrawing, seen: Seen) {
  const { game, settings } = asked;
  const Picture: GamePicture | undefined = Object.hasOwn(pictures, game) ? await pictures[game]?.() : undefined;
  if (Picture === undefined) return null;
  return ({ width, height }: { width: number; height: number }) =>
    createElement(Picture, { ...seen, settings, nameOf: drawnNameOf(asked), width, height });
}

/** Everybody with a face; a free seat is an open place. */
function Seats({ seats }: { seats: readonly DrawnSeat[] }) {
  const rows = seats.length <= 6 ? 1 : seats.length <= 16 ? 2 : 3;
  const perRow = Math.ceil(seats.length / rows);
  const [wide, high] = [room.width / perRow, (room.height - 16) / rows];
  const face = Math.min(wide * 0.72, high - 56, 170);
  const label = Math.min(28, wide * 0.2);
  return seats.map((drawn, i) => {
    const { seat, name, isFree } = drawn;
    const inRow = Math.min(perRow, seats.length - Math.floor(i / perRow) * perRow);
    const x = ((perRow - inRow) * wide) / 2 + (i % perRow) * wide + wide / 2;
    const y = Math.floor(i / perRow) * high + 8 + (high - face - 48) / 2;
    return (
      <g key={seat} transform={`translate(${x} ${y})`}>
        {isFree ? (
          <circle
            cy={face / 2}
            r={face * 0.44}
            fill="none"
            strokeWidth={2}
            strokeDasharray="7 8"
            className="stroke-border-emphasis"
          />
        ) : (
          <Placed x={-face / 2} y={0} width={face} height={face}>
            <Face seat={seat} size="lg" />
          </Placed>
        )}
        <WriteName
          y={face + label * 1.25}
          size={label}
          width={wide - 12}
          textAnchor="middle"
          className={isFree ? 'fill-content-muted' : 'fill-content-default'}
        >
          {isFree && !isNamed(drawn) ? 'free' : readable(name) || seat}
        </WriteName>
      </g>
    );
  });
}

interface PlacesProps {
  readonly results: Results;
  nameOf(seat: SeatId): string;
  readonly width: number;
}

/** So many stand below each other, as large as a phone shows them in a chat; more stand beside. */
const ROWS = 9;
const columnsFor = (count: number): number => Math.ceil(count / ROWS);

/** Beside the game's own part. */
const placesWidth = (count: number): number => [470, 600, 760][columnsFor(count) - 1] ?? 760;

const GAP = 28;
/** So few stand in the middle of their side, larger: two names over an empty half look lost. */
const FEW = 3;

/** The winner first, then everybody, in as many columns as they need. */
function Places({ results: { standings, winners }, nameOf: named, width }: PlacesProps) {
  const columns = columnsFor(standings.length);
  const rows = Math.ceil(standings.length / columns);
  const isFew = rows <= FEW;
  const step = isFew ? 104 : Math.min(66, room.height / Math.max(rows, 5));
  const top = isFew ? (room.height - rows * step) / 2 : 0;
  const wide = (width - (columns - 1) * GAP) / columns;
  const largest = Math.min(step * 0.56, isFew ? 46 : ([40, 25, 22][columns - 1] ?? 22));
  const isWhole = (size: number) =>
    standings.every(({ seat, points }) =>
      isWholeIn(named(seat), { size, width: nameRoom({ size, step, width: wide, points }).width }),
    );
  const size = [largest, ...[40, 36, 32, 28, 25].filter((one) => one < largest)].find(isWhole) ?? Math.min(largest, 25);
  return standings.map((standing, i) => {
    const place = `translate(${Math.floor(i / rows) * (wide + GAP)} ${top + (i % rows) * step})`;
    return (
      <g key={standing.seat} transform={place}>
        <Place
          {...{ standing, step, size }}
          width={wide}
          name={named(standing.seat)}
          hasWon={winners.includes(standing.seat)}
        />
      </g>
    );
  });
}

interface PlaceProps {
  readonly standing: Results['standings'][number];
  readonly name: string;
  readonly hasWon: boolean;
  readonly step: number;
  /** Of the letters. */
  readonly size: number;
  readonly width: number;
}

/** Between the face and the points. */
function nameRoom({
  size,
  step,
  width,
  points,
}: Pick<PlaceProps, 'size' | 'step' | 'width'> & { points: number | null }) {
  const face = Math.min(step * 0.82, size * 1.5);
  const x = 62 + face;
  return { face, x, width: width - x - size * (points === null ? 0.2 : 2.4) };
}

function Place({ standing: { seat, rank, points }, name, hasWon, step, size, width }: PlaceProps) {
  const baseline = step * 0.5 + size * 0.36;
  const { face, x: nameAt, width: nameWidth } = nameRoom({ size, step, width, points });
  return (
    <>
      {hasWon && <rect x={-8} y={1} width={width + 16} height={step - 2} rx={6} className="fill-brass-subtle" />}
      <Write x={34} y={baseline} size={size} textAnchor="end" className="figures fill-content-muted">
        {String(rank)}
      </Write>
      <Placed x={48} y={(step - face) / 2} width={face} height={face}>
        <Face seat={seat} size="md" isRimmed={hasWon} />
      </Placed>
      <WriteName
        x={nameAt}
        y={baseline}
        size={size}
        width={nameWidth}
        isDisplay={hasWon}
        className={hasWon ? 'fill-brass-content' : 'fill-content-default'}
      >
        {name}
      </WriteName>
      {points !== null && (
        <Write
          x={width}
          y={baseline}
          size={size}
          textAnchor="end"
          className="figures fill-content-emphasis font-semibold"
        >
          {String(points).replace('-', '−')}
        </Write>
      )}
    </>
  );
}
