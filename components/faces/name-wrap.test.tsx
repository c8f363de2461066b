import { expect, test } from 'vitest';
import { drawnAmong } from '@/components/testing/drawn';
import { seatId } from '@/games/kit/seats';
import { Name, NameInWords } from './face';

const A = seatId('A');
const drawn = (name: string) => [
  drawnAmong([A], { nameOf: () => name, anonymous: false, drawn: <Name seat={A} /> }),
  drawnAmong([A], { nameOf: () => name, anonymous: false, drawn: <NameInWords seat={A} /> }),
];

test('a name breaks at its spaces, and within a word only where that is very long', () => {
  for (const html of drawn('Ann Björnsdóttir the Second')) {
    expect(html).toContain('[overflow-wrap:break-word]');
    expect(html).not.toContain('[overflow-wrap:anywhere]');
  }
  for (const html of drawn('Taumatawhakatangihanga')) expect(html).toContain('[overflow-wrap:anywhere]');
});
