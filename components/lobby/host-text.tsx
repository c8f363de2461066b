'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { later } from '@/components/match/later';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { Block } from '@/server/pages/intro';
import type { MatchPage } from '@/server/pages/shapes';
import { ShownText } from './shown-text';

const WriteHostText = later(async () => (await import('./write-host-text')).WriteHostText);

/** What the host tells everybody beside the rules; they write it here. Nothing where there is none and nobody may. */
export function HostText({ page, level = 2 }: { page: MatchPage; level?: 2 | 3 }) {
  const { blocks, problem } = useIntro(page);
  if (page.introAt === null && !page.can.host) return null;
  return (
    <Section
      title="From the host"
      level={level}
      className="mb-10"
      aside={page.can.host ? <WriteHostText page={page} /> : undefined}
    >
      {page.introAt === null ? (
        <p className="text-muted text-sm">
          Nothing yet. Say what everybody should know: when you meet, what is at stake, what you have changed.
        </p>
      ) : blocks === null ? null : (
        <ShownText blocks={blocks} code={page.code} />
      )}
      <FieldError error={problem} />
    </Section>
  );
}

/** The text as it was last written; null while there is none, or it is on its way. */
function useIntro({ code, introAt }: Pick<MatchPage, 'code' | 'introAt'>) {
  const [blocks, setBlocks] = useState<readonly Block[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (introAt === null) return setBlocks(null);
    let isHere = true;
    const say = (found: readonly Block[] | null, wrong: string | null) => {
      if (!isHere) return;
      if (found !== null) setBlocks(found);
      setProblem(wrong);
    };
    api.matches.intro.query({ code }).then(
      (found) => say(found, null),
      (error: unknown) => say(null, failureOf(error).message),
    );
    return () => {
      isHere = false;
    };
  }, [code, introAt]);
  return { blocks, problem };
}
