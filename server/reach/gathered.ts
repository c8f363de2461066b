import type { QuestionRow, RulingRow } from '../log/rows';
import { hour, type Looking, type Piece, piece } from './piece';

// What one person can make many of in a moment reaches others as one message: questions and rulings that they have not
// seen. As long as one of these is unread, the next adds to it.

/** So long one waits for more of its kind. */
export const gatherMs = 3_000;

/** What comes one after the other, in runs; `joins` says whether one still belongs to the run before it. */
export function runsOf<T>(all: readonly T[], joins: (one: T, run: readonly [T, ...T[]]) => boolean): [T, ...T[]][] {
  const runs: [T, ...T[]][] = [];
  for (const one of all) {
    const run = runs.at(-1);
    if (run !== undefined && joins(one, run)) run.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** A message that stays unread for a day is followed by another, where there is more to tell. */
const isWithinADay = ({ createdAt }: Dated, [first = { createdAt }]: readonly Dated[]): boolean =>
  createdAt.getTime() - first.createdAt.getTime() < 24 * hour;

interface Dated {
  readonly createdAt: Date;
}

/** Rulings for one player; each by itself where nothing is gathered. */
export function rulingsUnseen({ match, seen }: Looking, personId: string): Piece[] {
  const { rulings } = match.platform;
  if (seen === null) return rulings.map((ruling) => rulingPiece([ruling]));
  return runsOf(unseenOf(rulings, seen.get(personId)), isWithinADay).map(rulingPiece);
}

function rulingPiece(run: readonly [RulingRow, ...RulingRow[]]): Piece {
  const [{ id, text: words }] = run;
  const text = run.length === 1 ? 'The host has given a ruling.' : `The host has given ${run.length} rulings.`;
  return {
    ...piece(`ruling ${id}`, 'words', { at: lastOf(run), text }),
    words,
    quote: run.map((ruling) => ruling.text).join('\n\n'),
    isGathered: true,
  };
}

/** Questions for one host. Once all are answered, the next is news again. */
export function questionsUnseen({ match, seen }: Looking, personId: string): Piece[] {
  const isOpen = ({ answeredAt, published }: QuestionRow) => answeredAt === null && !published;
  const wasOpen = ({ createdAt }: QuestionRow, run: readonly QuestionRow[]) =>
    isWithinADay({ createdAt }, run) && run.some(({ answeredAt }) => answeredAt === null || answeredAt > createdAt);
  const runs = runsOf(unseenOf(match.platform.questions, seen?.get(personId)), wasOpen);
  return runs.flatMap((run) => {
    const open = run.filter(isOpen);
    const text = open.length === 1 ? 'A player asks you something.' : `${open.length} questions wait for you.`;
    const news = piece(`question ${run[0].id}`, 'hosting', { at: lastOf(run), text });
    return open.length === 0 ? [] : [{ ...news, isGathered: true, passes: true }];
  });
}

const unseenOf = <T extends Dated>(all: readonly T[], seenAt = 0): T[] =>
  all.filter(({ createdAt }) => createdAt.getTime() > seenAt);

const lastOf = (run: readonly Dated[]): number => run.at(-1)?.createdAt.getTime() ?? 0;
