import { numberWords } from '../../kit/number-words';
import { type Cell, columns, rows } from '../grid';
import { isAt, stands } from './geometry';
import { bound, cell, colour, lineSide, namedLine, such, upToSix } from './pieces';

// What two careful people take differently, wherever it stands in a sentence: written out in the way that the grammar does not
// take it, so that both are offered.

/** The other way to hear these words; null where they can be heard in one way after all. */
type Hearing = readonly [RegExp, (match: readonly string[], subset: readonly Cell[]) => string | null];

const tiles = such;
const number = '(?:two|three|four|five|six)';
const counted = upToSix;
const line = namedLine;
/** "In top row and bottom row". */
const aLine = `(?:${line}|${lineSide} (?:row|column))`;
const names = `(?:${cell}(?:(?: ,)? (?:${cell} ,? ?)*and ${cell})?|the [a-z]+(?: [a-z]+)? (?:tile|one|corner)|${line})`;
const many = `(?:no|a|${bound} ${counted}|at least ${counted}|${counted})`;
const joint = '(?:(?:, )?(?:and|or)|,)';
const firmJoint = '(?:(?:, )?(?:and|or|but|while)|,)';
/** A second part without a verb ends so. */
const end = '(?= (?:and|or|but|if|unless|while|then|[,;.)])(?: |$)|$)';

const oneFewer = (n = ''): string => numberWords[numberWords.indexOf(n) - 1] ?? n;
const there = (n = '', so = ''): string => `there is ${n} ${so} tile${/^a$|one$/.test(n) ? '' : 's'}`;

const hearings: readonly Hearing[] = [
  // "Red and blue cover three tiles", "appear four times in total": each of them, or both together.
  said(
    `^((?:${colour}${tiles} (?:, )?(?:and )?)+)(?:cover|fill|occupy|make up|take up|account for|is (?:found )?on|appear on|appear) (?:a total of )?((?:at least |${bound} )?(?:${counted}(?= (?:tiles?|times))|once|twice))(?: (?:tiles?|times))?(?: (?:in total|in all|altogether|overall|all together|together|combined))?$`,
    ([all = '', many]) => {
      const these = all.match(new RegExp(colour, 'g')) ?? [];
      return these.length < 2
        ? null
        : `there is ${many?.replace('once', 'one').replace('twice', 'two')} ${these.join(' or ')} tiles`;
    },
  ),
  // "Exactly two are red and two are blue": the bound of both.
  said(
    `(${bound}) (${counted})( tiles?)? is (${colour}) and (${counted})(?: tiles?)? is (${colour})${end}`,
    ([limit, n, tiles, so, m, also]) => `${limit} ${n}${tiles} is ${so} and ${limit} ${m} is ${also}`,
  ),
  said(
    `^in (${line}) ,? ?(${bound}) (${counted})(?: tiles?)? is (${colour}) and (${counted})(?: tiles?)? is (${colour})$`,
    ([where, limit, n, so, m, also]) => `${where} has ${limit} ${n} ${so} tiles and ${limit} ${m} ${also} tiles`,
  ),
  // "More red than blue in row 1 and two tiles are red": there, or anywhere.
  said(
    `^(there is (?:more|fewer) ${colour}${tiles} than ${colour}${tiles} in (${line})) and (${many})(?: tiles?)? is (${colour})$`,
    ([first, where, n, so]) => `${first} and ${where} has ${n} ${so} tiles`,
  ),
  // "A red tile and a blue tile are adjacent to a green tile": each to one, or both to the same.
  said(
    `^(?:there is )?(a ${colour}(?: tile| one)?) and (a ${colour}(?: tile| one)?) (?:is |that is )?((?:orthogonally |diagonally )?(?:adjacent|next) to) (a ${colour})(?: tile| one)?$`,
    ([a, b, near, so]) => `${so} tile is ${near} ${a} and ${near} ${b}`,
  ),
  // "Two red tiles next to a blue tile": each to one, or both to the same.
  said(
    `there is (${number}) (${colour}) tiles ((?:orthogonally |diagonally )?(?:adjacent|next) to) a (${colour}) tile${end}`,
    ([n, so, near, other]) => `there is at least one ${other} tile that is ${near} at least ${n} ${so} tiles`,
  ),
  // "No red and blue": neither, or not both.
  said(
    `^no (${colour})s? and (${colour})s?$`,
    ([so, other]) => `it is not true that ${there('a', so)} and ${there('a', other)}`,
  ),
  // "Row 1 has two red tiles and the others are blue": all outside the row, or all but those two.
  said(
    `^(${aLine}) (?:has|contain) ((?:exactly |only |just )?)(a|one|${number}) (${colour})${tiles} (?:, )?(?:and |but |while )?((?:all )?(?:the )?(?:others|other tiles|rest(?: of the tiles)?)|everything else|every other tile) is ((?:all )?(?:not )?${colour}(?: or ${colour})*)$`,
    ([where, , many, so, , also]) => {
      const just = `exactly ${many === 'a' ? 'one' : many} ${so} tile${/^a$|one/.test(many ?? '') ? '' : 's'}`;
      return `${where} has ${just} and there is ${just} and every non ${so} tile is ${also?.replace('all ', '')}`;
    },
  ),
  said(
    `^(${aLine}) (?:has|contain) ((?:exactly |only |just )?)(a|one|${number}) (${colour})${tiles} (?:, )?(?:and |but |while )?(?:no other tiles?|nothing else|none of the (?:others|rest|other tiles)) is (${colour})$`,
    ([where, limit, many, so, also]) => {
      const all = `${so === also ? 'exactly ' : limit}${many === 'a' && so === also ? 'one' : many} ${so} tile${/^a$|one/.test(many ?? '') ? '' : 's'}`;
      return so === also
        ? `${where} has ${all} and there is ${all}`
        : `${where} has ${all} and there is no ${also} tiles`;
    },
  ),
  // "A red tile is next to a blue one and it is in a corner": the red one, or the blue one.
  said(
    `^((?:if )?)(?:there is )?((?:a|some) ${colour} tile|${cell}) (?:that )?(is |touch )((?:orthogonally |diagonally )?(?:next|adjacent) to |beside |(?:directly )?(?:above|below) |(?:directly )?to the (?:left|right) of |)(?:a|some) (${colour})(?: tile| one)? (?:, )?and it ((?:is|has|match|touch|do not) (?!(?:not )?${colour}${end}).+)$`,
    ([when, one, verb, how = '', so, rest]) =>
      (verb === 'is ') === (how === '')
        ? null
        : `${when}a ${so} tile ${verb}${turnedRound(how)}${one?.replace(/^some/, 'a')} and it ${rest}`,
  ),
  // "A1 is red and its neighbours are the same colour": as each other, or as A1.
  said(
    `^(${cell} is (${colour}) (?:, )?(?:and |but )?(?:all )?(?:its neighbours|the neighbours of ${cell})) (?:is|has) (?:all )?(?:of )?the same(?: colour)?$`,
    ([first, so]) => `${first} is ${so}`,
  ),
  // "A1 is the same colour as its neighbour": of which there are several.
  said(
    `^((?!no |none |not |never ).*(?:match|the same colour as|share (?:a|its) colour with) )its neighbour${end}`,
    ([before], subset) => (hasOneNeighbour(subset) ? null : `${before}at least one of its neighbours`),
  ),
  // "No tile in row 2 matches another": another one there, or any other.
  said(
    `(tiles? in (${line}) (?:is|match|has|touch) (?:(?!and|or|but|if|,)[a-z]+ )*)another(?: one)?${end}`,
    ([before, where]) => `${before}another tile in ${where}`,
  ),
  // "Two tiles next to B2 have the same colour": as each other, or as B2.
  said(
    `(${number}) ((?:tiles|ones) (?:that is )?(?:orthogonally |diagonally )?(?:next|adjacent) to (${cell})|of the neighbours of (${cell})|neighbours of (${cell})|(${cell}) neighbours) (?:has|is|share) (?:of )?(?:the same|a|one)(?: colour)?${end}`,
    ([many, those, a, b, c, d]) => `${many} ${those} is the same colour as ${[a, b, c, d].join('')}`,
  ),
  // "Two tiles have the same colour as their neighbours": as all of them, or as one.
  said(
    `((?:${bound} |at least )?${counted} tiles? )(?:has the same colour as|is the same colour as|match|share a colour with) their neighbours${end}`,
    ([those]) => `${those}match a neighbour`,
  ),
  // "The most common colour appears exactly three times": the only one that does, or each.
  said(
    `^the most common colour appear (?:exactly|only|just) (once|twice|${number} times)$`,
    ([often]) => `exactly one colour appear exactly ${often} and no colour appear more than ${often}`,
  ),
  // "More often than the other colours": than each, or than all of them together.
  said(
    `^(${colour}) (?:is|appear) (more|less) (common|often|frequent|frequently) than (?:all )?the other(?: three)? colours$`,
    ([so, more]) => (more === 'more' ? `there is more ${so} tiles than tiles of all other colours combined` : null),
  ),
  // "Every row and column has the same number of reds": as every other line, or as every other row.
  said(
    `^(?:every|each) row and (?:every |each )?column has the same number of (${colour})${tiles}$`,
    ([so]) => `every row has the same number of ${so} tiles and every column has the same number of ${so} tiles`,
  ),
  // "There is not a red and a blue tile": neither, or not both.
  said(
    `^(?:there is not|not) (?:a|any) (${colour})(?: tile)? and (?:a |any )?(${colour}) tile$`,
    ([so, also]) => `${there('no', so)} and ${there('no', also)}`,
  ),
  // "Half of the red and blue tiles are in the top row": of each, or of both together.
  said(
    `^((?:exactly |at least |more than |fewer than |at most )?half|most) of the (${colour}) and (${colour}) tiles is (.+)$`,
    ([half, so, also, rest]) => `${half} of the ${so} tiles is ${rest} and ${half} of the ${also} tiles is ${rest}`,
  ),
  // "Two reds and one blue or green": one that is blue or green, or else a green one.
  said(
    `^(?:there is )?(${many}) (${colour})${tiles} and (${many}) (${colour}) or (${colour})${tiles}$`,
    ([n, so, m, also, other]) => `${there(n, so)} and ${there(m, also)} or ${there('a', other)}`,
  ),
  // "The middle tiles": of these, or those of the grid.
  said('(if |when |all |both |all of |both of )?the middle tiles(?! of)', ([before], subset) =>
    subset.filter((each) => isAt({ type: 'centre' }, each, subset)).length > 1 ? `${before}the centre tiles` : null,
  ),
  // "Red appears at most once in any column": in each of them.
  said(
    `(.*)\\b(at most|no more than|not more than|fewer than|exactly|only)( (?:once|twice|[a-z]+ (?:times|.*${tiles}))(?: appear| is)?) in any (row|column)${end}`,
    ([first, limit, often, shape]) => `${first}${limit}${often} in every ${shape}`,
  ),
  // "Row 1 has neither red nor blue, but row 2 does": one of them, or both.
  said(
    `(neither (${colour})${tiles} nor (${colour})${tiles} (?:, )?(?:and|but|while) ((?:rows?|columns?) [^,]+|${line}|the others?|the other (?:rows?|columns?)|(?:each|every|all)(?: the)? other (?:rows?|columns?))) do${end}`,
    ([first, so, other]) => `${first} has ${so} and ${other}`,
  ),
  // What is denied of the first, and of the second: "A1 is not red and B1 blue".
  said(
    `(is not|is never|cannot is)( (?:both |all )?${colour}(?: or ${colour})*) (${joint}) (${names}) ((?:both |all )?${colour})${end}(?!.* not )`,
    ([not, so, how, other, also]) => `${not}${so} ${how} ${other} is not ${also}`,
  ),
  said(
    `(none|not both|not all|neither)( (?:of )?${names} is ${colour}) (${joint}) (?:one of )?(${names}) (${colour})${end}`,
    ([no, first, how, other, also]) =>
      `${no}${first} ${how} ${no}${/^(?:none)$/.test(no ?? '') ? ' of' : ''} ${other} is ${also}`,
  ),
  said(
    `not (${cell}) (${colour}) and (${cell}) (${colour})${end}`,
    ([a, so, b, also]) => `${a} is not ${so} and ${b} is ${also}`,
  ),
  said(`not (${cell} and ${cell}) is (${colour})${end}`, ([both, so]) => `none of ${both} is ${so}`),
  said(`not (${cell}) or (${cell}) is (${colour})${end}`, ([a, b, so]) => `${a} is not ${so} or ${b} is ${so}`),
  said(`both (${cell} and ${cell}) is not (${colour})${end}`, ([two, so]) => `${two} is not both ${so}`),
  said(
    `^(${cell}) is (${colour}) (?:, )?(?:and )?(${cell}) is (${colour}) (?:, )?(?:and |but )?(${cell}) is not$`,
    ([a, so, b, other, c]) =>
      so === other ? null : `${a} is ${so} and ${b} is ${other} and ${c} is neither ${so} nor ${other}`,
  ),
  said(
    `^(${line}) (has|contain) (?:a |any )?(${colour})${tiles} (?:, )?(?:and )?(${line}) (?:has|contain) (?:a |any )?(${colour})${tiles} (?:, )?(?:and |but )?(${line}) do not$`,
    ([a, has, so, b, other, c]) =>
      so === other ? null : `${a} ${has} ${so} and ${b} ${has} ${other} and ${c} ${has} no ${so} or ${other} tiles`,
  ),
  said(
    '^not (all|every|each|both) ([^,]+) (or|and) ((?:all|every|each|both) [^,]+)$',
    ([all, first, how, second]) => `not ( ${all} ${first} ${how} ${second} )`,
  ),
  // A bound of the first number, and of the second: "exactly one of A1 and B1 is red and one of A2 and B2 blue".
  said(
    `(exactly one|only one|just one|at most one) (of ${names} is ${colour}) (${firmJoint}) one (of ${names}) (?:is )?(${colour})${end}`,
    ([many, first, how, of, also]) => `${many} ${first} ${how} ${many} ${of} is ${also}`,
  ),
  said(
    `(${line}) (has|contain) (${bound}) (${counted}) (${colour}${tiles}) (${firmJoint}) (${line}) (${counted} )?(${colour})${tiles}${end}`,
    ([a, has, limit, n, so, how, b, m, also]) =>
      `${a} ${has} ${limit} ${n} ${so} ${how} ${b} ${has} ${limit} ${m === '' ? `${n} ` : m}${also} tiles`,
  ),
  said(
    `(${line}) (has|contain) (more|fewer|as many) (${colour}${tiles}) (than|as) (${colour}${tiles}) (${firmJoint}) (${line}) (${colour})${tiles}${end}`,
    ([a, has, more, so, than, other, how, b, also]) =>
      `${a} ${has} ${more} ${so} ${than} ${other} ${how} ${b} ${has} ${more} ${also} ${than} ${other}`,
  ),
  said(
    `(${line}) (?:has|contain) no (${colour})${tiles} (${joint}) (${line}) (${colour})${tiles}${end}`,
    ([a, so, how, b, also]) => `${a} has no ${so} tiles ${how} ${b} has no ${also} tiles`,
  ),
  said(
    `(${line}) do not (?:has|contain) (?:a |any )?(${colour})${tiles} (${joint}) (${line}) (?:a |any )?(${colour})${tiles}${end}`,
    ([a, so, how, b, also]) => `${a} has no ${so} tiles ${how} ${b} has no ${also} tiles`,
  ),
  said(
    `(exactly|only|just) (${number}) (${colour}${tiles}) and a (${colour})${tiles}${end}`,
    ([limit, n, so, also]) => `${limit} ${n} ${so} and ${limit} one ${also} tile`,
  ),
  said(
    `neither exactly (${counted}) (${colour})${tiles} nor (${counted}) (${colour})${tiles}${end}`,
    ([n, so, m, also]) => `neither exactly ${n} ${so} tiles nor exactly ${m} ${also} tiles`,
  ),
  said(
    `(exactly one (${colour}) tile in )(two|three) (rows|columns)${end}`,
    ([first, , n, lines]) => `${first}exactly ${n} ${lines}`,
  ),
  // "No red in row 1 and blue in row 2": blue there, or none.
  said(
    `(?:there is )?no (${colour})${tiles} (?:is )?in (${line}) and (${colour})${tiles} in (${line})${end}`,
    ([so, here, also, place]) => `${there('no', so)} in ${here} and ${there('no', also)} in ${place}`,
  ),
  // "No red in row 1 and row 2": in neither, or not in both.
  said(
    `(?:there is )?(?:no|not a) (${colour})${tiles} (?:is |appear )?in (${aLine}) and (${aLine})${end}`,
    ([so, here, other]) => `not ( ${there('a', so)} in ${here} and ${there('a', so)} in ${other} )`,
  ),
  said(
    `(${colour})${tiles} (?:do not appear|is not(?: present)?) in (${aLine}) and (${aLine})${end}`,
    ([so, here, other]) => `${so} appear in neither ${here} nor ${other}`,
  ),
  said(`^(?:there is )?no (${colour})${tiles} or (${number}) (${colour})${tiles}$`, ([so, n, also]) =>
    so === also ? null : `${there('no', so)} and ${fewerThan(n, also)}`,
  ),
  // A place of the first, and of the second: "a red tile in row 1 and two blue".
  said(
    `((?:there is )?${many} ${colour}${tiles} in (${line})) and (${many}) (${colour})${tiles}${end}`,
    ([first, place, n, also]) => `${first} and ${there(n, also)} in ${place}`,
  ),
  said(
    `((?:there is )?${many} ${colour}${tiles} in (${line})) , (?:but )?not (${colour})${tiles}${end}`,
    ([first, place, also]) => `${first} and no ${also} tiles in ${place}`,
  ),
  // "Not two": fewer, or another number.
  said(
    `there is not (${counted}) (${colour})${tiles} and (${counted}) (${colour})${tiles}${end}`,
    ([n, so, m, also]) => `${fewerThan(n, so)} and ${fewerThan(m, also)}`,
  ),
  said(
    `^not (${counted}) (${colour})${tiles} and (${counted}) (${colour})${tiles}${end}`,
    ([n, so, m, also]) => `${fewerThan(n, so)} and ${fewerThan(m, also)}`,
  ),
  said(`there is not (${number}) (${colour})${tiles}(?! and ${counted} ${colour})${end}`, ([n, so]) =>
    notExactly(n, so),
  ),
  said(`^not (${number}) (${colour})${tiles}(?! and ${counted} ${colour})${end}`, ([n, so]) => notExactly(n, so)),
  said(`^not (${number}) tiles is (${colour})${end}`, ([n, so]) => notExactly(n, so)),
  said(`there is not (${number}) or ${number} (${colour})${tiles}${end}`, ([n, so]) => fewerThan(n, so)),
  said(
    `do not (has|contain) (${number}) (${colour})(s| tiles?| ones?| neighbours)?${end}`,
    ([verb, n, so, what]) => `do not ${verb} exactly ${n} ${so}${what === ' neighbours' ? what : ' tiles'}`,
  ),
  said(
    `(${colour}) do not appear (twice|${number} times)${end}`,
    ([so, often]) => `${so} do not appear exactly ${often}`,
  ),
  said(`^(${number}) tiles cannot is (${colour})$`, ([n, so]) => fewerThan(n, so)),
  said('^two adjacent tiles is not the same(?: colour)?$', () => 'no two adjacent tiles is the same colour'),
  said(
    `^(${cell} , (?:${cell} ,? ?)*and ${cell}) is not the same colour$`,
    ([all]) => `${all} is all different colours`,
  ),
  said('^((?:the )?(?:three |four )?tiles) (?:is not (?:of )?the same colour|do not match)$', ([all], { length }) =>
    length > 2 ? `${all} is all different colours` : null,
  ),
  // Colours over lines.
  said(
    '^one colour (?:appear|is) in (?:each|every|both|all)(?: the)? (row|column)s?$',
    ([shape]) => `every ${shape} is one colour`,
  ),
  said(
    '^(?:each|every) colour (?:(?:appear|is) )?in (?:(?:only|just|exactly) )?one (row|column)$',
    ([shape]) => `no colour appear in two ${shape}s`,
  ),
  said(
    `(${colour}) (?:do not appear|is not) in both (rows|columns)${end}`,
    ([so, lines]) => `${so} appear in neither ${lines?.slice(0, -1)}`,
  ),
  said(
    `(each|every) (row|column) (?:has|contain) more (${colour})${tiles} than (${colour}) and (${colour})${tiles}${end}`,
    ([each, shape, so, a, b]) =>
      `${each} ${shape} has more ${so} tiles than ${a} tiles and ${each} ${shape} has more ${so} tiles than ${b} tiles`,
  ),
  said('^both diagonals is the same colour$', (_, { length }) =>
    length === 4 ? 'all tiles is the same colour' : null,
  ),
  // Each by itself, or together.
  said(
    `^((?:if |when )?)(${colour}) (?:and|or) (${colour}) appear (?!(?:at least )?once)((?:${bound}|at least) )?(once|twice|${number} times)${end}`,
    ([when, a, b, limit = '', often]) =>
      `${when}${there(`${limit.replace(/only|just/, 'exactly')}${manyOf(often)}`, `${a} or ${b}`)}`,
  ),
  said(
    `(?:each|every) (row|column) (?:has|contain) the same number of (${colour})s? and (${colour})${tiles}${end}`,
    ([shape, a, b]) =>
      `all ${shape}s has the same number of ${a} tiles and all ${shape}s has the same number of ${b} tiles`,
  ),
  said(
    `^(${number}) colours besides (${colour}) appear$`,
    ([n, so]) => `${so} appear and ${n} colours other than ${so} appear`,
  ),
  said(
    `^(${colour}) or (${colour}) (?:do not appear|is not present|is not there)$`,
    ([a, b]) => `neither ${a} nor ${b} appear`,
  ),
  // "Once": at least, as numbers are, or just once.
  said(
    `(${colour} and ${colour}) (?:each |both )?appear once(?: each)?${end}`,
    ([both]) => `${both} each appear exactly once`,
  ),
  said(
    `^((?:if )?${colour}) (?:appear |is found |occur )?once(?= in (?:each|every) (?:row|column)|${end})(?!.*(?:twice|times|once))`,
    ([so]) => `${so} appear exactly once`,
  ),
  // "1/2 red tiles": a half, or one or two.
  said(`^(?:there is )?(one|two|three) / (two|three|four) (${colour})${tiles}$`, ([n, m, so]) =>
    oneFewer(m) === n ? `there is ${n} or ${m} ${so} tiles` : null,
  ),
  // "Not A1 red or B1 blue": the first, or all of them; "or else": or, or otherwise.
  said(`^not (${cell} (?:is )?${colour}(?: or ${cell} (?:is )?${colour})+)$`, ([all = '']) => {
    const parts = all.replace(new RegExp(`(${cell}) (?:is )?(?=${colour})`, 'g'), '$1 is ');
    return `not ( ${parts} )`;
  }),
  said(
    '^if ([^,]+?) (?:, then|then|,) (.+?) (?:, )?or else (.+)$',
    ([when, then, other]) => `if ${when} , then ${then} , otherwise ${other}`,
  ),
  // How far a condition, or "but", reaches.
  said(
    `^if (.+?) , (?!then )(${cell} is [^,]+?) , and (${cell} is [^,]+)$`,
    ([a, b, c]) => `if ${a} then ${b} and ${c}`,
  ),
  said(
    `^if (${cell}) (${colour}) then (${cell}) (${colour}) , and (${cell}) (${colour})$`,
    ([a, so, b, other, c, also]) => `if ${a} is ${so} then ${b} is ${other} , and ${c} is ${also}`,
  ),
  said(
    `^(${cell}) (?:is )?(${colour}) (if|unless) (${cell}) (?:is )?(${colour}) , (?:and )?(${cell}) (?:is )?(${colour})$`,
    ([a, so, how, b, other, c, also]) => `${a} is ${so} ${how} ${b} is ${other} , and ${c} is ${also}`,
  ),
  said(
    `^([^,]+ or [^,]+(?<! all| every one| nothing| anything)) but ((?:there is|it is|${cell}|${line}|no|every|all) [^,]+)$`,
    ([first, last]) => `${first} , and ${last}`,
  ),
  said(
    `^(${cell} is (?:not )?${colour}) if (${cell} is (?:not )?${colour}) and (${cell} is (?:not )?${colour})$`,
    ([then, when, last]) => `${then} if ${when} , and ${last}`,
  ),
  said(
    `^(${cell}) (${colour}) (${cell}) (${colour}) or (${cell}) (${colour})((?: ,)? but not both)?$`,
    ([a, so, b, other, c, also, notBoth = '']) => `${a} is ${so} , and ${b} is ${other} or ${c} is ${also}${notBoth}`,
  ),
  // "If two tiles are red, the others are blue": two or more, or just two.
  said(
    `^(if|when) (there is )?(one|${number})((?: tiles?)?(?: is)? (${colour})(?: tiles?|s)?(?: exist)? (?:, )?(?:then )?(?:the others?|the rest|the (?:other|remaining) (?:tiles?|ones?|${number})|none of the others?|all (?:the )?others) (?!.* not )(?:is )?.*(${colour})$)`,
    ([when, there = '', n, rest, so, other]) =>
      n === 'one' && so === other ? null : `${when} ${there}exactly ${n}${rest}`,
  ),
  // "Some are red and the others are blue": where there are others, or where there may be none.
  said(
    `^some tiles is (${colour}) (?:, )?(?:and|but|while) (?:all )?(?:the others|the rest|others) is (?:all )?(${colour})$`,
    ([so, other]) => (so === other ? null : `every tile is ${so} or ${other} and ${so} and ${other} both appear`),
  ),
  // Of some, or of every one.
  said(
    `^(${colour})s? is (higher|lower) than (${colour})s?$`,
    ([so, how, other]) => `every ${so} tile is in a ${how} row than every ${other} tile`,
  ),
  said(
    `^one of the tiles is (${colour}) and the other(?: one| tile)? is not (${colour})$`,
    ([so, other], [a, b]) => `${a} is ${so} and ${b} is not ${other} , or ${b} is ${so} and ${a} is not ${other}`,
  ),
  said(
    `^there is (?:one|a) tile that is (not )?(${colour}) ,? ?and it is (not )?(${colour})$`,
    ([no, so, not, other]) => `there is exactly one tile that is ${no}${so} and it is ${not}${other}`,
  ),
];

/** Whether no tile has a choice of neighbours. */
const hasOneNeighbour = (subset: readonly Cell[]): boolean =>
  subset.every((one) => subset.filter((other) => other !== one && stands(one, 'either', other)).length < 2);

/** The same said of the other one. */
const turnedRound = (how: string): string =>
  how.replace(/above|below|left|right/, (side) =>
    side === 'above' ? 'below' : side === 'below' ? 'above' : side === 'left' ? 'right' : 'left',
  );

const manyOf = (often = ''): string =>
  often === 'once' ? 'one' : often === 'twice' ? 'two' : often.replace(/ times$/, '');
const fewerThan = (n = '', so = ''): string => {
  const many = numberWords.indexOf(n) - 1;
  return many === 0 ? there('no', so) : there(`at most ${numberWords[many]}`, so);
};
const notExactly = (n = '', so = ''): string => `there is not exactly ${n} ${so} tiles`;

function said(pattern: string, other: Hearing[1]): Hearing {
  return [new RegExp(pattern.startsWith('^') ? pattern : `(?<=^|[ (])${pattern}`), other];
}

/** The same words in each other way in which they are heard. */
export const heardOtherwise = (text: string, subset: readonly Cell[]): string[] => [
  ...countedFromItsEdge(text, subset),
  ...inOtherWords(text, subset),
];

const inOtherWords = (text: string, subset: readonly Cell[]): string[] =>
  hearings.flatMap(([pattern, other]) => {
    const match = pattern.exec(text);
    const so =
      match === null
        ? null
        : other(
            [...match].slice(1).map((part) => part ?? ''),
            subset,
          );
    return match === null || so === null
      ? []
      : [`${text.slice(0, match.index)}${so}${text.slice(match.index + match[0].length)}`];
  });

const ordinals = ['first', 'second', 'third', 'fourth'];
const ordinal = `(${ordinals.join('|')})`;
const byNumber = new RegExp(
  `(?:the )?${ordinal} (row|column)(?!s)|(?:the )?${ordinal} and(?: the)? ${ordinal} (row|column)s`,
  'g',
);

/** "The third row" of a subset that does not begin at the grid's edge: all of them counted from its own. */
function countedFromItsEdge(text: string, subset: readonly Cell[]): string[] {
  const lines = {
    row: rows.filter((row) => subset.some((cell) => cell.endsWith(String(row)))).map((row) => numberWords[row]),
    column: columns
      .filter((column) => subset.some((cell) => cell.startsWith(column)))
      .map((each) => each.toLowerCase()),
  };
  const nth = (shape: string, which: string) => (shape === 'row' ? lines.row : lines.column)[ordinals.indexOf(which)];
  let isThere = true;
  const said = text.replace(byNumber, (_, one = '', shape = '', a = '', b = '', shapes = '') => {
    const [first, second] = one === '' ? [nth(shapes, a), nth(shapes, b)] : [nth(shape, one), ''];
    if (first === undefined || second === undefined) isThere = false;
    return one === '' ? `${shapes}s ${first} and ${second}` : `${shape} ${first}`;
  });
  return isThere && said !== text ? [said] : [];
}
