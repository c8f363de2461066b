import { describe, expect, it } from 'vitest';
import { resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { foldAll, turningPoints } from './fold';
import { hashOfSeed, verify } from './verify';

const record = {
  game: 'pointing-chains',
  settings: { rounds: 2, pace: 'host', roundSeconds: null },
  seats: ['A', 'B', 'C', 'D'],
  seed: 'a seed',
  events: [
    { at: 0, by: 'A', action: { type: 'point', at: 'B' } },
    { at: 10, by: 'B', action: { type: 'point', at: 'C' } },
    { at: 20, by: 'host', action: { type: 'resolve' } },
    { at: 30, by: 'D', action: { type: 'point', at: 'A' } },
    { at: 40, by: 'host', action: { type: 'resolve' } },
  ],
};

const play = (events: readonly object[] = record.events) => foldAll(parseRecord({ ...record, events }));

async function claim() {
  const { matches } = await play();
  const last = matches.at(-1);
  return { seed: record.seed, seedHash: hashOfSeed(record.seed), results: last ? resultsOf(last) : null, playedBy: 1 };
}
const failed = (checks: ReturnType<typeof verify>) => checks.filter(({ isFine }) => !isFine).map(({ id }) => id);

describe('verifying a match', () => {
  it('finds nothing wrong with an honest one', async () => {
    const claimed = await claim();
    expect(claimed.results?.winners).toEqual(['A', 'B', 'D']);
    expect(failed(verify(await play(), claimed))).toEqual([]);
  });

  it('hashes the seed as SHA-256 in hex', () => {
    expect(hashOfSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('notices another seed, a changed event, changed results, an illegal event', async () => {
    const claimed = await claim();
    expect(failed(verify(await play(), { ...claimed, seedHash: hashOfSeed('b') }))).toEqual(['seed']);
    const [first, ...rest] = record.events;
    const changed = [{ ...first, at: 0, by: 'A', action: { type: 'point', at: null } }, ...rest];
    expect(failed(verify(await play(changed), claimed))).toContain('results');
    expect(failed(verify(await play(), { ...claimed, results: null }))).toEqual(['results']);
    const byOthers = verify(await play(changed), { ...claimed, playedBy: 7 }).find(({ id }) => id === 'results');
    expect(byOthers?.text).toMatch(/^By today’s rules \(version 1\) .* version 7, and its results stand\.$/);
    const illegal = [{ at: 0, by: 'A', action: { type: 'point', at: 'A' } }, ...record.events];
    expect(failed(verify(await play(illegal), claimed))).toEqual(['legal']);
    expect(failed(verify(await play(record.events.slice(0, 3)), claimed))).toEqual(['finished', 'results']);
  });

  it('knows where a match turned', async () => {
    const folded = await play();
    expect(turningPoints(folded, (match) => `${viewOf(match, 'spectator').round} ${match.status}`)).toEqual([0, 3, 5]);
  });
});
