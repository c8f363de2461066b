import { describe, expect, it } from 'vitest';
import { drawnAmong, stillProps } from '@/components/testing/drawn';
import type { MatchView, SeatId } from '@/games/game';
import { seatId, seatIds } from '@/games/kit/seats';
import { type Power, powers } from '@/games/runes-to-ruins/action-names';
import type { Action } from '@/games/runes-to-ruins/actions';
import { type Settings, settingsSchema } from '@/games/runes-to-ruins/settings';
import { inRound2, type RuneStory } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { powerWordsIn } from './power-words';
import { VisionCards } from './vision-cards';

const seats = seatIds('ABC');
const [other, third] = [seatId('B'), seatId('C')];

const nameOf = (seat: SeatId) => seat;
const nothing = () => undefined;

/** Seat A's cards, with one open. */
function cards(story: RuneStory, power: Power | null = null): string {
  const view: MatchView<View> = story.view('A');
  const props = stillProps<View, Settings, Action>({ view, settings: settingsSchema.parse({}), results: null, nameOf });
  const drawn = (
    <VisionCards
      {...props}
      {...{ about: other, others: [other, third], power, value: {}, hint: '' }}
      {...{ onPower: nothing, onChange: nothing, lookAt: nothing }}
    />
  );
  return drawnAmong(seats, { nameOf, anonymous: false, drawn });
}

describe('the cards of the visions', () => {
  it('say each in one line what it does, before it is opened', () => {
    const drawn = cards(inRound2());
    for (const power of powers) {
      const { inShort, learns } = powerWordsIn(power, { mirrorReading: 'mirror' });
      expect(inShort).toMatch(/^[A-Z][^.]{20,64}\.$/);
      expect(drawn).toContain(inShort);
      expect(drawn).not.toContain(learns);
    }
  });

  it('say of the open one the whole, and of one that is set what is set', () => {
    const { inShort, learns } = powerWordsIn('divine', { mirrorReading: 'mirror' });
    expect(cards(inRound2(), 'divine')).toContain(learns);
    expect(cards(inRound2(), 'divine')).not.toContain(inShort);
    const set = cards(inRound2().sees('A', 'divine', { group: 'Box' }));
    expect(set).toContain('Box');
    expect(set).not.toContain(inShort);
  });

  it('say of the mirror what it does in this match', () => {
    const overheard = powerWordsIn('mirror', { mirrorReading: 'eavesdrop' });
    expect(overheard.inShort).toBe('Show a rune; overhear most of what a player asks about you.');
    expect(cards(inRound2('ABC', { mirrorReading: 'eavesdrop' }))).toContain(overheard.inShort);
    expect(cards(inRound2())).not.toContain('overhear');
  });
});
