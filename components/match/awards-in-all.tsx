import { Names } from '@/components/faces/face';
import type { Award } from '@/games/game';
import { awardsMeaning } from './award-words';
import { netAwards } from './net-awards';

/** Under a list of awards: what they come to for each, and what they are for. */
export function AwardsInAll({ awards }: { awards: readonly Award[] }) {
  const nets = netAwards(awards);
  if (awards.length === 0) return null;
  return (
    <div className="mt-3 grid max-w-prose gap-1 text-sm">
      {nets.length > 0 && (
        <p>
          <span className="text-muted">In all: </span>
          {nets.map(({ seats, words }, i) => (
            <span key={words}>
              <span className="font-medium text-emphasis">
                <Names seats={seats} />
              </span>{' '}
              {words}
              {seats.length > 1 && ' each'}
              {i < nets.length - 1 ? '; ' : '.'}
            </span>
          ))}
        </p>
      )}
      <p className="text-muted">Awards: {awardsMeaning}</p>
    </div>
  );
}
