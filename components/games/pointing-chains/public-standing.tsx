import type { CentreProps } from '@/components/stage/scene';
import { capital } from '@/components/stage/words';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import { VOTE_OPENS } from '@/games/pointing-chains/vote-words';
import { partsOf } from './map-words';
import { formatPoints } from './named-map';
import { pointShares } from './point-shares';

/** Rounds as everybody knows them, the newest first: their shapes, and which points they gave to how many. */
export function Standing({ view, settings }: CentreProps<View, Settings>) {
  if (view.maps.length === 0) return <HowItScores {...{ view, settings }} />;
  return (
    <ol className="grid gap-6">
      {view.phase === 'vote' && <li className="text-xl text-emphasis">{VOTE_OPENS}</li>}
      {view.maps.toReversed().map((map) => (
        <li key={map.round}>
          <h2 className="display text-2xl text-brass-content">Round {map.round}</h2>
          <p className="text-xl">{capital(partsOf(map).join(', '))}</p>
          <ul className="figures mt-2 flex flex-wrap gap-2" aria-label={`Points of round ${map.round}`}>
            {pointShares(map, settings.bigSection).map(({ points, players }) => (
              <li key={points} className="rounded-md border border-subtle px-2.5 py-1 text-lg text-subtle">
                {points === 'alone' ? (
                  <>
                    {players} alone: <span className="display text-emphasis text-xl">+1</span> the first time,{' '}
                    <span className="display text-emphasis text-xl">−2</span> from then on
                  </>
                ) : (
                  <>
                    <span className="display text-emphasis text-xl">{formatPoints(points)}</span> × {players}
                  </>
                )}
              </li>
            ))}
          </ul>
        </li>
      ))}
      <li className="text-lg text-subtle">Who stood where is told at the end.</li>
    </ol>
  );
}

const HowItScores = ({ view, settings: { bigSection } }: Pick<CentreProps<View, Settings>, 'view' | 'settings'>) => (
  <div className="grid gap-3 text-subtle text-xl">
    <p>Everybody points at one other player, or at nobody. Pointers join into chains.</p>
    <p>The last of a chain gets 0, each one further up a point more. A loop gives nothing.</p>
    <p>
      After the last round: +1 for who was the end of a chain in every round, −2 for who was a start in every round.{' '}
      {view.seats.length >= bigSection && `Where ${bigSection} or more hang together, each of them loses a point. `}
      Who stood where is told at the end.
    </p>
  </div>
);
