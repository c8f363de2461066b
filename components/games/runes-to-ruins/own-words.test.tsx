import { describe, expect, it } from 'vitest';
import { drawnAmong } from '@/components/testing/drawn';
import { seatIds } from '@/games/kit/seats';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import { inRound2, symbols } from '@/games/runes-to-ruins/testing';
import { askedWords } from './ask-panel';
import { CardPicture } from './card-picture';
import { Legality } from './symbol-studio';

const nameOf = (seat: string) => seat;
const drawn = (part: React.ReactNode) => drawnAmong(seatIds('ABC'), { nameOf, anonymous: false, drawn: part });

describe('what is said while a symbol is composed', () => {
  const counts = { total: 1, at: [] };
  const said = (more: { missing: string[]; isEmpty: boolean; isCounting?: boolean }) =>
    drawn(<Legality {...more} counting={{ counts, isCounting: more.isCounting ?? false }} />);

  it('is how many legal symbols there are, as long as something is missing', () => {
    expect(said({ missing: ['1 place is still empty.'], isEmpty: false })).toContain(
      '1 legal symbol can still be made.',
    );
    expect(said({ missing: [], isEmpty: false })).not.toContain('can still be made');
  });

  it('is nothing of counting before the first rune', () => {
    expect(said({ missing: ['Choose six runes.'], isEmpty: true, isCounting: true })).not.toContain('Counting');
    expect(said({ missing: [''], isEmpty: false, isCounting: true })).toContain('Counting');
  });
});

it('questions are counted in all, and those of a kind only where fewer of them are allowed', () => {
  const view = inRound2().learns('A', 'has', { seat: 'B', rune: 'straight-box' }).view('A');
  expect(askedWords(view, 'has')).toBe('You have asked 1 of this round’s 4 questions.');
  expect(askedWords({ ...view, round: 9 }, 'has')).toMatch(
    /^You have asked 1 of this round’s \d+ questions; of this kind 1 of/,
  );
});

it('the card of the first close draws one’s own symbol', () => {
  const line = { text: 'Your symbol', shows: { symbol: symbols.A } };
  expect(drawn(<CardPicture line={line} settings={settingsSchema.parse({})} />)).toContain(
    'aria-label="Your symbol: Straight Box',
  );
});
