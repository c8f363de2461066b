import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import type { Refusal, SeatId } from '@/games/game';
import type { Outcome } from '@/server/outcome';
import { createKey } from './create-key';

// One action on its way to the server: once, whatever the connection does. The key is made here, so that a retry after
// a lost answer is answered with what happened the first time.

export interface ActionSent {
  readonly code: string;
  /** The seat that acts; null: the host. */
  readonly seat: SeatId | null;
  readonly action: unknown;
  /** The moment of the game the sender saw (games/match.ts, momentOf). */
  readonly meantFor: string;
  /** Shown in the log; hosts only. */
  readonly reason?: string;
  /** What the page knew of the seat's own last act: nothing newer is written over. */
  readonly seenOwn?: { readonly actedAt: number | null; readonly keys: string };
  /** Of an earlier try that nobody answered; absent: this is the first. */
  readonly key?: string | undefined;
}

export const RETRY_MS: readonly number[] = [300, 900, 2500];

/** Null: saved. A refusal otherwise, also where nobody answered (`OFFLINE`) or nobody may (`NOT_ALLOWED`). */
export async function sendAction(sending: ActionSent): Promise<Refusal | null> {
  const { key = createKey() } = sending;
  return settle(() => sendOnce(sending, key));
}

/** Runs a request until it is answered, a few times; says in a refusal why it was not. */
export async function settle(request: () => Promise<Outcome>): Promise<Refusal | null> {
  for (let attempt = 0; ; attempt++) {
    const refusal = await tryOnce(request);
    const wait = RETRY_MS[attempt];
    if (refusal?.code !== codes.offline || wait === undefined) return refusal;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

async function tryOnce(request: () => Promise<Outcome>): Promise<Refusal | null> {
  try {
    const outcome = await request();
    return outcome.ok ? null : outcome.refusal;
  } catch (error) {
    const { kind, message } = failureOf(error);
    return { code: codes[kind], message };
  }
}

/** Nothing can leave the page. */
export const notNow: Refusal = { code: 'OFFLINE', message: 'There is no network.' };

const codes = {
  offline: 'OFFLINE',
  'bad-request': 'BAD_ACTION',
  'signed-out': 'SIGNED_OUT',
  forbidden: 'NOT_ALLOWED',
  'not-found': 'NOT_FOUND',
  deleted: 'NOT_FOUND',
  'too-many': 'TOO_MANY_REQUESTS',
  failed: 'FAILED',
} as const;

/** Once, and whoever asks tries again. */
export const tryAction = ({ key = createKey(), ...sent }: ActionSent): Promise<Refusal | null> =>
  tryOnce(() => sendOnce(sent, key));

/** Of what nobody answered. Null: it has arrived; `TAKEN_BACK`: it has not, and counts no more should it come. */
export const takeActionBack = (sent: ActionSent & { readonly key: string }): Promise<Refusal | null> =>
  tryOnce(() => takeBackOnce(sent));

/** An action is JSON. */
const jsonOf = (action: unknown) => action as Parameters<typeof api.play.act.mutate>[0]['action'];

function takeBackOnce({ code, seat, action, key, meantFor, reason }: ActionSent & { readonly key: string }) {
  if (seat !== null) return api.play.takeBack.mutate({ code, seat, action: jsonOf(action), key });
  return api.host.takeBack.mutate({ code, action: jsonOf(action), key, meantFor, ...(reason ? { reason } : {}) });
}

function sendOnce({ code, seat, action, meantFor, reason, seenOwn }: ActionSent, key: string): Promise<Outcome> {
  if (seat === null)
    return api.host.act.mutate({ code, action: jsonOf(action), key, meantFor, ...(reason ? { reason } : {}) });
  return api.play.act.mutate({ code, seat, action: jsonOf(action), key, meantFor, seenOwn });
}
