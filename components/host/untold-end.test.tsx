import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SafeScope } from '@/components/shell/safe';
import type { MatchPage } from '@/server/pages/shapes';
import { HeldBack } from './held-back';
import { AfterTheEnd } from './untold-end';

const pageOf = (more: Partial<MatchPage>) =>
  ({
    ...{ code: 'HELD', status: 'finished', settings: { pace: 'clock' }, practice: false, untold: false },
    ...{ safe: false, isHeldBack: false, isShownHere: false },
    ...more,
  }) as MatchPage;

const drawn = (page: MatchPage) =>
  renderToStaticMarkup(
    <SafeScope page={page}>
      <AfterTheEnd page={page} end={{ isShown: false, show: () => {} }} telling={null}>
        How it ended
      </AfterTheEnd>
    </SafeScope>,
  );

test.each([
  ['was never shown everything', { safe: true, isHeldBack: true }],
  ['shares a screen', { safe: true }],
])('a host who %s is asked before the end stands on the dashboard, and told what will', (_, how) => {
  expect(drawn(pageOf(how))).toContain('Look at it here first');
  expect(drawn(pageOf(how))).toContain('Does nobody else look at your screen?');
  expect(drawn(pageOf(how))).toContain('the standings, the boards, the awards and the log');
});

test('a host who sees everything anyway is not asked', () => {
  expect(drawn(pageOf({}))).toContain('Look at it here first');
  expect(drawn(pageOf({}))).not.toContain('Does nobody else look');
});

test('once the end stands there, the banner does not say that everybody may see what is shown', () => {
  const banner = (showsEnd: boolean) =>
    renderToStaticMarkup(<HeldBack page={pageOf({ isHeldBack: true })} showsEnd={showsEnd} />);
  expect(banner(false)).toContain('So far you see what everybody may see');
  expect(banner(true)).toContain('This page shows how the match ended.');
  expect(banner(true)).not.toContain('what everybody may see');
});
