import { inWords, listed } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { ConnectionMap } from './map-layout';
import { formatPoints, namedMapOf, scoreOf, targetOf } from './named-map';
import { pointsByNode } from './point-shares';
import { stepsToEnds } from './steps-to-ends';

// What a round came to for one seat: while it is played, from the map and one's own pointer alone, what it may be; once
// all names are known, what it was.

/** What those got who pointed as I did, one of whom I am; `amount` where all got the same. */
export function mayBe(map: ConnectionMap, { isPointing, bigSection }: { isPointing: boolean; bigSection: number }) {
  const pointed = new Set(map.pointers.map(([from]) => from));
  const nodes = map.sections.flatMap((section) => section.nodes).filter((node) => pointed.has(node) === isPointing);
  const points = pointsByNode(map, bigSection);
  const given = nodes.flatMap((node) => points.get(node) ?? []);
  // After round 1 the map does not say whose first time alone it is.
  const hasAlone = given.length < nodes.length;
  const range = rangeOf(given);
  if (!hasAlone && new Set(given).size === 1) return { amount: range ?? '' };
  const said = [...(range === null ? [] : [range]), ...(hasAlone ? [LATER_ALONE] : [])].join(', or ');
  const how = isPointing ? 'pointed' : 'pointed at nobody';
  return {
    text: nodes.length === 1 ? `Only you ${how}: ${said}.` : `The ${inWords(nodes.length)} who ${how} got ${said}.`,
  };
}

const LATER_ALONE = 'alone +1 for the first time and −2 for any other';

function rangeOf(given: readonly number[]): string | null {
  if (given.length === 0) return null;
  const [least, most] = [Math.min(...given), Math.max(...given)];
  if (least === most) return formatPoints(least);
  return given.every((points) => points === least || points === most)
    ? `${formatPoints(least)} or ${formatPoints(most)}`
    : `${formatPoints(least)} to ${formatPoints(most)}`;
}

interface Named {
  readonly seats: readonly SeatId[];
  readonly seat: SeatId;
  readonly bigSection: number;
  nameOf(seat: SeatId): string;
}

/** Whom the seat pointed at, who pointed at it, where that put it, and the points. */
export function roundOf(named: NamedRound, { seats, seat, bigSection, nameOf }: Named) {
  const target = targetOf(named, seat);
  const isCut = named.removed.includes(seat);
  const by = seatEntries(named.pointers).flatMap(([from, to]) => (to === seat ? [nameOf(from)] : []));
  const pointed =
    target === null ? 'You pointed at nobody' : `You pointed at ${nameOf(target)}${isCut ? ' and were cut off' : ''}`;
  const back = by.length === 0 ? 'nobody pointed at you' : `${listed(by)} pointed at you`;
  const where = placeWords(named, { seats, seat, bigSection });
  const score = scoreOf(named, seat);
  return {
    text: `Round ${named.round}: ${pointed}; ${back}. ${where}`,
    amount: score === null ? '' : formatPoints(score),
  };
}

function placeWords(named: NamedRound, { seats, seat, bigSection }: Omit<Named, 'nameOf'>): string {
  const { map, seats: standing } = namedMapOf(named, seats);
  const node = standing.indexOf(seat);
  const section = map.sections.find(({ nodes }) => nodes.includes(node));
  if (section === undefined || section.kind === 'node') return 'Alone.';
  const size = section.nodes.length;
  const called = `In a ${section.kind} of ${inWords(size)}`;
  if (size >= bigSection) return `${called}: too big.`;
  if (section.kind === 'loop') return `${called}.`;
  const after = stepsToEnds(map).get(node) ?? 0;
  if (after === 0) return `${called}, its end.`;
  return `${called}, ${inWords(after)} after you.`;
}
