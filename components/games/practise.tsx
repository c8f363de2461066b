'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { usePerson } from '@/components/shell/person';
import { Button, LinkButton } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';

/** One click: a match of this game against bots, started at once. */
export function Practise({ game }: { game: string }) {
  const person = usePerson();
  const requests = useRequests();
  const router = useRouter();
  if (person === null) {
    return (
      <LinkButton href={`/sign-in?next=${encodeURIComponent(`/games/${game}`)}`} size="lg" variant="solid">
        Sign in to practise against bots
      </LinkButton>
    );
  }
  async function start() {
    const started = await requests.send('practise', () => api.matches.practice.mutate({ game }));
    if (started !== null) router.push(`/m/${started.code}`);
  }
  return (
    <div>
      <Button size="lg" variant="solid" busy={requests.isBusy('practise')} onClick={start}>
        Practise against bots
      </Button>
      <FieldError error={requests.problemAt('practise')} />
    </div>
  );
}
