'use client';

import { type ComponentProps, type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import type { Outcome } from '@/server/outcome';
import { useRequests } from './use-requests';

interface OneFieldFormProps
  extends Pick<ComponentProps<typeof Input>, 'label' | 'help' | 'name' | 'type' | 'autoComplete' | 'maxLength'> {
  /** What stands in the field at first, and stays when it was taken; without it the field is empty again. */
  readonly initial?: string;
  /** The button's words. */
  readonly submit: string;
  /** Why this cannot be sent; null where it can. */
  whyNot(text: string): string | null;
  send(text: string): Promise<Outcome<object>>;
  onTaken(text: string): unknown;
}

/** One thing that somebody types and sends; what is wrong with it is said beside it. */
export function OneFieldForm({ initial = '', submit, whyNot, send, onTaken, ...field }: OneFieldFormProps) {
  const [text, setText] = useState(initial);
  const requests = useRequests();

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if ((await requests.send('send', () => send(text))) === null) return;
    if (initial === '') setText('');
    onTaken(text);
  }

  return (
    <form onSubmit={onSubmit} noValidate className="flex w-full max-w-md flex-col items-start gap-3">
      <Input
        {...field}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          requests.forget();
        }}
        error={requests.problemAt('send')}
        className="w-full"
      />
      <Button type="submit" busy={requests.isBusy('send')} disabledReason={whyNot(text)}>
        {submit}
      </Button>
    </form>
  );
}
