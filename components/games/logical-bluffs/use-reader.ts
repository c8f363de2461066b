'use client';

import { useEffect, useId, useState } from 'react';
import { type QuestionName, Reader } from './reader';
import type { Questions } from './reading';

/**
 * What reads and counts; null until it is wanted, and while the server draws the page: that could take long, and would
 * hold up everybody there.
 */
export function useReader(isWanted: boolean): Reader | null {
  const [reader, setReader] = useState<Reader | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const created = new Reader();
    setReader(created);
    return () => {
      created.close();
      setReader(null);
    };
  }, [isWanted]);
  return reader;
}

export interface LatestAnswer<Name extends QuestionName> {
  readonly args: Parameters<Questions[Name]>;
  /** Undefined: it took too long. */
  readonly answer: ReturnType<Questions[Name]> | undefined;
  /** False while a newer question is on its way. */
  readonly isLatest: boolean;
}

/** The last answer to a question that changes; null before the first, and where nothing is asked (`args` null). */
export function useAnswer<Name extends QuestionName>(
  reader: Reader | null,
  name: Name,
  args: Parameters<Questions[Name]> | null,
): LatestAnswer<Name> | null {
  const slot = useId();
  const key = args === null ? null : JSON.stringify(args);
  const [last, setLast] = useState<(Omit<LatestAnswer<Name>, 'isLatest'> & { readonly key: string }) | null>(null);
  useEffect(() => {
    if (reader === null || key === null) return;
    const asked: Parameters<Questions[Name]> = JSON.parse(key);
    let isWanted = true;
    const told = (answer: ReturnType<Questions[Name]> | undefined) => isWanted && setLast({ key, args: asked, answer });
    reader.ask({ slot, name, args: asked, told });
    return () => {
      isWanted = false;
      reader.drop(slot);
    };
  }, [reader, name, key, slot]);
  return last === null || key === null ? null : { ...last, isLatest: last.key === key };
}
