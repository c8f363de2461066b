import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import type { SeatId } from '@/games/game';

/** A host has read that a guest's seat was taken by its link: it waits no more, for any host. */
export function ReadTaken({ code, seat }: { code: string; seat: SeatId }) {
  const requests = useRequests();
  const read = () => requests.send('read', () => api.host.readTaken.mutate({ code, seat }));
  return (
    <Button size="sm" variant="quiet" busy={requests.isBusy('read')} onClick={() => void read()}>
      I have read it
    </Button>
  );
}
