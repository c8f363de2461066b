import type { Refusal } from '@/games/game';

export interface Sending {
  /** Once, with the same key each time. */
  submit(): Promise<Refusal | null>;
  /** False once something else was sent, or what it was about has changed. */
  isWanted(): boolean;
  onUnanswered(): void;
  /** When it is worth another try. */
  connectionBack(): Promise<void>;
  onAgain(): void;
}

/**
 * Sends until somebody answers: again whenever the connection is back, for as long as it is wanted. The server takes it once,
 * and refuses what comes after its moment. Null: taken; undefined: given up while it waited.
 */
export async function untilAnswered(sending: Sending): Promise<Refusal | null | undefined> {
  for (;;) {
    const refusal = await sending.submit();
    if (refusal?.code !== 'OFFLINE' || !sending.isWanted()) return refusal;
    sending.onUnanswered();
    await sending.connectionBack();
    if (!sending.isWanted()) return undefined;
    sending.onAgain();
  }
}
