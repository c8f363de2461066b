import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { accept, type Caller, hostWhoLooks, newKey, seatMatch, serviceOfFile, startedMatch } from '../testing/service';
import { calendarAt } from './calendar';

// Deadlines as a calendar, read by another program's parser.

const service = await serviceOfFile();
const secret = process.env.AUTH_SECRET ?? '';
const home = 'https://match.example';

async function tokenOf(api: Caller): Promise<string> {
  const { calendar } = await api.reach.choices();
  if (calendar === null) throw new Error('no calendar');
  return calendar;
}

const read = (token: string) => calendarAt(service, { token, secret, home });

async function eventsAt(token: string): Promise<ICAL.Event[]> {
  const calendar = ICAL.Component.fromString((await read(token)) ?? '');
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

function firstOf<T>(items: readonly T[]): T {
  const [first] = items;
  if (first === undefined) throw new Error('there is none');
  return first;
}

test('the deadlines of one’s running matches, each as the same event for as long as it is the same', async () => {
  const match = await startedMatch(service, { settings: { roundSeconds: 3600 } });
  const { code, host } = match;
  const { api, seat } = firstOf(match.players);
  expect((await api.reach.choices()).calendar).toBeNull();
  await accept(api.reach.renewCalendar());
  const token = await tokenOf(api);
  const before = firstOf((await eventsAt(token)).filter(({ description }) => description === `${home}/m/${code}`));
  const dueAt = async () => (await host.play.first({ code })).view?.dueAt ?? 0;
  const startedAt = (await host.matches.page({ code })).startedAt ?? 0;
  expect(before.endDate.toJSDate().getTime()).toBe(Math.floor((startedAt + (await dueAt())) / 1000) * 1000);
  const { sequence, startDate } = before;
  expect(before.endDate.toUnixTime() - startDate.toUnixTime()).toBe(15 * 60);
  const alarm = before.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger');
  expect(alarm?.toString()).toBe('-PT30M');
  expect(before.summary).toMatch(/: round 1 closes$/);

  const whole = await read(token);
  await accept(api.play.act({ code, seat, action: { type: 'point', at: null }, key: newKey() }));
  expect(withoutStamps(await read(token)), 'nothing of who has acted').toBe(withoutStamps(whole));

  await accept(hostWhoLooks(host).act({ code, action: { type: 'extend', seconds: 600 }, key: newKey() }));
  const moved = firstOf((await eventsAt(token)).filter(({ uid }) => uid === before.uid));
  expect(moved.sequence).toBeGreaterThan(sequence);
  expect(moved.endDate.toUnixTime() - before.endDate.toUnixTime()).toBe(600);
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  expect((await eventsAt(token)).map(({ uid }) => uid)).not.toContain(before.uid);
});

test('a round that is shorter than what is shown begins when it does', async () => {
  const match = await startedMatch(service, { settings: { roundSeconds: 180 } });
  const { api } = firstOf(match.players);
  await accept(api.reach.renewCalendar());
  const events = await eventsAt(await tokenOf(api));
  const event = firstOf(events.filter(({ description }) => description === `${home}/m/${match.code}`));
  expect(event.endDate.toUnixTime() - event.startDate.toUnixTime()).toBe(180);
  expect(event.component.getFirstSubcomponent('valarm'), 'it would be before the round').toBeNull();
});

test('the start that a host planned, as one event wherever it is moved to', async () => {
  const { code, host, players } = await seatMatch(service);
  const { api } = firstOf(players);
  await accept(api.reach.renewCalendar());
  const token = await tokenOf(api);
  const starts = async () => (await eventsAt(token)).filter(({ description }) => description === `${home}/m/${code}`);
  expect(await starts()).toEqual([]);
  const startsAt = (Math.floor(Date.now() / 1000) + 7200) * 1000;
  await accept(host.lobby.schedule({ code, startsAt }));
  const first = firstOf(await starts());
  expect(first.startDate.toJSDate().getTime()).toBe(startsAt);
  expect(first.summary).toMatch(/: the match starts$/);
  await accept(host.lobby.schedule({ code, startsAt: startsAt + 60_000 }));
  const moved = firstOf(await starts());
  expect([moved.uid, moved.sequence]).toEqual([first.uid, first.sequence + 1]);
  await accept(host.lobby.schedule({ code, startsAt: null }));
  expect(await starts()).toEqual([]);
});

const withoutStamps = (text: string | null) => text?.replace(/^DTSTAMP.*$/gm, '');

test('a new address ends the one before, and nothing else is an address', async () => {
  const { api } = firstOf((await startedMatch(service, { settings: { roundSeconds: 3600 } })).players);
  await accept(api.reach.renewCalendar());
  const before = await tokenOf(api);
  await accept(api.reach.renewCalendar());
  const after = await tokenOf(api);
  expect(after).not.toBe(before);
  expect(await read(before)).toBeNull();
  expect(await read(after)).toContain('BEGIN:VCALENDAR');
  const [id, renewals, signature] = after.split('.');
  for (const wrong of [
    `${Number(id) + 1}.${renewals}.${signature}`,
    `${id}.0.${signature}`,
    `0${id}.${renewals}.${signature}`,
    `${id}.0${renewals}.${signature}`,
    '',
    'x',
    after.slice(0, -1),
  ])
    expect(await read(wrong), wrong).toBeNull();
  await accept(api.reach.endCalendar());
  expect([await read(after), (await api.reach.choices()).calendar]).toEqual([null, null]);
});
