import type { Judgment } from '@/games/game';
import { games } from '@/games/index';

// The thread in which what is costly about actions is found out, so that nobody waits for it but who asked.

export interface JudgeQuestion {
  readonly game: string;
  readonly question: unknown;
}

/** A fault is the rules' own, who can make nothing of the question; asked again they would not either. */
export type JudgeAnswer = { readonly judgment: Judgment } | { readonly fault: string };

/** Nothing asked: whoever asks wants to know that the thread has started, and is ready for the first question. */
export default function judge(asked: JudgeQuestion | null): JudgeAnswer | null {
  if (asked === null) return warmed();
  const { game, question } = asked;
  const judging = games.get(game)?.judging;
  if (judging === undefined) return { fault: `Nothing is judged in ${game}` };
  try {
    return { judgment: judging.answer(question) };
  } catch (error) {
    return { fault: String(error) };
  }
}

function warmed(): null {
  for (const { judging } of games.values()) judging?.warm?.();
  return null;
}
