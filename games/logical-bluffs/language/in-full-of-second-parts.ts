import type { InFull } from './in-full';
import { captured, colour, lineName, upToFour } from './pieces';

// A second part that leaves out what the first one said ("row 1 lacks red and row 2 blue", "exactly one row and one column"): it
// gets the same words, and where people also take it otherwise, both ways are written out.

const name = lineName;
const joint = '(?:(?:, )?(?:and|or|but|while|then)|nor|,|;)';
const lines = `(?:(?:the|a|some|one|two|three|every|each|another|both|all|exactly|at least|at most|other|top|bottom|left|right|middle|upper|lower|leftmost|rightmost) )*(?:row|column)s?(?: ${name}(?:(?: ,)?(?: and| or)? ${name})*)?`;
const object = `(?:(?:a|any|some|one|two|three|four) )?(?:${colour}|colours?)`;

const number = captured(upToFour);
const bound = 'exactly|only|just|at most|no more than|not more than|fewer than|more than';
const several = `(?:(?:${bound}|at least) )?(?:a|some|one|two|three|four)|most`;
const butNot = '(?:, |and |but |, and |, but )not';
/** With these it is not one part, or not said of each of two. */
const joins = / (?:and|or|but|nor|if|unless|while|,|;|same|match|share|differ|different|more|fewer|as|together|both) /;

/** The verb of a first part, said again of each other row or column that comes with a colour only. */
function verbAgain([before = '', verb = '', rest = '']: readonly string[], other: string): string[] | null {
  const without = new RegExp(`( (${joint}) ${lines}) (?=${object}(?:s| tiles?)?(?: |$))`, 'g');
  const said = rest.replace(without, `$1 ${verb} `);
  if (said === rest) return null;
  const again = `${before} ${verb}${said}`;
  // "But" and "if" may set the other row against the first.
  return / but /.test(rest) || before.startsWith('if ')
    ? [again, `${before} ${verb}${rest.replace(without, `$1 ${other} `)}`]
    : [again];
}

export const turnsOfSecondParts: readonly (readonly [string, InFull])[] = [
  [
    '(.*?(?:row|column)s?(?: [a-z]+)*?) lacks?( .+)',
    // "Lacks blue and green" may be both or one of them.
    ([before = '', rest = '']) =>
      new RegExp(`${lines} ${colour} and ${colour}`).test(rest) ? null : verbAgain([before, 'lack', rest], 'has'),
  ],
  [
    `(.*?(?:row|column)s?(?: [a-z]+)*?) (has|contain) (only|just|nothing but|exclusively)( ${colour}.*)`,
    ([before = '', has = '', only = '', rest = '']) => verbAgain([before, `${has} ${only}`, rest], has),
  ],
  // "A row and column": a row, and a column.
  [
    `(.*?)(${several}) (rows?) and (columns?)( .+|)`,
    ([before = '', many = '', row = '', column = '', after = '']) =>
      joins.test(` ${before}${after} `) || /(?:^| )(?:no|not) /.test(before)
        ? null
        : [[row, column].map((shape) => `${before}${many} ${shape}${after}`).join(' and ')],
  ],
  // "In exactly one row and one column": the bound of both, or of the first one only.
  [
    `(${colour} (?:appear|is (?:present )?|is)) ?in (${bound}) ${number} (rows?|columns?) and ${number} (rows?|columns?)`,
    ([before = '', limit = '', n, first, m, second]) =>
      [limit, 'at least'].map(
        (other) => `${before} in ${limit} ${n} ${first} and ${before} in ${other} ${m} ${second}`,
      ),
  ],
  // "Red next to blue, not green": not next to green, or none there at all.
  [
    `(?:there is )?(?:a )?(${colour})(?: tile| one)? ((?:diagonally |orthogonally )?(?:next|adjacent|diagonal) to|beside) (?:a )?(${colour})(?: tile| one)? (?:${butNot}|, no) (?:a )?(${colour})(?: tile| one)?`,
    ([so, near = '', other, not]) => {
      const how = near.replace(/^diagonal to/, 'diagonally adjacent to').replace(/^beside/, 'next to');
      return [
        `a ${so} tile is ${how} a ${other} tile and not ${how} a ${not} tile`,
        `a ${so} tile is ${how} a ${other} tile , and there is no ${not} tiles`,
      ];
    },
  ],
  [
    `(?:there is )?(more|fewer|as many) (${colour})(?:s| tiles)? (than|as) (${colour})(?:s| tiles)? ${butNot} (${colour})(?:s| tiles)?`,
    ([many, so, than, other, not]) =>
      [`there is not ${many} ${so} tiles ${than} ${not} tiles`, `there is no ${not} tiles`].map(
        (more) => `there is ${many} ${so} tiles ${than} ${other} tiles and ${more}`,
      ),
  ],
];
