import { expect, test } from 'vitest';
import { letterOf } from './letter';
import type { Message } from './way';

const home = 'https://match.example';

const message: Message = {
  id: 1,
  wayId: 1,
  address: 'ann@example.org',
  code: null,
  title: 'In your matches',
  text: 'One: It is over.\nTwo: It is open.',
  isUnproved: false,
  reason: 'You get this.',
  path: '/',
  mentions: '[]',
  picture: null,
  day: [
    { text: 'One: <It> is over.', path: '/m/ONE' },
    { text: 'Two: It is open.\nTwo: It waits.', path: '/m/TWO/host' },
  ],
};

test('a day’s letter says of each match where it is, on a line of its own after what is told of it', () => {
  const { text, html } = letterOf(message, {
    from: 'm@match.example',
    home,
    wayOut: { path: 'stop/1', words: 'Stop' },
  });
  expect(text).toMatch(
    /^One: <It> is over\.\nhttps:\/\/match\.example\/m\/ONE\n\nTwo: It is open\.\nTwo: It waits\.\nhttps:\/\/match\.example\/m\/TWO\/host\n\n/,
  );
  expect(html).toContain(`One: &lt;It&gt; is over.\n<a href="${home}/m/ONE"`);
  expect(html).toContain(`>${home}/m/TWO/host</a></p>`);
});
