import { describe, expect, it } from 'vitest';
import { parseRecord } from '@/games/record';
import { Film } from './film';
import { hashOfSeed, verdictOf, verify } from './verify';

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

function play(events: readonly object[] = record.events) {
  const { start, events: read } = parseRecord({ ...record, events });
  const film = new Film(start, read);
  while (film.folded < film.last) film.fold();
  return film.outcome();
}

const claim = () => ({
  ...{ seed: record.seed, seedHash: hashOfSeed(record.seed), laterSeeds: [] as { hash: string }[], playedBy: 1 },
  results: play().results,
});
const failed = (checks: ReturnType<typeof verify>) => checks.filter(({ isFine }) => !isFine).map(({ id }) => id);

describe('verifying a match', () => {
  it('finds nothing wrong with an honest one', () => {
    const claimed = claim();
    expect(claimed.results?.winners).toEqual(['A', 'B', 'D']);
    expect(failed(verify(play(), claimed))).toEqual([]);
  });

  it('hashes the seed as SHA-256 in hex', () => {
    expect(hashOfSeed('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('notices another seed, a changed event, changed results, an illegal event', () => {
    const claimed = claim();
    expect(failed(verify(play(), { ...claimed, seedHash: hashOfSeed('b') }))).toEqual(['seed']);
    const [first, ...rest] = record.events;
    const changed = [{ ...first, at: 0, by: 'A', action: { type: 'point', at: null } }, ...rest];
    expect(failed(verify(play(changed), claimed))).toContain('results');
    expect(failed(verify(play(), { ...claimed, results: null }))).toEqual(['results']);
    const byOthers = verify(play(changed), { ...claimed, playedBy: 7 }).find(({ id }) => id === 'results');
    expect(byOthers?.text).toMatch(/^By today’s rules \(version 1\) .* version 7, and its results stand\.$/);
    const illegal = [{ at: 0, by: 'A', action: { type: 'point', at: 'A' } }, ...record.events];
    expect(failed(verify(play(illegal), claimed))).toEqual(['legal']);
    expect(failed(verify(play(record.events.slice(0, 3)), claimed))).toEqual(['finished', 'results']);
  });

  it('holds the seed by which a match went on after its end against the hash that was shown then', () => {
    const anew = { at: 50, by: 'host', action: { type: 'rewind', to: 0, seed: 'anew' } };
    const again = [...record.events, anew, { at: 50, by: 'host', action: { type: 'resume' } }];
    const events = [...again, ...record.events.map((event) => ({ ...event, at: event.at + 50 }))];
    const { results } = play(events);
    const checks = (hash: string) => verify(play(events), { ...claim(), results, laterSeeds: [{ hash }] });
    expect(failed(checks(hashOfSeed('anew')))).toEqual([]);
    expect(failed(checks(hashOfSeed('another')))).toEqual(['later seeds']);
    expect(verdictOf(checks(hashOfSeed('another')), { playedBy: 7, version: 1 })).toBe('differs');
  });

  it('is told in a word', () => {
    const claimed = claim();
    const verdict = (given: Partial<typeof claimed>, version = 1) =>
      verdictOf(verify(play(), { ...claimed, ...given }), { playedBy: given.playedBy ?? 1, version });
    expect(verdict({})).toBe('agrees');
    expect(verdict({ results: null })).toBe('differs');
    expect(verdict({ results: null, playedBy: 7 })).toBe('otherwise');
    expect(verdict({ seedHash: hashOfSeed('b'), playedBy: 7 })).toBe('differs');
  });
});
