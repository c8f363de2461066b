import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { FaceScope } from '@/components/faces/face';
import type { GameScreenProps } from '@/components/match/game-screens';
import type { GameView, SeatId } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';

// For tests of what screens draw, without a browser.

type Seen<View extends GameView, Settings> = Pick<
  GameScreenProps<View, Settings>,
  'view' | 'settings' | 'results' | 'nameOf'
> &
  Partial<Pick<GameScreenProps, 'isBot' | 'interactive'>>;

/** A screen's props where nobody acts. */
export function stillProps<View extends GameView, Settings, Action>(
  seen: Seen<View, Settings>,
): GameScreenProps<View, Settings, Action> {
  return {
    isBot: () => false,
    interactive: false,
    ...seen,
    mine: seatOf(seen.view.viewer),
    notebook: null,
    submit: () => Promise.resolve(null),
    check: () => null,
    draft: (_, initial) => [initial, () => undefined],
    now: () => 0,
  };
}

/** The HTML of something drawn among these seats. */
export const drawnAmong = (seats: readonly SeatId[], given: Drawn): string =>
  renderToStaticMarkup(<Among {...{ seats, given }} />);

/** The same with all that is fetched for it. */
export async function drawnWholeAmong(seats: readonly SeatId[], given: Drawn): Promise<string> {
  const { prelude } = await prerender(<Among {...{ seats, given }} />);
  return new Response(prelude).text();
}

function Among({ seats, given: { nameOf, anonymous, drawn } }: { seats: readonly SeatId[]; given: Drawn }) {
  const named = seats.map((seat) => ({ seat, name: nameOf(seat), face: null }));
  return (
    <FaceScope seats={named} anonymous={anonymous}>
      {drawn}
    </FaceScope>
  );
}

interface Drawn {
  readonly nameOf: (seat: SeatId) => string;
  readonly anonymous: boolean;
  readonly drawn: ReactNode;
}
