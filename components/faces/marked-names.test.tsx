import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { seatIds } from '@/games/kit/seats';
import type { PageSeat } from '@/server/pages/shapes';
import { FaceScope, Said } from './face';
import { markedName, piecesOf, withNames } from './marked-names';

const named = (seat: string) => ({ A: 'Ana', B: 'Bea' })[seat] ?? seat;
const seats = seatIds('AB').map(
  (seat): PageSeat => ({
    ...{ seat, name: named(seat), absent: null, holder: 'player', bot: null, mine: false, face: null, online: null },
    ...{
      lastSeenAt: null,
      since: null,
      leftAt: null,
      ready: null,
      promised: null,
      actedAt: null,
      link: null,
      taken: null,
      standIn: false,
      sitting: null,
      kept: false,
      open: false,
    },
  }),
);

describe('names that are marked in sentences', () => {
  const text = seats.map(({ seat }) => markedName(seat)).join(' finds ');

  test('are told from the words around them', () => {
    expect(piecesOf(`${text}.`)).toEqual([
      { words: '' },
      { seat: 'A' },
      { words: ' finds ' },
      { seat: 'B' },
      { words: '.' },
    ]);
    expect(piecesOf('Nobody.')).toEqual([{ words: 'Nobody.' }]);
    expect(withNames(`${text}.`, named)).toBe('Ana finds Bea.');
  });

  test('are shown with their faces, and are the names of the seats', () => {
    const html = renderToStaticMarkup(
      <FaceScope seats={seats} anonymous={false}>
        <Said>{`${text}.`}</Said>
      </FaceScope>,
    );
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html.replace(/<svg.*?<\/svg>/g, '').replace(/<[^>]+>/g, '')).toBe('Ana finds Bea.');
  });

  test('leave a mark that names no seat as the words it holds', () => {
    expect(renderToStaticMarkup(<Said>{'\uE000Q\uE001 finds'}</Said>)).toBe('Q finds');
  });
});
