import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { seatIds } from '@/games/kit/seats';
import { settingsSchema } from '@/games/logical-bluffs/settings';
import { bluffed, claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { nowWords } from './now-words';
import { OnStage, slipSize } from './public-standing';

const [seat = ''] = seatIds('A');

function saying(...texts: readonly string[]): View {
  const statements = texts.map((text) => ({ text, truth: null }));
  return { seats: [{ seat, acted: null }], statements: [{ round: 2, seat, statements }] } as unknown as View;
}

test('statements that are long are set smaller on the stage, so that none is cut', () => {
  const eight = (letters: number) => saying(...Array.from({ length: 8 }, () => 'x'.repeat(letters)));
  expect(slipSize(eight(20), 2)).toBe('roomy');
  expect(slipSize(saying(...Array.from({ length: 8 }, (_, i) => 'x'.repeat(i < 3 ? 58 : 20))), 2)).toBe('tight');
  expect(slipSize(eight(90), 2)).toBe('small');
  expect(slipSize(eight(90), 1), 'those of another round do not count').toBe('roomy');
});

test('the stage says what each phase is about', () => {
  const at = (lines: Parameters<typeof play>[0]) => nowWords(play(lines).view('spectator') as unknown as View);
  expect(at([])).toMatch(/^Each writes four/);
  expect(at(bluffed)).toMatch(/^Each judges what the other says/);
  expect(at(claimed)).toBe(
    'Each may look under tiles, for 8 points each, or name all sixteen: that wins, or costs all points.',
  );
  const sealed = { ...play(claimed).view('spectator'), sealedReveal: true } as unknown as View;
  expect(nowWords(sealed)).toContain('The clock runs out in any case, so that its length tells nothing.');
});

test('what was said last stays in sight on the stage while tiles are bought and new statements are written', () => {
  const texts = play(bluffed).view('spectator') as unknown as View;
  const spoken = texts.statements.flatMap(({ statements }) => statements.map(({ text }) => text ?? ''));
  expect(spoken).toHaveLength(8);
  const view = play(claimed).view('spectator') as unknown as MatchView<View>;
  const drawn = renderToStaticMarkup(
    <OnStage {...{ view }} settings={settingsSchema.parse({})} mine={null} nameOf={String} now={() => 0} />,
  );
  for (const text of spoken) expect(drawn).toContain(text);
});

test('the stage says what each has seen and paid for it, and why it gives no points', () => {
  const said = (shown: Partial<View>, revealCost = 8) => {
    const view = { ...play(claimed, { revealCost }).view('spectator'), ...shown } as unknown as MatchView<View>;
    const settings = settingsSchema.parse({ revealCost });
    return renderToStaticMarkup(<OnStage {...{ view, settings }} mine={null} nameOf={String} now={() => 0} />)
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ');
  };
  const bought = { reveals: { A: 2, B: 0 } as View['reveals'] };
  expect(said(bought)).toContain('Points stay secret until the end.');
  expect(said(bought)).toMatch(/16 points spent · seen 6 of 16.*(?<!spent · )seen 4 of 16/);
  expect(said({ ...bought, phase: 'claim' })).toContain('16 points spent · seen 6 of 16');
  expect(said(bought, 0)).not.toContain('spent');
});

test('[T1] a reserve that runs runs down on the stage', () => {
  const settings = settingsSchema.parse({ bluffSeconds: 90, reserveSeconds: 60 });
  const view = play([[90_000, 'clock']], settings).view('spectator') as unknown as MatchView<View>;
  const drawnAt = (at: number) =>
    renderToStaticMarkup(<OnStage {...{ view, settings }} mine={null} nameOf={String} now={() => at} />);
  expect(drawnAt(90_000)).toContain('1:00');
  expect(drawnAt(113_000)).toContain('0:37');
  expect(drawnAt(113_000)).not.toContain('1:00');
});
