import { numberWords } from '../../kit/number-words';
import type { Cell } from '../grid';
import { shapesAmong } from './geometry';
import type { InFull } from './in-full';
import { cell as aCell, colour as aColour, captured, lineName, upToFour } from './pieces';

// Short sentences of rows, of named tiles and of "another" with the words that they leave out.

const colour = captured(aColour);
const line = `((?:the )?(?:rows?|columns?) ${lineName}|the (?:top|bottom|left|right|middle) (?:row|column))`;
const cell = captured(aCell);
const limit = '((?:exactly|at least|at most|only|just) )?';
const numeral = captured(upToFour);
const numbered = '(a|one|two|three|four)';

const oneMore = (many: string): string => `${numberWords[Math.max(1, numberWords.indexOf(many)) + 1]}`;
const areOfTwo = (lines: readonly (readonly Cell[])[]): boolean => lines.every(({ length }) => length === 2);

export const turnsOfEach: readonly (readonly [string, InFull])[] = [
  // Numbers of tiles.
  [
    `neither ${numeral} nor ${numeral}(?: tiles?)? is ${colour}`,
    ([n, m, so]) => [`there is not exactly ${n} ${so} tiles and there is not exactly ${m} ${so} tiles`],
  ],
  [
    `(?:at least )?${numbered}(?: tiles?)? is ${colour} and another(?: one| tile)? is ${colour}`,
    ([many = '', so, other]) =>
      so === other
        ? [`there is at least ${oneMore(many)} ${so} tiles`]
        : [`there is at least ${many === 'a' ? 'one' : many} ${so} tiles and there is at least one ${other} tile`],
  ],
  // Rows and columns.
  [
    `${limit}(one|two|three|four) tiles? in (each|every) (row|column) is ${colour}`,
    ([how = '', many, each, shape, so]) => [`${each} ${shape} has ${how}${many} ${so} tiles`],
  ],
  [`no tiles? in any (row|column) is ${colour}`, ([shape, so]) => [`no ${shape} has a ${so} tile`]],
  [`a ${colour} tile is in (each|every) (row|column)`, ([so, each, shape]) => [`${each} ${shape} has a ${so} tile`]],
  [
    `(each|every) (row|column) (?:has|contain) (?:either )?${colour} or ${colour} ,? ?but not both`,
    ([each, shape, a, b]) => [`${each} ${shape} has ${a} or ${b} and no ${shape} has both ${a} and ${b}`],
  ],
  [
    `there is (?:a )?${colour}(?:s| tiles?) in ${line} ,? ?(?:but|and) (?:not|none) in ${line}`,
    ([so, here, there]) => [`${here} has a ${so} tile and ${there} has no ${so} tile`],
  ],
  [
    '(?:the )?(rows|columns) do not all (has|contain) (.+)',
    ([lines, has, what]) => [`not all ${lines} ${has} ${what}`],
  ],
  [
    `no colours? appear in ${line} ,? ?but not in ${line}`,
    ([here, there]) => [`every colour that appear in ${here} appear in ${there}`],
  ],
  [
    `in (?:each|every) (row|column) ,? ?one tile is ${colour} and the other(?: one| tile)? (?:is )?${colour}`,
    ([shape, a, b], subset) =>
      (shape === 'row' || shape === 'column') && areOfTwo(shapesAmong(shape, subset))
        ? [a === b ? `every ${shape} is all ${a}` : `every ${shape} has a ${a} tile and a ${b} tile`]
        : null,
  ],
  // Tiles by name.
  [`only ${cell} do not match (?:a|one of its) neighbours?`, ([a]) => [`only ${a} do not match any neighbour`]],
  [
    `${cell} is not ${colour} unless ${cell} or ${cell} is`,
    ([a, so, b, c]) => [`${a} is not ${so} unless ${b} is ${so} or ${c} is ${so}`],
  ],
  ['not any of ((?:[A-D][1-4] ,? ?(?:and )?)+)(is .+|match .+)', ([names, rest]) => [`none of ${names}${rest}`]],
  [
    `${cell} and ${cell} do not match ${cell} or ${cell}`,
    ([a, b, c, d]) => [`${a} match neither ${c} nor ${d} and ${b} match neither ${c} nor ${d}`],
  ],
  [
    `either ${cell} and ${cell} is both ${colour} ,? ?or neither is`,
    ([a, b, so]) => [`${a} and ${b} is ${so} or neither ${a} nor ${b} is ${so}`],
  ],
  // All, or none.
  ['all (?:the )?tiles match ,? ?or none (?:do|match)', () => ['all tiles match or no two tiles match']],
  ['no tiles match', () => ['no two tiles match']],
  [
    `(?:every|each|all) colours? except ${colour} appear exactly once`,
    ([so], { length }) => (length === 4 ? [`every colour other than ${so} appear exactly once`] : null),
  ],
];
