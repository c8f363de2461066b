'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

/** Whether I host a match too, as somebody asks me. */
export function AnswerAsked({ code }: { code: string }) {
  const [answered, setAnswered] = useState<boolean | null>(null);
  const requests = useRequests();

  async function answer(accepts: boolean) {
    const sent = await requests.send('answer', () => api.lobby.answerAsked.mutate({ code, accepts }));
    if (sent !== null) setAnswered(accepts);
  }

  if (answered !== null)
    return (
      <div className="flex flex-col items-start gap-4">
        <p role="status">{answered ? 'You host this match now.' : 'You have declined.'}</p>
        <LinkButton href={answered ? `/m/${code}` : '/'}>{answered ? 'To the match' : 'To the front page'}</LinkButton>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-3">
        <Button variant="solid" busy={requests.isBusy('answer')} onClick={() => void answer(true)}>
          Accept
        </Button>
        <Button busy={requests.isBusy('answer')} onClick={() => void answer(false)}>
          Decline
        </Button>
      </div>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
