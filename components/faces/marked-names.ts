import type { SeatId } from '@/games/game';

// Sentences are texts, put together far from the screen; a name in them that is to have its face is marked. The marks are
// of Unicode's private use, so that nothing anybody writes is taken for one by chance.

const OPENS = '\uE000';
const CLOSES = '\uE001';

/** In place of `nameOf`, for sentences that `Said` shows. */
export const markedName = (seat: SeatId): string => `${OPENS}${seat}${CLOSES}`;

/** A piece of a sentence: words, or the id of a seat whose name stands there. */
export type Piece = { readonly words: string } | { readonly seat: string };

/** Words stand at even places, seats at odd ones. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces = text.split(/\uE000([^\uE000\uE001]*)\uE001/);
  return pieces.map((piece, i): Piece => (i % 2 === 0 ? { words: piece } : { seat: piece }));
}

/** The same sentence for who only hears or searches it. */
export const withNames = (text: string, nameOf: (seat: string) => string): string =>
  piecesOf(text)
    .map((piece) => ('seat' in piece ? nameOf(piece.seat) : piece.words))
    .join('');
