'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

const words = {
  prove: { verb: 'Yes, it is mine', done: 'From now on we tell you there.' },
  stop: { verb: 'Send no more', done: 'Nothing more is sent to this address.' },
} as const;

/** What a link in a letter leads to: one thing to do, and that it is done. */
export function LetterLink({ token, use }: { token: string; use: 'prove' | 'stop' }) {
  const [isDone, setDone] = useState(false);
  const requests = useRequests();
  const { verb, done } = words[use];

  async function go() {
    if ((await requests.send('go', () => api.reach[use].mutate({ token }))) !== null) setDone(true);
  }

  if (isDone)
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">{done}</p>
        <LinkButton href="/account">To your account</LinkButton>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant="solid" busy={requests.isBusy('go')} onClick={() => void go()}>
        {verb}
      </Button>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
