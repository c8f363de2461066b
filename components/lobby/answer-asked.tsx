'use client';

import { useId, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { AskedToHost } from '@/server/lobby/members';

/** A name may be long, and a phone narrow. */
const wrappingClass = 'h-auto! min-h-10 py-2 text-left whitespace-normal! [overflow-wrap:anywhere] max-sm:min-h-11';

type Reply = 'accept' | 'decline' | 'decline all';

/** Whether I host a match too, as somebody asks me. */
export function AnswerAsked({ code, hostName }: Pick<AskedToHost, 'code' | 'hostName'>) {
  const [answered, setAnswered] = useState<Reply | null>(null);
  const requests = useRequests();
  const id = useId();
  const consequenceId = (given: Reply) => `${id}-${given.replace(' ', '-')}`;

  async function answer(given: Reply) {
    const send = () =>
      given === 'decline all'
        ? api.lobby.declineAll.mutate({ code })
        : api.lobby.answerAsked.mutate({ code, accepts: given === 'accept' });
    const sent = await requests.send(given, send);
    if (sent !== null) setAnswered(given);
  }

  if (answered !== null) return <Answered {...{ answered, code, hostName }} />;
  const ways: readonly (readonly [given: Reply, words: string, consequence: string | null])[] = [
    ['accept', 'Accept', null],
    ['decline', 'Decline', 'For this match: its hosts cannot ask you for it again.'],
    [
      'decline all',
      `Decline, and never let ${hostName} ask me again`,
      `For every match of ${hostName}: declines all that they ask you now, too.`,
    ],
  ];
  return (
    <div className="flex flex-col items-start gap-5">
      {ways.map(([given, words, consequence]) => (
        <div key={given} className="flex flex-col items-start gap-1.5">
          <Button
            variant={given === 'accept' ? 'solid' : 'outline'}
            busy={requests.isBusy(given)}
            onClick={() => void answer(given)}
            aria-describedby={consequence === null ? undefined : consequenceId(given)}
            className={wrappingClass}
          >
            {words}
          </Button>
          {consequence !== null && (
            <p id={consequenceId(given)} className="max-w-prose text-muted text-sm">
              {consequence}
            </p>
          )}
        </div>
      ))}
      <p className="max-w-prose text-muted text-sm">Your account’s page can change either.</p>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}

function Answered({ answered, code, hostName }: Pick<AskedToHost, 'code' | 'hostName'> & { answered: Reply }) {
  const isHost = answered === 'accept';
  const words = new Map<Reply, string>([
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
