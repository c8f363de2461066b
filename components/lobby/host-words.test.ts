import { expect, test } from 'vitest';
import { askedWords, coHostWords, fullViewWords } from './host-words';

test('what a co-host or a trusted spectator sees is said with what a sealed match holds back', () => {
  for (const words of [coHostWords, askedWords, (of: { sealed: boolean }) => fullViewWords(of).join(' ')]) {
    expect(words({ sealed: false })).not.toMatch(/sealed/);
    expect(words({ sealed: true })).toMatch(/but for what was sent since the round opened: this match is sealed/);
  }
});
