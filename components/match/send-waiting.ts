import { notify } from '@/components/ui/notice';
import type { Refusal } from '@/games/game';
import { keepLate } from './late-choice';
import { type Answer, outbox } from './outbox';
import { becameOf } from './outbox-words';
import { notNow, takeActionBack, tryAction } from './send';
import { arrivedLate, dropWaiting, isKept, keepWaiting, leftWaiting, type WaitingSend } from './waiting-send';

/** Whose it is what the page had promised to send before it was loaded anew. */
const desk = {};

/** Sends what the page had promised to send before its reload, and says what came of it. */
export async function sendWaiting(code: string): Promise<void> {
  await Promise.all(leftWaiting(code).map(sendOne));
}

async function sendOne(waiting: WaitingSend): Promise<void> {
  const { code, key, said, isTakenBack = false } = waiting;
  keepWaiting(waiting);
  const answer = await outbox.put({
    ...{ desk, same: key, said, mayBeThere: true, isTakenBack },
    tryOnce: async (leaves) => {
      if (!isKept(waiting)) return gone;
      return leaves() ? tryAction(waiting) : notNow;
    },
    takeBack: () => takeActionBack(waiting),
    onWaiting: (stage) => isKept(waiting) && keepWaiting({ ...waiting, isTakenBack: stage === 'taken back' }),
  });
  dropWaiting(code, key);
  if (answer.type === 'answered' && answer.refusal === gone) return;
  if (answer.type === 'answered' && answer.refusal?.code === 'TOO_LATE' && said !== null) keepLate(code, said);
  const isGood = answer.type === 'answered' && answer.refusal === null;
  notify(whatCame(answer, waiting), isGood ? 'success' : 'danger');
}

/** Another page has sent it, or taken it back. */
const gone: Refusal = { code: 'GONE', message: 'It was sent, or taken back, elsewhere.' };

function whatCame(answer: Answer, { said }: WaitingSend): string {
  if (answer.type !== 'answered') return becameOf(answer.type, said?.what ?? null);
  const { refusal } = answer;
  const what = said?.what ?? 'What you chose before';
  if (refusal === null) return said === null ? 'What you chose before is sent now.' : `Sent now: ${what}.`;
  return refusal.code === 'TOO_LATE' && said !== null ? arrivedLate(said) : `Not sent: ${what}. ${refusal.message}`;
}
