import { untilAnswered } from '@/components/board/until-answered';
import { connectionBack } from '@/components/ui/connection';
import { notify } from '@/components/ui/notice';
import type { Refusal } from '@/games/game';
import { keepLate } from './late-choice';
import { sendAction } from './send';
import { arrivedLate, dropWaiting, leftWaiting, type SentInWords } from './waiting-send';

let underWay: string | null = null;

/** Sends what a desk that is gone, or the page before its reload, had promised to send, and says what came of it. */
export async function sendWaiting(code: string): Promise<void> {
  const waiting = leftWaiting(code);
  if (waiting === null || waiting.key === underWay) return;
  underWay = waiting.key;
  const isWanted = () => leftWaiting(code)?.key === waiting.key;
  const silently = () => {};
  const refusal = await untilAnswered({
    ...{ submit: () => sendAction(waiting), isWanted, connectionBack },
    ...{ onUnanswered: silently, onAgain: silently },
  });
  if (underWay === waiting.key) underWay = null;
  if (refusal === undefined || refusal?.code === 'OFFLINE') return;
  if (isWanted()) dropWaiting(code);
  if (refusal?.code === 'TOO_LATE' && waiting.said !== null) keepLate(code, waiting.said);
  notify(whatCame(refusal, waiting.said), refusal === null ? 'success' : 'danger');
}

function whatCame(refusal: Refusal | null, said: SentInWords | null): string {
  const what = said?.what ?? 'What you chose before';
  if (refusal === null) return said === null ? 'What you chose before is sent now.' : `Sent now: ${what}.`;
  return refusal.code === 'TOO_LATE' && said !== null ? arrivedLate(said) : `Not sent: ${what}. ${refusal.message}`;
}
