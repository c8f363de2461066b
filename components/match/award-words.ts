import type { Award } from '@/games/game';

/** "a token of life", "a 2/4 token of life", "1 garnet lost", "3 shards": an award in words. */
export function formatAward({ kind, amount }: Pick<Award, 'kind' | 'amount'>): string {
  switch (kind) {
    case 'token-of-life':
      return amount === 4 ? 'a token of life' : `a ${amount}/4 token of life`;
    case 'garnet':
      return countOf(amount, 'garnet');
    case 'shard':
      return countOf(amount, 'shard');
    case 'mark-of-elimination':
      return amount === 1 ? 'a mark of elimination' : `${amount} marks of elimination`;
  }
}

/** With a real minus sign, as in print. */
export const formatFigure = (figure: number): string => (figure < 0 ? `−${-figure}` : String(figure));

function countOf(amount: number, what: string): string {
  const count = `${Math.abs(amount)} ${what}${Math.abs(amount) === 1 ? '' : 's'}`;
  return amount < 0 ? `${count} lost` : count;
}
