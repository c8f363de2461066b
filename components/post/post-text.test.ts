import { expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import { momentForDiscord, momentWithYear, momentWords, postText, shortMomentWords } from './post-text';

const [ana, bea] = seatIds('AB');
const nameOf = (seat: string) => (seat === ana ? 'Ana' : 'Bea');
const posted = {
  own: '',
  ...{ title: 'Friday', gameName: 'Bifröst', words: 'Bea wins.', link: 'https://play.example/m/ABC' },
  ...{ end: null, closes: null, open: 'Round 2 of 3', isHostPaced: false, starts: null, nameOf },
};

test('says whose match it is, what happened and where it is', () => {
  expect(postText(posted)).toBe('Friday (Bifröst)\nBea wins.\nhttps://play.example/m/ABC');
  expect(postText({ ...posted, title: 'Bifröst' })).toMatch(/^Bifröst\n/);
});

test('is there without the sentence on what the picture shows, while that is still to come', () => {
  expect(postText({ ...posted, words: null })).toBe('Friday (Bifröst)\nhttps://play.example/m/ABC');
});

test('says in words when it goes on', () => {
  const closes = momentWords(Date.UTC(2026, 10, 27, 20, 5), 'UTC');
  expect(closes).toBe('Friday 27 November, 20:05 UTC');
  expect(postText({ ...posted, closes })).toMatch(/\nRound 2 of 3 is open until Friday 27 November, 20:05 UTC\.\n/);
  const planned = postText({ ...posted, closes, isHostPaced: true });
  expect(planned).toMatch(
    /\nRound 2 of 3 is open until the host closes it, planned for Friday 27 November, 20:05 UTC\.\n/,
  );
});

test('says it by each reader’s own clock on Discord', () => {
  const closes = momentForDiscord(Date.UTC(2026, 10, 27, 20, 5, 0, 700));
  expect(postText({ ...posted, closes })).toMatch(/\nRound 2 of 3 is open until <t:1795809900:f>\.\n/);
});

test('begins with the words of whoever posts it, as they wrote them', () => {
  expect(postText({ ...posted, own: ' Good evening @everyone\nWhat a round! ' })).toMatch(
    /^Good evening @everyone\nWhat a round!\nFriday \(Bifröst\)\n/,
  );
});

test('says in words when a match starts by itself', () => {
  const starts = momentWords(Date.UTC(2026, 10, 27, 20, 5), 'UTC');
  expect(postText({ ...posted, starts })).toMatch(/\nIt starts on Friday 27 November, 20:05 UTC\.\n/);
});

test('lists everybody once the end is posted', () => {
  if (ana === undefined || bea === undefined) throw new Error('two play');
  const results = {
    standings: [
      { seat: bea, rank: 1, points: 1, detail: {} },
      { seat: ana, rank: 2, points: -3, detail: {} },
    ],
    ...{ winners: [bea], eliminationCandidates: [], awards: [] },
  };
  const end = { results, awards: [], areAwardsOpen: false };
  expect(postText({ ...posted, end })).toMatch(/\n1st: Bea, 1 point\n2nd: Ana, −3 points\nhttps/);
});

test('says of an end who may have to go and what everybody is given, and that it is only proposed as long as it is', () => {
  if (ana === undefined || bea === undefined) throw new Error('two play');
  const award = (seat: typeof ana, kind: string, amount: number) => ({ seat, kind, amount, reason: '' });
  const awards = [award(bea, 'token-of-life', 4), award(bea, 'garnet', 2), award(ana, 'garnet', -1)];
  const results = { standings: [], winners: [bea], eliminationCandidates: [ana], awards: [] };
  const end = { results, awards, areAwardsOpen: false };
  expect(postText({ ...posted, end })).toContain(
    '\nElimination candidate: Ana.\nAwards:\nBea: a token of life and 2 garnets\nAna: 1 garnet lost\nhttps',
  );
  expect(postText({ ...posted, end: { ...end, areAwardsOpen: true } })).toContain(
    '\nAwards, as the rules propose them (the host confirms each):\nBea',
  );
  const same = { ...end, awards: [award(ana, 'garnet', 1), award(bea, 'garnet', 1)] };
  expect(postText({ ...posted, end: same })).toContain('\nAwards:\nAna and Bea: 1 garnet each\n');
});

test('lists nobody again where no points are counted: the words say each place, and why', () => {
  if (bea === undefined) throw new Error('two play');
  const standings = [{ seat: bea, rank: 1, points: null, detail: {} }];
  const results = { standings, winners: [bea], eliminationCandidates: [], awards: [] };
  expect(postText({ ...posted, end: { results, awards: [], areAwardsOpen: false } })).not.toContain('1st');
});

test('calls nobody on a chat server, whatever people are called', () => {
  expect(postText({ ...posted, title: '@here', words: '@everyone wins.' })).not.toMatch(/@(everyone|here)/);
});

test('a moment of another year says which, and a short one has one line of a phone’s table', () => {
  const at = (year: number) => new Date(year, 10, 29, 20, 5).getTime();
  expect(momentWithYear(at(2026), at(2026))).toBe(momentWords(at(2026)));
  expect(momentWithYear(at(2020), at(2026))).toMatch(/^Sunday 29 November 2020, 20:05 /);
  expect(shortMomentWords(at(2026))).toBe('Sun 29 Nov, 20:05');
});
