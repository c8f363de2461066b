import { expect, test } from 'vitest';
import { letterOf } from './letter';
import { reasonOf } from './reason';

const ada = { title: 'Friday', code: 'ABCD', name: 'Ada', part: 'plays', isUnproved: false } as const;

test.each([
  [ada, 'You get this as Ada, who plays in “Friday”.'],
  [{ ...ada, part: 'hosts' as const }, 'You get this as Ada, who hosts “Friday”.'],
  [{ ...ada, part: 'played' as const }, 'You get this as Ada, who had a seat in “Friday”.'],
  [{ ...ada, part: 'asked' as const }, 'You get this as Ada, who is asked to host “Friday”.'],
  [{ ...ada, part: null }, 'You get this as Ada, who takes part in “Friday”.'],
  [{ ...ada, code: null, part: null }, 'You get this as Ada, who has chosen to hear of matches by e-mail.'],
  [
    { ...ada, name: null },
    'You get this since you play in “Friday”. Open it in the browser in which you took your seat, or by your seat link.',
  ],
  [{ ...ada, name: null, part: 'played' as const }, 'You get this since you had a seat in “Friday”.'],
  [{ ...ada, name: 'evil.test' }, 'You get this as evil[.]test, who plays in “Friday”.'],
])('%j reads why they get a letter', (reasoned, sentence) => {
  expect(reasonOf(reasoned)).toBe(sentence);
});

test('who has not said that the address is theirs reads no name', () => {
  const reason = reasonOf({ ...ada, code: null, part: null, isUnproved: true });
  expect(reason).toContain('somebody gave this address to Main Match');
  expect(reason).not.toContain('Ada');
});

test('a letter ends with it, with where to choose and where to stop, in text and in HTML', () => {
  const message = { id: 1, wayId: 1, address: 'ada@example.org', code: 'ABCD', title: 'Friday', text: 'It is open.' };
  const rest = {
    reason: reasonOf({ ...ada, name: '<b>Ada' }),
    path: '/m/ABCD',
    mentions: '[]',
    picture: null,
    isUnproved: false,
  };
  const head = {
    mark: 'x',
    from: 'm@match.example',
    home: 'https://match.example',
    wayOut: { path: 'stop/x', words: 'No more e-mails' },
  };
  const { text, html } = letterOf({ ...message, ...rest }, head);
  expect(text).toContain(
    '\n--\nYou get this as <b>Ada, who plays in “Friday”.\nChoose what you get: https://match.example/account\n',
  );
  expect(text).toContain('No more e-mails: https://match.example/stop/x');
  expect(html).toContain(
    'You get this as &lt;b&gt;Ada, who plays in “Friday”. <a href="https://match.example/account"',
  );
  expect(html).toContain('href="https://match.example/stop/x"');
});

test('a letter to who has not asked for it offers never to write again, and no choices', () => {
  const message = { id: 1, wayId: 1, address: 'ada@example.org', code: null, title: 'Is this you?', text: 'Is it?' };
  const rest = { reason: 'So.', path: '/prove/x', mentions: '[]', picture: null, isUnproved: true };
  const wayOut = { path: 'never/x', words: 'This was not me, never write to me' };
  const head = { mark: 'x', from: 'm@match.example', home: 'https://match.example', wayOut };
  const { text, html } = letterOf({ ...message, ...rest }, head);
  expect(text).toMatch(/\n--\nSo\.\nThis was not me, never write to me: https:\/\/match\.example\/never\/x\n$/);
  expect(html).toContain('href="https://match.example/never/x"');
  expect(html).not.toContain('/account');
});
