import { formatAward } from '@/components/match/award-words';
import { calledBy, candidatesTold, candidateWords, endOf, subjectOf, winnersWords } from '@/components/stage/places';
import type { Beat, Card, CardLine, Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { SLOW_PLACES } from '@/components/stage/tempo';
import { capital, inWords, listed, ordinal, pointsWords } from '@/components/stage/words';
import type { Award, MatchView, Results, SeatId } from '@/games/game';
import { type Board, colors, parseBoard, type Token } from '@/games/proof-by-contradiction/board';
import {
  type Clue,
  type ClueStatus,
  clueStatus,
  type Format,
  formatClue,
  formats,
  isSameClue,
  isTrue,
} from '@/games/proof-by-contradiction/clue';
import { countBoards, nothingKnown } from '@/games/proof-by-contradiction/count';
import { explainClue } from '@/games/proof-by-contradiction/explain';
import { type ProofStanding, SELF_CONTRADICTION } from '@/games/proof-by-contradiction/score';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import { LAST_ROUND, type PublishedClue, type QueryAnswer, tokensToPlace } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { boardOf, completedBySeat, ofSeat, overlapsIn } from './final-boards';
import { standingOn } from './standing';
import { storyWords } from './story-words';
import { contractNames, formatPoints, tokenWords } from './words';

// What a round of Proof by Contradiction shows when it closes: its clues, one card after the other in the order of seats,
// and the answers. Every viewer's scene has the same beats of the same length; what a clue does to one's own board is
// added in words and stamps. The last close has no scene but the end, which turns the boards over from the last.

export interface RoundBeat extends Beat {
  readonly show: 'deal' | 'clue' | 'answer' | 'sum';
  /** Whose cards come, for `clue`. */
  readonly seats: readonly SeatId[];
}
export interface FinalBeat extends FinaleBeat {
  readonly show:
    | 'boards'
    | 'board'
    | 'together'
    | 'contradiction'
    | 'contradictions'
    | 'clues'
    | 'contracts'
    | 'candidates'
    | 'winners';
  readonly seats: readonly SeatId[];
  /** The clue that the board which is told breaks, for one of the last three. */
  readonly broken?: BrokenClue;
}
interface BrokenClue {
  readonly author: SeatId;
  readonly clue: Clue;
}

type ProofView = MatchView<View>;
type ProofTelling = Telling<Settings>;

export function closeOf(before: ProofView, after: ProofView, telling: ProofTelling): Close<RoundBeat> | null {
  const round = after.round - 1;
  if (after.round > before.round && cluesOf(round, after).length > 0) {
    return { scene: roundScene(round, after, telling), card: roundCard(round, { before, after }, telling) };
  }
  return before.status !== 'finished' && after.status === 'finished' ? lastClose(before, after, telling) : null;
}

// The scene

function roundScene(round: number, after: ProofView, telling: ProofTelling): Scene<RoundBeat> {
  const clues = cluesOf(round, after);
  const own = ownBoard(after, telling);
  return {
    id: `round ${round}`,
    title: `Round ${round}: ${inWords(clues.length)} clues, ${own === null ? `up to ${atStake(after)} points at stake` : brokenWords(clues, own, telling)}`,
    beats: [
      dealBeat(round, clues),
      ...clueBeatsOf(clues, own, telling),
      answerBeat(round, after, telling),
      sumBeat(after, own, telling),
    ],
  };
}

/** A small table's clues come one by one. */
const ONE_BY_ONE = 4;
const TOGETHER_MS = 2600;

/** Those that most boards keep together and quickly, then the ones that cost most, the dearest last: as far as all may know. */
function clueBeatsOf(clues: readonly PublishedClue[], own: Board | null, telling: ProofTelling): RoundBeat[] {
  if (clues.length <= ONE_BY_ONE) return clues.map((clue) => clueBeat(clue, { own, ms: 2600 }, telling));
  const byRisk = clues.toSorted((a, b) => riskOf(a) - riskOf(b));
  const groups = Math.min(3, Math.ceil((clues.length - 3) / 4));
  const apart = groups === 3 ? 2 : 3;
  const rest = byRisk.slice(0, -apart);
  const size = Math.ceil(rest.length / groups);
  return [
    ...Array.from({ length: groups }, (_, i) => {
      const group = rest.slice(i * size, (i + 1) * size);
      return togetherBeat(
        `clues ${i + 1}`,
        clues.filter((clue) => group.includes(clue)),
        { own, isFirst: i === 0 },
        telling,
      );
    }),
    ...byRisk.slice(-apart).map((clue) => dearBeat(clue, own, telling)),
  ];
}

const ALL_BOARDS = countBoards([], nothingKnown);

/** Of all boards that there can be, how many break it, in hundredths: whose they are is secret. */
const riskOf = ({ clue }: PublishedClue): number =>
  Math.round(100 * (1 - countBoards([clue], nothingKnown) / ALL_BOARDS));

function togetherBeat(
  id: string,
  clues: readonly PublishedClue[],
  { own, isFirst }: { own: Board | null; isFirst: boolean },
  { mine, nameOf }: ProofTelling,
): RoundBeat {
  const who = listed(clues.map(({ seat }) => (seat === mine ? 'you' : nameOf(seat))));
  const broken =
    own === null ? 0 : clues.filter(({ seat, clue }) => seat !== mine && clueStatus(clue, own) === 'false').length;
  const does = own === null ? '' : ` You break ${broken === 0 ? 'none' : inWords(broken)} of them.`;
  const text = isFirst ? `Easiest to keep: the clues of ${who}.` : `Then those of ${who}.`;
  return { id, show: 'clue', seats: clues.map(({ seat }) => seat), text: `${text}${does}`, ms: TOGETHER_MS };
}

/** With what it may cost, and where one's own board breaks it. */
function dearBeat(published: PublishedClue, own: Board | null, telling: ProofTelling): RoundBeat {
  const { seat, clue } = published;
  const beat = clueBeat(published, { own, ms: 3000 }, telling);
  const why =
    own === null || seat === telling.mine || clueStatus(clue, own) !== 'false' ? null : explainClue(clue, own).why;
  const where = why === null ? beat.text : beat.text.replace(/\.$/, `: ${why.charAt(0).toLowerCase()}${why.slice(1)}`);
  return { ...beat, text: `${where} ${riskOf(published)}% of all possible boards break it.` };
}

/** Many clues stay longer on the stage: they are read across a room. */
const ON_STAGE = 0.75;

export const stageSpeed = ({ beats }: Scene<RoundBeat>): number =>
  beats.some(({ show, seats }) => show === 'clue' && seats.length > 1) ? ON_STAGE : 1;

function dealBeat(round: number, { length }: readonly PublishedClue[]): RoundBeat {
  const text =
    round === 1
      ? `${capital(inWords(length))} clues come out, each about a board that only its author sees.`
      : `${capital(inWords(length))} second clues come out, each in another form than its author’s first.`;
  return { id: 'deal', show: 'deal', seats: [], text, ms: 1600 };
}

function clueBeat(
  { seat, clue }: PublishedClue,
  { own, ms }: { own: Board | null; ms: number },
  { mine, nameOf }: ProofTelling,
): RoundBeat {
  const does = own === null ? '' : ` ${doesToMe(clueStatus(clue, own), seat === mine)}`;
  const whose = seat === mine ? 'Your clue' : nameOf(seat);
  return { id: `clue ${seat}`, show: 'clue', seats: [seat], text: `${whose}: “${formatClue(clue)}”${does}`, ms };
}

const otherDoes: Readonly<Record<ClueStatus, string>> = {
  false: 'You break it.',
  true: 'You keep it.',
  open: 'Still open for you.',
};
const ownDoes: Readonly<Record<ClueStatus, string>> = {
  false: 'Your own board contradicts it!',
  true: 'Your board keeps it.',
  open: 'Your board has yet to keep it.',
};
const doesToMe = (status: ClueStatus, isMine: boolean) => (isMine ? ownDoes : otherDoes)[status];

/** What is counted stays on the table. As long for everybody, so that nobody can tell from a scene whether somebody asked. */
function answerBeat(round: number, after: ProofView, telling: ProofTelling): RoundBeat {
  const answer = answerOf(round, after, telling);
  const text =
    telling.mine === null
      ? 'Queries are answered, each to its player alone.'
      : answer === null
        ? 'You asked for no cells this round.'
        : `Your query: on how many boards each colour lies in ${answer.query.join(' or ')}.`;
  return { id: 'answer', show: 'answer', seats: [], text, ms: 1500 };
}

/** Each clue that is out can be broken by every other board. */
export const atStake = ({ clues, seats }: Pick<View, 'clues' | 'seats'>): number => clues.length * (seats.length - 1);

function sumBeat(after: ProofView, own: Board | null, telling: ProofTelling): RoundBeat {
  const stakes = `Every board that breaks a clue takes a point from its author: with ${inWords(after.clues.length)} clues out, up to ${atStake(after)} points change hands at the end.`;
  const text = own === null ? stakes : `So far ${standWords(after.clues, own, telling)}.`;
  return { id: 'sum', show: 'sum', seats: [], text, ms: 2600 };
}

/** Of one clue, and of several. */
const formatWords: Readonly<Record<Format, readonly [one: string, several: string]>> = {
  line: ['places a colour', 'place a colour'],
  steps: ['counts steps', 'count steps'],
  share: ['speaks of a shared line', 'speak of a shared line'],
  count: ['counts tokens', 'count tokens'],
};

/** "Five clues are out: four place a colour and one counts tokens". */
function formatsWords(clues: readonly PublishedClue[]): string {
  const counts = formats.map((format) => ({ format, n: clues.filter(({ clue }) => clue.format === format).length }));
  const said = counts
    .filter(({ n }) => n > 0)
    .map(({ format, n }) => `${inWords(n)} ${formatWords[format][n === 1 ? 0 : 1]}`);
  return `${capital(inWords(clues.length))} clues are out: ${listed(said)}`;
}

function standWords(clues: readonly PublishedClue[], own: Board, { mine }: ProofTelling): string {
  const { broken, kept, open, all } = standingOn(clues, own, mine);
  return `you break ${broken} of ${all} clues and keep ${kept}; ${open === 0 ? 'none is' : open === 1 ? '1 is' : `${open} are`} open`;
}

const brokenWords = (clues: readonly PublishedClue[], own: Board, { mine }: ProofTelling) =>
  `you break ${inWords(standingOn(clues, own, mine).broken).replace('no', 'none')} of them`;

// The card

interface Stretch {
  readonly before: ProofView;
  readonly after: ProofView;
}

function roundCard(round: number, stretch: Stretch, telling: ProofTelling): Card {
  const { after } = stretch;
  const own = ownBoard(after, telling);
  if (own === null) {
    return {
      title: `Round ${round}`,
      lines: [
        { text: `${formatsWords(after.clues)}.` },
        { text: 'For each board that breaks a clue', amount: '+1' },
        { text: 'For its author, each time', amount: '−1' },
        ...drawnByHost(round, after, telling),
        later,
      ],
    };
  }
  const lines = [...sentLines(round, stretch, telling), ...answerLines(round, after, telling)];
  return {
    title: `Round ${round}`,
    ...summedUp([...lines, ...pointLines(after.clues, own, telling)], own, { after, telling }),
  };
}

const later: CardLine = { text: 'Boards, and all points, come out at the end.' };

function summedUp(
  lines: readonly CardLine[],
  own: Board,
  { after, telling }: { after: ProofView; telling: ProofTelling },
) {
  const { broken } = standingOn(after.clues, own, telling.mine);
  const penalty = contradicts(after, own, telling) ? SELF_CONTRADICTION : 0;
  return {
    lines: [...lines, { text: 'What others break of yours, and overlaps, comes out at the end.' }],
    sum: `${formatPoints(broken + penalty)} so far`,
  };
}

/** What was locked for me: sent by myself, or drawn. */
function sentLines(round: number, { before, after }: Stretch, telling: ProofTelling): CardLine[] {
  const clue = after.clues.find((one) => one.round === round && one.seat === telling.mine)?.clue;
  const said = clue === undefined ? '' : `, and the clue “${formatClue(clue)}”`;
  const drawn = after.drawn?.find((one) => one.round === round);
  if (drawn !== undefined) {
    return [{ text: `You sent nothing in round ${round}. Drawn for you: ${tokensWords(drawn.place)}${said}` }];
  }
  const placed = before.round === round ? placedBetween(before, after, telling) : [];
  return placed.length !== tokensToPlace(round) ? [] : [{ text: `Locked: ${tokensWords(placed)}${said || '.'}` }];
}

function placedBetween(before: ProofView, after: ProofView, telling: ProofTelling): Token[] {
  const had = before.board ?? {};
  return (ownBoard(after, telling) ?? []).filter(({ cell }) => had[cell] === undefined);
}

const tokensWords = (tokens: readonly Token[]) => listed(tokens.map(tokenWords));

function answerLines(round: number, after: ProofView, telling: ProofTelling): CardLine[] {
  const answer = answerOf(round, after, telling);
  if (answer === null) return [];
  const counts = colors.map((color) => `${answer.counts[color]} ${color}`);
  return [{ text: `Your query ${answer.query.join(', ')}: ${counts.join(', ')}.` }];
}

function pointLines(clues: readonly PublishedClue[], own: Board, telling: ProofTelling): CardLine[] {
  const { broken, kept, open, all } = standingOn(clues, own, telling.mine);
  const ownBroken = clues.filter(({ seat, clue }) => seat === telling.mine && clueStatus(clue, own) === 'false').length;
  return [
    { text: `You break ${broken} of ${all} clues of others`, amount: formatPoints(broken) },
    { text: `You keep ${kept}${open === 0 ? '' : `; ${open} ${open === 1 ? 'is' : 'are'} still open`}`, amount: '0' },
    ...(ownBroken === 0
      ? []
      : [{ text: 'Your board contradicts your own clue', amount: formatPoints(SELF_CONTRADICTION) }]),
  ];
}

const contradicts = ({ clues }: ProofView, own: Board, { mine }: ProofTelling) =>
  clues.some(({ seat, clue }) => seat === mine && clueStatus(clue, own) === 'false');

function drawnByHost(round: number, { autopilot = [] }: ProofView, { nameOf }: ProofTelling): CardLine[] {
  const seats = autopilot.filter((one) => one.round === round).map(({ seat }) => nameOf(seat));
  return seats.length === 0 ? [] : [{ text: `Sent nothing, so it was drawn: ${listed(seats)}.` }];
}

/** The last token, where it was drawn: nothing else is said before the end is told. */
function lastClose(before: ProofView, after: ProofView, telling: ProofTelling): Close<RoundBeat> | null {
  const placed = placedBetween(before, after, telling);
  const drawn = after.drawn ?? after.autopilot?.filter(({ seat }) => seat === telling.mine) ?? [];
  const isDrawn = drawn.some(({ round }) => round === LAST_ROUND);
  if (!isDrawn || before.round !== LAST_ROUND || placed.length !== tokensToPlace(LAST_ROUND)) return null;
  const text = `You sent nothing in round 3. Drawn for you: ${tokensWords(placed)}.`;
  return { scene: null, card: { title: 'Round 3', lines: [{ text }] } };
}

// What the views hold

export const cluesOf = (round: number, { clues }: Pick<View, 'clues'>): PublishedClue[] =>
  clues.filter((one) => one.round === round);

/** Null for who plays no seat. A finished match shows all boards, one's own among them. */
export function ownBoard({ board, boards }: View, { mine }: Pick<Telling, 'mine'>): Board | null {
  if (mine === null) return null;
  const own = board ?? ofSeat(boards, mine);
  return own === undefined ? null : parseBoard(own);
}

export function answerOf(
  round: number,
  { answers, allAnswers }: View,
  { mine }: Pick<Telling, 'mine'>,
): QueryAnswer | null {
  const own = mine === null ? [] : (answers ?? ofSeat(allAnswers, mine) ?? []);
  return own.find((answer) => answer.round === round) ?? null;
}

// The end

export function tellFinale(view: ProofView, results: Results, telling: ProofTelling): Scene<FinalBeat> {
  const order = (view.preview ?? []).toReversed();
  const lower = order.slice(0, -SLOW_PLACES);
  const told = { view, telling };
  return endOf<FinalBeat>({
    ...{ results, telling, title: winnersWords(results, telling) },
    opening: [
      boardsBeat(view, order.length),
      ...clueBeats(view, telling),
      ...contractBeats(view, telling),
      ...contradictionsBeats(lower, told),
    ],
    places: [
      ...lower.flatMap((standing) => [...contradictionsBefore(standing, lower, told), boardBeat(standing, told)]),
      ...order.slice(-SLOW_PLACES).map((standing, i) => slowBeat(standing, order[lower.length + i - 1] ?? null, told)),
      crownBeat(results, telling),
    ],
    sides: [candidatesTold(results, (seats) => candidatesBeat(seats, telling))],
    together: (beat) => ({ ...beat, show: 'together' }),
  });
}

interface Told {
  readonly view: ProofView;
  readonly telling: ProofTelling;
}

/** So many contradictions are told one by one, each before its place. */
const CONTRADICTIONS_APART = 3;

const contradicting = (standings: readonly ProofStanding[]) => standings.filter(({ detail }) => detail.penalty !== 0);

/** The dearest thing that can happen here, before the place that it comes to; of the last three it is told with the place. */
const contradictionsBefore = (standing: ProofStanding, lower: readonly ProofStanding[], told: Told): FinalBeat[] =>
  standing.detail.penalty === 0 || contradicting(lower).length > CONTRADICTIONS_APART
    ? []
    : contradictionBeat(standing.seat, told);

function contradictionsBeats(lower: readonly ProofStanding[], { telling }: Told): FinalBeat[] {
  const seats = contradicting(lower).map(({ seat }) => seat);
  if (seats.length <= CONTRADICTIONS_APART) return [];
  return [
    {
      ...{ id: 'contradictions', show: 'contradictions', seats, tells: [], ms: 6000 },
      text: `Contradictions! ${capital(inWords(seats.length))} boards make a clue of their own author false, ${formatPoints(SELF_CONTRADICTION)} each: ${listed(seats.map(calledBy(telling)))}.`,
    },
  ];
}

function contradictionBeat(seat: SeatId, { view, telling }: Told): FinalBeat[] {
  const clue = ownFalseClue(view, seat);
  if (clue === null) return [];
  const isOwn = seat === telling.mine;
  const who = isOwn ? 'Your own clue' : `${telling.nameOf(seat)}’s own clue`;
  return [
    {
      ...{ id: `contradiction ${seat}`, show: 'contradiction', seats: [seat], tells: [], ms: 6000 },
      text: `A contradiction! ${who} “${formatClue(clue).replace(/\.$/, '')}” is false on ${isOwn ? 'your' : 'their'} own board: ${formatPoints(SELF_CONTRADICTION)}.`,
    },
  ];
}

/** The clue of theirs that their own board makes false, the first if there are several. */
export const ownFalseClue = (view: View, seat: SeatId): Clue | null =>
  view.clues.find((one) => one.seat === seat && !isTrue(one.clue, boardOf(view, seat)))?.clue ?? null;

/** With what an overlap is, where there will be one. */
function boardsBeat(view: ProofView, count: number): FinalBeat {
  const overlaps = overlapsIn(view).length > 0;
  const loses = overlaps ? '; an overlap with another board loses one' : '';
  return {
    ...{ id: 'boards', show: 'boards', seats: [], tells: [], ms: 3000 },
    text: `${capital(inWords(count))} boards turn over. Each clue that one breaks brings it a point from the author${loses}.`,
  };
}

const headWords = ({ seat, rank, points }: ProofStanding, telling: ProofTelling): string =>
  `${ordinal(rank)}: ${calledBy(telling)(seat)}, ${pointsWords(points)}`;

function boardBeat(standing: ProofStanding, { telling }: Told): FinalBeat {
  const { seat, rank, detail } = standing;
  return {
    ...{ id: `place ${rank}`, show: 'board', seats: [seat], tells: [seat], ms: 3200 },
    // A contradiction has just been told.
    text: `${headWords(standing, telling)}: ${storyWords({ ...standing, detail: { ...detail, penalty: 0 } }, { isOwn: seat === telling.mine })}.`,
  };
}

/** One of the last three: how many is in the picture; told is the one clue that matters most for it. */
function slowBeat(standing: ProofStanding, below: ProofStanding | null, told: Told): FinalBeat {
  const { telling } = told;
  const broken = decisiveClue(standing, told.view);
  const beat = boardBeat(standing, told);
  if (broken === null) return beat;
  const tied =
    below?.points === standing.points ? `, ${aheadWords(standing, below, calledBy(telling)(below.seat))}` : '';
  return {
    ...beat,
    broken,
    text: `${headWords(standing, telling)}${tied}. ${brokenWordsOf(standing, broken, telling)}`,
  };
}

/** The same number of words for whoever hears it. */
function brokenWordsOf({ seat }: ProofStanding, { author, clue }: BrokenClue, { mine, nameOf }: ProofTelling): string {
  const own = seat === author ? ' own' : '';
  const whose = author === mine ? 'your' : `${nameOf(author)}’s`;
  return `${own === '' ? 'The' : 'A contradiction: the'} board breaks ${whose}${own} clue “${formatClue(clue).replace(/\.$/, '')}”.`;
}

/** Their own clue that their board makes false; the winner's of the second; else of all that it breaks, the one most boards break. */
export function decisiveClue({ seat, detail, rank }: ProofStanding, view: ProofView): BrokenClue | null {
  const own = detail.penalty === 0 ? null : ownFalseClue(view, seat);
  if (own !== null) return { author: seat, clue: own };
  const { broken = [], preview = [] } = view;
  const here = broken.filter(({ board, author }) => board === seat && author !== seat);
  const second = rank === 1 ? here.find(({ author }) => author === preview[1]?.seat) : undefined;
  const timesBroken = (one: BrokenClue) =>
    broken.filter(({ author, clue }) => author === one.author && isSameClue(clue, one.clue)).length;
  const [first] = here.toSorted((a, b) => timesBroken(b) - timesBroken(a));
  const found = second ?? first;
  return found === undefined ? null : { author: found.author, clue: found.clue };
}

const aheadWords = ({ detail }: ProofStanding, below: ProofStanding, belowName: string): string =>
  detail.falseOpponentClues > below.detail.falseOpponentClues
    ? `ahead of ${belowName} by more clues broken`
    : `ahead of ${belowName} by the order set before`;

interface ClueBreaks {
  readonly author: SeatId;
  readonly clue: Clue;
  /** On how many boards it is false. */
  readonly count: number;
}

/** The clues that most boards break, in seat order, and how many those are; none where nothing is broken. */
export function mostBroken({ clues, broken = [] }: View): { clues: readonly ClueBreaks[]; count: number } {
  const breaks = clues.map(({ seat: author, clue }) => ({
    ...{ author, clue },
    count: broken.filter((one) => one.author === author && isSameClue(one.clue, clue)).length,
  }));
  const count = Math.max(0, ...breaks.map((one) => one.count));
  return { clues: count === 0 ? [] : breaks.filter((one) => one.count === count), count };
}

/** What single clues came to: the dearest of them, and how many cost nothing. */
function clueBeats(view: ProofView, { nameOf, mine }: ProofTelling): FinalBeat[] {
  const { clues, count } = mostBroken(view);
  const [first] = clues;
  if (first === undefined) return [];
  const authors = listed([...new Set(clues.map(({ author }) => (author === mine ? 'yours' : `${nameOf(author)}’s`)))]);
  const text =
    clues.length === 1
      ? `The clue that cost most is ${authors}: “${formatClue(first.clue)}” On ${inWords(count)} ${count === 1 ? 'board' : 'boards'} it is false: ${formatPoints(-count)} for ${first.author === mine ? 'you' : nameOf(first.author)}.`
      : `The clues that cost most, ${pointsWords(count)} each, are ${authors}.`;
  return [
    {
      id: 'clues',
      show: 'clues',
      seats: clues.map(({ author }) => author),
      tells: [],
      text,
      ms: 3000 + 500 * clues.length,
    },
  ];
}

const tokensOf = (awards: readonly Award[]) => awards.filter(({ kind }) => kind === 'token-of-life');

/** Who has tokens is told here: before, it would say who stands where. The winner's board has been told. */
function crownBeat(results: Results, telling: ProofTelling): FinalBeat {
  const { winners, awards } = results;
  const tokens = tokensOf(awards);
  const own = tokens.find(({ seat }) => winners.includes(seat));
  const others = tokens.filter((token) => token !== own);
  return {
    ...{ id: 'winners', show: 'winners', seats: winners, tells: [], ms: 5000, isCrown: true },
    text: [
      `${winnersWords(results, telling)}.`,
      ...(own === undefined ? [] : [`${capital(formatAward(own))}.`]),
      ...(others.length === 0 ? [] : [tokenWordsOf(others, results, telling)]),
    ].join(' '),
  };
}

function tokenWordsOf(tokens: readonly Award[], { standings }: Results, telling: ProofTelling): string {
  const parts = tokens.map((token) => `${quarterWords(token)} for ${calledBy(telling)(token.seat)}`);
  const counter = tokens.find(({ seat, amount }) => amount === 4 && standings[0]?.seat !== seat);
  const why =
    counter === undefined
      ? ''
      : ` ${subjectOf([counter.seat], telling)} used exactly the two clue forms that the winner did not.`;
  return `Tokens of life also: ${listed(parts)}.${why}`;
}

/** A token of no quarters is one all the same: it keeps its holder from being a candidate. */
const quarterWords = ({ amount }: Award) =>
  ({ 0: 'an empty one', 1: 'a quarter', 2: 'half of one', 3: 'three quarters', 4: 'a whole one' })[amount] ??
  `${amount} quarters`;

const contractsDone = (view: ProofView) =>
  view.contractsOn ? completedBySeat(view).filter(({ completed }) => completed.length > 0) : [];

/** Of all, in seat order: it is not to be read from them who stands where. */
function contractBeats(view: ProofView, telling: ProofTelling): FinalBeat[] {
  if (!view.contractsOn) return [];
  const done = contractsDone(view);
  const parts = done.map(
    ({ seat, completed }) => `${calledBy(telling)(seat)} (${listed(completed.map((one) => contractNames[one]))})`,
  );
  return [
    {
      ...{ id: 'contracts', show: 'contracts', seats: done.map(({ seat }) => seat), tells: [], ms: 3000 },
      text: done.length === 0 ? 'Nobody completed a contract.' : `Contracts completed: ${listed(parts)}.`,
    },
  ];
}

const candidatesBeat = (seats: readonly SeatId[], telling: ProofTelling): FinalBeat => ({
  ...{ id: 'candidates', show: 'candidates', seats, tells: [], ms: 3000 },
  text: `${candidateWords(seats, telling)}.`,
});
