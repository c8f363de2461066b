import { hasNetwork, isFine, worthATry } from '@/components/ui/connection';
import type { Refusal } from '@/games/game';
import { RETRY_MS } from './send';
import type { SentInWords } from './waiting-send';

// Everything that the desks of a page send goes through here, one after the other: what nobody answers is tried again under
// its key, and until it is answered, or known not to have arrived, nothing that was pressed later leaves the page. What is
// taken back before it left is never sent; what may have arrived is asked about (docs/decisions/827).

export interface Sendable {
  /** Whose it is. */
  readonly desk: object;
  /** What is the same is on its way once, however often it is pressed. */
  readonly same: string;
  readonly said: SentInWords | null;
  /** It does not take the place of what its desk sent before. */
  readonly goesAfter?: boolean;
  /** It says that one is done: what is sent later takes it back. */
  readonly isLast?: boolean;
  /** It may have left the page already, before it was loaded anew. */
  readonly mayBeThere?: boolean;
  /** It is only asked about. */
  readonly isTakenBack?: boolean;
  /** Once. `OFFLINE`: nobody answered; `leaves` is asked before it leaves the page, and says whether it may. */
  tryOnce(leaves: () => boolean): Promise<Refusal | null>;
  /** Null: it has arrived; `OFFLINE`: nobody answered. */
  takeBack(): Promise<Refusal | null>;
  /** It waits from now on, or is being taken back. */
  onWaiting?(stage: 'waiting' | 'taken back'): void;
}

export type Answer =
  | { readonly type: 'answered'; readonly refusal: Refusal | null; readonly hasWaited: boolean }
  /** It does not count, and never will. */
  | { readonly type: 'taken back' }
  /** It had arrived before it could be taken back. */
  | { readonly type: 'arrived' }
  /** Nobody may say whether it has. */
  | { readonly type: 'unknown' };

/** What is on its way and has no answer yet. */
export interface OnItsWay {
  readonly desk: object;
  readonly what: string | null;
  readonly isWanted: boolean;
  /** It has left the page, and may have arrived. */
  readonly isOut: boolean;
  readonly isWaiting: boolean;
}

interface Entry extends Sendable {
  isWanted: boolean;
  isOut: boolean;
  isWaiting: boolean;
  /** Resolves once it is not wanted any more. */
  readonly dropped: Promise<void>;
  drop(): void;
  /** Tries it at once. */
  hurry: () => void;
  readonly answer: Promise<Answer>;
  settle(answer: Answer): void;
  fail(error: unknown): void;
}

/** Who waits longer is told that they wait. */
const SLOW_MS = 1_200;
/** What is not answered by then is tried again. */
const TRY_MS = 8_000;
const TRY_AGAIN_MS = 5_000;

const after = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const unanswered: Refusal = { code: 'OFFLINE', message: 'Nobody answered.' };
const isUnanswered = (refusal: Refusal | null) => refusal?.code === 'OFFLINE';

let entries: readonly Entry[] = [];
let shown: readonly OnItsWay[] = [];
const listeners = new Set<() => void>();

function tell() {
  shown = entries.map(({ desk, said, isWanted, isOut, isWaiting }) => ({
    ...{ desk, isWanted, isOut, isWaiting },
    what: said?.what ?? null,
  }));
  for (const listener of listeners) listener();
}

export const outbox = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Oldest first; the same until something changes. */
  now: (): readonly OnItsWay[] => shown,
  /** Sends it once all that was put before it has been answered. */
  put(send: Sendable): Promise<Answer> {
    const same = entries.find((entry) => entry.same === send.same && entry.isWanted);
    if (same !== undefined) {
      same.hurry();
      return same.answer;
    }
    takeBack((one) => one.isLast === true || (one.desk === send.desk && send.goesAfter !== true));
    const entry = entryOf(send);
    entries = [...entries, entry];
    tell();
    if (entries.length === 1) void deliverAll();
    return entry.answer;
  },
  /** True: something of it was on its way. */
  takeBack: (isOne: (desk: object) => boolean): boolean => takeBack(({ desk }) => isOne(desk)),
};

function takeBack(isOne: (entry: Entry) => boolean): boolean {
  const unwanted = entries.filter((entry) => entry.isWanted && isOne(entry));
  for (const entry of unwanted) {
    entry.isWanted = false;
    entry.drop();
    if (entry !== entries[0]) leave(entry, { type: 'taken back' });
  }
  if (unwanted.length > 0) tell();
  return unwanted.length > 0;
}

function entryOf(send: Sendable): Entry {
  let drop = () => {};
  let settle: Entry['settle'] = () => {};
  let fail: Entry['fail'] = () => {};
  const dropped = new Promise<void>((resolve) => {
    drop = resolve;
  });
  const answer = new Promise<Answer>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  const { mayBeThere = false, isTakenBack = false } = send;
  return {
    ...send,
    ...{ isWanted: !isTakenBack, isOut: mayBeThere, isWaiting: false },
    ...{ dropped, drop, answer, settle, fail, hurry: () => {} },
  };
}

function leave(entry: Entry, answer: Answer) {
  entries = entries.filter((one) => one !== entry);
  entry.settle(answer);
}

async function deliverAll(): Promise<void> {
  for (let entry = entries[0]; entry !== undefined; entry = entries[0]) {
    try {
      leave(entry, await deliver(entry));
    } catch (error) {
      entries = entries.filter((one) => one !== entry);
      entry.fail(error);
    }
    tell();
  }
}

async function deliver(entry: Entry): Promise<Answer> {
  for (let tries = 0; entry.isWanted; tries++) {
    if (!isFine()) wait(entry, 'waiting');
    const refusal = await answerTo(entry);
    if (!isUnanswered(refusal)) return { type: 'answered', refusal, hasWaited: entry.isWaiting };
    if (entry.isWanted) wait(entry, 'waiting');
    await Promise.race([nextTry(tries), entry.dropped, hurried(entry)]);
  }
  return entry.isOut ? findOut(entry) : { type: 'taken back' };
}

/** Of one try: nobody is waited for once it is not wanted any more. */
function answerTo(entry: Entry): Promise<Refusal | null> {
  const slow = setTimeout(() => wait(entry, 'waiting'), SLOW_MS);
  const request = entry.tryOnce(() => {
    const leaves = entry.isWanted && hasNetwork();
    entry.isOut ||= leaves;
    return leaves;
  });
  const isDropped = after(SLOW_MS).then(() => entry.dropped);
  const given = Promise.race([isDropped, after(TRY_MS)]).then(() => unanswered);
  return Promise.race([request, given]).finally(() => clearTimeout(slow));
}

async function findOut(entry: Entry): Promise<Answer> {
  wait(entry, 'taken back');
  for (let tries = 0; ; tries++) {
    const refusal = hasNetwork()
      ? await Promise.race([entry.takeBack(), after(TRY_MS).then(() => unanswered)])
      : unanswered;
    if (refusal === null) return { type: 'arrived' };
    if (hidesAnswer.has(refusal.code)) return { type: 'unknown' };
    if (!asksAgain.has(refusal.code)) return { type: 'taken back' };
    await nextTry(tries);
  }
}

const asksAgain: ReadonlySet<string> = new Set(['OFFLINE', 'FAILED', 'TOO_MANY_REQUESTS']);
const hidesAnswer: ReadonlySet<string> = new Set(['NOT_ALLOWED', 'SIGNED_OUT', 'NOT_FOUND', 'BAD_ACTION']);

const nextTry = (tries: number) => worthATry(RETRY_MS[tries] ?? TRY_AGAIN_MS);

const hurried = (entry: Entry) =>
  new Promise<void>((resolve) => {
    entry.hurry = resolve;
  });

function wait(entry: Entry, stage: 'waiting' | 'taken back') {
  if (stage === 'waiting' && (entry.isWaiting || !entry.isWanted || entry !== entries[0])) return;
  entry.isWaiting = true;
  entry.onWaiting?.(stage);
  tell();
}
