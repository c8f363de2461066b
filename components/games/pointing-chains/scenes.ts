import { awardsInAll } from '@/components/match/net-awards';
import { marginWords } from '@/components/stage/margin';
import {
  calledBy,
  candidatesTold,
  endOf,
  isOneOther,
  type PlaceBeat,
  placeBeats,
  type SideStory,
  seatsWith,
  subjectOf,
  winnersBeat,
  winnersWords,
} from '@/components/stage/places';
import type { Beat, Card, Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { capital, figureWords, inWords, listed, pointsWords } from '@/components/stage/words';
import type { Award, MatchView, Results, SeatId, Standing } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { TIED, undecidedWords, VOTE_OPENS } from '@/games/pointing-chains/vote-words';
import { everyRoundWords } from './every-round';
import type { ConnectionMap, MapSection } from './map-layout';
import { titleOfMap } from './map-words';
import { targetOf } from './named-map';
import { mayBe } from './own-standing';
import { foundWords } from './vote-words';

// What a round of Pointing Chains shows when it closes, in the order of the rules: pointers, loops, pointers that snap,
// chains that count back, big sections, players alone. All from the map, which knows nobody.

const shows = ['dots', 'pointers', 'loops', 'snaps', 'chains', 'big', 'alone', 'vote'] as const;
export interface RoundBeat extends Beat {
  readonly show: (typeof shows)[number];
  /** The nodes that it is about. */
  readonly nodes: readonly number[];
}

export interface FinalBeat extends FinaleBeat {
  readonly show: PlaceBeat['show'] | 'names' | 'extra' | 'garnets' | 'breath';
  /** The index of the closed round whose names come, for `names`. */
  readonly round?: number;
  readonly seats: readonly SeatId[];
}

type RoundTelling = Telling<Settings>;

export function closeOf(
  before: MatchView<View>,
  after: MatchView<View>,
  telling: RoundTelling,
): Close<RoundBeat> | null {
  const map = after.maps.at(-1);
  if (map === undefined || after.maps.length <= before.maps.length) return null;
  return { scene: roundScene(map, after, telling), card: roundCard(map, after, telling) };
}

function roundScene(map: ConnectionMap, after: MatchView<View>, { settings }: RoundTelling): Scene<RoundBeat> {
  const beats = [
    dotsBeat(map),
    pointersBeat(map),
    ...loopBeats(map, settings),
    ...snapBeats(map),
    ...chainBeats(map, settings),
    ...bigBeats(map, settings),
    ...aloneBeats(map, settings),
    ...(after.phase === 'vote' ? [voteBeat] : []),
  ];
  return { id: `round ${map.round}`, title: titleOfMap(map), beats };
}

const dotsBeat = ({ size }: ConnectionMap): RoundBeat => ({
  ...{ id: 'dots', show: 'dots', ms: 1600, nodes: [] },
  text: `${capital(inWords(size))} players are ${inWords(size)} lamps, without a name.`,
});

function pointersBeat({ pointers, size }: ConnectionMap): RoundBeat {
  const count = pointers.length;
  const idle = size - count;
  const who = count === 0 ? 'Nobody points' : count === 1 ? 'One of them points' : `${capital(inWords(count))} point`;
  const rest = count === 0 ? ' at anybody' : ' at somebody';
  const others = idle === 0 || count === 0 ? '' : `, ${inWords(idle)} at nobody`;
  return {
    ...{ id: 'pointers', show: 'pointers', nodes: pointers.map(([from]) => from) },
    text: `${who}${rest}${others}.`,
    ms: Math.min(3600, 1200 + 180 * count),
  };
}

function loopBeats({ sections }: ConnectionMap, { bigSection }: Settings): RoundBeat[] {
  const loops = sections.filter(({ kind }) => kind === 'loop');
  if (loops.length === 0) return [];
  const isSmall = loops.every(({ nodes }) => nodes.length < bigSection);
  return [
    {
      ...{ id: 'loops', show: 'loops', ms: 2600, nodes: loops.flatMap(({ nodes }) => nodes) },
      text: `${capital(listed(loops.map(called)))} ${loops.length === 1 ? 'closes' : 'close'}${isSmall ? ': nobody in a loop scores' : ''}.`,
    },
  ];
}

function snapBeats({ pointers }: ConnectionMap): RoundBeat[] {
  const nodes = pointers.flatMap(([from, , fate]) => (fate === 'removed' ? [from] : []));
  if (nodes.length === 0) return [];
  const what =
    nodes.length === 1 ? 'One pointer into a loop snaps' : `${capital(inWords(nodes.length))} pointers into loops snap`;
  return [
    {
      ...{ id: 'snaps', show: 'snaps', ms: 2600, nodes },
      text: `${what}: whoever points in from outside is cut off.`,
    },
  ];
}

/** More than this many chains are not told one by one. */
const TOLD_APART = 3;

function chainBeats({ sections }: ConnectionMap, { bigSection }: Settings): RoundBeat[] {
  const chains = sections
    .filter(({ kind, nodes }) => kind === 'chain' && nodes.length < bigSection)
    .toSorted((a, b) => b.nodes.length - a.nodes.length);
  const apart = chains.slice(0, TOLD_APART);
  const rest = chains.slice(TOLD_APART);
  return [
    ...apart.map(
      (chain, i): RoundBeat => ({
        ...{ id: `chain ${i + 1}`, show: 'chains', nodes: chain.nodes },
        text:
          i === 0
            ? `${capital(called(chain))} counts its points back from its end: 0, 1 and so on.`
            : `${capital(called(chain))} counts back.`,
        ms: Math.min(3600, 1400 + 260 * chain.nodes.length),
      }),
    ),
    ...(rest.length === 0
      ? []
      : [
          {
            ...{ id: 'chains left', show: 'chains' as const, ms: 2000, nodes: rest.flatMap(({ nodes }) => nodes) },
            text: `${capital(inWords(rest.length))} more ${rest.length === 1 ? 'chain counts' : 'chains count'} back.`,
          },
        ]),
  ];
}

function bigBeats({ sections }: ConnectionMap, { bigSection }: Settings): RoundBeat[] {
  return sections
    .filter(({ nodes }) => nodes.length >= bigSection)
    .map((section, i) => ({
      ...{ id: `big ${i + 1}`, show: 'big', ms: 3000, nodes: section.nodes },
      text: `${capital(called(section))} is too big: from ${inWords(bigSection)} on, everybody in it loses a point.`,
    }));
}

function aloneBeats({ sections, round }: ConnectionMap, { rounds }: Settings): RoundBeat[] {
  const nodes = sections.filter(({ kind }) => kind === 'node').flatMap((section) => section.nodes);
  if (nodes.length === 0) return [];
  const who = nodes.length === 1 ? 'One stands alone' : `${capital(inWords(nodes.length))} stand alone`;
  return [{ ...{ id: 'alone', show: 'alone', ms: 2400, nodes }, text: `${who}: ${alonePays(round, rounds)}.` }];
}

function alonePays(round: number, rounds: number): string {
  if (rounds === 1) return '+1';
  return round === 1 ? '+1 this time, −2 for any later one' : '+1 for the first time, −2 for any other';
}

const voteBeat: RoundBeat = {
  ...{ id: 'vote', show: 'vote', ms: 3000, nodes: [] },
  text: VOTE_OPENS,
};

/** Null for who sees everything: nothing waits to be told. */
function roundCard(map: ConnectionMap, view: MatchView<View>, telling: RoundTelling): Card | null {
  const lines = [...ownLines(map, view, telling), ...laterLines(view, telling)];
  return lines.length === 0 ? null : { title: `Round ${map.round}`, lines };
}

/** Where one stands on the map nobody is told; what one did leaves few places, and so what it may have brought. */
function ownLines(map: ConnectionMap, view: MatchView<View>, { settings, mine, nameOf }: RoundTelling): Card['lines'] {
  if (mine === null) return [];
  const at = ownTarget(map.round, view, mine);
  const { text, amount } = mayBe(map, { isPointing: at !== null, bigSection: settings.bigSection });
  const did = at === null ? nobodyText(map.round, view) : `You pointed at ${nameOf(at)}.`;
  return amount === undefined ? [{ text: did }, { text }] : [{ text: did, amount }];
}

/** Whether that was chosen or nothing was sent, a seat knows of itself. */
const nobodyText = (round: number, { own }: MatchView<View>): string =>
  own === undefined || own.some((one) => one.round === round)
    ? 'You pointed at nobody.'
    : 'You sent nothing, and so pointed at nobody.';

/** Once the match is finished, a seat's own pointers are among everybody's. */
function ownTarget(round: number, { own, rounds }: MatchView<View>, mine: SeatId): SeatId | null {
  const named = rounds?.find((one) => one.round === round);
  if (named !== undefined) return targetOf(named, mine);
  return own?.find((one) => one.round === round)?.at ?? null;
}

/** For who has no seat; a seat reads what of it may be its own. */
const ALWAYS = ['Counted at the end: +1 for the end of a chain in every round, −2 for a start in every round.'];

const laterLines = (view: MatchView<View>, { mine, settings }: RoundTelling): Card['lines'] =>
  view.status === 'finished' || view.viewer === 'host'
    ? []
    : [
        ...(mine === null ? ALWAYS : everyRoundWords(view, settings)).map((text) => ({ text })),
        {
          text: `Who stood where, and so ${mine === null ? 'got which points' : 'who pointed at you'}, is told at the end.`,
        },
      ];

// The end: names come to the lamps, then places from the last up, and who may have to go, before them where a choice put
// them there; the winners last of all,
// with what they get. Names and garnets stand where nobody can tell from them who is still to come.

export function tellFinale(view: MatchView<View>, results: Results, telling: RoundTelling): Scene<FinalBeat> {
  return endOf<FinalBeat>({
    ...{ results, telling, title: winnersWords(results, telling) },
    opening: [
      ...nameBeats(view, telling),
      ...extraBeats(results, telling),
      ...garnetBeats(results, telling),
      ...levelBeats(results),
      ...voteBeats(view, results, telling),
    ],
    places: [...lowerPlaceBeats(results, telling), winningBeat(results, telling)],
    sides: [...foundStories(view, results, telling), tokenStory(results, telling), breathStory(results)],
    together: (beat) => ({ ...beat, show: 'place' }),
  });
}

/** So long each of the names of a round takes, beside the map that they come to. */
const NAME_MS = 380;
const LONGEST_NAMES_MS = 7000;

/** With what each got: it is to be read from where they stand, but not by who sees the game for the first time. */
const nameBeats = ({ rounds = [], seats }: MatchView<View>, { nameOf }: RoundTelling): FinalBeat[] =>
  rounds.map((named, round) => ({
    ...{ id: `names ${named.round}`, show: 'names', round, seats: [], tells: [] },
    ms: Math.min(LONGEST_NAMES_MS, 2000 + NAME_MS * seats.length),
    text: `Round ${named.round}, with names: ${mostWords(named, nameOf)}.`,
  }));

function mostWords({ scores }: NamedRound, nameOf: RoundTelling['nameOf']): string {
  const all = seatEntries(scores);
  const most = Math.max(...all.map(([, score]) => score));
  if (most <= 0) return 'nobody got a point';
  const seats = all.flatMap(([seat, score]) => (score === most ? [seat] : []));
  return `${calledTogether(seats, nameOf)} got the most, ${pointsWords(most)}${seats.length === 1 ? '' : ' each'}`;
}

/** "3 points for Ana and Bea, 2 for Cem": the most first, for who does not see the figures in the lamps. */
export function sharesWords({ scores }: NamedRound, nameOf: RoundTelling['nameOf']): string {
  const all = seatEntries(scores);
  const given = [...new Set(all.map(([, score]) => score))].toSorted((a, b) => b - a);
  const shares = given.map((points, i) => {
    const seats = all.flatMap(([seat, score]) => (score === points ? [seat] : []));
    return `${i === 0 ? pointsWords(points) : figureWords(points)} for ${listed(seats.map(nameOf))}`;
  });
  return shares.join(', ');
}

/** By their names, up to three; else how many they are. */
const calledTogether = (seats: readonly SeatId[], nameOf: RoundTelling['nameOf']): string =>
  seats.length > 3 ? inWords(seats.length) : listed(seats.map(nameOf));

function extraBeats({ standings }: Results, { nameOf }: RoundTelling): FinalBeat[] {
  const having = (key: 'bonus' | 'penalty') =>
    standings.filter(({ detail }) => detail[key] !== 0).map(({ seat }) => seat);
  const beat = (id: string, seats: readonly SeatId[], text: string): FinalBeat[] =>
    seats.length === 0 ? [] : [{ id, text, show: 'extra', seats, tells: [], ms: 2600 }];
  const ends = having('bonus');
  const starts = having('penalty');
  return [
    ...beat('bonus', ends, `${listed(ends.map(nameOf))}: the end of a chain in every round, +1.`),
    ...beat('penalty', starts, `${listed(starts.map(nameOf))}: the start of a chain in every round, −2.`),
  ];
}

/** Said once, before the first place that it put in order. */
function levelBeats({ standings }: Results): FinalBeat[] {
  if (!standings.some((one) => isSplit(standings, one))) return [];
  return [
    {
      ...{ id: 'level', show: 'extra', seats: [], tells: [], ms: 2600 },
      text: 'Among equal points, more connections stand higher: players one shared a chain or loop with.',
    },
  ];
}

/** Connections stood between this one and another with as many points. */
const isSplit = (standings: readonly Standing[], { points, detail }: Standing): boolean =>
  standings.some((other) => other.points === points && other.detail.connections !== detail.connections);

function lowerPlaceBeats(results: Results, telling: RoundTelling): FinalBeat[] {
  return placeBeats(results, telling).map((beat) => {
    const first = results.standings.find(({ seat }) => seat === beat.seats[0]);
    if (first === undefined || !isSplit(results.standings, first)) return beat;
    return { ...beat, text: beat.text.replace(/\.$/, `, ${connectionsWords(first)}.`) };
  });
}

const connectionsWords = ({ detail: { connections } }: Standing): string =>
  `${String(connections)} ${connections === 1 ? 'connection' : 'connections'}`;

function garnetBeats({ awards }: Results, telling: RoundTelling): FinalBeat[] {
  const lost = seatsWith(awards, isLostGarnet);
  if (lost.length === 0) return [];
  return [
    {
      ...{ id: 'garnets', show: 'garnets', seats: lost, tells: [], ms: 2000 + 250 * lost.length },
      text: lostWords(lost, telling),
    },
  ];
}

/** More than a few are counted: their faces are in the picture. */
function lostWords(lost: readonly SeatId[], telling: RoundTelling): string {
  if (lost.length > NAMED_AT_MOST)
    return `${capital(inWords(lost.length))} pointed at somebody in every round, and lose a garnet each.`;
  const loses = `${isOneOther(lost, telling) ? 'loses' : 'lose'} a garnet${lost.length === 1 ? '' : ' each'}`;
  return `${subjectOf(lost, telling)} pointed at somebody in every round, and ${loses}.`;
}

const NAMED_AT_MOST = 4;

export const isLostGarnet = ({ kind, amount }: Award): boolean => kind === 'garnet' && amount < 0;

const tokenSeats = ({ awards }: Results) => seatsWith(awards, ({ kind }) => kind === 'token-of-life');

/** All below the winners, with the crown; what the winners get is told with them. */
function tokenStory(results: Results, telling: RoundTelling): SideStory<FinalBeat> {
  const below = tokenSeats(results).filter((seat) => !results.winners.includes(seat));
  const each = below.length === 1 ? '' : ' each';
  const text = `A token of life and a garnet${each} also for ${listed(below.map(calledBy(telling)))}.`;
  return { beats: () => [], withCrown: () => (below.length === 0 ? [] : [text]) };
}

/** Before the last three places, where others have been told: how many share each of them is not to be read from it. */
const breathStory = ({ standings }: Results): SideStory<FinalBeat> => ({
  beats: (last) =>
    last.length === standings.length
      ? []
      : [
          {
            ...{ id: 'breath', show: 'breath', seats: last, tells: [], ms: 2600 },
            text: `${capital(inWords(last.length))} lamps are still dark.`,
          },
        ],
});

/** All who have the most points win; what they stand in order by is said beside it, and that nobody has a token: before, it would say how far they are. */
function winningBeat(results: Results, telling: RoundTelling): FinalBeat {
  const { winners, standings } = results;
  const [first, ...others] = standings.filter(({ seat }) => winners.includes(seat));
  const isOrdered = first !== undefined && others.some(({ rank }) => rank !== first.rank);
  const order = isOrdered ? ' Connections only put them in order.' : '';
  const tokens = tokenSeats(results);
  const none = tokens.length === 0 ? ` ${noTokenWords(telling.settings)}: no token of life.` : '';
  const ahead = marginWords(results, calledBy(telling));
  return {
    ...winnersBeat(results, telling),
    text: `${winnersWords(results, telling)}${ahead === null ? '' : `, ${ahead}`}${takenWords(results, telling)}.${order}${none}`,
  };
}

/** What the winners have in all, as it stands below them: who pointed in every round has lost the garnet that comes with the token. */
function takenWords({ winners, awards }: Results, telling: RoundTelling): string {
  const own = awards.filter(({ seat }) => winners.includes(seat));
  if (!own.some(({ kind }) => kind === 'token-of-life')) return '';
  const told = (words: string) => words.replace('1 garnet', 'a garnet');
  const [first, ...others] = awardsInAll(own);
  if (first === undefined) return '';
  if (others.length === 0) return `: ${told(first.words)}${winners.length === 1 ? '' : ' each'}`;
  const taken = [first, ...others].map(
    ({ seats, words }) => `${told(words)} for ${listed(seats.map(calledBy(telling)))}`,
  );
  return `: ${taken.join(', ')}`;
}

/** Why nobody gets a token of life. */
export function noTokenWords({ tokenRule, tokenThreshold }: Settings): string {
  if (tokenRule === 'points') return `Nobody reached ${tokenThreshold} points`;
  return tokenRule === 'winners' ? `More than ${inWords(tokenThreshold)} won` : `Too many share the highest points`;
}

/** Before the places that the choice puts in order. How many winners voted is not said: it would count them ahead of time. */
function voteBeats({ vote }: MatchView<View>, { eliminationCandidates }: Results, telling: RoundTelling): FinalBeat[] {
  const [candidate] = eliminationCandidates;
  if (vote == null || candidate === undefined) return [];
  const name = calledBy(telling)(candidate);
  return [
    {
      ...{ ...candidateBeat, id: 'tied', seats: vote.candidates },
      text: `${subjectOf(vote.candidates, telling)} are ${TIED}.`,
    },
    {
      ...{ ...candidateBeat, id: 'candidate', seats: [candidate] },
      text: vote.hostDecides
        ? `${undecidedWords(vote)}: the choice fell on ${name} as elimination candidate.`
        : `The winners’ vote chose ${name} as elimination candidate.`,
    },
  ];
}

/** Where nobody had to choose, places say it already: it is told after them. */
function foundStories({ vote }: MatchView<View>, results: Results, telling: RoundTelling): SideStory<FinalBeat>[] {
  if (vote != null) return [];
  const text = foundWords(results, telling);
  return [candidatesTold<FinalBeat>(results, (seats) => ({ ...candidateBeat, id: 'candidate', seats, text }))];
}

const candidateBeat = { show: 'candidate', tells: [], ms: 3600 } as const;

const called = ({ kind, nodes }: MapSection): string => `a ${kind} of ${inWords(nodes.length)}`;
