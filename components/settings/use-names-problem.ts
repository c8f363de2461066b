import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import type { NameProblem } from '@/server/lobby/listed-names';

/** In milliseconds: so long nobody types. */
const PAUSE = 250;

/** Which of these names the server would refuse, asked while they are written; null: none, or it is not known yet. */
export function useNamesProblem(names: readonly string[]): NameProblem | null {
  const list = names.join('\n');
  const [found, setFound] = useState<{ readonly list: string; readonly problem: NameProblem | null } | null>(null);
  useEffect(() => {
    let isWanted = true;
    const named = list === '' ? [] : list.split('\n');
    const ask = () =>
      api.matches.namesProblem.query({ names: named }).then(
        (problem) => isWanted && setFound({ list, problem }),
        () => {}, // who opens the lobby is told
      );
    const timer = named.length === 0 || named.length > MOST ? undefined : setTimeout(ask, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [list]);
  return found?.list === list ? found.problem : null;
}

/** Longer lists are too long for every game. */
const MOST = 64;
