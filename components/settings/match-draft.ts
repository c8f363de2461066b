import { useEffect, useState } from 'react';
import type { TypedHours } from '@/components/ui/hours-fields';
import { catalogEntry } from '@/games/catalog';
import type { SeatId, SeatRange } from '@/games/game';
import { letteredSeats } from '@/games/kit/seats';
import { type MadeMatch, proposedSettings, startingSettings } from '@/games/manifest';
import type { JoinWay, Visibility } from '@/server/log/rows';
import { withMovedSeats } from './by-seat';
import { type Given, withOtherStart } from './given';
import { type ListedPlayer, type PlayerList, parsePlayers } from './player-list';

/** What is filled in of a match that is not made yet, as it was typed. */
export interface MatchDraft {
  readonly title: string;
  /** The list of names. */
  readonly players: string;
  /** How many play, as it was set; NaN: it is being typed. Null: as many as usually play, or as are named where that is more. */
  readonly count: number | null;
  readonly practice: boolean;
  readonly given: Given;
  /** Who was named when `given` was last changed. */
  readonly givenFor: readonly string[];
  readonly visibility: Visibility;
  /** Null: as suits the list. */
  readonly joinWay: JoinWay | null;
  readonly sealed: boolean;
  /** Null: none. */
  readonly quiet: TypedHours | null;
  /** A day and time in the browser's zone; empty: the host starts it. */
  readonly starts: string;
}

/** What follows from a draft. */
export interface ReadDraft {
  /** Nobody in a practice match: its players come by themselves. */
  readonly players: readonly ListedPlayer[];
  readonly names: readonly string[];
  /** How lines were read of which not all was taken. */
  readonly notes: readonly string[];
  readonly seats: readonly SeatId[];
  readonly count: number;
  readonly given: Given;
  readonly starting: Given;
  /** The settings that stand at what is proposed for so many players. */
  readonly proposed: readonly string[];
  readonly joinWay: JoinWay;
  nameOf(seat: SeatId): string;
}

export interface DraftOf {
  readonly draft: MatchDraft;
  readonly read: ReadDraft;
  change(part: Partial<MatchDraft>): void;
  changeGiven(given: Given): void;
  /** Takes settings over whole, as they were kept. */
  load(settings: Partial<MatchDraft>): void;
}

const anyRange: SeatRange = { min: 1, max: 64, standard: 1 };
export const seatsOf = (game: string): SeatRange => catalogEntry(game)?.seats ?? anyRange;

interface Drafted {
  readonly game: string;
  readonly hostName: string;
  /** Where a draft begins otherwise than empty. */
  readonly first: Partial<MatchDraft>;
  /** As it was left. */
  readonly kept: MatchDraft | null;
  /** Is told of each change; null: it is as it begins. */
  keep(draft: MatchDraft | null): void;
}

/** Who plays too, or seals, starts from other settings. */
export function useMatchDraft({ game, hostName, first, kept, keep }: Drafted): DraftOf {
  const [start] = useState<MatchDraft>(() => ({ ...emptyDraft({ game, hostName }), ...first }));
  const [begun] = useState(kept ?? start);
  const [draft, setDraft] = useState(begun);
  useEffect(() => {
    // What is kept is read after a first drawing, which changes nothing of it.
    if (draft !== begun) keep(isSame(draft, start) ? null : draft);
  }, [keep, draft, begun, start]);
  const read = readDraft(game, draft);
  const change = (part: Partial<MatchDraft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      const [from, to] = [startOf(game, withSeats(game, before)), startOf(game, withSeats(game, after))];
      return { ...after, given: withOtherStart(after.given, { from, to }) };
    });
  const changeGiven = (given: Given) => change({ given, givenFor: read.names });
  const load = (settings: Partial<MatchDraft>) => setDraft((before) => ({ ...before, ...settings }));
  return { draft, read, change, changeGiven, load };
}

const isSame = (a: MatchDraft, b: MatchDraft): boolean => JSON.stringify(a) === JSON.stringify(b);

export function startOf(game: string, made: MadeMatch): Given {
  const entry = catalogEntry(game);
  return entry === null ? {} : startingSettings(entry, made);
}

/** Without what stands behind it in brackets: in a title that is no part of a name. */
export const plainName = (name: string): string => name.replace(/\s*\([^()]*\)$/, '') || name;

function emptyDraft({ game, hostName }: { game: string; hostName: string }): MatchDraft {
  return {
    title: `${plainName(hostName)}’s ${catalogEntry(game)?.name ?? game}`,
    players: '',
    count: null,
    practice: false,
    given: startOf(game, { practice: false, sealed: false, seats: seatsOf(game).standard }),
    givenFor: [],
    visibility: 'unlisted',
    joinWay: null,
    sealed: false,
    quiet: null,
    starts: '',
  };
}

const namedIn = ({ practice, players }: MatchDraft): PlayerList => parsePlayers(practice ? '' : players);

const withSeats = (game: string, draft: MatchDraft): MadeMatch => ({
  ...draft,
  seats: within(countOf(game, { set: draft.count, named: namedIn(draft).players.length })),
});

/** As many as can be drawn and be proposed for: while a number is typed it can be any. */
const within = (count: number): number => Math.min(count, mostDrawn);
const mostDrawn = 100;

/** Whoever is named plays. Names fill seats: where fewer are named than were set, or usually play, the other seats are free. */
function countOf(game: string, { set, named }: { set: number | null; named: number }): number {
  const { standard } = seatsOf(game);
  if (named === 0) return set ?? standard;
  return Math.max(set === null || Number.isNaN(set) ? standard : set, named);
}

function proposalFor(game: string, seats: number): Given {
  const entry = catalogEntry(game);
  return entry === null ? {} : proposedSettings(entry, seats);
}

export function readDraft(game: string, draft: MatchDraft): ReadDraft {
  const { players, notes } = namedIn(draft);
  const names = players.map(({ name }) => name);
  const count = countOf(game, { set: draft.count, named: names.length });
  const drawn = within(count);
  const given = withMovedSeats(draft.given, { game, from: draft.givenFor, to: names, count: drawn });
  const seats = letteredSeats(drawn);
  return {
    players,
    names,
    notes,
    seats,
    count,
    given,
    starting: startOf(game, { ...draft, seats: drawn }),
    proposed: Object.entries(proposalFor(game, drawn)).flatMap(([key, value]) => (given[key] === value ? [key] : [])),
    joinWay: draft.joinWay ?? (names.length === count ? 'links' : 'open'),
    nameOf: (seat) => names[seats.indexOf(seat)] ?? `Seat ${seat}`,
  };
}
