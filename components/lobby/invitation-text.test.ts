import { expect, test } from 'vitest';
import { invitationText, mailAddress } from './invitation-text';

test('a player is told what the link is, and when it starts', () => {
  const invitation = { name: 'Ann', title: 'Episode 3', link: 'https://match.example/join/abc', starts: null };
  expect(invitationText(invitation)).toBe('Ann, your seat in Episode 3: https://match.example/join/abc');
  expect(invitationText({ ...invitation, starts: 'Friday 27 November, 20:00 UTC' })).toBe(
    'Ann, your seat in Episode 3: https://match.example/join/abc It starts on Friday 27 November, 20:00 UTC.',
  );
});

test('a mail is filled in, and nothing in a name or an address adds to its fields', () => {
  const mail = new URL(
    mailAddress({ address: 'ann+x?cc=eve@example.org', title: 'Q&A #1', text: 'Ann & Ben?body=x\nhttps://a/b' }),
  );
  expect(mail.protocol).toBe('mailto:');
  expect(decodeURIComponent(mail.pathname)).toBe('ann+x?cc=eve@example.org');
  expect([...mail.searchParams]).toEqual([
    ['subject', 'Your seat in Q&A #1'],
    ['body', 'Ann & Ben?body=x\nhttps://a/b'],
  ]);
});

test('a telephone number gets a text', () => {
  const text = 'Ann & Ben: https://a/b';
  expect(mailAddress({ address: '(030) 123-4567', title: 'Friday', text })).toBe(
    'sms:0301234567?body=Ann%20%26%20Ben%3A%20https%3A%2F%2Fa%2Fb',
  );
});
