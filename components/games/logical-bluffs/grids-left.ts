import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import { type Cell, type Colour, cells, colourAt } from '@/games/logical-bluffs/grid';
import { answersTo, type Evidence, knowledgeFrom } from '@/games/logical-bluffs/knowledge';
import type { AllOwn, BluffView, View } from '@/games/logical-bluffs/view';

// How far each seat could have narrowed the grid down by the end of each round, told when all is open.

export interface RoundLeft {
  readonly round: number;
  readonly left: readonly { readonly seat: SeatId; readonly count: number }[];
}

/** The last rounds of a long match: as many as can be told before one would rather know who has won. */
export const lastRounds = <Round>(all: readonly Round[]): readonly Round[] => all.slice(-3);

const done = new WeakMap<View, readonly RoundLeft[]>();

export function gridsLeft(view: MatchView<View>): readonly RoundLeft[] {
  const known = done.get(view) ?? workOut(view);
  done.set(view, known);
  return known;
}

function workOut(view: MatchView<View>): RoundLeft[] {
  const { allOwn } = view;
  const closed = Math.max(0, ...view.statements.filter(({ round }) => wasTold(view, round)).map(({ round }) => round));
  if (allOwn === undefined) return [];
  return Array.from({ length: closed }, (_, i) => i + 1).map((round) => ({
    round,
    left: seatEntries(allOwn).map(([seat, own]) => {
      return { seat, count: knowledgeFrom(evidenceAfter(view, own, { seat, round })).count };
    }),
  }));
}

const wasTold = ({ allOwn }: View, round: number): boolean =>
  seatEntries(allOwn ?? {}).some(([, { ledger }]) => ledger[round - 1]?.statements !== null);

function evidenceAfter(view: View, own: AllOwn, { seat, round }: { seat: SeatId; round: number }): Evidence {
  const until = view.statements.filter((bluff) => bluff.round <= round).toReversed();
  const others = until.filter((bluff) => bluff.seat !== seat);
  return {
    known: knownAfter(view, own, { seat, round }),
    told: [...until.filter((bluff) => bluff.seat === seat).flatMap(truthsOf), ...detectedAmong(others, own)],
    answered: others.flatMap((there) => {
      const answers = own.claims.find((claim) => claim.round === there.round)?.answers;
      const right = own.ledger[there.round - 1]?.answers?.right;
      return answers === undefined || right === undefined ? [] : [{ right, answers: answersTo(there, answers) }];
    }),
    wrongGuesses: own.guesses
      .filter((guess, i) => guess.round <= round && !own.guessesRight[i])
      .map(({ grid }) => grid),
  };
}

type Told = Evidence['told'][number];

const truthsOf = ({ statements, subset }: BluffView): Told[] =>
  statements.flatMap(({ text, truth }) => (text === null || truth === null ? [] : [{ text, truth, subset }]));

const detectedAmong = (bluffs: readonly BluffView[], { detected }: AllOwn): Told[] =>
  bluffs.flatMap((bluff) => {
    const statements = bluff.statements.filter((_, i) =>
      detected.some(({ round, statement }) => round === bluff.round && statement === i),
    );
    return truthsOf({ ...bluff, statements });
  });

function knownAfter({ grid, allKnown }: View, { ledger }: AllOwn, { seat, round }: { seat: SeatId; round: number }) {
  const later = new Set(ledger.slice(round).flatMap(({ bought }) => bought));
  const tiles = new Map(seatEntries(allKnown ?? {})).get(seat) ?? [];
  const known: Partial<Record<Cell, Colour>> = {};
  for (const cell of cells) if (grid && tiles.includes(cell) && !later.has(cell)) known[cell] = colourAt(grid, cell);
  return known;
}
