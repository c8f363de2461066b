'use client';

import { useEffect, useState } from 'react';
import { createKey } from '@/components/match/create-key';
import { keepLate } from '@/components/match/late-choice';
import { type Answer, outbox } from '@/components/match/outbox';
import { becameOf } from '@/components/match/outbox-words';
import { type ActionSent, takeActionBack } from '@/components/match/send';
import { dropWaiting, keepWaiting, type SentInWords } from '@/components/match/waiting-send';
import { notify } from '@/components/ui/notice';
import type { Refusal } from '@/games/game';
import { type Problem, problemOf, type Refused, type Words } from './problem-of';

export interface ActionSending<Action> {
  /** True: it was taken, and nothing was sent after it. */
  send(action: Action): Promise<boolean>;
  /** Nobody has answered yet. */
  readonly isSending: boolean;
  /** Why the last one was not taken, until another is sent or what it was about changes. */
  readonly refused: Problem | null;
  /** What was refused before it was sent. */
  refuse(refusal: Refusal): void;
  /** What it was about has changed: what waits for the connection is not sent. */
  forget(): void;
}

interface Sender<Action> {
  /** The same key counts once, however often it is sent; `keyFor` has it for what is sent and its moment. */
  submit(action: Action, keyFor?: KeyFor): Promise<Refusal | null>;
}

/** `sent`: what could be sent anew, where it is kept over a reload. Null: nothing may leave the page now. */
export type KeyFor = (meant: string, sent?: ActionSent) => string | null;

/**
 * One desk's sending: whether something is on its way, and what was refused, kept beside its own buttons. What is sent goes
 * through the page's outbox, and takes the place of what the desk sent before; what waits there is taken back where the choice
 * is changed. `about`: what would be sent, where the desk does not forget by itself.
 */
export function useAction<Action>(
  { submit }: Sender<Action>,
  about: unknown = null,
  words: Words<Action> | null = null,
): ActionSending<Action> {
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refused<Action> | null>(null);
  const [desk] = useState(() => ({ sent: 0, isGone: false, isChanged: false }));
  const moment = words?.moment ?? null;

  async function send(action: Action): Promise<boolean> {
    const count = ++desk.sent;
    desk.isChanged = false;
    const said = words && { what: words.what(action), moment: words.moment };
    setSending(true);
    setRefused(null);
    const { answer, code } = await put({ desk, action, said, submit, words });
    const refusal = answer.type === 'answered' ? answer.refusal : null;
    if (refusal?.code === 'TOO_LATE' && said !== null && code !== null) keepLate(code, said);
    // An answer to an older action says nothing about the newer one.
    if (count !== desk.sent) return false;
    if (desk.isGone) tell(answer, said);
    setSending(false);
    setRefused(refusedBy(answer, { action, said, isChanged: desk.isChanged }));
    return answer.type === 'answered' && refusal === null;
  }
  function forget() {
    setRefused((now) => (isNews(now) ? now : null));
    if (outbox.takeBack((whose) => whose === desk)) desk.isChanged = true;
    setSending(false);
  }
  useEffect(() => {
    desk.isGone = false;
    return () => {
      desk.isGone = true;
    };
  }, [desk]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another moment is over
  useEffect(() => setRefused((now) => (isNews(now) ? null : now)), [moment]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it forgets when that changes, not when the desk is drawn again
  useEffect(
    () => () => {
      // What waits when its desk goes away is sent all the same.
      if (!desk.isGone) forget();
    },
    [JSON.stringify(about)],
  );
  const problem = refused && problemOf(refused, { words, send, forget });
  return { send, isSending, refused: problem, refuse: (refusal) => setRefused({ refusal }), forget };
}

interface Put<Action> extends Sender<Action> {
  readonly desk: object;
  readonly action: Action;
  readonly said: SentInWords | null;
  readonly words: Words<Action> | null;
}

/** Sends it once, however often that is tried: under one key, which is kept over a reload while it waits. */
async function put<Action>({ desk, action, said, submit, words }: Put<Action>) {
  const key = createKey();
  const kept: { sent: ActionSent | null } = { sent: null };
  const answer = await outbox.put({
    ...{ desk, said, same: said === null ? key : `${said.moment} ${JSON.stringify(action)}` },
    ...{ goesAfter: words?.goesAfter?.(action) === true, isLast: words?.isLast?.(action) === true },
    tryOnce: (leaves) =>
      submit(action, (_, sent) => {
        kept.sent = sent ?? null;
        return leaves() ? key : null;
      }),
    takeBack: async () => (kept.sent === null ? unknown : takeActionBack({ ...kept.sent, key })),
    onWaiting: (stage) => {
      if (kept.sent !== null) keepWaiting({ ...kept.sent, key, said, isTakenBack: stage === 'taken back' });
    },
  });
  const code = kept.sent?.code ?? null;
  if (code !== null) dropWaiting(code, key);
  return { answer, code };
}

/** What became of what was taken back: it is said until something else is sent. */
const isNews = (refused: Refused<unknown> | null) =>
  refused?.refusal.code === 'TAKEN_BACK' || refused?.refusal.code === 'ARRIVED';

const unknown: Refusal = { code: 'NOT_FOUND', message: 'It cannot be asked about.' };

/** What became of what a desk sent that is gone. */
function tell(answer: Answer, said: SentInWords | null) {
  if (answer.type !== 'answered') notify(becameOf(answer.type, said?.what ?? null), 'danger');
  else if (answer.refusal !== null) notify(problemOf({ refusal: answer.refusal, said }).message, 'danger');
  else if (answer.hasWaited && said !== null) notify(`Sent now: ${said.what}.`, 'success');
}

interface Given<Action> {
  readonly action: Action;
  readonly said: SentInWords | null;
  readonly isChanged: boolean;
}

function refusedBy<Action>(answer: Answer, { action, said, isChanged }: Given<Action>): Refused<Action> | null {
  if (answer.type === 'answered') return answer.refusal && { refusal: answer.refusal, action, said };
  const message = becameOf(answer.type, said?.what ?? null, isChanged);
  return { refusal: { code: answer.type === 'taken back' ? 'TAKEN_BACK' : 'ARRIVED', message } };
}
