'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/field';
import { WhenReady } from '@/components/ui/when-ready';

/** To a match by the code its host reads out. */
export function JoinByCode() {
  const router = useRouter();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function go(event: FormEvent) {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') return setProblem('Enter the code of a match, as its host gave it to you.');
    setBusy(true);
    setProblem(null);
    try {
      const found = await api.matches.byCode.query({ code: wanted });
      if (found !== null) return router.push(`/m/${found.code}`);
      setProblem(`There is no match with the code ${wanted.toUpperCase()}. Check it with the host.`);
    } catch (error) {
      setProblem(failureOf(error).message);
    }
    setBusy(false);
  }

  return (
    <form onSubmit={go} className="flex items-start gap-2">
      <WhenReady>
        <Input
          label="Code of a match"
          hideLabel
          placeholder="Code of a match"
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={problem}
          className="w-44"
        />
        <Button type="submit" busy={busy}>
          Go to it
        </Button>
      </WhenReady>
    </form>
  );
}
