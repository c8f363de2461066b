'use client';

import { settingsToTell } from '@/games/kit/settings';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import { BriefCard } from '../brief-card';
import type { BriefProps } from '../game-loads';
import { loose, symbolFor } from './examples';
import { SymbolDrawing } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import { Slab } from './slab';

/** Runes to Ruins in four pictures. */
export function Brief({ settings: given }: BriefProps) {
  const settings = settingsToTell(settingsSchema, given);
  const rules = rulesOf(settings);
  const symbol = symbolFor(rules);
  return (
    <WithRuneRules rules={rules}>
      <BriefCard figure="6 runes" picture={<SymbolDrawing grid={symbol} title="A symbol" />}>
        <strong>Hide a symbol</strong> of six different runes whose lines meet: brass dots show where.
      </BriefCard>
      <BriefCard
        figure={`${settings.insightAtStart} insight`}
        picture={<Slab grid={[null, symbol[1] ?? null, null, null, null, null]} title="One rune is known" />}
      >
        <strong>Find out</strong> about the others’: use visions, paid with insight (you start with{' '}
        {settings.insightAtStart}), and ask; an answer that you did not want costs mantra, which eats insight.
      </BriefCard>
      <BriefCard figure="1 guess is free" picture={<SymbolDrawing grid={loose} showJoins={false} title="A guess" />}>
        <strong>Guess</strong> once a round for nothing. You are told how many runes are exact, misplaced, or of the
        right group, compared with the closest symbol.
      </BriefCard>
      <BriefCard figure="6 exact: found" picture={<Slab grid={symbol} isBroken title="A symbol that was found" />}>
        <strong>All six exact</strong>, and that player is found. Whoever stays hidden longest wins; who is found plays
        on.
      </BriefCard>
    </WithRuneRules>
  );
}
