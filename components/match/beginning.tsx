import { FaceScope } from '@/components/faces/face';
import { Table } from '@/components/stage/table';
import type { MatchPage } from '@/server/pages/shapes';
import { useCalledSeats } from './called-seats';

/** A match that has just started, until its first board is here: the table with everybody at it. */
export function Beginning({ page }: { page: MatchPage }) {
  const seats = useCalledSeats(page);
  const names = new Map(seats.map(({ seat, name }) => [seat, name]));
  return (
    <FaceScope seats={seats} anonymous={page.anonymous}>
      <main id="main" tabIndex={-1} aria-busy className="mx-auto w-full max-w-page px-4 pt-4 outline-none sm:px-6">
        <h1 className="display mb-6 text-lg">{page.title}</h1>
        <Table
          seats={page.seats.map(({ seat }) => ({ seat, acted: null }))}
          nameOf={(seat) => names.get(seat) ?? seat}
          mine={page.seat}
        >
          <p role="status" className="display text-center text-3xl text-emphasis max-sm:text-xl">
            The match begins
          </p>
        </Table>
      </main>
    </FaceScope>
  );
}
