import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaceScope, Name } from '@/components/faces/face';
import { letteredSeats } from '@/games/kit/seats';
import type { MatchPage, PageSeat } from '@/server/pages/shapes';
import { useCalledSeats } from './called-seats';

const [ann, hedda] = letteredSeats(2);

const seats = [
  { seat: ann, name: 'Ann', face: null, holder: 'player', standIn: false },
  { seat: hedda, name: 'Hedda', face: null, holder: 'bot', standIn: false, absent: null },
] as unknown as readonly PageSeat[];

function Winner({ page }: { page: Pick<MatchPage, 'seats' | 'anonymous' | 'results'> }) {
  return (
    <FaceScope seats={useCalledSeats(page)} anonymous={page.anonymous}>
      {page.seats.map(({ seat }) => (
        <p key={seat}>
          <Name seat={seat} />
        </p>
      ))}
    </FaceScope>
  );
}

/** Which of the names have the mark of a bot. */
const marks = (page: object) =>
  renderToStaticMarkup(<Winner page={{ seats, anonymous: false, results: null, ...page } as MatchPage} />)
    .split('</p>')
    .slice(0, -1)
    .map((one) => one.includes('aria-label="bot"'));

test('a bot with a name of its own has its mark wherever its name stands at the end, and not yet while it is played', () => {
  expect(marks({})).toEqual([false, false]);
  expect(marks({ results: {} })).toEqual([false, true]);
  expect(marks({ anonymous: true })).toEqual([false, false]);
  expect(marks({ anonymous: true, results: {} })).toEqual([false, true]);
});
