import type { InFull } from './in-full';

// A second part that leaves out what the first one said ("row 1 lacks red and row 2 blue", "exactly one row and one column"): it
// gets the same words, and where people also take it otherwise, both ways are written out.

const colour = '(?:red|blue|green|yellow)';
const name = '(?:one|two|three|four|[a-d])';
const joint = '(?:(?:, )?(?:and|or|but|while|then)|nor|,|;)';
const lines = `(?:(?:the|a|some|one|two|three|every|each|another|both|all|exactly|at least|at most|other|top|bottom|left|right|middle|upper|lower|leftmost|rightmost) )*(?:row|column)s?(?: ${name}(?:(?: ,)?(?: and| or)? ${name})*)?`;
const object = `(?:(?:a|any|some|one|two|three|four) )?(?:${colour}|colours?)`;

/** The verb of a first part, said again of each other row or column that comes with a colour only. */
function verbAgain([before = '', verb = '', rest = '']: readonly string[], other: string): string[] | null {
  const without = new RegExp(`( (${joint}) ${lines}) (?=${object}(?:s| tiles?)?(?: |$))`, 'g');
  const said = rest.replace(without, `$1 ${verb} `);
  if (said === rest) return null;
  const again = `${before} ${verb}${said}`;
  // "But" may set the other row against the first.
  return / but /.test(rest) ? [again, `${before} ${verb}${rest.replace(without, `$1 ${other} `)}`] : [again];
}

export const turnsOfSecondParts: readonly (readonly [string, InFull])[] = [
  [
    '(.*?(?:row|column)s?(?: [a-z]+)*?) lacks?( .+)',
    ([before = '', rest = '']) => verbAgain([before, 'lack', rest], 'has'),
  ],
  [
    `(.*?(?:row|column)s?(?: [a-z]+)*?) (has|contain) (only|just|nothing but|exclusively)( ${colour}.*)`,
    ([before = '', has = '', only = '', rest = '']) => verbAgain([before, `${has} ${only}`, rest], has),
  ],
];
