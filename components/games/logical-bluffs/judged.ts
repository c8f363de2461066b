import { listed } from '@/components/stage/words';
import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { BluffView, View } from '@/games/logical-bluffs/view';

// What the other seat said of statements, for those who may know it: who judged knows what they said, and not which of it is
// right; the host knows both; to all others it is sealed until the end.

type Seen = MatchView<View>;

export const judgeOf = ({ seats }: Seen, { seat }: Pick<BluffView, 'seat'>): SeatId | null =>
  seats.find((one) => one.seat !== seat)?.seat ?? null;

/** Line by line; null in it: nothing was said, as it was hidden or a detective had told. Null: it is not this viewer's to know. */
export function answersTo(view: Seen, bluff: Pick<BluffView, 'round' | 'seat'>): readonly (boolean | null)[] | null {
  const judge = judgeOf(view, bluff);
  const opened = seatEntries(view.allOwn ?? {}).find(([seat]) => seat === judge)?.[1];
  const claims = opened?.claims ?? (judge === view.viewer ? view.own?.claims : undefined);
  return claims?.find(({ round }) => round === bluff.round)?.answers ?? null;
}

/** "1 and 3 true, 2 a lie"; null: no line was judged. */
export function judgedWords(answers: readonly (boolean | null)[]): string | null {
  const [trues, lies] = [true, false].map((is) =>
    answers.flatMap((answer, i) => (answer === is ? [String(i + 1)] : [])),
  );
  const parts = [
    ...(trues?.length ? [`${listed(trues)} true`] : []),
    ...(lies?.length ? [`${listed(lies)} ${lies.length === 1 ? 'a lie' : 'lies'}`] : []),
  ];
  return parts.length === 0 ? null : parts.join(', ');
}
