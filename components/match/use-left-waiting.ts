import { useEffect } from 'react';
import { useConnection } from '@/components/ui/connection';
import type { MatchPage } from '@/server/pages/shapes';
import { leftWaiting } from './waiting-send';

/** What was to be sent when the page was loaded anew: sent as soon as there is a connection. */
export function useLeftWaiting({ code, seat }: Pick<MatchPage, 'code' | 'seat'>): void {
  const isFine = useConnection() === 'fine';
  useEffect(() => {
    if (!isFine || seat === null || !leftWaiting(code).some((waiting) => waiting.seat === seat)) return;
    void import('./send-waiting').then(({ sendWaiting }) => sendWaiting(code));
  }, [isFine, code, seat]);
}
