'use client';

import { Suspense, useState } from 'react';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import type { SeatId } from '@/games/game';
import type { Given } from './given';
import { Marked } from './marked';
import { settingLabel, specialWords } from './words';

interface OwnFieldsProps {
  readonly game: string;
  readonly seats: readonly SeatId[];
  nameOf(seat: SeatId): string;
  readonly given: Given;
  readonly problems: Readonly<Record<string, string>>;
  onChange(given: Given): void;
}

/** The settings that want more than a field: drawn by the game's own screens, once they are here. */
export function OwnFields({ game, seats, nameOf, given, problems, onChange }: OwnFieldsProps) {
  const [resets, setResets] = useState(0);
  const SettingsFields = useLoadedGame(game).loaded?.screens.SettingsFields;
  if (SettingsFields === undefined) return null;
  const changed = changedSpecial(game, given);
  const labels = changed.map((key) => settingLabel(game, key)).join(', ');
  const goBack = () => {
    onChange(Object.fromEntries(Object.entries(given).filter(([key]) => !changed.includes(key))));
    setResets(resets + 1);
  };
  return (
    <div>
      <h3 className="eyebrow mb-3">Of this game</h3>
      <Marked key={resets} label={labels} standard={changed.length === 0 ? null : ''} onBack={goBack}>
        <Suspense>
          <SettingsFields value={given} onChange={onChange} seats={seats} nameOf={nameOf} problems={problems} />
        </Suspense>
      </Marked>
    </div>
  );
}

/** Which settings with fields of the game's own are not at their standard. */
export const changedSpecial = (game: string, given: Given): readonly string[] =>
  Object.keys(specialWords(game)).filter((key) => Object.hasOwn(given, key));
