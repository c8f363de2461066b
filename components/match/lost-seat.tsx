'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import type { TakenSeat } from '@/server/pages/shapes';

interface LostProps {
  readonly lost: TakenSeat;
  /** How the guest is known to have sat there. */
  readonly by: { readonly code: string } | { readonly token: string };
}

/** For a guest whose seat an account took by its link: by whom and when, and a word to the hosts if it was not them. */
export function LostSeat({ lost, by }: LostProps) {
  const requests = useRequests();
  const [isSaid, setSaid] = useState(false);
  async function say() {
    const said = await requests.send('deny', () =>
      'code' in by ? api.lobby.notMe.mutate(by) : api.lobby.notMine.mutate(by),
    );
    if (said !== null) setSaid(true);
  }
  return (
    <section
      aria-label="Your seat was taken"
      className="grid justify-items-start gap-3 rounded-lg bg-warning-subtle px-4 py-3 text-warning-content"
    >
      <p role="status" className="[overflow-wrap:anywhere]">
        {lost.by} took this seat with your link at <LocalTime time={lost.at} />.{' '}
        {isSaid || lost.deniedAt !== null
          ? 'The hosts know that this was not you. They can give you the seat back by a new link.'
          : `If you are ${lost.by}, go on with that account.`}
      </p>
      {!isSaid && lost.deniedAt === null && (
        <Button variant="solid" busy={requests.isBusy('deny')} onClick={() => void say()}>
          This was not me
        </Button>
      )}
      <FieldError error={requests.problemAt('deny')} />
    </section>
  );
}
