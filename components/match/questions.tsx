'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { settle } from '@/components/match/send';
import { useHalfWritten } from '@/components/match/use-half-written';
import { useKeyFor } from '@/components/match/use-key';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';

/** A player's private questions to the host, with their answers. */
export function Questions({ page }: { page: MatchPage }) {
  const own = page.questions.filter(({ seat }) => seat === page.seat);
  return (
    <div className="grid gap-4">
      {page.can.ask && page.seat !== null && <AskForm code={page.code} seat={page.seat} />}
      {own.length > 0 && (
        <ol className="grid gap-3 text-sm">
          {own.toReversed().map(({ n, text, answer, published }) => (
            <li key={n}>
              <p className="text-subtle">You asked: {text}</p>
              <p className="mt-0.5 border-brass border-l-2 pl-3">
                {answer ??
                  (published ? (
                    'Answered as a ruling.'
                  ) : (
                    <span className="text-muted">
                      {page.hostGone ? 'No host is left to answer.' : 'No answer yet.'}
                    </span>
                  ))}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function AskForm({ code, seat }: { code: string; seat: string }) {
  const [text, keepText] = useHalfWritten({ code, what: `question of ${seat}` }, '');
  const key = useKeyFor(text);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Write your question first.');
    setBusy(true);
    const refusal = await settle(() => api.play.ask.mutate({ code, seat, key, text }));
    setBusy(false);
    setProblem(refusal?.message ?? null);
    if (refusal !== null) return;
    keepText(null);
    notify('Your question is with the host.', 'success');
  }

  return (
    <form onSubmit={ask} className="grid gap-2">
      <Textarea
        label="Ask the host"
        help="Only the host reads it; they answer you alone, or everybody."
        rows={2}
        maxLength={2000}
        value={text}
        error={problem}
        onChange={(event) => {
          keepText(event.target.value);
          setProblem(null);
        }}
      />
      <div>
        <Button type="submit" size="sm" busy={isBusy}>
          Send the question
        </Button>
      </div>
    </form>
  );
}
