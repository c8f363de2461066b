import { numberWords } from '../../kit/number-words';
import { type Cell, columnOf, inGridOrder, rowOf } from '../grid';
import { isAt, placeCalled, shapesAmong } from './geometry';
import { cellsIn, colour, namedLine as line, such } from './pieces';

// Tiles by where they lie, in their names: the leftmost tile, the top of a column, the diagonals of a square.

const side = '(top|upper|bottom|lower|left|leftmost|right|rightmost)';

/** The only tile that lies furthest to one side. */
function tileOn(which: string, subset: readonly Cell[]): Cell | null {
  const place = placeCalled(which);
  const there = place === undefined ? [] : subset.filter((one) => isAt(place, one, subset));
  return there.length === 1 ? (there[0] ?? null) : null;
}

/** "The leftmost and the rightmost tile": by their names, where there is but one at each side. */
export function withTilesNamed(text: string, subset: readonly Cell[]): string {
  if (
    /(?<!\S)(?:each|every|any|some|no|which|either|neither|both|two|three|four)(?: [a-z]+)? (?:rows?|columns?)(?!\S)/.test(
      text,
    )
  )
    return text;
  const goesOn = '(?! (?:in|of|on|that|which|with|two|three|tiles?|row|column) )';
  return text
    .replace(
      new RegExp(`the ${side}(?: tile| one)? and (?:the )?${side} (?:tiles?|ones?)(?= |$)${goesOn}`, 'g'),
      (all, a, b) => {
        const [one, other] = [tileOn(a, subset), tileOn(b, subset)];
        return one === null || other === null || one === other ? all : `${one} and ${other}`;
      },
    )
    .replace(new RegExp(`the ${side} (?:tile|one)(?= |$)${goesOn}`, 'g'), (all, which) => tileOn(which, subset) ?? all);
}

/** "Its row", "the top of column C", of what has a name. */
export function ofLinesOfNames(text: string, subset: readonly Cell[]): string {
  const [name, more] = cellsIn(text);
  const said =
    name === undefined || more !== undefined || !new RegExp(`^(?:if |unless )?${name} `).test(text)
      ? text
      : text.replace(/ its (?:own )?(row|column)(?= |$)/g, (_, shape) =>
          shape === 'row' ? ` row ${numberWords[Number(name[1])] ?? ''}` : ` column ${(name[0] ?? '').toLowerCase()}`,
        );
  return said.replace(
    new RegExp(
      `(${line}) (?:has|contain) (?:a )?(${colour})(?: tile)? (?:at|on|in) (?:its|the) (top|bottom|left|right)(?: end| tile| place)?(?= |$)`,
      'g',
    ),
    (all, where, so, end) => {
      const cells = inLine(where, subset);
      const isAlong = /top|bottom/.test(end) === /column/.test(where);
      const found = /top|left/.test(end) ? cells[0] : cells.at(-1);
      return isAlong && found !== undefined ? `${found} is ${so}` : all;
    },
  );
}

/** The tiles of a row or column, in order. */
export function inLine(name: string, subset: readonly Cell[]): readonly Cell[] {
  const [, side = '', shape] = /^the (\w+) (row|column)$/.exec(name) ?? [];
  const place = placeCalled(side);
  const ends = shape === 'row' ? ['top', 'bottom'] : ['leftmost', 'rightmost'];
  if (place !== undefined && ends.includes(place.type))
    return inGridOrder(subset.filter((one) => isAt(place, one, subset)));
  const [, row] = /row (one|two|three|four)$/.exec(name) ?? [];
  const [, column] = /column ([a-d])$/.exec(name) ?? [];
  if (row !== undefined) return inGridOrder(subset.filter((one) => rowOf(one) + 1 === numberWords.indexOf(row)));
  return column === undefined ? [] : inGridOrder(subset.filter((one) => one[0] === column.toUpperCase()));
}

/** "A diagonal is all red\", "the diagonals have equally many blues": of a square, by the names of their tiles. */
export function ofDiagonals(text: string, subset: readonly Cell[]): string {
  if (subset.length !== 4 || shapesAmong('square', subset).length !== 1) return text;
  const [a = '', b = '', c = '', d = ''] = [...subset].sort(
    (one, other) => rowOf(one) - rowOf(other) || columnOf(one) - columnOf(other),
  );
  const both = [`${a} and ${d}`, `${b} and ${c}`];
  const [one, other] = both;
  const [, how = '', said = ''] =
    /^(?:on )?(a|some|one|either|at least one|exactly one|no|neither|both|each|every|the two|the)(?: of the)?(?: two)? diagonals? ,? ?((?:is|has|contain|consist|match|do|there|hold) .+|match|differ)$/.exec(
      text,
    ) ?? [];
  if (
    /^(?:exactly )?two diagonally adjacent tiles match ,? ?(?:and|but) the other two (?:do not(?: match)?|differ)$/.test(
      text,
    )
  )
    return 'exactly one pair of diagonally adjacent tiles match';
  if (how === '' || / (?:and|or|but|if|unless|they|it|than|as|each other|number|numbers) /.test(` ${said} `)) {
    const [, not, so] =
      new RegExp(
        `^(?:both|the two|the) diagonals (do not )?(?:has|contain) (?:the same number of|equally many|as many) (${colour})${such}$`,
      ).exec(text) ?? [];
    return so === undefined
      ? text
      : `${not === undefined ? '' : 'it is not true that '}${one} has as many ${so} tiles as ${other}`;
  }
  const about = (names: string) => ofTwo(names, said);
  const ways = both.map(about);
  if (ways.includes(null)) return text;
  if (/^(?:a|some|one|either|at least one)$/.test(how)) return ways.join(' or ');
  if (how === 'exactly one') return `${ways.join(' xor ')}`;
  return how === 'no' || how === 'neither' ? `neither ${ways.join(' nor ')}` : ways.join(' and ');
}

/** What is said of the two tiles of a diagonal. */
function ofTwo(names: string, said: string): string | null {
  if (
    /^(?:match|is|has|consist|contain|do)/.test(said) &&
    /(?:one|same|single) colour$|^match$|monochromatic$|matching(?: tiles)?$/.test(said)
  )
    return / not /.test(` ${said} `) ? `${names} differ` : `${names} match`;
  if (/^differ$|different colours?$/.test(said)) return `${names} differ`;
  const [, so] = new RegExp(`^(?:is|contain only) (?:all |both )?(${colour})${such}$`).exec(said) ?? [];
  if (so !== undefined) return `${names} is both ${so}`;
  const [, lacks, quantity, what] =
    new RegExp(
      `^(do not )?(?:has|contain|there is) (?:(a|no|any|at least one|exactly one|one) )?(${colour})${such}$`,
    ).exec(said) ?? [];
  if (what === undefined) return null;
  if (lacks !== undefined || quantity === 'no') return `neither of ${names} is ${what}`;
  return `${quantity === 'exactly one' ? quantity : 'at least one'} of ${names} is ${what}`;
}
