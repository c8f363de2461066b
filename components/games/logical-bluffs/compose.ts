import { numberWords } from '@/games/kit/number-words';
import type { Colour } from '@/games/logical-bluffs/grid';

// A statement put together from chips: how many, of which colour, next to what, and where. Every combination is a sentence
// that can be read.

export const amounts = ['at least', 'exactly', 'at most', 'no', 'all', 'an even number of'] as const;
export type Amount = (typeof amounts)[number];
/** Amounts that take a number. */
export const counted: readonly Amount[] = ['at least', 'exactly', 'at most'];

export const relations = ['next to', 'diagonal to'] as const;
export type Relation = (typeof relations)[number];

export const wheres = ['in every row', 'in some row', 'in every column', 'in some column'] as const;
export type Where = (typeof wheres)[number];

export interface Composed {
  readonly amount: Amount;
  readonly number: number;
  readonly colour: Colour;
  /** Null: it does not matter what lies beside. */
  readonly relation: Relation | null;
  readonly other: Colour;
  /** Null: anywhere in the subset. */
  readonly where: Where | null;
}

export const firstComposed: Composed = {
  amount: 'at least',
  number: 2,
  colour: 'red',
  relation: null,
  other: 'blue',
  where: null,
};

export function sentenceOf({ amount, number, colour, relation, other, where }: Composed): string {
  const isOne = (counted.includes(amount) && number === 1) || amount === 'all';
  const many = amount === 'all' ? 'every' : counted.includes(amount) ? `${amount} ${numberWords[number]}` : amount;
  const tiles = `${many} ${amount === 'all' && relation === null ? 'tile' : `${colour} ${isOne ? 'tile' : 'tiles'}`}`;
  const verb = isOne ? 'is' : 'are';
  const even = `an even number of ${relation === null ? 'tiles' : `${colour}s`} are`; // no word more: fifteen are the most
  const said =
    relation !== null
      ? `${amount === 'an even number of' ? even : `${tiles} ${verb}`} ${adjacent[relation]} a ${other} tile`
      : amount === 'all'
        ? `${tiles} is ${colour}`
        : amount === 'an even number of'
          ? `${even} ${colour}`
          : `there ${verb} ${tiles}`;
  const placed = where === null ? said : `${where}, ${said}`;
  return `${placed.charAt(0).toUpperCase()}${placed.slice(1)}.`;
}

const adjacent: Readonly<Record<Relation, string>> = {
  'next to': 'orthogonally adjacent to',
  'diagonal to': 'diagonally adjacent to',
};
