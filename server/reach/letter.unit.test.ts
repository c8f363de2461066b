import { expect, test } from 'vitest';
import { letterOf } from './letter';
import type { Message } from './way';

const home = 'https://match.example';

const message: Message = {
  id: 1,
  wayId: 1,
  address: 'ann@example.org',
  code: null,
  title: 'Your day in One and 1 other match',
  text: 'One: It is over.\nTwo: It is open.',
  isUnproved: false,
  reason: 'You get this.',
  path: '/',
  mentions: '[]',
  picture: null,
  day: [
    { title: 'One', texts: ['<It> is over.'], path: '/m/ONE' },
    { title: 'Two & more', texts: ['It is open.', 'A ruling:\n“No calls.”'], path: '/m/TWO/host' },
  ],
};

test('a day’s letter tells each match by itself: its title, what happened in it, and where it is', () => {
  const { text, html } = letterOf(message, {
    mark: 'x',
    from: 'm@match.example',
    home,
    wayOut: { path: 'stop/1', words: 'Stop' },
  });
  expect(text).toMatch(
    /^One\n- <It> is over\.\nhttps:\/\/match\.example\/m\/ONE\n\nTwo & more\n- It is open\.\n- A ruling:\n {2}“No calls\.”\nhttps:\/\/match\.example\/m\/TWO\/host\n\n--\n/,
  );
  expect(html).toMatch(
    new RegExp(`<a href="${home}/m/ONE"[^>]*>One</a></h2><ul[^>]*><li[^>]*>&lt;It&gt; is over.</li></ul>`),
  );
  expect(html).toMatch(new RegExp(`<a href="${home}/m/TWO/host"[^>]*>Two &amp; more</a></h2>`));
});

test('a word that is wider than a phone is broken, not the letter', () => {
  const { html } = letterOf(
    { ...message, day: [] },
    { mark: 'x', from: 'm@match.example', home, wayOut: { path: 'stop/1', words: 'Stop' } },
  );
  expect(html).toMatch(/<body style="[^"]*overflow-wrap:anywhere/);
});
