import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { ActionBar } from './action-bar';
import { BarClock } from './bar-clock';
import { PausedScope } from './paused';

test('what was refused because the match is paused is said to be kept, and is asked for once it goes on', () => {
  const problem = { code: 'PAUSED', message: 'The match is paused.' };
  const bar = (isPaused: boolean) =>
    renderToStaticMarkup(
      <PausedScope value={isPaused}>
        <ActionBar prompt="You chose Bea." problem={problem} />
      </PausedScope>,
    );
  expect(bar(true)).toContain('Kept here, not sent: press again when the match goes on.');
  expect(bar(false)).toContain('The match goes on: send it now.');
  expect(bar(false)).not.toContain('is paused');
});

test('in a pause nothing that is saved is said to be open to change', () => {
  const bar = (isPaused: boolean) =>
    renderToStaticMarkup(
      <PausedScope value={isPaused}>
        <ActionBar
          prompt={null}
          saved="Saved: you point at Bea."
          counts="This counts at the deadline; you can still change it."
        />
      </PausedScope>,
    );
  expect(bar(false)).toContain('you can still change it');
  expect(bar(true)).toContain('Saved: you point at Bea.');
  expect(bar(true)).not.toContain('you can still change it');
});

test('in a pause the bar says so beside a clock that stands still, without the edge that hurries', () => {
  const view = { status: 'paused', dueAt: 9000, leftMs: 9000, seats: [] } as unknown as MatchView;
  const clock = (
    <BarClock view={view} now={() => 0} settings={{ pace: 'clock' }} totalMs={60_000} label="Round 1" isSafe={false} />
  );
  const bar = (isPaused: boolean) =>
    renderToStaticMarkup(
      <PausedScope value={isPaused}>
        <ActionBar prompt="Choose a player" clock={clock} />
      </PausedScope>,
    );
  expect(bar(true)).toContain('>Paused<');
  expect(bar(true)).toContain('Round 1: paused');
  expect(bar(true)).not.toMatch(/garnet|text-5xl/);
  expect(bar(false)).not.toContain('>Paused<');
});

test('what waits for the connection has the row above its button on a phone, and what else could be done gives way to it', () => {
  const message = 'Waiting for your network: Bea.';
  const problem = { code: 'OFFLINE', message, answers: [{ label: 'Take it back', onChoose: () => {} }] };
  const bar = renderToStaticMarkup(
    <ActionBar prompt="You → Bea" problem={problem}>
      <button type="button">Point at Bea</button>
    </ActionBar>,
  );
  expect(bar).toContain('max-sm:basis-full');
  expect(bar).toContain(message);
  expect(bar).toContain('>Take it back<');
  expect(bar).not.toContain('Point at Bea');
});
