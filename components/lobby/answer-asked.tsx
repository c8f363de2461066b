'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { Asked } from '@/server/lobby/members';

type Answer = 'accept' | 'decline' | 'decline all';

/** Whether I host a match too, as somebody asks me. */
export function AnswerAsked({ code, hostName }: Pick<Asked, 'code' | 'hostName'>) {
  const [answered, setAnswered] = useState<Answer | null>(null);
  const requests = useRequests();

  async function answer(given: Answer) {
    const send = () =>
      given === 'decline all'
        ? api.lobby.declineAll.mutate({ code })
        : api.lobby.answerAsked.mutate({ code, accepts: given === 'accept' });
    const sent = await requests.send(given, send);
    if (sent !== null) setAnswered(given);
  }

  if (answered !== null) return <Answered {...{ answered, code, hostName }} />;
  const ways: readonly (readonly [Answer, string])[] = [
    ['accept', 'Accept'],
    ['decline', 'Decline'],
    ['decline all', `Decline, and never let ${hostName} ask me again`],
  ];
  return (
    <div className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap gap-3">
        {ways.map(([given, words]) => (
          <Button
            key={given}
            variant={given === 'accept' ? 'solid' : given === 'decline' ? 'outline' : 'quiet'}
            busy={requests.isBusy(given)}
            onClick={() => void answer(given)}
          >
            {words}
          </Button>
        ))}
      </div>
      <p className="max-w-prose text-muted text-sm">
        Declined is declined for this match: its hosts cannot ask you for it again. The last of these holds for every
        match of {hostName}, and declines all that they ask you now. Your account’s page can change either.
      </p>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}

function Answered({ answered, code, hostName }: Pick<Asked, 'code' | 'hostName'> & { answered: Answer }) {
  const isHost = answered === 'accept';
  const words = new Map<Answer, string>([
    ['accept', 'You host this match now.'],
    ['decline', 'You have declined, and are not asked for this match again. Your account’s page can change that.'],
    ['decline all', `You have declined, and ${hostName} asks you no more. Your account’s page can change that.`],
  ]);
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status">{words.get(answered)}</p>
      <LinkButton href={isHost ? `/m/${code}` : '/'}>{isHost ? 'To the match' : 'To the front page'}</LinkButton>
    </div>
  );
}
