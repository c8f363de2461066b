import { isKnownKind } from '@/games/award-kind';
import type { Award, AwardKind } from '@/games/game';

/** "a token of life", "half a token of life", "1 garnet lost", "3 shards", "2 × favour": an award in words. */
export const formatAward = ({ kind, word, amount }: Pick<Award, 'kind' | 'word' | 'amount'>): string =>
  isKnownKind(kind) ? knownWords(kind, amount) : `${formatFigure(amount)} × ${word ?? kind}`;

function knownWords(kind: AwardKind, amount: number): string {
  switch (kind) {
    case 'token-of-life':
      return tokenWords(amount);
    case 'garnet':
      return countOf(amount, 'garnet');
    case 'shard':
      return countOf(amount, 'shard');
    case 'mark-of-elimination':
      return amount === 1 ? 'a mark of elimination' : `${amount} marks of elimination`;
  }
}

/** Tokens count in quarters: 8 is "2 tokens of life", 6 "1½ tokens of life". One of none is held all the same. */
function tokenWords(quarters: number): string {
  if (quarters <= 0) return 'an empty token of life';
  if (quarters === 4) return 'a token of life';
  if (quarters < 4) return `${['', 'a quarter of', 'half', 'three quarters of'][quarters]} a token of life`;
  return `${formatTokens(quarters)} tokens of life`;
}

/** "2", "1½", "¼". */
export function formatTokens(quarters: number): string {
  const whole = Math.floor(quarters / 4);
  const part = ['', '¼', '½', '¾'][quarters % 4] ?? '';
  return whole === 0 && part !== '' ? part : `${whole}${part}`;
}

/** With a real minus sign, as in print. */
export const formatFigure = (figure: number): string => (figure < 0 ? `−${-figure}` : String(figure));

function countOf(amount: number, what: string): string {
  const count = `${Math.abs(amount)} ${what}${Math.abs(amount) === 1 ? '' : 's'}`;
  return amount < 0 ? `${count} lost` : count;
}

/** What awards are for, wherever one stands that is new to its reader: goes on in a sentence. */
export const awardsMeaning =
  'they count beyond this match and change no points in it; what they are worth, its host says.';
