import { colours } from '../grid';
import { vocabulary } from './chart';
import { rightlySpelled, spellings } from './spellings';
import { looseWords } from './suggest-loose-words';

// Which known words a word may be a slip of. For proposals alone: what is sent is read by `spellings`, which takes nothing for
// granted that can be taken in two ways.

/** The known words that are nearest in spelling, the likeliest first; none where it is known, or is near to nothing. */
export function nearestWords(word: string): string[] {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  const runTogether = together.get(plain);
  if (runTogether !== undefined) return [runTogether];
  if (plain.length < 3 || isKnown(plain) || english.has(plain) || looseWords.has(plain) || /\d/.test(word)) return [];
  const known = rightlySpelled(plain);
  const atMost = plain.length < 6 ? 1 : 2;
  const near = [...new Set([...vocabulary, ...colours, ...shades])]
    .map((known) => ({ known, far: known.length < 3 ? 3 : distance(plain, known) }))
    .filter(({ known, far }) => far <= atMost && !(plain.length < 4 && isNearToNot(known)))
    .sort((a, b) => a.far - b.far || likelier(plain, a.known, b.known))
    .map((each) => each.known);
  return [...new Set(known === plain ? near : [known, ...near])].slice(0, MAX_NEAREST);
}

const MAX_NEAREST = 3;

/** What may be a slip of a word that turns everything round ("now", "n0t"): it is neither taken for that nor left out. */
export const isNearToNot = (word: string): boolean =>
  word.length < 5 && ['not', 'no', 'non', 'nor', 'none', 'only', 'but'].some((each) => distance(word, each) <= 1);

export const isColour = (word: string): boolean => colours.some((colour) => colour === word || `${colour}s` === word);

const isKnown = (word: string): boolean => vocabulary.has(word) || spellings.has(word) || isColour(word);

/** Colours as they are counted. */
const shades = colours.map((colour) => `${colour}s`);

/** Words that are often written as one. */
const together = new Map([
  ['atleast', 'at least'],
  ['atmost', 'at most'],
  ['alot', 'a lot'],
  ['eachother', 'each other'],
  ['oneanother', 'one another'],
  ['nextto', 'next to'],
  ['morethan', 'more than'],
  ['lessthan', 'less than'],
  ['fewerthan', 'fewer than'],
  ['noone', 'no one'],
  ['isnot', 'is not'],
  ['aswell', 'as well'],
  ['infront', 'in front'],
  ['samecolour', 'same colour'],
  ['samecolor', 'same color'],
  ['iff', 'if and only if'],
]);

/** Words that are near to known ones and are no slips of them. */
const english = new Set(
  'might sight light night fight hate hates late gate date fate mate rate tons tone ton sons some lonely alone lone along love loves live lives gone bone done none nine mine line fine like likes bike hide side wide tide ride rid bid hid lid red bed fed led need feed seed read reed real rear dear fear near hear year bear wear pear beer deer peer sell well tell hell fell bell will till fill bill kill hill mill pill what that chat than then them they this thin think thing things thick trick stick pretty nearly hardly barely rarely mainly mostly largely likely really maybe perhaps possibly probably almost about around never ever every even over under after before below above along among behind beyond inside outside within without while whole hole home some come same name game lame tame fame time times lime dime loose lose close chose those these whose nose rose pose most lost cost host post past last least feast beast best test rest nest west pest must just dust rust trust first worst burst sort port short shirt shape shade share shore store score more core bore sore tore wore word words world work works lord load road toad board bread break great greet street tree trees three free flee fleet few new now how low row bow cow raw saw law paw jaw draw grow crow blow flow slow show know snow wins win winner ruin main mean meant heart hear here there where were wear pair pairs fair hair chair stair stay stays away array day days say says way ways play plays clay gray grey pray buddy body nobody friend friends blob blobs bunch bunched bench beach reach each teach peach rich such much many any can cant could would should shall may use used user side sides sided stuck sticks stack stacked black blank bland blend spend send sent tent rent bent dent went want wont dont goes does dose domino unique single singles double doubles dupes lucky like alike bike strike stripe striped stripes string strong along wrong belong around ground found sound round bound mound wound hound warm cold cool pool tool fool full fully dull pull rule ruled rules sold told bold fold hold gold mold boring bored border order older elder corner former farmer kinda dancing dance dances chance chances change changes changed charge large barge merge verge nice dice rice price twice slice lice mice nude side guess guest quest quit quite white write right tight tied tie ties lie lies die dies pie pies fits fit sit hit bit lit wit kit smells spells tells hugs bugs mugs hug bug rug mug tug dig big pig fig wig tip top tops stop stops shop drop drops crop step steps spots spot pot pots dots dot hot lot lots not nope hope rope cope pope'.split(
    ' ',
  ),
);

/** Of words that are as near: the same first letter, then a letter that was left out, is the likelier. */
const likelier = (word: string, a: string, b: string): number =>
  Number(b[0] === word[0]) - Number(a[0] === word[0]) || b.length - a.length || a.localeCompare(b, 'en');

/** Letters to change, add, leave out, or swap with the next one. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) rows[i]?.push(i === 0 ? j : stepTo(i, j));
  }
  function stepTo(i: number, j: number): number {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 3;
    return Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped);
  }
  return at(a.length, b.length);
}
