import type { SeatId } from '@/games/game';
import { isOneOf } from '@/games/kit/one-of';
import type { Power } from '@/games/runes-to-ruins/action-names';
import type { Vision } from '@/games/runes-to-ruins/actions';
import { groupsOf, type Order, type RuneId } from '@/games/runes-to-ruins/runes';
import { positions, type RuneSymbol } from '@/games/runes-to-ruins/symbol';
import { withOrWithout } from './ask-tool';
import type { Tool } from './tool';

/** A vision as far as it is chosen; the player that it names is the one whose table one looks at. */
export interface VisionDraft {
  readonly seats?: readonly SeatId[];
  readonly assign?: readonly (readonly [SeatId, RuneId])[];
  readonly group?: string;
  readonly groups?: readonly (string | null)[];
  readonly order?: Order;
  readonly position?: number;
  readonly not?: readonly RuneId[];
  readonly show?: RuneId;
}

/** The action as it stands; null while something is missing. */
export function visionFrom(power: Power, draft: VisionDraft, about: SeatId): Vision | null {
  const { group, groups = [], order = 'divine', position, assign = [], not = [], show, seats = [about] } = draft;
  const type = 'vision';
  switch (power) {
    case 'assign':
      return { type, power, assign: Object.fromEntries(assign) };
    case 'divine':
    case 'mundane':
      return group !== undefined && isOneOf(groupsOf[power], group) ? { type, power, group } : null;
    case 'pattern':
      return patternOf(
        groups.filter((one) => one !== null),
        seats,
      );
    case 'place':
      return position === undefined ? null : { type, power, order, position };
    case 'glimpse':
      return { type, power, seat: about, not: [...not] };
    case 'mirror':
      return show === undefined ? null : { type, power, show, seat: about };
    case 'trade':
      return position === undefined ? null : { type, power, position, seat: about };
    case 'inverse':
      return { type, power };
  }
}

const patternOf = (groups: string[], seats: readonly SeatId[]): Vision | null =>
  groups.length < positions.length || seats.length === 0
    ? null
    : { type: 'vision', power: 'pattern', groups, seats: [...seats] };

/** What is still missing, as things to do; empty: nothing. */
export function missingOfVision(power: Power, draft: VisionDraft, others: readonly SeatId[]): string[] {
  const { assign = [], group, groups = [], position, show, seats } = draft;
  const toAssign = others.length - assign.length;
  const unset = positions.filter((p) => groups[p] == null).length;
  const needed: Readonly<Record<Power, readonly (string | false)[]>> = {
    assign: [toAssign > 0 && `tap a rune for ${toAssign} more ${toAssign === 1 ? 'player' : 'players'}`],
    divine: [group === undefined && 'tap a column’s name'],
    mundane: [group === undefined && 'tap a row’s name'],
    pattern: [
      unset > 0 && `tap a group for ${unset} more ${unset === 1 ? 'place' : 'places'}`,
      seats?.length === 0 && 'choose at least one player',
    ],
    place: [position === undefined && 'tap a place'],
    glimpse: [],
    mirror: [show === undefined && 'tap the rune of yours that you show'],
    trade: [position === undefined && 'tap the place'],
    inverse: [],
  };
  return needed[power].filter((one) => one !== false);
}

export interface VisionAt {
  readonly draft: VisionDraft;
  readonly about: SeatId;
  readonly others: readonly SeatId[];
  readonly own: RuneSymbol;
  change(draft: VisionDraft): void;
  lookAt(seat: SeatId): void;
}

export function visionTool(power: Power, at: VisionAt): Tool {
  const { draft, own, change } = at;
  switch (power) {
    case 'assign':
      return assignTool(at);
    case 'divine':
    case 'mundane':
      return {
        hint: power === 'divine' ? 'Tap the name of a column.' : 'Tap the name of a row.',
        orders: [power],
        groups: draft.group === undefined ? [] : [draft.group],
        onGroup: (group) => change({ ...draft, group }),
      };
    case 'pattern':
      return patternTool(at);
    case 'place':
      return {
        hint: 'Tap one of the six places.',
        place: draft.position ?? null,
        onPlace: (position) => change({ ...draft, position }),
      };
    case 'glimpse':
      return {
        hint: 'Tap up to five runes that you do not want to be told.',
        chosen: draft.not ?? [],
        onRune: (rune) => change({ ...draft, not: withOrWithout(draft.not ?? [], rune, 5) }),
      };
    case 'mirror':
      return {
        hint: 'Tap the rune of yours that everybody will see.',
        only: own,
        chosen: draft.show === undefined ? [] : [draft.show],
        onRune: (show) => change({ ...draft, show }),
      };
    case 'trade':
      return {
        hint: 'Tap the place: everybody will see your rune there.',
        grid: own,
        place: draft.position ?? null,
        onPlace: (position) => change({ ...draft, position }),
      };
    case 'inverse':
      return { hint: 'Inverse needs nothing chosen.' };
  }
}

/** A rune for the player one looks at; then on to the next who has none. */
function assignTool({ draft, about, others, change, lookAt }: VisionAt): Tool {
  const assign = draft.assign ?? [];
  const own = assign.find(([seat]) => seat === about)?.[1];
  return {
    hint: 'Tap a rune for this player; the next comes by itself.',
    chosen: own === undefined ? [] : [own],
    onRune: (rune) => {
      const rest = assign.filter(([seat, given]) => seat !== about && given !== rune);
      const next = [...rest, [about, rune] as const];
      change({ ...draft, assign: next });
      const open = others.find((seat) => !next.some(([one]) => one === seat));
      if (open !== undefined) lookAt(open);
    },
  };
}

/** A group for the place that is lit; then on to the next place that has none. */
function patternTool({ draft, change }: VisionAt): Tool {
  const groups = positions.map((p) => draft.groups?.[p] ?? null);
  const open = positions.find((p) => groups[p] === null);
  const at = draft.position ?? open ?? 0;
  const here = groups[at] ?? null;
  return {
    hint: 'Tap a place, then a group at the edge of the table.',
    orders: ['divine', 'mundane'],
    groups: here === null ? [] : [here],
    words: groups,
    grid: positions.map(() => null),
    place: at,
    onPlace: (position) => change({ ...draft, position }),
    onGroup: (group) =>
      change({ ...draft, position: undefined, groups: groups.map((one, p) => (p === at ? group : one)) }),
  };
}
