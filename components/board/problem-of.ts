import { arrivedLate, type SentInWords } from '@/components/match/waiting-send';
import type { Refusal } from '@/games/game';

/** What was not taken, and what can be done about it in the place of what else could be done. */
export interface Problem extends Refusal {
  readonly answers?: readonly { readonly label: string; onChoose(): void }[];
}

/** How a desk calls what it sends. */
export interface Words<Action> {
  /** "Ben" */
  what(action: Action): string;
  /** "round 1" */
  readonly moment: string;
  /** It is sent after what the desk sent before, and does not take its place. */
  goesAfter?(action: Action): boolean;
  /** It says that one is done: it is not sent once something else is. */
  isLast?(action: Action): boolean;
  /** What is saved by now: "Cleo"; absent: nothing, or it has no name. */
  readonly saved?: string | null;
  /** What was overtaken is meant all the same. */
  onSend?(): void;
  /** What is saved stays. */
  onKeep?(): void;
}

export interface Refused<Action> {
  readonly refusal: Refusal;
  /** Absent: it was never sent. */
  readonly action?: Action;
  readonly said?: SentInWords | null;
}

interface Doing<Action> {
  readonly words: Words<Action> | null;
  send(action: Action): unknown;
  forget(): void;
}

/** Without `doing` its desk is gone, and nothing can be done about it there. */
export function problemOf<Action>(refused: Refused<Action>, doing?: Doing<Action>): Problem {
  const { refusal, action, said } = refused;
  if (refusal.code === 'TOO_LATE' && said != null) return { ...refusal, message: arrivedLate(said) };
  if (action === undefined || doing === undefined) return refusal;
  return refusal.code === 'OVERTAKEN' ? overtaken({ ...refused, action }, doing) : refusal;
}

function overtaken<Action>(
  { refusal, action, said }: Refused<Action> & { readonly action: Action },
  { words, send, forget }: Doing<Action>,
): Problem {
  const saved = words?.saved;
  const keep = () => {
    forget();
    words?.onKeep?.();
  };
  return {
    ...refusal,
    message:
      said != null && saved != null ? `This device wanted ${said.what}; you saved ${saved} since.` : refusal.message,
    answers: [
      { label: `Send ${said?.what ?? 'it'}`, onChoose: () => (words?.onSend ?? (() => void send(action)))() },
      { label: `Keep ${saved ?? 'what is saved'}`, onChoose: keep },
    ],
  };
}
