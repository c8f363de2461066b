'use client';

import { Suspense, use } from 'react';
import { arrivingBrief } from '@/components/games/registry';
import { Checkbox } from '@/components/ui/field';
import type { MatchPage } from '@/server/pages/shapes';
import { playSound } from './attention';
import { usePreference } from './preferences';

/** The game in a few pictures, by the match's own numbers: items of a list. */
export function InPictures({ page }: { readonly page: MatchPage }) {
  return (
    <Suspense>
      <Pictures page={page} />
    </Suspense>
  );
}

function Pictures({ page: { game, settings, seats } }: { readonly page: MatchPage }) {
  const Brief = use(arrivingBrief(game));
  return Brief === null ? null : <Brief settings={settings} seats={seats.length} />;
}

/** Offered where one begins: the bell is easily overlooked. */
export function SoundChoice() {
  const [isOn, setOn] = usePreference('sound');
  return (
    <Checkbox
      label="Sound on my turn"
      checked={isOn}
      onChange={(event) => {
        setOn(event.target.checked);
        if (event.target.checked) playSound('turn');
      }}
    />
  );
}
