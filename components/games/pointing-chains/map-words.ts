import { inWords } from '@/components/stage/words';
import type { ConnectionMap, MapSection } from './map-layout';

// The connection map in words, for those who do not see it or would rather read. On an anonymous map nodes are numbered
// in the order in which they are mentioned: the numbers mean nothing beyond this one text.

export interface SectionWords {
  /** "Chain of 5", "Loop of 2", "One alone". */
  readonly title: string;
  /** "1 → 2 → 3 (end)", "4 → 2": every pointer of the section once. */
  readonly lines: readonly string[];
  readonly isBig: boolean;
}

export interface MapWords {
  readonly summary: string;
  readonly sections: readonly SectionWords[];
  readonly removed: readonly string[];
}

export interface WordOptions {
  readonly bigSection: number;
  /** A node's name where names may be seen; without it nodes are numbered. */
  readonly labelOf?: (node: number) => string;
}

export function wordsOf(map: ConnectionMap, { bigSection, labelOf }: WordOptions): MapWords {
  const label = labelOf ?? numbering(map);
  const removed = map.pointers.filter(([, , fate]) => fate === 'removed');
  return {
    summary: summaryOf(map, bigSection),
    sections: map.sections.map((section) => ({
      title: titleOf(section),
      lines: linesOf(section, map).map((line) => line.map(label).join(' → ')),
      isBig: section.nodes.length >= bigSection,
    })),
    removed: removed.map(([from, to]) => `${label(from)} → ${label(to)}`),
  };
}

function numbering({ sections }: ConnectionMap): (node: number) => string {
  const numbers = new Map(sections.flatMap(({ nodes }) => nodes).map((node, i) => [node, String(i + 1)]));
  return (node) => numbers.get(node) ?? '?';
}

/** "Round 2: a chain of 5, two loops of 3, two alone". */
export const titleOfMap = (map: ConnectionMap): string => `Round ${map.round}: ${partsOf(map).join(', ')}`;

/** "Round 2, 13 players: a chain of 5, two loops of 3, two alone. One pointer into a loop was removed." */
export function summaryOf(map: ConnectionMap, bigSection: number): string {
  const { round, size, sections, pointers } = map;
  const removed = pointers.filter(([, , fate]) => fate === 'removed').length;
  const big = sections.filter(({ nodes }) => nodes.length >= bigSection).length;
  return [
    `Round ${round}, ${size} players: ${partsOf(map).join(', ')}.`,
    ...(removed === 0 ? [] : [removed === 1 ? 'One pointer was removed.' : `${removed} pointers were removed.`]),
    ...(big === 0 ? [] : [`${big === 1 ? 'One section has' : `${big} sections have`} ${bigSection} or more.`]),
  ].join(' ');
}

/** "a chain of 5", "two loops of 3", "two alone". */
export function partsOf({ sections }: ConnectionMap): string[] {
  const groups = new Map<string, { kind: MapSection['kind']; length: number; count: number }>();
  for (const { kind, nodes } of sections) {
    const key = `${kind} ${nodes.length}`;
    groups.set(key, { kind, length: nodes.length, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].map(({ kind, length, count }) => {
    if (kind === 'node') return `${inWords(count)} alone`;
    return count === 1 ? `a ${kind} of ${length}` : `${inWords(count)} ${kind}s of ${length}`;
  });
}

function titleOf({ kind, nodes }: MapSection): string {
  if (kind === 'node') return 'One alone';
  return kind === 'loop' ? `Loop of ${nodes.length}` : `Chain of ${nodes.length}`;
}

/** Ways through a section, the longest first; each pointer is in one of them, so that a branch ends where it joins. */
function linesOf({ kind, nodes }: MapSection, { pointers }: ConnectionMap): number[][] {
  if (kind === 'node') return [[...nodes]];
  const targetOf = new Map(pointers.filter(([, , fate]) => fate === 'kept').map(([from, to]) => [from, to]));
  const first = nodes[0] ?? 0;
  if (kind === 'loop') return [[...wayFrom(first, { targetOf, until: (node) => node === first }), first]];
  const targets = new Set(targetOf.values());
  const starts = nodes.filter((node) => !targets.has(node));
  const whole = starts.map((start) => wayFrom(start, { targetOf, until: () => false }));
  const seen = new Set<number>();
  return whole
    .sort((a, b) => b.length - a.length)
    .map((way) => {
      const join = way.findIndex((node) => seen.has(node));
      for (const node of way) seen.add(node);
      return join === -1 ? way : way.slice(0, join + 1);
    });
}

function wayFrom(
  start: number,
  { targetOf, until }: { targetOf: ReadonlyMap<number, number>; until: (node: number) => boolean },
): number[] {
  const way = [start];
  for (let node = targetOf.get(start); node !== undefined && !until(node); node = targetOf.get(node)) way.push(node);
  return way;
}
