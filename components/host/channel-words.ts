import { timeWords } from '@/components/ui/time-words';
import type { Channel } from '@/server/reach/channel';
import { beginningOf } from './told-words';

/** Of a match’s channel on Discord: whether it is in use, and what was posted there last, when, and what became of it. */
export function channelWords({ endsIn, endedWhy, last }: Channel, now: Date): string {
  if (endedWhy !== null) return `Nothing is posted any more. ${endedWhy}`;
  const where = `Posted by the webhook that ends in ${endsIn}`;
  return last === null ? `${where}: nothing yet.` : `${where}. ${lastWords(last, now)}`;
}

function lastWords({ state, at, text, problem }: NonNullable<Channel['last']>, now: Date): string {
  const post = `Last post, ${timeWords(new Date(at), { now })}: “${beginningOf(text)}”`;
  if (state === 'failed') return `${post} did not arrive. ${problem ?? 'It was too late.'}`;
  if (state === 'sent') return `${post}, delivered.`;
  return problem === null ? `${post} is on its way.` : `${post} is tried again. ${problem}`;
}
