import {
  type Guard,
  type Guarded,
  isBoolean,
  isSeat,
  isWhole,
  listOf,
  oneOf,
  orNull,
  pairOf,
  shapeOf,
} from '@/games/kit/shape';
import type { Submission } from '@/games/proof-by-contradiction/actions';
import {
  type Cell,
  type Color,
  cells,
  colors,
  type Line,
  lines,
  type Token,
} from '@/games/proof-by-contradiction/board';
import { type Clue, formats } from '@/games/proof-by-contradiction/clue';
import { mainContracts } from '@/games/proof-by-contradiction/main-contracts';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';

// A submission while it is being put together: slots may be empty. Pure, so that what a draft amounts to, what it
// lacks, and what becomes of it when the round moves on is tested without a browser.

const slots = <T>(item: Guard<T>) => pairOf(orNull(item));

const isClueDraft = shapeOf({
  format: orNull(oneOf(formats)),
  colors: slots(oneOf(colors)),
  lines: slots(oneOf(lines)),
  steps: orNull(pairOf(isWhole)),
  share: orNull(isBoolean),
  count: orNull(isWhole),
});
/** Slots keep what was put into them when another format is chosen. A line clue uses the first colour. */
export type ClueDraft = Guarded<typeof isClueDraft>;

const isDraft = shapeOf({
  round: isWhole,
  /** The round that this draft was made for, while its maker has not seen that it is over; null: all is well. */
  movedFrom: orNull(isWhole),
  place: listOf(shapeOf({ color: oneOf(colors), cell: oneOf(cells) })),
  clue: isClueDraft,
  query: listOf(oneOf(cells)),
  pact: orNull(isSeat),
  main: orNull(oneOf(mainContracts)),
});
export type SubmissionDraft = Guarded<typeof isDraft>;

export const emptyClue: ClueDraft = {
  format: null,
  colors: [null, null],
  lines: [null, null],
  steps: null,
  share: null,
  count: null,
};

export const emptyDraft = (round: number): SubmissionDraft => ({
  round,
  movedFrom: null,
  place: [],
  clue: emptyClue,
  query: [],
  pact: null,
  main: null,
});

/**
 * What the composer shows: the draft as it was kept (anything at all), moved on to the running round if need be; else
 * what was saved; else nothing.
 */
export function draftFor(
  kept: unknown,
  { round, pending }: { round: number; pending: Submission | null },
): SubmissionDraft {
  if (!isDraft(kept)) return pending === null ? emptyDraft(round) : draftFrom(pending, round);
  return kept.round === round ? kept : { ...kept, round, movedFrom: kept.movedFrom ?? kept.round };
}

/** A saved submission, to go on from. */
export function draftFrom({ place, clue, query, contracts }: Submission, round: number): SubmissionDraft {
  return {
    ...emptyDraft(round),
    place: [...place],
    clue: clue === undefined ? emptyClue : clueDraftFrom(clue),
    query: [...(query ?? [])],
    pact: contracts?.pact ?? null,
    main: contracts?.main ?? null,
  };
}

function clueDraftFrom(clue: Clue): ClueDraft {
  const base = { ...emptyClue, format: clue.format };
  switch (clue.format) {
    case 'line':
      return { ...base, colors: [clue.color, null], lines: clue.lines };
    case 'steps':
      return { ...base, colors: clue.colors, steps: clue.steps };
    case 'share':
      return { ...base, colors: clue.colors, share: clue.share };
    case 'count':
      return { ...base, lines: clue.lines, count: clue.count };
  }
}

/** The clue, once all of its slots are filled. */
export function clueOf({ format, colors: [a, b], lines: [line, other], steps, share, count }: ClueDraft): Clue | null {
  const both: [Line, Line] | null = line === null || other === null ? null : [line, other];
  const pair: [Color, Color] | null = a === null || b === null ? null : [a, b];
  switch (format) {
    case null:
      return null;
    case 'line':
      return a === null || both === null ? null : { format, color: a, lines: both };
    case 'steps':
      return pair === null || steps === null ? null : { format, colors: pair, steps };
    case 'share':
      return pair === null || share === null ? null : { format, colors: pair, share };
    case 'count':
      return both === null || count === null ? null : { format, lines: both, count };
  }
}

/** What the draft would send now. A query of one cell is sent as it is, so that its problem is said. */
export function submissionOf(draft: SubmissionDraft, { contractsOn }: { contractsOn: boolean }): Submission {
  const place = draft.place.map(({ color, cell }) => ({ color, cell }));
  if (draft.round === LAST_ROUND) return { type: 'submit', place };
  const clue = clueOf(draft.clue);
  return {
    type: 'submit',
    ...(clue === null ? {} : { clue }),
    place,
    query: draft.query.length === 0 ? null : [...draft.query],
    ...(draft.round === 1 && contractsOn ? { contracts: contractsFrom(draft) } : {}),
  };
}

const contractsFrom = ({ pact, main }: SubmissionDraft) => ({ pact, ...(main === null ? {} : { main }) });

/** What a round is put together from: on the board itself, or in steps beside it. */
export type Part = 'tokens' | 'clue' | 'query' | 'contract' | 'pact';

/** One thing that a round asks for, as the checklist shows it. */
export interface Wanted {
  readonly id: Exclude<Part, 'pact'>;
  /** "Tokens 1 of 2". */
  readonly label: string;
  readonly isDone: boolean;
  readonly isOptional: boolean;
}

export function checklistFor(draft: SubmissionDraft, { contractsOn }: { contractsOn: boolean }): Wanted[] {
  const wanted = tokensToPlace(draft.round);
  const placed = Math.min(draft.place.length, wanted);
  const tokens: Wanted = {
    ...{ id: 'tokens', isDone: placed === wanted, isOptional: false },
    label: wanted === 1 ? 'Last token' : `Tokens ${placed} of ${wanted}`,
  };
  if (draft.round === LAST_ROUND) return [tokens];
  const asked = draft.query.length;
  return [
    tokens,
    { id: 'clue', label: 'Clue', isDone: clueOf(draft.clue) !== null, isOptional: false },
    ...(draft.round === 1 && contractsOn
      ? [{ id: 'contract' as const, label: 'Contract', isDone: draft.main !== null, isOptional: false }]
      : []),
    { id: 'query', label: asked === 1 ? 'Query 1 of 2' : 'Query', isDone: asked === 2, isOptional: asked !== 1 },
  ];
}

/** The step beside the board that is open for who comes to it: the first that is missing; null: none. */
export function nextStep(draft: SubmissionDraft, settings: { contractsOn: boolean }): 'clue' | 'contract' | null {
  for (const { id, isDone } of checklistFor(draft, settings)) {
    if (!isDone && (id === 'clue' || id === 'contract')) return id;
  }
  return null;
}

/** What is still missing before anything can be sent, as a sentence; null: nothing. */
export function lackOf(draft: SubmissionDraft, settings: { contractsOn: boolean }): string | null {
  const missing = checklistFor(draft, settings).filter(({ isDone, isOptional }) => !isDone && !isOptional);
  if (missing.length === 0) return null;
  return `Still missing: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}.`;
}

/** Whether sending the draft would change what is saved. */
export function isSaved(
  draft: SubmissionDraft,
  pending: Submission | null,
  settings: { contractsOn: boolean },
): boolean {
  if (pending === null) return false;
  return (
    JSON.stringify(submissionOf(draft, settings)) ===
    JSON.stringify(submissionOf(draftFrom(pending, draft.round), settings))
  );
}

/** Puts a token down: off its other cell, and in the last round in place of any other. */
export function placeToken(place: readonly Token[], token: Token, round: number): Token[] {
  const others = place.filter(({ color, cell }) => color !== token.color && cell !== token.cell);
  return tokensToPlace(round) === 1 ? [token] : [...others, token];
}

export const removeToken = (place: readonly Token[], color: Color): Token[] =>
  place.filter((token) => token.color !== color);

/** A cell of the query, put in or taken out; a third one takes the place of the second. */
export function toggleQuery(query: readonly Cell[], cell: Cell): Cell[] {
  if (query.includes(cell)) return query.filter((one) => one !== cell);
  return [...query.slice(0, 1), cell];
}

/** A line put into the first free slot or taken out of its own; a third one takes the place of the second. */
export function toggleLine([a, b]: ClueDraft['lines'], line: Line): ClueDraft['lines'] {
  if (a === line) return [b, null];
  if (b === line) return [a, null];
  return a === null ? [line, b] : [a, line];
}

/** A colour likewise; a clue about lines has one colour only. */
export function toggleColor({ format, colors: [a, b] }: ClueDraft, color: Color): ClueDraft['colors'] {
  if (format === 'line') return [a === color ? null : color, b === color ? null : b];
  if (a === color) return [b, null];
  if (b === color) return [a, null];
  return a === null ? [color, b] : [a, color];
}

export const namesLines = ({ format }: ClueDraft) => format === 'line' || format === 'count';
export const linesOf = ({ lines: both }: ClueDraft): Line[] => both.flatMap((line) => line ?? []);
