import { numberWords } from '../../kit/number-words';
import { type Cell, inGridOrder } from '../grid';
import { isAt, shapesAmong } from './geometry';
import { inLine } from './in-plainer-places';
import { cell, cellsIn, colour, listed, namedLine, such, upToEight } from './pieces';

// Numbers that are taken for granted, where there are so many: the third row after two, one in each row, the only one of its kind.

const ordinals = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** "Two rows are all red and the third is not": where there are just so many, exactly two are. */
export function ofTheOneLeft(text: string, subset: readonly Cell[]): string {
  const [, before = '', n = '', what = '', said = '', which = '', again = ''] =
    new RegExp(
      `^((?:if |when )?)(?:exactly )?(?:(?:some|any) )?(${upToEight})(?: of (?:the|these|our|my)(?: ${upToEight})?)? (rows|columns|tiles|ones) (.+?) (?:, )?(?:and|but|while|,|;) (?:the )?(?:other |remaining |last )?(one|row|column|tile|second|third|fourth|fifth|sixth|seventh|eighth|other|rest|others)(?: tile| row| column| one)? ((?:is|do|has) .+|differ|is|do)$`,
    ).exec(text) ?? [];
  const number = numberWords.indexOf(n);
  const of =
    what === 'rows' || what === 'columns'
      ? shapesAmong(what === 'rows' ? 'row' : 'column', subset).length
      : subset.length;
  const isOne = ordinals.indexOf(which) === of || /^(?:one|row|column|tile|other)$/.test(which);
  if (n === '' || number + 1 !== of || !(isOne || which === 'rest' || which === 'others')) return text;
  if (/^(?:is not|do not|do|is|has not)$/.test(again) && / (?:and|or|but) /.test(` ${said} `)) return text;
  if (/^(?:is not|do not|has not)$/.test(again)) return `${before}exactly ${n} ${what} ${said}`;
  if (
    /^(?:differ|is different|is not the same|is of another|is another(?: colour)?|has another(?: colour| one)?|has a different(?: colour| one)?|is of a different colour|do not match(?: them)?|is not like them)$/.test(
      again,
    )
  )
    return /^(?:match|share (?:a|one|the same) colour|is (?:all )?(?:of )?(?:the same|one|a single) colour|has (?:one|the same) colour|is alike)$/.test(
      said,
    ) && what === 'tiles'
      ? `${before}exactly two colours appear and a colour appear exactly ${number === 2 ? 'twice' : `${n} times`}`
      : text;
  const [so] = new RegExp(`^is (?:all |entirely )?(${colour})$`).exec(again)?.slice(1) ?? [];
  const [first] = new RegExp(`^is (?:all |entirely )?(${colour})$`).exec(said)?.slice(1) ?? [];
  return so === undefined || first === undefined || so === first
    ? text
    : `${before}exactly ${n} ${what} ${said} and exactly one ${what.replace(/s$/, '')} ${again}`;
}

const placesOfGrid = ['corner', 'edge', 'centre'] as const;
type PlaceOfGrid = (typeof placesOfGrid)[number];

/** What takes a number of rows or tiles for granted, where there are so many. */
export function withCounts(text: string, subset: readonly Cell[]): string {
  const lines = (shape: string) => shapesAmong(shape === 'row' ? 'row' : 'column', subset).length;
  const numberOf = (n: string) => numberWords.indexOf(n);
  const called = (type: PlaceOfGrid) => inGridOrder(subset.filter((one) => isAt({ type }, one, subset)));
  return text
    .replace(
      new RegExp(
        `^the only (${colour})(s| tiles) is the (corner|edge|centre)(?:s| tiles)$|^the (${colour})(?:s| tiles) is exactly the (corner|edge|centre)(?:s| tiles)$`,
      ),
      (all, a, _, where, b, other) => {
        const cells = called(placesOfGrid.find((place) => place === (where ?? other)) ?? 'corner');
        return cells.length < 2 ? all : `the only ${a ?? b} tiles is ${listed(cells)}`;
      },
    )
    .replace(
      new RegExp(
        `^(?:there is )?exactly (${upToEight}) (?:tiles is )?(${colour})${such} ,? ?(?:and )?(?:exactly |just )?one (?:in|of|from|per)(?: each| every)? (row|column)(?: each)?$`,
      ),
      (all, n, so, shape) => (numberOf(n) === lines(shape) ? `every ${shape} has exactly one ${so} tile` : all),
    )
    .replace(
      new RegExp(`^(the only) (${upToEight}) (${colour})${such} is (${cell}(?:(?: ,)? and ${cell}| , ${cell})*)$`),
      (all, the, n, so, names) => (numberOf(n) === cellsIn(names).length ? `${the} ${so} tiles is ${names}` : all),
    )
    .replace(
      new RegExp(`^(${cell}(?:(?: ,)? and ${cell}| , ${cell})*) is the only (${upToEight}) (${colour})${such}$`),
      (all, names, n, so) => (numberOf(n) === cellsIn(names).length ? `${names} is the only ${so} tiles` : all),
    )
    .replace(
      new RegExp(
        `^(${cell}(?:(?: ,)? and ${cell}| , ${cell})*) (?:has|is(?: of)?|show) (?:exactly )?(${upToEight}) different colours ,? ?(?:and )?(?:none|neither) of (?:which|them) (?:is |being )?(?:that of |the colour of |the same as )?(${cell})(?: colour)?$`,
      ),
      (all, names, n, other) =>
        numberOf(n) === cellsIn(names).length
          ? `${names} is different colours and none of ${names} match ${other}`
          : all,
    );
}

/** "Exactly three tiles share a colour, and A1 is not among them"; "row 1 is one colour, and no other tile has that colour". */
export function ofThatColour(text: string, subset: readonly Cell[]): string {
  const alike = '(?:share a colour|is the same colour|match|is of one colour)';
  const [, first = '', n = '', name = '', not] =
    new RegExp(
      `^(exactly (${upToEight}) tiles ${alike}) ,? ?(?:and|but) (${cell}) is (not )?(?:among them|one of them|among those)$`,
    ).exec(text) ?? [];
  const number = numberWords.indexOf(n);
  if (number > 1 && number * 2 > subset.length)
    return `${first} and ${name} ${not === undefined ? `match exactly ${numberWords[number - 1]}` : `match fewer than ${numberWords[number - 1]}`} other tiles`;
  const [, said = '', where = '', rest = ''] =
    new RegExp(
      `^((${namedLine}) is (?:all )?(?:of )?(?:one|a single) colour ,? ?(?:and|but)) (.+) (?:has|share|is) (?:of )?(?:that colour|it)$`,
    ).exec(text) ?? [];
  const [one] = inLine(where, subset);
  return one === undefined ? text : `${said} ${rest} match ${one}`;
}

/** "Exactly one tile is blue, and B2 touches it": a blue one, as there is but one. */
export function ofTheOnlyOne(text: string): string {
  const [, first = '', n = '', a, b, said = '', object = ''] =
    new RegExp(
      `^((?:there is )?exactly (one|two) (?:tiles? is (${colour})|(${colour})(?:s| tiles?)?)) ,? ?(?:and|but) (${cell} (?:do not )?(?:touch|border|is (?:not )?(?:orthogonally |diagonally )?(?:next to|adjacent to))) (it|both(?: of them)?|them both|neither(?: of them)?)$`,
    ).exec(text) ?? [];
  if (said === '' || (n === 'one') !== (object === 'it') || (object !== 'it' && / not /.test(said))) return text;
  const many = object === 'it' ? 'a' : object.startsWith('neither') ? 'no' : 'two';
  return `${first} , and ${said} ${many} ${a ?? b} tile${many === 'two' ? 's' : ''}`;
}
