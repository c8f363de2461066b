'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

const words = {
  prove: { verb: 'Yes, it is mine', done: 'From now on we tell you there.' },
  stop: { verb: 'Send no more', done: 'Nothing more is sent to this address.' },
  never: {
    verb: 'This was not me: never write to me',
    done: 'We never write to this address again, whoever gives it. If you have an account here, links to sign in still come when you ask for one in a browser that you have signed in with before.',
  },
  writeAgain: { verb: 'Write to me after all', done: 'This address may be given again. Nothing is sent before it is.' },
} as const;

type Use = keyof typeof words;

/** What a link in a letter leads to: one thing to do, and that it is done. */
export function LetterLink({ token, use }: { token: string; use: Use }) {
  const [isDone, setDone] = useState(false);
  if (isDone) return <Done token={token} use={use} />;
  return <Doing {...{ token, use }} isFirst onDone={() => setDone(true)} />;
}

/** What was done by mistake is undone beside it; only who has an account is led there. */
function Done({ token, use }: { token: string; use: Use }) {
  const [isUndone, setUndone] = useState(false);
  const canUndo = use === 'never' && !isUndone;
  return (
    <div className="flex flex-col items-start gap-4">
      <p role="status" className="max-w-prose">
        {words[isUndone ? 'writeAgain' : use].done}
      </p>
      {canUndo && <Doing token={token} use="writeAgain" onDone={() => setUndone(true)} />}
      {use !== 'never' && <LinkButton href="/account">To your account</LinkButton>}
    </div>
  );
}

interface DoingProps {
  readonly token: string;
  readonly use: Use;
  readonly isFirst?: boolean;
  onDone(): void;
}

function Doing({ token, use, isFirst = false, onDone }: DoingProps) {
  const requests = useRequests();

  async function go() {
    if ((await requests.send('go', () => api.reach[use].mutate({ token }))) !== null) onDone();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <Button variant={isFirst ? 'solid' : 'quiet'} busy={requests.isBusy('go')} onClick={() => void go()}>
        {words[use].verb}
      </Button>
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
