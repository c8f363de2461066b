import { numberWords } from '../../kit/number-words';
import { type Cell, inGridOrder } from '../grid';
import type { InFull } from './in-full';
import { cell as aCell, captured, colour, lineName } from './pieces';

// "Some … others …", "all tiles except A1 …, and A1 …" and "the rows are all different colours", with each way in which they are meant.

const colours = `(${colour}(?: or ${colour})*)`;
const joint = '(?:, )?(?:and|but|while|,|;)';
const someTiles = 'some(?: of the| of them)?(?: tiles)?';
const line = `(row|column) ${captured(lineName)}`;
const cell = captured(aCell);

const areApart = (a: string, b: string): boolean => !a.split(' or ').some((one) => b.split(' or ').includes(one));

/** "..., and A1 is not blue": not where that tile is said to be of the same colour after all. */
const more = `( (?:, )?(?:and|but) [A-D][1-4] is (?:not )?${colour})`;

export const turnsOfOthers: readonly (readonly [string, InFull])[] = [
  [
    `${someTiles} is ${colours} ${joint} others (?:is )?${colours}`,
    ([a = '', b = '']) =>
      areApart(a, b) ? [`there is at least one ${a} tile and there is at least one ${b} tile`] : null,
  ],
  [
    `${someTiles} is (${colour}) ${joint} others is not`,
    ([so]) => [`there is at least one ${so} tile and not all tiles is ${so}`],
  ],
  [
    `some (${colour})(?:s| tiles| ones)? is in ${line} ${joint} others (?:is )?in ${line}`,
    ([so, shape, here, other, there]) =>
      shape === other && here !== there
        ? [`there is a ${so} tile in ${shape} ${here} and there is a ${so} tile in ${shape} ${there}`]
        : null,
  ],
  [
    `some (row|column)s (has|contain) ((?:(?!and|but|others)[a-z0-9]+ )+)${joint} others do not`,
    ([shape, has, what = '']) => [
      `at least one ${shape} ${has} ${what.trim()} and not every ${shape} ${has} ${what.trim()}`,
    ],
  ],
  [
    `some (row|column)s is all (${colour}) ${joint} others is not`,
    ([shape, so]) => [
      `at least one ${shape} is all ${so} and not every ${shape} is all ${so}`,
      `at least one ${shape} is all ${so} and at least one ${shape} has no ${so} tile`,
    ],
  ],
  [
    `(?:all|every|each)(?: the)? tiles? (?:except|but|besides) ${cell} is ${colours}${more}`,
    ([name = '', so = '', rest = '']) =>
      [
        `every tile other than ${name} is ${so}${rest}`,
        `every tile other than ${name} is ${so} and ${name} is not ${so}${rest}`,
      ].filter((_, i) => i === 0 || !isAgainst(rest, so)),
  ],
  [
    `no tiles? (?:except|but|besides) ${cell} is (${colour})${more}`,
    ([name, so = '', rest = '']) => [
      `no tile other than ${name} is ${so}${rest}`,
      ...(isAgainst(rest, so, true) ? [] : [`no tile other than ${name} is ${so} and ${name} is ${so}${rest}`]),
    ],
  ],
  ['(?:the )?(rows|columns) is all (?:of )?the same colour', ([lines]) => [`all the ${lines} is the same colour`]],
  ['no two (row|column)s is (?:exactly )?(?:the same|alike|matching)(?: as each other)?', notTheSame],
  [
    '(?:the )?(row|column)s is (?:different|of different) colours',
    ([shape]) => [
      `all ${shape}s is one colour and no colour appear in two ${shape}s`,
      `the ${shape}s has no colour in common`,
    ],
  ],
  [
    '(?:the )?(row|column)s is all (?:of )?different colours',
    ([shape]) => [
      `in every ${shape} , all tiles is different colours`,
      `all ${shape}s is one colour and no colour appear in two ${shape}s`,
    ],
  ],
];

/** "No two rows are the same", of two rows: not tile by tile, or not the same colours. */
function notTheSame([shape = '']: readonly string[], subset: readonly Cell[]): readonly string[] | null {
  const [one, two, ...more] = [
    ...new Set(inGridOrder(subset).map((cell) => (shape === 'row' ? cell.slice(1) : cell.slice(0, 1)))),
  ].sort();
  if (one === undefined || two === undefined || more.length > 0) return null;
  const [a, b] = [`${shape} ${lineWord(one)}`, `${shape} ${lineWord(two)}`];
  return [`it is not true that ${a} match ${b}`, `it is not true that ${a} has the same colours as ${b}`];
}

const lineWord = (name: string): string => numberWords[Number(name)] ?? name.toLowerCase();

/** Whether the rest says the contrary of that the tile is of that colour; or, of "no tile", of that it is not. */
const isAgainst = (rest: string, so: string, isSo = false): boolean => {
  const said = /is (not )?([a-z]+)$/.exec(rest);
  return said !== null && so.split(' or ').includes(said[2] ?? '') && (said[1] !== undefined) === isSo;
};
