import type { Problem } from '@/components/board/problem-of';
import { type OnItsWay, outbox } from './outbox';

/** What the bar says while something waits; null: nothing does. */
export function waitingWords(onItsWay: readonly OnItsWay[]): Problem | null {
  const [first] = onItsWay;
  if (first === undefined || !first.isWaiting) return null;
  const wanted = onItsWay.filter(({ isWanted }) => isWanted);
  const message = [
    ...(wanted.length === 0 ? [] : [`Waiting for ${first.isOut ? 'an answer' : 'your network'}: ${named(wanted)}.`]),
    ...(first.isOut ? [mayBeThere(first)] : []),
  ].join(' ');
  if (wanted.length === 0) return { code: 'OFFLINE', message };
  return { code: 'OFFLINE', message, answers: [{ label: 'Take it back', onChoose: takeAllBack }] };
}

const named = (wanted: readonly OnItsWay[]) => wanted.map(({ what }) => what ?? 'what you chose').join(', then ');

const mayBeThere = ({ isWanted, what }: OnItsWay) =>
  isWanted
    ? 'It may have arrived.'
    : `It may have arrived, and is asked about first: ${what ?? 'what you chose before'}.`;

/** By hand: it is said what became of it. */
const takeAllBack = () => {
  outbox.takeBack(() => true);
};

/** Of what was not wanted any more. */
export function becameOf(type: 'taken back' | 'arrived' | 'unknown', what: string | null, isChanged = false): string {
  const it = what ?? 'what you chose before';
  if (type === 'arrived') return `It had arrived before you took it back, and counts: ${it}.`;
  if (type === 'unknown') return `It is not known whether this arrived: ${it}. Look at what is saved.`;
  return isChanged ? `Not sent, as you changed it: ${it}. Press again to send.` : `Taken back, and not sent: ${it}.`;
}
