import { expect, test } from 'vitest';
import { leadsTo } from './leads-to';

const link = (text: string, href: string) =>
  leadsTo({ type: 'link', href, children: [{ type: 'strong', children: [{ type: 'text', text }] }] });

test.each([
  ['https://bank.example', 'https://evil.example/login', 'evil.example'],
  ['bank.example/login', 'https://evil.example/bank.example', 'evil.example'],
  ['https://evil.example@bank.example', 'https://bank.example@evil.example', 'evil.example'],
  ['evil.example.bank.example', 'https://evil.example', 'evil.example'],
  ['Our rules', 'https://docs.example/rules', 'docs.example'],
  ['Write to us', 'mailto:ann@club.example', 'ann@club.example'],
  ['bаnk.example', 'https://bank.example', 'bank.example'],
])('beside the words %s stands where %s leads: %s', (words, href, there) => {
  expect(link(words, href)).toBe(there);
});

test.each([
  ['https://club.example/rules', 'https://club.example/rules'],
  ['club.example', 'http://club.example'],
  ['club.example/rules', 'https://club.example/rules'],
  ['ann@club.example', 'mailto:ann@club.example'],
])('the words %s say where %s leads', (words, href) => {
  expect(link(words, href)).toBeNull();
});
