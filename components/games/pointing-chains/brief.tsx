'use client';

import { inWords, listed } from '@/components/stage/words';
import { settingsToTell } from '@/games/kit/settings';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { ExampleMap } from './example-map';
import { chainOf, loopOf, mostCounting, players } from './examples';

/** Pointing Chains in four pictures, without those of what cannot come about in this match. */
export function Brief({ settings, seats }: BriefProps) {
  const { bigSection, rounds } = settingsToTell(settingsSchema, settings);
  const numbers = { bigSection, seats };
  const chain = mostCounting(4, numbers);
  const loop = mostCounting(3, { bigSection, seats: seats - 1 });
  return (
    <>
      {chain > 1 && (
        <BriefCard
          isWide
          figure={Array.from({ length: chain }, (_, i) => chain - 1 - i).join(' · ')}
          picture={<ExampleMap title={chainTitle(chain)} drawn={chainOf(players(chain))} bigSection={bigSection} />}
        >
          <strong>In a chain</strong> you score a point for every player after you; its end scores nothing. After the
          last round, its end in every round gets +1, a start in every round −2.
        </BriefCard>
      )}
      {loop > 1 && (
        <BriefCard
          isWide
          figure="0"
          picture={
            <ExampleMap
              title={`A loop of ${inWords(loop)} scores nothing; who points into it is cut off.`}
              drawn={`${loopOf(players(loop))} Fay>Ana`}
              bigSection={bigSection}
            />
          }
        >
          <strong>In a loop</strong> everybody scores nothing. Whoever points into it from outside is cut off.
        </BriefCard>
      )}
      <BriefCard
        isWide
        figure={rounds === 1 ? '+1' : '+1, then −2'}
        picture={<ExampleMap title="Hal is alone." drawn="Ida>Jon Jon Hal" bigSection={bigSection} />}
      >
        <strong>Alone</strong>, pointing at nobody and pointed at by nobody, is{' '}
        {rounds === 1 ? '+1.' : '+1 the first time and −2 every time after.'}
      </BriefCard>
      {seats >= bigSection && (
        <BriefCard
          isWide
          figure={`−1 from ${bigSection} on`}
          picture={
            <ExampleMap
              bigSection={bigSection}
              title={`${bigSection} together lose a point each.`}
              drawn={chainOf(Array.from({ length: bigSection }, (_, i) => String(i + 1)))}
            />
          }
        >
          <strong>{bigSection} or more together</strong>, chain or loop, lose a point each and score nothing else.
        </BriefCard>
      )}
    </>
  );
}

const chainTitle = (length: number): string =>
  `A chain of ${inWords(length)} scores ${listed(Array.from({ length }, (_, i) => String(length - 1 - i)))}.`;
