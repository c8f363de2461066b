import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HostNote } from '@/components/stage/interlude-note';
import { isPacedByHost } from '@/games/kit/pace';
import { seatIds } from '@/games/kit/seats';
import { createMatch, viewOf } from '@/games/match';
import { createStart } from '@/games/record';
import { HostGoesOnWords, isClockShown, MatchClock } from './match-clock';
import { whatIsWaitedFor } from './phase-words';

test('only the host closes where the settings say so', () => {
  expect(isPacedByHost({ pace: 'host' })).toBe(true);
  expect(isPacedByHost({ pace: 'ready' })).toBe(false);
  expect(isPacedByHost(null)).toBe(false);
});

test('where only the host closes, nothing counts down and nothing starts', () => {
  const settings = { pace: 'host', roundSeconds: 600 };
  const match = createMatch(createStart({ game: 'pointing-chains', settings, seats: seatIds('ABC'), seed: 'clock' }));
  const clock = (isHostPaced: boolean) =>
    renderToStaticMarkup(
      <MatchClock
        view={viewOf(match, 'host')}
        now={() => 0}
        totalMs={600_000}
        label="Round 1"
        isHostPaced={isHostPaced}
      />,
    );
  expect(clock(true)).toContain('The host closes the round when ready');
  expect(clock(true)).not.toMatch(/timer|\d:\d\d/);
  expect(clock(false)).not.toContain('The host closes');
});

test('while a round is told, the running clock says that it is of what comes next', () => {
  const settings = { roundSeconds: 600 };
  const match = createMatch(createStart({ game: 'pointing-chains', settings, seats: seatIds('ABC'), seed: 'clock' }));
  const clock = (isNext: boolean) =>
    renderToStaticMarkup(
      <MatchClock view={viewOf(match, 'spectator')} now={() => 0} totalMs={600_000} label="Round 1" isNext={isNext} />,
    );
  expect(clock(true)).toContain('Next:');
  expect(clock(false)).not.toContain('Next:');
  // A phone's header has no second line for it.
  expect(clock(true)).toContain('max-sm:sr-only');
  expect(clock(false)).not.toContain('max-sm:sr-only');
});

test('while a round is told that the host has just closed, nothing says that the host closes it when ready', () => {
  expect(isClockShown({ pace: 'host' }, true)).toBe(false);
  expect(isClockShown({ pace: 'host' }, false)).toBe(true);
  expect(isClockShown({ pace: 'clock' }, true)).toBe(true);
});

test('what the host closes has the game’s name for it', () => {
  const words = renderToStaticMarkup(<HostGoesOnWords due={null} isPast={false} closes="the step" />);
  expect(words).toContain('The host closes the step when ready');
  const own = renderToStaticMarkup(<HostGoesOnWords due={null} isPast={false} closes="the step" isHost />);
  expect(own).toContain('You close the step');
  expect(own).not.toContain('The host');
});

test('once what the host planned is past, no word says that time is over, and what is sent still counts', () => {
  const words = (isPast: boolean) => renderToStaticMarkup(<HostGoesOnWords due="today, 18:40" {...{ isPast }} />);
  expect(words(false)).toContain('for today, 18:40');
  expect(words(false)).not.toMatch(/\bdue\b/i);
  expect(words(true)).toContain('The host closes the round when ready');
  expect(words(true)).toContain('and what is sent still counts');
  expect(words(true)).not.toMatch(/18:40|over|resolve/i);
});

test('on a phone too, who closes and for when it is planned stand side by side', () => {
  const onPhone = (isHost: boolean) =>
    /<span aria-hidden="true".*$/.exec(
      renderToStaticMarkup(<HostGoesOnWords due="today, 18:40" isPast={false} isHost={isHost} />),
    )?.[0];
  expect(onPhone(false)).toMatch(/host closes.*today, 18:40/);
  expect(onPhone(true)).toMatch(/you close.*today, 18:40/);
});

test('after a scene nobody reads of a next round where none comes, nor that everybody may act', () => {
  expect(renderToStaticMarkup(<HostNote />)).toContain(
    'The host closes the next round when ready. You can act at once.',
  );
  const vote = renderToStaticMarkup(<HostNote closes="the vote" />);
  expect(vote).toContain('The host closes the vote when ready.');
  expect(vote).not.toMatch(/round|act/);
});

test('where no clock runs, what the phase waits for stands in its place', () => {
  const start = { game: 'pointing-chains', settings: { roundSeconds: null }, seats: seatIds('ABC'), seed: 'clock' };
  const view = viewOf(createMatch(createStart(start)), 'spectator');
  const clock = (waitsFor: string | null) =>
    renderToStaticMarkup(<MatchClock {...{ view, waitsFor }} now={() => 0} totalMs={null} label="Round 1" />);
  expect(clock('everybody is done')).toContain('Open until everybody is done');
  expect(clock(null)).toBe('');
  expect(whatIsWaitedFor({}, { view, settings: { pace: 'ready' } })).toBe('everybody is done');
  expect(whatIsWaitedFor({}, { view, settings: { pace: 'clock' } })).toBeNull();
});
