import { Fragment, type ReactNode } from 'react';
import type { Color } from '@/games/proof-by-contradiction/board';
import { type Clue, formatClue, formatLine } from '@/games/proof-by-contradiction/clue';
import { TokenIcon } from './token';

/** A clue as a sentence, its colours with their tokens. Says the same as `formatClue`. */
export function ClueText({ clue }: { clue: Clue }) {
  return (
    <span className="[text-wrap:pretty]">
      <span className="sr-only">{formatClue(clue)}</span>
      <span aria-hidden>{wordsOf(clue)}</span>
    </span>
  );
}

function wordsOf(clue: Clue): ReactNode {
  switch (clue.format) {
    case 'line':
      return (
        <>
          <ColorWord color={clue.color} /> is in {formatLine(clue.lines[0])} or {formatLine(clue.lines[1])}
        </>
      );
    case 'steps':
      return (
        <>
          <Pair colors={clue.colors} /> are {clue.steps[0]} or {clue.steps[1]} steps apart
        </>
      );
    case 'share':
      return (
        <>
          <Pair colors={clue.colors} /> {clue.share ? 'share' : 'do not share'} a row or column
        </>
      );
    case 'count':
      return (
        <>
          Exactly {clue.count} {clue.count === 1 ? 'token' : 'tokens'} in {formatLine(clue.lines[0])} or{' '}
          {formatLine(clue.lines[1])}
        </>
      );
  }
}

const Pair = ({ colors: [a, b] }: { colors: readonly [Color, Color] }) => (
  <Fragment>
    <ColorWord color={a} /> and <ColorWord color={b} />
  </Fragment>
);

/** A colour in a sentence: its token, then its name. */
export function ColorWord({ color }: { color: Color }) {
  return (
    <span className="whitespace-nowrap">
      <TokenIcon color={color} className="mr-0.5 mb-0.5 size-[1.1em] align-middle" />
      {color}
    </span>
  );
}
