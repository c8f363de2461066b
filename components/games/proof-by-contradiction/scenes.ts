import { formatAward } from '@/components/match/award-words';
import {
  calledBy,
  candidatesTold,
  candidateWords,
  type SideStory,
  subjectOf,
  tellInOrder,
  winnersWords,
} from '@/components/stage/places';
import type { Beat, Card, CardLine, Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
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
  /** Whose card comes, for `clue`. */
  readonly seat: SeatId | null;
}
export interface FinalBeat extends FinaleBeat {
  readonly show: 'boards' | 'board' | 'contradiction' | 'clues' | 'tokens' | 'contracts' | 'candidates' | 'winners';
  readonly seats: readonly SeatId[];
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

/** Longest for all clues together, in milliseconds; with few players each one stays longer. */
const CLUES_MS = 12_000;
const LONGEST_CLUE_MS = 2600;

function roundScene(round: number, after: ProofView, telling: ProofTelling): Scene<RoundBeat> {
  const clues = cluesOf(round, after);
  const own = ownBoard(after, telling);
  return {
    id: `round ${round}`,
    title: `Round ${round}: ${inWords(clues.length)} clues, ${own === null ? `up to ${atStake(after)} points at stake` : brokenWords(clues, own, telling)}`,
    beats: [
      dealBeat(round, clues),
      ...clues.map((clue) => clueBeat(clue, { own, ms: clueMs(clues.length) }, telling)),
      answerBeat(round, after, telling),
      sumBeat(after, own, telling),
    ],
  };
}

const clueMs = (count: number) => Math.min(LONGEST_CLUE_MS, Math.floor(CLUES_MS / Math.max(1, count)));

/** So long a clue stays on the stage, in milliseconds, or as long as twelve of them can without tiring anybody. */
const CLUE_ON_STAGE_MS = 2000;
const SLOWEST = 0.6;

/** Where many clues come, fewer come in the same time on the stage: they are read across a room. */
export function stageSpeed({ beats }: Scene<RoundBeat>): number {
  const clue = beats.find(({ show }) => show === 'clue');
  return clue === undefined ? 1 : Math.min(1, Math.max(SLOWEST, clue.ms / CLUE_ON_STAGE_MS));
}

function dealBeat(round: number, { length }: readonly PublishedClue[]): RoundBeat {
  const text =
    round === 1
      ? `${capital(inWords(length))} clues come out, each about a board that only its author sees.`
      : `${capital(inWords(length))} second clues come out, each in another form than its author’s first.`;
  return { id: 'deal', show: 'deal', seat: null, text, ms: 1600 };
}

function clueBeat(
  { seat, clue }: PublishedClue,
  { own, ms }: { own: Board | null; ms: number },
  { mine, nameOf }: ProofTelling,
): RoundBeat {
  const does = own === null ? '' : ` ${doesToMe(clueStatus(clue, own), seat === mine)}`;
  const whose = seat === mine ? 'Your clue' : nameOf(seat);
  return { id: `clue ${seat}`, show: 'clue', seat, text: `${whose}: “${formatClue(clue)}”${does}`, ms };
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

/** As long for everybody, so that nobody can tell from a scene whether somebody asked. */
function answerBeat(round: number, after: ProofView, telling: ProofTelling): RoundBeat {
  const answer = answerOf(round, after, telling);
  const text =
    telling.mine === null
      ? 'Queries are answered, each to its player alone.'
      : answer === null
        ? 'You asked for no cells this round.'
        : `Your query: on how many boards each colour lies in ${answer.query.join(' or ')}.`;
  return { id: 'answer', show: 'answer', seat: null, text, ms: 3000 };
}

/** Each clue that is out can be broken by every other board. */
export const atStake = ({ clues, seats }: Pick<View, 'clues' | 'seats'>): number => clues.length * (seats.length - 1);

function sumBeat(after: ProofView, own: Board | null, telling: ProofTelling): RoundBeat {
  const stakes = `Every board that breaks a clue takes a point from its author: with ${inWords(after.clues.length)} clues out, up to ${atStake(after)} points change hands at the end.`;
  const text = own === null ? stakes : `So far ${standWords(after.clues, own, telling)}.`;
  return { id: 'sum', show: 'sum', seat: null, text, ms: 2600 };
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
  const last = order.slice(-2);
  const places = order.flatMap((standing, i) => [
    ...(last.includes(standing) ? [] : contradictionBeats(standing, view, telling)),
    boardBeat(standing, { below: order[i - 1] ?? null, count: order.length }, telling),
  ]);
  // In seat order: it is not to be read from them who stands higher.
  const lastInSeats = view.seats.flatMap(({ seat }) => last.filter((standing) => standing.seat === seat));
  return {
    id: 'finale',
    title: winnersWords(results, telling),
    beats: [
      boardsBeat(view, order.length),
      ...tellInOrder(
        [...places, crownBeat(view, results, telling)],
        [
          candidatesTold(results, (seats) => candidatesBeat(seats, telling)),
          { beats: () => clueBeats(view, telling) },
          contractStory(view, results, telling),
          tokenStory(results, telling),
          { beats: () => lastInSeats.flatMap((standing) => contradictionBeats(standing, view, telling)) },
        ],
      ),
    ],
  };
}

/** The dearest thing that can happen here, before the place that it comes to. */
function contradictionBeats({ seat, detail }: ProofStanding, view: ProofView, telling: ProofTelling): FinalBeat[] {
  const clue = ownFalseClue(view, seat);
  if (detail.penalty === 0 || clue === null) return [];
  const isOwn = seat === telling.mine;
  const who = isOwn ? 'Your own clue' : `${telling.nameOf(seat)}’s own clue`;
  return [
    {
      ...{ id: `contradiction ${seat}`, show: 'contradiction', seats: [seat], tells: [], ms: 6000 },
      text: `A contradiction! ${who} “${formatClue(clue).replace(/\.$/, '')}” is false on ${isOwn ? 'your' : 'their'} own board: ${formatPoints(detail.penalty)}.`,
    },
  ];
}

/** The clue of theirs that their own board makes false, the first if there are several. */
export const ownFalseClue = (view: View, seat: SeatId): Clue | null =>
  view.clues.find((one) => one.seat === seat && !isTrue(one.clue, boardOf(view, seat)))?.clue ?? null;

/** With what an overlap is, where there will be one. */
function boardsBeat(view: ProofView, count: number): FinalBeat {
  const takes = 'Each takes a point from the author of every clue it breaks';
  const overlaps = overlapsIn(view).length > 0;
  const loses = overlaps ? '; the same token in the same cell of another board is an overlap, and loses a point' : '';
  return {
    ...{ id: 'boards', show: 'boards', seats: [], tells: [], ms: overlaps ? 5500 : 3000 },
    text: `${capital(inWords(count))} boards turn over, the last place first. ${takes}${loses}.`,
  };
}

function boardBeat(
  standing: ProofStanding,
  { below, count }: { below: ProofStanding | null; count: number },
  telling: ProofTelling,
): FinalBeat {
  const { seat, rank, points } = standing;
  const name = calledBy(telling);
  const head = `${ordinal(rank)}: ${name(seat)}, ${pointsWords(points)}`;
  const tied = below?.points === points ? ` ${aheadWords(standing, below, name(below.seat))}` : '';
  return {
    ...{ id: `place ${rank}`, show: 'board', seats: [seat], tells: [seat] },
    text: `${head}: ${storyWords(standing, { isOwn: seat === telling.mine })}.${tied}`,
    ms: rank === 1 ? 6000 : rank <= 3 ? 5000 : count > 12 ? 3200 : 4000,
  };
}

function aheadWords(standing: ProofStanding, below: ProofStanding, belowName: string): string {
  const { falseOpponentClues: more } = standing.detail;
  return more > below.detail.falseOpponentClues
    ? `Ahead of ${belowName} by more clues broken.`
    : `Ahead of ${belowName} by the order set before the match.`;
}

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
  return [{ id: 'clues', show: 'clues', seats: clues.map(({ author }) => author), tells: [], text, ms: 5500 }];
}

/** What the winner has is told with the crown. */
function tokenStory(results: Results, telling: ProofTelling): SideStory<FinalBeat> {
  const below = tokensOf(results.awards).filter(({ seat }) => !results.winners.includes(seat));
  return {
    beats: (last) =>
      tokenBeats(
        below.filter(({ seat }) => !last.includes(seat)),
        results,
        telling,
      ),
    withPlace: (seats) =>
      tokenBeats(
        below.filter(({ seat }) => seats.includes(seat)),
        results,
        telling,
      ).map(({ text }) => text),
  };
}

function tokenBeats(tokens: readonly Award[], { standings }: Results, telling: ProofTelling): FinalBeat[] {
  if (tokens.length === 0) return [];
  const called = calledBy(telling);
  const parts = tokens.map((token) => `${quarterWords(token)} for ${called(token.seat)}`);
  const counter = tokens.find(({ seat, amount }) => amount === 4 && standings[0]?.seat !== seat);
  const why =
    counter === undefined
      ? ''
      : ` ${subjectOf([counter.seat], telling)} used exactly the two clue forms that the winner did not.`;
  return [
    {
      ...{ id: 'tokens', show: 'tokens', seats: tokens.map(({ seat }) => seat), tells: [], ms: 5500 },
      text: `Tokens of life: ${listed(parts)}.${why}`,
    },
  ];
}

const tokensOf = (awards: readonly Award[]) => awards.filter(({ kind }) => kind === 'token-of-life');

/** The winner's board has been told before. */
function crownBeat(view: ProofView, results: Results, telling: ProofTelling): FinalBeat {
  const { winners, awards } = results;
  const token = tokensOf(awards).find(({ seat }) => winners.includes(seat));
  const done = contractsDone(view).filter(({ seat }) => winners.includes(seat));
  return {
    ...{ id: 'winners', show: 'winners', seats: winners, tells: [], ms: 5000, isCrown: true },
    text: [
      `${winnersWords(results, telling)}.`,
      ...(token === undefined ? [] : [`${capital(formatAward(token))}.`]),
      ...done.map(({ completed }) => `Contracts completed: ${listed(completed.map((one) => contractNames[one]))}.`),
    ].join(' '),
  };
}

/** A token of no quarters is one all the same: it keeps its holder from being a candidate. */
const quarterWords = ({ amount }: Award) =>
  ({ 0: 'an empty one', 1: 'a quarter', 2: 'half of one', 3: 'three quarters', 4: 'a whole one' })[amount] ??
  `${amount} quarters`;

const contractsDone = (view: ProofView) =>
  view.contractsOn ? completedBySeat(view).filter(({ completed }) => completed.length > 0) : [];

/** The winner's is told with the crown. */
function contractStory(view: ProofView, { winners }: Results, telling: ProofTelling): SideStory<FinalBeat> {
  if (!view.contractsOn) return { beats: () => [] };
  const all = contractsDone(view);
  const beat = (seats: readonly SeatId[], text: string): FinalBeat => ({
    ...{ id: 'contracts', show: 'contracts', seats, tells: [], ms: 5000 },
    text,
  });
  if (all.length === 0) return { beats: () => [beat([], 'Nobody completed a contract.')] };
  const told = (isOf: (seat: SeatId) => boolean): FinalBeat[] => {
    const done = all.filter(({ seat }) => !winners.includes(seat) && isOf(seat));
    const parts = done.map(
      ({ seat, completed }) => `${calledBy(telling)(seat)} (${listed(completed.map((one) => contractNames[one]))})`,
    );
    const seats = done.map(({ seat }) => seat);
    return done.length === 0 ? [] : [beat(seats, `Contracts completed: ${listed(parts)}.`)];
  };
  return {
    beats: (last) => told((seat) => !last.includes(seat)),
    withPlace: (seats) => told((seat) => seats.includes(seat)).map(({ text }) => text),
  };
}

const candidatesBeat = (seats: readonly SeatId[], telling: ProofTelling): FinalBeat => ({
  ...{ id: 'candidates', show: 'candidates', seats, tells: [], ms: 4500 },
  text: `${candidateWords(seats, telling)}.`,
});
