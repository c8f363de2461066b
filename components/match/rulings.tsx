'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { settle } from '@/components/match/send';
import { Button } from '@/components/ui/button';
import { Textarea } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';
import { playSound, tellOutside } from './attention';
import { LogTime } from './match-log';

/** What the host has ruled, newest first. Never changed, only added to. */
export function Rulings({ page }: { page: MatchPage }) {
  if (page.rulings.length === 0) {
    return <p className="text-muted text-sm">No rulings so far. What the host decides for everybody is told here.</p>;
  }
  return (
    <ol className="grid gap-3 text-sm">
      {page.rulings.toReversed().map(({ id, at, by, text, question }) => (
        <li key={id} className="border-brass border-l-2 pl-3">
          {question !== null && <p className="mb-1 text-muted">Asked: {question}</p>}
          <p className="whitespace-pre-line text-default">{text}</p>
          <p className="mt-0.5 text-muted text-xs">
            {by}, <LogTime time={at} />
          </p>
        </li>
      ))}
    </ol>
  );
}

/** Tells of rulings and of the host's words (nudges, ready-checks) that arrive while one is here. */
export function useWordsFromHost(page: MatchPage): void {
  useArrivals(page.rulings, ({ text }) => {
    notify(`New ruling: ${text}`);
    playSound('ruling');
    tellOutside(`Ruling in ${page.title}`, text);
  });
  useArrivals(page.notices, ({ text }) => {
    notify(text);
    playSound('turn');
    tellOutside(page.title, text);
  });
  const answered = page.questions.filter(({ answer, seat }) => answer !== null && seat === page.seat);
  useArrivals(answered, () => notify('The host has answered your question.'));
}

/** Tells the host of questions that arrive. */
export function useWordsForHost(page: MatchPage): void {
  useArrivals(page.questions, () => {
    notify('A player asks you something.');
    playSound('ruling');
    tellOutside(page.title, 'A player asks you something.');
  });
}

/** Calls for each item with an id not seen before; not for those that were there at first. */
function useArrivals<T extends { readonly id: number }>(items: readonly T[], onArrival: (item: T) => void): void {
  const seen = useRef<Set<number> | null>(null);
  const tell = useEffectEvent(onArrival);
  useEffect(() => {
    const known = seen.current;
    if (known !== null) for (const item of items) if (!known.has(item.id)) tell(item);
    seen.current = new Set([...(known ?? []), ...items.map(({ id }) => id)]);
  }, [items]);
}

/** A player's private questions to the host, with their answers. */
export function Questions({ page }: { page: MatchPage }) {
  const own = page.questions.filter(({ seat }) => seat === page.seat);
  return (
    <div className="grid gap-4">
      {page.can.ask && page.seat !== null && <AskForm code={page.code} seat={page.seat} />}
      {own.length > 0 && (
        <ol className="grid gap-3 text-sm">
          {own.toReversed().map(({ id, text, answer, published }) => (
            <li key={id}>
              <p className="text-subtle">You asked: {text}</p>
              <p className="mt-0.5 border-brass border-l-2 pl-3">
                {answer ?? (published ? 'Answered as a ruling.' : <span className="text-muted">No answer yet.</span>)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function AskForm({ code, seat }: { code: string; seat: string }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function ask(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return setProblem('Write your question first.');
    setBusy(true);
    const refusal = await settle(() => api.play.ask.mutate({ code, seat, text }));
    setBusy(false);
    setProblem(refusal?.message ?? null);
    if (refusal !== null) return;
    setText('');
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
          setText(event.target.value);
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
