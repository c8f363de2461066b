'use client';

import { settingsToTell } from '@/games/kit/settings';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { ExampleMap } from './example-map';

/** Pointing Chains in four pictures. */
export function Brief({ settings, seats }: BriefProps) {
  const { bigSection } = settingsToTell(settingsSchema, settings);
  return (
    <>
      <BriefCard
        isWide
        picture={<ExampleMap title="A chain of four scores 3, 2, 1 and 0." drawn="Ana>Bea Bea>Cem Cem>Dov Dov" />}
      >
        <strong>In a chain</strong> you score a point for every player after you; its end scores nothing.
      </BriefCard>
      <BriefCard
        isWide
        picture={
          <ExampleMap
            title="A loop of three scores nothing; who points into it is cut off."
            drawn="Ana>Bea Bea>Cem Cem>Ana Fay>Ana"
          />
        }
      >
        <strong>In a loop</strong> everybody scores nothing. Whoever points into it from outside is cut off.
      </BriefCard>
      <BriefCard isWide picture={<ExampleMap title="Hal is alone." drawn="Ida>Jon Jon Hal" />}>
        <strong>Alone</strong>, pointing at nobody and pointed at by nobody, is +1 the first time and −2 every time
        after.
      </BriefCard>
      {seats >= bigSection && (
        <BriefCard
          isWide
          picture={
            <ExampleMap
              bigSection={bigSection}
              title={`${bigSection} together lose a point each.`}
              drawn={chainOf(bigSection)}
            />
          }
        >
          <strong>{bigSection} or more together</strong>, chain or loop, lose a point each and score nothing else.
        </BriefCard>
      )}
    </>
  );
}

/** Everybody points at the next one. */
const chainOf = (length: number): string =>
  Array.from({ length }, (_, i) => (i === length - 1 ? `${i + 1}` : `${i + 1}>${i + 2}`)).join(' ');
