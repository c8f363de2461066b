import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, hostWhoLooks, newKey, serviceOfFile, startedMatch } from '../testing/service';
import { newsOf } from './news';
import { openedAtOf } from './piece';

// Who votes is known to nobody but themselves: what their phone shows to others says no more than that a vote is open.

const service = await serviceOfFile();
const minute = 60_000;

test('a winner is told of the vote in words that everybody may read', async () => {
  const settings = { rounds: 1, roundSeconds: 1200, voteSeconds: 1200 };
  const { code, host, players } = await startedMatch(service, { settings });
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  await accept(host.host.nudge({ code, seats: players.map(({ seat }) => seat) }));
  const match = await service.matches.find(code);
  if (match === null) throw new Error('no match');
  await match.refresh(db().prisma);
  const people = new Set(players.map((player) => player.person.id));
  const now = openedAtOf(match) + 15 * minute;
  const told = newsOf({ match, people, now, since: openedAtOf(match) - 1, seen: null });
  const texts = new Set(told.map(({ text, more }) => `${text}${more === null ? '' : ` ${more}`}`));
  expect(texts).toContain('The winners’ vote is open until {due}.');
  expect(texts).toContain('The deadline is near. The winners’ vote closes on {due}.');
  expect(texts).toContain('The host reminds you of this match. The winners’ vote closes on {due}.');
  expect([...texts].join()).not.toMatch(/you have|your|for you|tied/i);
});
