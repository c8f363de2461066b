import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { letteredSeats } from '@/games/kit/seats';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { Foyer } from './foyer';

const [a, b, c] = letteredSeats(3);

const seatsOf = (...seats: readonly Partial<PageSeat>[]) =>
  seats.map((one, i) => {
    const seat = [a, b, c][i] ?? '';
    return { seat, name: `Seat ${seat}`, holder: 'player', ready: null, promised: null, ...one };
  });

function drawn(seats: ReturnType<typeof seatsOf>, more: Partial<MatchPage> = {}): string {
  const page = {
    ...{ game: 'bifrost', seat: null, readyCheck: null, startsAt: null, promise: null, results: null },
    ...more,
    seats,
  };
  return renderToStaticMarkup(
    <Foyer page={page as unknown as MatchPage} title={<h1>Friday</h1>} now={() => 0}>
      What to do
    </Foyer>,
  );
}

/** Who sits at the table, with what is said of them there. */
const chairs = (html: string) =>
  [...(html.match(/<ul>.*?<\/ul>/)?.[0] ?? '').matchAll(/<li.*?<\/li>/g)].map(([chair]) =>
    [...chair.matchAll(/aria-label="([^"]+)"|>([^<]+)</g)]
      .map(([, label, text]) => label ?? text)
      .join(' ')
      .replace(/\s+/g, ' '),
  );

test('the table shows who has come, whose place is kept, and what is free', () => {
  const html = drawn(seatsOf({ name: 'Ann' }, { name: 'Bea', holder: 'free' }, { holder: 'free' }));
  expect(chairs(html)).toEqual(['Ann', 'Bea', 'free']);
  expect(html).toContain('1 of 3 at the table');
  expect(html).not.toContain('are ready');
  expect(drawn(seatsOf({}, {}, { holder: 'bot' }))).toContain('The table is full');
});

test('what somebody has still to promise comes before the table on a phone, which is not full before', () => {
  const promise = { name: 'Limited communication', text: 'Nobody speaks.' };
  const owed = drawn(seatsOf({ mine: true, promised: false }, {}, {}), { promise });
  expect(owed).toMatch(/max-lg:order-first[^>]*>What to do/);
  expect(owed).toContain('3 of 3 at the table');
  const kept = drawn(seatsOf({ mine: true, promised: true }, { promised: true }, {}), { promise });
  expect(kept).not.toContain('order-first');
  expect(kept).toContain('The table is full');
});

test('where it is asked who is ready a light goes on for each who is', () => {
  const readyCheck = { by: 'Hanna', at: 0 } as unknown as MatchPage['readyCheck'];
  const html = drawn(
    seatsOf({ name: 'Ann', ready: true }, { name: 'Ben', ready: false }, { name: 'Lia', holder: 'bot' }),
    {
      readyCheck,
    },
  );
  expect(chairs(html)).toEqual(['Ann is ready', 'Ben', 'Lia is ready']);
  expect(html).toContain('1 of 2 are ready');
});

test('the time that is left has the middle of the table', () => {
  expect(drawn(seatsOf({}, {}, {}))).not.toContain('Until the start');
  expect(drawn(seatsOf({}, {}, {}), { startsAt: 60_000 })).toMatch(/role="timer" aria-label="Until the start"/);
});
