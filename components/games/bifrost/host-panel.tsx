'use client';

import { Name } from '@/components/faces/face';
import { Badge } from '@/components/ui/badge';
import { EmptyState } from '@/components/ui/empty-state';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { Color } from '@/games/bifrost/board';
import { previewOf } from '@/games/bifrost/preview';
import type { View } from '@/games/bifrost/view';
import { seatEntries } from '@/games/kit/by-seat';
import { PieceMark } from './piece';
import { scoresOf } from './scores';
import type { ScreenProps } from './screen-props';
import { capitalized, placeShort } from './words';

/** For the host alone: who plays which colour, what they have put for this step, and what they have so far. */
export function HostPanel({ view }: ScreenProps) {
  const { colors: dealt, moves, readyColors = [] } = view;
  if (dealt === undefined) {
    return <EmptyState>Who plays which colour is shown to the host, and to everybody at the end.</EmptyState>;
  }
  return (
    <Table caption="Who is who" showCaption>
      <thead>
        <tr>
          <Th>Colour</Th>
          <Th>Player</Th>
          <Th>In this step</Th>
          <Th>Closing it now</Th>
          <Th numeric>Places so far</Th>
          <Th numeric>Points so far</Th>
        </tr>
      </thead>
      <tbody>
        {seatEntries(dealt).map(([seat, color]) => (
          <tr key={seat}>
            <Td>
              <span className="inline-flex items-center gap-2">
                <PieceMark color={color} />
                {capitalized(color)}
              </span>
            </Td>
            <RowTh>
              <Name seat={seat} />
            </RowTh>
            <Td>
              {doingWords(view, color)}{' '}
              {moves && readyColors.includes(color) && view.status !== 'finished' && (
                <Badge tone="success">ready</Badge>
              )}
            </Td>
            <Td>{view.phase === 'step' ? closingWords(view, color) : '–'}</Td>
            <Td numeric>{placesSoFar(view, color)}</Td>
            <Td numeric>{pointsSoFar(view, color)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function doingWords(view: View, color: Color): string {
  const move = view.moves?.[color];
  if (move == null) return view.phase === 'break' ? 'the break' : '–';
  if (view.boards[move.board - 1]?.places[color] !== undefined) return `placed on board ${move.board}`;
  return move.cell === null ? `nothing put on board ${move.board}` : `${move.cell} on board ${move.board}`;
}

/** What closing the round would decide for a colour, on whichever board. */
function closingWords(view: View, color: Color): string {
  const gained = previewOf(view).flatMap(({ board, places }) =>
    places.filter((one) => one.color === color).map(({ place }) => `${placeShort(place)} on board ${board}`),
  );
  return gained.join(', ') || 'decides nothing';
}

const placesOf = (view: View, color: Color) =>
  view.boards.flatMap(({ places }) => (places[color] === undefined ? [] : [places[color]]));

const placesSoFar = (view: View, color: Color) => placesOf(view, color).map(placeShort).join(', ') || '–';

const pointsSoFar = ({ boards }: View, color: Color) =>
  scoresOf(boards).find((score) => score.color === color)?.points ?? 0;
