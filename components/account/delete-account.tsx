'use client';

import { signOut } from 'next-auth/react';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { FieldError, Input } from '@/components/ui/field';

export function DeleteAccount({ hasPassword }: { hasPassword: boolean }) {
  const [password, setPassword] = useState('');
  const requests = useRequests();

  async function remove(event: FormEvent) {
    event.preventDefault();
    const input = { password: hasPassword ? password : null };
    const removed = await requests.send('remove', () => api.account.remove.mutate(input));
    if (removed === null) return;
    await signOut({ redirect: false });
    window.location.assign('/');
  }

  return (
    <Dialog
      title="Delete your account?"
      about="This cannot be taken back."
      trigger={<Button variant="danger">Delete my account</Button>}
    >
      <form onSubmit={remove} className="flex flex-col items-start gap-4">
        {hasPassword ? (
          <Input
            label="Your password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              requests.forget();
            }}
            className="w-full"
          />
        ) : null}
        <FieldError error={requests.problemAt('remove')} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="danger" busy={requests.isBusy('remove')}>
            Delete it for good
          </Button>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
        </div>
      </form>
    </Dialog>
  );
}
