'use client';

import { type FormEvent, useState } from 'react';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import type { Outcome } from '@/server/outcome';

interface RenameInPlaceProps {
  readonly label: string;
  readonly name: string;
  /** How many characters a name has at most. */
  readonly longest: number;
  readonly className: string;
  rename(name: string): Promise<Outcome>;
  /** It has another name, or keeps the one it had. */
  onDone(): void;
}

/** A name, changed in the line that it stands in. */
export function RenameInPlace({ label, name, longest, className, rename, onDone }: RenameInPlaceProps) {
  const requests = useRequests();
  const [next, setNext] = useState(name);

  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // it may stand in a dialog over another form, which would hear of it
    const renamed = await requests.send('rename', () => rename(next));
    if (renamed !== null) onDone();
  }

  return (
    <form onSubmit={save} className="flex flex-wrap items-start gap-2">
      <Input
        label={label}
        hideLabel
        autoFocus
        maxLength={longest}
        value={next}
        onChange={(event) => setNext(event.target.value)}
        error={requests.problemAt('rename')}
        className={className}
      />
      <Button
        type="submit"
        busy={requests.isBusy('rename')}
        disabledReason={next.trim() === '' ? 'Write a name.' : null}
      >
        Rename
      </Button>
      <Button variant="quiet" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
