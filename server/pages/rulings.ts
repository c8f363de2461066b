import type { RulingRow } from '../log/rows';
import type { Ruling, RulingsPart } from './shapes';

// Rulings are never taken away, so that a page holds the latest; those before them are asked for.

/** Of one part: how many, and of how many characters together; the latest goes whole however long it is. */
const most = { count: 50, length: 12_000 };

/** The latest before the `before`th (null: of all), oldest first. */
export function rulingsPart(rulings: readonly RulingRow[], before: number | null): RulingsPart {
  const earlier = before === null ? rulings : rulings.slice(0, before - 1);
  const latest = earlier.slice(-most.count);
  const lengths = latest.map(({ text, question }) => text.length + (question?.length ?? 0));
  const isRoom = (_: unknown, i: number) => lengths.slice(i).reduce((sum, length) => sum + length, 0) <= most.length;
  const kept = latest.filter((ruling, i) => ruling === latest.at(-1) || isRoom(ruling, i));
  const older = earlier.length - kept.length;
  return { rulings: kept.map((ruling, i) => rulingOf(ruling, older + i + 1)), older };
}

const rulingOf = ({ by, text, question, createdAt }: RulingRow, n: number): Ruling => ({
  n,
  at: createdAt.getTime(),
  by,
  text,
  question,
});
