import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StandingFaults } from './faults';

beforeEach(() => {
  vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32));
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** What was said, without the error itself. */
const said = () => vi.mocked(console.error).mock.calls.map(([where]) => where);

const away = (query: string) => Object.assign(new Error(`${query}: nobody there`), { code: 'ECONNREFUSED' });

test('a fault that stays is told once, then once a minute with a count, and once when it is over', () => {
  const faults = new StandingFaults('match service');
  const sweep = () => {
    faults.failed('sweep', away('select 1'));
    faults.failed('people', away('select 2'));
    vi.advanceTimersByTime(800);
  };
  sweep();
  expect(said()).toEqual(['match service:']);
  for (let i = 0; i < 160; i++) sweep();
  expect(said()).toEqual([
    'match service:',
    'match service: still so, 151 times in 60 s:',
    'match service: still so, 301 times in 120 s:',
  ]);
  faults.worked('sweep');
  expect(said()).toHaveLength(3);
  faults.worked('people');
  faults.worked('people');
  expect(said().slice(3)).toEqual(['match service: works again, 322 times in 129 s (ECONNREFUSED)']);
  faults.failed('sweep', away('select 1'));
  expect(said().slice(4)).toEqual(['match service:']);
});

test('another fault is told beside it, and what happened once is not said to be over', () => {
  const faults = new StandingFaults('match service');
  faults.failed('sweep', away('select 1'));
  faults.failed('people', new Error('no such column'));
  expect(said()).toEqual(['match service:', 'match service:']);
  faults.worked('people');
  expect(said()).toHaveLength(2);
});
