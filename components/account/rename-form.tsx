'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { WhenReady } from '@/components/ui/when-ready';

export function RenameForm({ initial }: { initial: string }) {
  const [name, setName] = useState(initial);
  const requests = useRequests();
  const router = useRouter();

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await requests.send('rename', () => api.account.rename.mutate({ name }));
    if (saved === null) return;
    notify(`You are ${name.trim()} now.`, 'success');
    router.refresh();
  }

  return (
    <form onSubmit={save} className="flex max-w-md flex-col items-start gap-3">
      <WhenReady>
        <Input
          label="What everybody calls you"
          name="name"
          autoComplete="username"
          maxLength={32}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={requests.problemAt('rename')}
          className="w-full"
        />
        <Button
          type="submit"
          busy={requests.isBusy('rename')}
          disabledReason={name.trim() === initial ? 'This is your name already.' : null}
        >
          Change the name
        </Button>
      </WhenReady>
    </form>
  );
}
