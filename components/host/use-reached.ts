import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import type { SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { ReachedSeat } from '@/server/reach/reached';

const askEveryMs = 10_000;

/** By which ways each seat's player can be reached, asked now and then while it is shown. */
export function useReached({ code }: MatchPage, isShown: boolean): ReadonlyMap<SeatId, ReachedSeat> {
  const [reached, setReached] = useState<ReadonlyMap<SeatId, ReachedSeat>>(new Map());
  useEffect(() => {
    if (!isShown) return;
    let isGone = false;
    const ask = async () => {
      const seats = await api.host.reached.query({ code }).catch(() => null); // the next time tells
      if (seats !== null && !isGone) setReached(new Map(seats.map((one) => [one.seat, one])));
    };
    void ask();
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [code, isShown]);
  return reached;
}
