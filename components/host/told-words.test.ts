import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import type { Told } from '@/server/reach/reached';
import type { WayKind } from '@/server/reach/topics';
import { needsLink, ownReminderWords, reachableWords, reachedWords, remindedWords, unheardWords } from './told-words';

const [A, B, C, D] = ['A', 'B', 'C', 'D'].map(seatId);
const by = (state: Told['state'], problem: string | null = null) => ({
  kind: 'mail' as const,
  state,
  problem,
});
const nameOf = (seat: string) => `Player ${seat}`;
const said = { open: 'round 2', nameOf };
const reachedBy = (kinds: WayKind[]) => ({
  kinds,
  daily: [],
  hasQuietHours: false,
  hearsWords: true,
  last: null,
  held: null,
  isUnreached: false,
});

test('says of reminders what was sent, and what was not', () => {
  if (A === undefined || B === undefined || C === undefined || D === undefined) throw new Error('no seats');
  const seats = [
    { seat: A, hasWay: true, told: [by('sent')] },
    { seat: B, hasWay: true, told: [by('failed', 'The mail server refused it (550).')] },
    { seat: C, hasWay: false, told: [] },
    { seat: D, hasWay: true, told: [by('quiet')] },
  ];
  expect(remindedWords({ seats, online: new Set(), ...said })).toBe(
    'Sent to 1 by e-mail. 1 hears of it at a time they chose. To 1 it did not arrive: The mail server refused it (550). 1 has no way to be reached: send them the link.',
  );
  expect(remindedWords({ seats: [{ seat: C, hasWay: false, told: [] }], online: new Set([C]), ...said })).toBe(
    '1 is here now.',
  );
  expect(remindedWords({ seats: [{ seat: A, hasWay: true, told: [] }], online: new Set(), ...said })).toBe(
    'Nothing was sent. 1 has chosen to get no such messages: send them the link.',
  );
  expect(remindedWords({ seats: [{ seat: A, hasWay: true, told: [by('seen')] }], online: new Set([A]), ...said })).toBe(
    '1 has read it on the page.',
  );
  const late = { seat: D, hasWay: true, told: [by('late')] };
  expect(remindedWords({ seats: [...seats.slice(0, 1), late], online: new Set(), ...said })).toBe(
    'Sent to 1 by e-mail. Player D will not hear of it before round 2 closes: send them the link.',
  );
  expect(remindedWords({ seats: [{ seat: A, hasWay: true, told: [by('waiting')] }], online: new Set(), ...said })).toBe(
    'To 1 it is still on its way.',
  );
});

test('says that nothing was sent where nobody can be told, and who needs no reminder any more', () => {
  if (A === undefined || B === undefined || C === undefined || D === undefined) throw new Error('no seats');
  const [none, late] = [
    { seat: A, hasWay: false, told: [] },
    { seat: B, hasWay: true, told: [by('late')] },
  ];
  const ofVote = { online: new Set([]), open: 'the winners’ vote', nameOf };
  expect(remindedWords({ seats: [none, late], ...ofVote })).toBe(
    'Nothing was sent. Player B will not hear of it before the winners’ vote closes: send them the link. 1 has no way to be reached: send them the link.',
  );
  const over = { seat: C, hasWay: true, told: [by('dropped')] };
  expect(remindedWords({ seats: [over], ...ofVote })).toBe('1 needs no reminder any more.');
  const failed = { seat: D, hasWay: true, told: [by('failed', 'The mail server refused it (550).')] };
  const unsent = [none, late, over, failed].filter((one) => needsLink(one, new Set()));
  expect(unsent.map(({ seat }) => seat)).toEqual([A, B, D]);
  expect(needsLink(none, new Set([A])), 'who is here reads it').toBe(false);
});

test('says of the reminder that goes by itself when it goes to whom, and what became of it', () => {
  if (A === undefined || B === undefined || C === undefined || D === undefined) throw new Error('no seats');
  const when = { online: new Set([]), ...said, time: '19:50' };
  const reminder = (isDue: boolean, seats: Parameters<typeof ownReminderWords>[0]['seats']) =>
    ownReminderWords({ at: 0, isDue, seats }, when);
  const waiting = [A, B].map((seat) => ({ seat, hasWay: true, told: [by('waiting'), by('quiet')] }));
  expect(reminder(false, waiting)).toBe('2 players who are missing are reminded at 19:50.');
  const quiet = { seat: C, hasWay: true, told: [by('quiet')] };
  expect(reminder(false, [...waiting.slice(1), quiet, { seat: D, hasWay: false, told: [] }])).toBe(
    '1 player who is missing is reminded at 19:50. 1 wants to be left alone then. 1 gets no reminder at 19:50: send them the link.',
  );
  const here = { online: new Set([A]), ...said, time: '19:50' };
  const unreached = [A, D].map((seat) => ({ seat, hasWay: false, told: [] }));
  const toHere = (seats: typeof unreached) => ownReminderWords({ at: 0, isDue: false, seats }, here);
  expect(toHere(unreached), 'of who is here nothing is said').toBe('1 gets no reminder at 19:50: send them the link.');
  expect(toHere(unreached.slice(0, 1))).toBeNull();
  expect(reminder(false, [])).toBeNull();
  expect(
    reminder(true, [
      { seat: A, hasWay: true, told: [by('sent')] },
      { seat: D, hasWay: false, told: [] },
    ]),
  ).toBe('Reminder of 19:50: sent to 1 by e-mail. 1 has no way to be reached: send them the link.');
  expect(reminder(true, [])).toBeNull();
});

test('says in a lobby how many can be reached', () => {
  if (A === undefined || B === undefined) throw new Error('no seats');
  const [one, other] = [
    { seat: A, ...reachedBy(['mail']) },
    { seat: B, ...reachedBy([]) },
  ];
  expect(reachableWords([one, other])).toBe(
    '1 of 2 can be reached while they are away. 1 has no way to be reached: copy their link.',
  );
  expect(reachableWords([other])).toBe('1 has no way to be reached: copy their link.');
  expect(reachableWords([one])).toBe('Everybody who sits here can be reached while they are away.');
  expect(reachableWords([{ ...one, daily: ['mail'], hasQuietHours: true }, { ...one, hasQuietHours: true }, one])).toBe(
    'Everybody who sits here can be reached while they are away. 1 hears of most things once a day. 1 hears nothing in quiet hours.',
  );
  expect(reachableWords([])).toBeNull();
});

test('says of a seat by which ways, and what became of the last message', () => {
  if (A === undefined) throw new Error('no seats');
  const seat = { seat: A, ...reachedBy(['mail']) };
  const sent = { ...by('sent'), at: 1_000, text: '' };
  expect(reachedWords({ ...seat, kinds: [] }, 0)).toBe('No way to be reached');
  expect(reachedWords(seat, 0)).toBe('Reached by e-mail');
  expect(reachedWords({ ...seat, daily: ['mail'] }, 0)).toBe('Reached by e-mail, once a day');
  expect(reachedWords({ ...seat, hasQuietHours: true }, 0)).toBe('Reached by e-mail, but not in their quiet hours');
  expect(reachedWords({ ...seat, last: sent }, 61_000)).toBe('Sent by e-mail, 1 min ago');
  const named = { ...sent, text: 'Round 2 is open until Mon 23 Nov, 01:15, and waits for you.' };
  expect(reachedWords({ ...seat, last: named }, 45_000)).toBe('“Round 2 is open”, by e-mail, 44 s ago');
  const held = { kind: 'mail' as const, notBefore: null };
  expect(reachedWords({ ...seat, held }, 0)).toBe('By e-mail, once a day');
  expect(reachedWords({ ...seat, last: named, held }, 45_000)).toBe(
    '“Round 2 is open”, by e-mail, 44 s ago; more waits: by e-mail, once a day',
  );
  const failed = { ...by('failed', 'The mail server refused it (550).'), at: 1_000, text: '' };
  expect(reachedWords({ ...seat, last: failed, held }, 45_000)).toBe(
    'By e-mail it did not arrive: The mail server refused it (550); more waits: by e-mail, once a day',
  );
  const [night, seven] = [new Date(2026, 10, 23, 2).getTime(), new Date(2026, 10, 23, 7).getTime()];
  expect(reachedWords({ ...seat, held: { ...held, notBefore: seven } }, night)).toMatch(
    /^By e-mail, not before 0?7:00( AM)?$/,
  );
});

test('says who sees what a host writes only when they open the page', () => {
  const hearer = (name: string, kinds: WayKind[], hearsWords = false) => ({
    ...{ name, isHere: false, reached: { kinds, hearsWords } },
  });
  const [ann, ben, cem] = [hearer('Ann', []), hearer('Ben', ['discord']), hearer('Cem', ['mail', 'discord'])];
  expect(unheardWords([ann])).toBe('Ann has no way to be reached: they see it when they open the page.');
  expect(unheardWords([ann, cem, ben])).toBe(
    'Ann and Ben have no way to be reached: they see it when they open the page. Cem has chosen to get no such messages: they see it when they open the page.',
  );
  expect(unheardWords([hearer('Dov', ['push'], true), { ...ann, isHere: true }])).toBeNull();
});

test('says of what a mail server has and does not answer for that it may have arrived, and offers the link', () => {
  if (A === undefined) throw new Error('no seats');
  const why = 'The mail server has it, and has not said whether it takes it.';
  const one = { seat: A, hasWay: true, told: [by('unknown', why)] };
  expect(remindedWords({ seats: [one], online: new Set(), ...said })).toBe(`To 1 it may have arrived: ${why}`);
  expect(needsLink(one, new Set())).toBe(true);
  const last = { ...by('unknown', why), at: 0, text: 'Round 2 is open.' };
  expect(reachedWords({ ...reachedBy(['mail']), seat: A, last }, 0)).toBe(`By e-mail it may have arrived: ${why}`);
});
