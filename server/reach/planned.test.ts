import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, serviceOfFile, startedMatch } from '../testing/service';
import { channelOf } from './channel-news';
import { newsOf } from './news';
import { openedAtOf } from './piece';

// Where the host closes rounds, a round's time is what the host plans: nothing is told to close at it.

const service = await serviceOfFile();
const minute = 60_000;

const wanted = {
  round: (pace: string) => ({ settings: { pace, roundSeconds: 1200 } }),
  step: () => ({ game: 'bifrost', settings: { moveSeconds: 1200 } }),
};

/** What one player and the channel are told so many minutes after the round opened; times as "{due}". */
async function toldIn(given: Parameters<typeof startedMatch>[1]) {
  const match = await startedMatch(service, given);
  await accept(match.host.host.nudge({ code: match.code }));
  const loaded = await service.matches.find(match.code);
  if (loaded === null) throw new Error('no match');
  await loaded.refresh(db().prisma);
  const [player] = match.players;
  const people = new Set([player?.person.id ?? '', channelOf(loaded.row)]);
  return (minutes: number): string => {
    const now = openedAtOf(loaded) + minutes * minute;
    const news = newsOf({ match: loaded, people, now, since: 0, seen: null });
    return news.map(({ text, more }) => `${text} ${more ?? ''}`).join('\n');
  };
}

test('a round that its host closes is said to be planned to close', async () => {
  const told = await toldIn(wanted.round('host'));
  expect(told(1)).toContain('Round 1 is open, and waits for you. The host plans to close round 1 on {due}.');
  expect(told(1)).toContain('You have not acted yet: the host plans to close round 1 on {due}.');
  expect(told(1)).toContain('Round 1 is open; the host plans to close it on {due}.');
  expect(told(15)).toContain('The deadline is near. You have not acted yet: the host plans to close round 1 on {due}.');
  for (const minutes of [1, 15]) expect(told(minutes)).not.toMatch(/until|closes/);
});

test('once its time is past, no time is said, and still that they have not acted', async () => {
  const told = (await toldIn(wanted.round('host')))(21);
  expect(told).toContain('Round 1 is open, and waits for you.');
  expect(told).toContain('The host reminds you of this match. You have not acted yet in round 1.');
  expect(told).not.toContain('{due}');
});

test('a round that the clock closes is said to close', async () => {
  const told = await toldIn(wanted.round('clock'));
  expect(told(1)).toContain('Round 1 is open until {due}, and waits for you.');
  expect(told(15)).toContain('You have not acted yet: round 1 closes on {due}.');
  expect(told(15)).not.toContain('plans');
});

test('of a half only the step that runs is said to close', async () => {
  const told = await toldIn(wanted.step());
  expect(told(1)).toContain('Half 1 is open. This step closes on {due}.');
  expect(told(15)).toContain('The deadline is near. This step closes on {due}.');
  expect(told(1)).toMatch(/^Half 1 is open\. $/m);
  expect(told(15)).not.toContain('half 1 closes');
});
