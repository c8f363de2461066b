import { useState } from 'react';
import { allowsHelp } from '@/games/kit/help';
import type { Evidence } from '@/games/logical-bluffs/knowledge';
import type { BluffView } from '@/games/logical-bluffs/view';
import { type Marks, readMarks } from './marks';
import type { Reader } from './reader';
import type { Basis, Counted } from './reading';
import type { ScreenProps } from './screen-props';
import { useAnswer, useReader } from './use-reader';

// What all phases of a seat's desk share: what reads and counts, what is certain, what is supposed, and the marks.

export interface Desk {
  readonly reader: Reader | null;
  /** What is counted from; null where the match does not let it be counted. */
  readonly basis: Basis | null;
  /** What is certain, as last counted; null also where the match does not let it be counted. */
  readonly knowledge: Counted | null;
  /** The same, where the match lets one be told how likely something is. */
  readonly odds: Counted | null;
  /** The same with what is supposed; null also where nothing fits. */
  readonly supposing: Counted | null;
  readonly supposition: Supposition;
  readonly marks: Marks;
  /** Null while the notebook is on its way. */
  readonly mark: ((marks: Marks) => void) | null;
}

/** What one takes to be true or false for a while, to see what would follow. */
export interface Supposition {
  readonly count: number;
  of(bluff: BluffView, statement: number): boolean | null;
  set(bluff: BluffView, statement: number, truth: boolean | null): void;
  clear(): void;
}

export function useDesk({ view, settings: { help }, notebook }: ScreenProps, isWanted: boolean): Desk {
  const reader = useReader(isWanted);
  const basis = basisOf(view, help);
  const marks = readMarks(notebook?.value, view.known);
  const knowledge = useAnswer(reader, 'counted', basis && [basis.seen, [], marks])?.answer ?? null;
  const [supposed, setSupposed] = useState<ReadonlyMap<string, boolean>>(new Map());
  const told = toldBy(view.statements, supposed);
  const would = useAnswer(reader, 'counted', basis === null || told.length === 0 ? null : [basis.seen, told, marks]);
  return {
    ...{ reader, basis, knowledge, marks },
    odds: basis?.hasOdds ? knowledge : null,
    supposing: would?.answer === undefined ? knowledge : would.answer,
    supposition: {
      count: told.length,
      of: (bluff, statement) => supposed.get(keyOf(bluff, statement)) ?? null,
      set: (bluff, statement, truth) => setSupposed(withTruth(supposed, keyOf(bluff, statement), truth)),
      clear: () => setSupposed(new Map()),
    },
    mark: notebook === null ? null : (marks) => notebook.save({ marks }),
  };
}

/** Null for those who hold no seat, and where nothing may be counted. */
function basisOf(view: ScreenProps['view'], help: ScreenProps['settings']['help']): Basis | null {
  const { known, statements, own, ledger, viewer } = view;
  if (known === undefined || !allowsHelp(help, 'counts')) return null;
  return { seen: { known, statements, own, ledger, viewer }, hasOdds: allowsHelp(help, 'all') };
}

const keyOf = ({ round, seat }: BluffView, statement: number) => `${round} ${seat} ${statement}`;

function withTruth(supposed: ReadonlyMap<string, boolean>, key: string, truth: boolean | null) {
  const changed = new Map(supposed);
  if (truth === null) changed.delete(key);
  else changed.set(key, truth);
  return changed;
}

/** Of statements whose truth one does not know: what has been told since is no supposition any more. */
const toldBy = (statements: readonly BluffView[], supposed: ReadonlyMap<string, boolean>): Evidence['told'] =>
  statements.flatMap((bluff) =>
    bluff.statements.flatMap(({ text, truth }, i) => {
      const so = supposed.get(keyOf(bluff, i));
      return text === null || truth !== null || so === undefined ? [] : [{ text, subset: bluff.subset, truth: so }];
    }),
  );
