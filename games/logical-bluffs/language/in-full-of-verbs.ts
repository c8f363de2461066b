import { bound, cell, colour, end, start, upToSix } from './pieces';

// The verb that notes leave out ("middle one red, other two blue", "top and bottom tile same", "number of reds prime"),
// wherever such a part stands.

const side = '(?:top|bottom|left|right|leftmost|rightmost|upper|lower|middle|centre|outer|inner|end|corner|edge)';
const placed = `(?:the )?(?:two |four )?${side}(?: (?:and|or) (?:the )?${side})? (?:tiles?|ones?|corners?|two)`;
const corner = '(?:the )?(?:top|bottom) (?:left|right)(?: (?:tile|one|corner))?';
const otherTiles = '(?:the )?other (?:two|three|four|tiles|ones)';
const names = `(?:${cell} , )*${cell} (?:and|or) ${cell}|${cell}`;
const notOfTiles = '(?! (?:tiles?|ones?|corners?|neighbours?|and|or) )';

const the = (who = ''): string => (new RegExp(`^(?:the|${cell}) ?`).test(who) ? who : `the ${who}`);

/** A part of a note, and how it is said with its verb. */
const notes: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    new RegExp(`(${cell}) / (${cell})(?= (?:(?:is|has) )?(?:the )?(?:same|match|differ|different|alike)(?!\\S))`, 'g'),
    ([, a, b]) => `${a} and ${b}`,
  ],
  [
    new RegExp(`${start}(${placed}|${corner}) ((?:both |all |not )*${colour})(?!\\S)${notOfTiles}`, 'g'),
    ([, who, so]) => `${the(who)} is ${so}`,
  ],
  [
    new RegExp(
      `${start}(?:the )?(other (?:two|three|four|tiles|ones)) ((?:both |all |not )?${colour})(?!\\S)${notOfTiles}`,
      'g',
    ),
    ([, who, so]) => `the ${who} is ${so}`,
  ],
  [
    new RegExp(
      `${start}(${placed}|${corner}|${otherTiles}|${cell}) (?:the )?same(?: colour)? as(?= (?:the )?(?:${side}|${cell})(?!\\S))`,
      'g',
    ),
    ([, who]) => `${the(who)} is the same colour as`,
  ],
  [
    new RegExp(`${start}(${placed}|${names}) (?:the )?same(?: colour)?(?! as| colour)(?!\\S)`, 'g'),
    ([, who]) => `${the(who)} is the same colour`,
  ],
  [
    new RegExp(`${start}((?:${cell} , )*${cell} and ${cell}) different(?: colours)?${end}`, 'g'),
    ([, who]) => `${who} is different colours`,
  ],
  [new RegExp(`${start}(${placed}) different(?= (?:,|and|but|or) |$)`, 'g'), ([, who]) => `${the(who)} is different`],
  // "Reds in the majority", "number of reds prime", "every other colour present".
  [
    new RegExp(`${start}(?:the )?(?:number of (${colour})s?(?: tiles)?|(${colour})s) (odd|even|prime)(?!\\S)`, 'g'),
    ([, a, b, how]) => `number of ${a ?? b} tiles is ${how}`,
  ],
  [
    new RegExp(`${start}(?:the )?(${colour})(?:s| tiles)? (?=in the (?:majority|minority))`, 'g'),
    ([, so]) => `${so} is `,
  ],
  [
    new RegExp(
      `${start}((?:no|each|every|one|exactly one)(?: other)? colour) (missing|absent|present|twice|once)${end}`,
      'g',
    ),
    ([, which, what = '']) => `${which} ${what.endsWith('ce') ? 'appear' : 'is'} ${what}`,
  ],
];

/** "A1 red", "exactly two other reds": beside parts with verbs these need one too. */
const named = new RegExp(`${start}(${names}) ((?:both |all |not )*${colour})(?!\\S)${notOfTiles}`, 'g');

const counted = new RegExp(
  `${start}((?:no|a|(?:(?:at least|${bound}) )?${upToSix})(?: other)? ${colour})(?:s| tiles?)?${end}`,
  'g',
);

/** The same words, with the verbs that are left out. */
export function withVerbs(said: string): string {
  let text = said;
  for (const [pattern, to] of notes) text = text.replace(pattern, (...match) => to(match.slice(0, -2)));
  return text === said ? said : text.replace(named, '$1 is $2').replace(counted, 'there is $1 tiles');
}
