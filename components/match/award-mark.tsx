import type { Award } from '@/games/game';
import { formatAward } from './award-words';

/** An award as a small piece and in words: a bare figure would be read as one of the table around it. */
export const AwardMark = ({ award }: { award: Pick<Award, 'kind' | 'word' | 'amount'> }) => (
  <span className="inline-flex items-center gap-1 whitespace-nowrap font-normal text-subtle text-xs">
    <svg aria-hidden viewBox="0 0 16 16" className="size-4">
      <Shape kind={award.kind} lost={award.amount < 0} amount={award.amount} />
    </svg>
    {formatAward(award)}
  </span>
);

function Shape({ kind, lost, amount }: { kind: Award['kind']; lost: boolean; amount: number }) {
  const outline = { fill: 'none', strokeWidth: 1.25 };
  switch (kind) {
    case 'token-of-life': {
      const angle = (Math.max(0, Math.min(4, amount)) / 4) * 2 * Math.PI;
      const end = `${8 + 6 * Math.sin(angle)} ${8 - 6 * Math.cos(angle)}`;
      return (
        <>
          <circle cx="8" cy="8" r="6.5" {...outline} className="stroke-brass" />
          {amount >= 4 && <circle cx="8" cy="8" r="4.5" className="fill-brass" />}
          {amount > 0 && amount < 4 && (
            <path d={`M8 8V2A6 6 0 ${amount > 2 ? 1 : 0} 1 ${end}Z`} className="fill-brass" />
          )}
        </>
      );
    }
    case 'garnet':
      return lost ? (
        <path d="M8 1.5 14 6 8 14.5 2 6Z" {...outline} className="stroke-content-muted" strokeDasharray="2 1.5" />
      ) : (
        <path d="M8 1.5 14 6 8 14.5 2 6Z" className="fill-piece-red" />
      );
    case 'shard':
      return <path d="M5 14 7 2 12 9Z" className="fill-piece-blue" />;
    case 'mark-of-elimination':
      return <path d="M3 3 13 13M13 3 3 13" {...outline} strokeWidth={2.25} className="stroke-danger-content" />;
    default:
      return <rect x="3" y="3" width="10" height="10" rx="3" {...outline} className="stroke-content-subtle" />;
  }
}
