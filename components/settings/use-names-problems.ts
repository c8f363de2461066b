import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import type { NameProblem } from '@/server/lobby/listed-names';

/** In milliseconds: so long nobody types. */
const PAUSE = 250;

/** Those of these names that the server would refuse, asked while they are written; none as long as it is not known. */
export function useNamesProblems(names: readonly string[]): readonly NameProblem[] {
  const list = names.join('\n');
  const [found, setFound] = useState<{ readonly list: string; readonly problems: readonly NameProblem[] } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const named = list === '' ? [] : list.split('\n').map((name) => name.slice(0, MOST_OF_A_NAME));
    const ask = () =>
      api.matches.namesProblems.query({ names: named }).then(
        (problems) => isWanted && setFound({ list, problems }),
        () => {}, // who opens the lobby is told
      );
    const timer = named.length === 0 || named.length > MOST ? undefined : setTimeout(ask, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [list]);
  return found?.list === list ? found.problems : [];
}

/** Longer lists are too long for every game, and longer names for every seat. */
const MOST = 64;
const MOST_OF_A_NAME = 80;
