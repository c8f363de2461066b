'use client';

import { useRouter } from 'next/navigation';
import { api } from '@/components/api/client';
import { OneFieldForm } from '@/components/api/one-field-form';
import { notify } from '@/components/ui/notice';
import { WhenReady } from '@/components/ui/when-ready';

export function RenameForm({ initial }: { initial: string }) {
  const router = useRouter();

  function onTaken(name: string) {
    notify(`You are ${name.trim()} now.`, 'success');
    router.refresh();
  }

  return (
    <WhenReady>
      <OneFieldForm
        label="What everybody calls you"
        name="name"
        autoComplete="username"
        maxLength={32}
        initial={initial}
        submit="Change the name"
        whyNot={(name) => (name.trim() === initial ? 'This is your name already.' : null)}
        send={(name) => api.account.rename.mutate({ name })}
        onTaken={onTaken}
      />
    </WhenReady>
  );
}
