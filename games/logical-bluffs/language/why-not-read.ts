import { type Cell, isCell } from '../grid';
import { vocabulary } from './chart';
import { coloursIn } from './pieces';
import { meaningsOf, type Stop } from './read';
import { countWords, wordsOf } from './words';

// Why a sentence is not read, and what to change: in words, for its author.

export function whyNotRead({ at, word, misfits }: Stop, text: string, subset: readonly Cell[]): string {
  if (text.trim() === '') return 'Write a statement about the colours of these tiles.';
  const [misfit] = misfits;
  const isAtAWord = word !== null && countWords(word) < 2 && at > 0;
  return (
    misfit ??
    strangerIn(text) ??
    askedIn(text) ??
    (word === '.' ? 'A full stop ends a statement: join what comes after it with “and”.' : null) ??
    (word === null ? null : ofNoTile(word)) ??
    (word === null ? null : unknown(word)) ??
    afterWhatIsRead(isAtAWord ? text.slice(0, at) : '', text.slice(at), subset) ??
    partNotRead(text, subset) ??
    (word === null ? null : leaning(word)) ??
    (isAtAWord ? `“${word}” does not fit where it stands. ${plainly}` : atTheEnd(text))
  );
}

const plainly =
  'Say how many tiles, or which, and what is so of them, as in “Exactly two tiles are red” or “A1 is not blue”.';

const atTheEnd = (text: string): string =>
  countWords(text) < 4
    ? `This is too short to be read: say of which tiles it is, and what their colour is.`
    : `The words are known, but not joined in this way. ${plainly}`;

/** What is spoken of as if it were a colour or a cell. */
function strangerIn(text: string): string | null {
  const colour = strangeColourIn(text);
  if (colour !== null) return `${capital(colour)} is no colour here; the tiles are red, blue, green or yellow.`;
  const words = text.toLowerCase().match(/[a-z]+\d*|\d[a-d]\b/g) ?? [];
  const turned = words.find((word) => /^[1-4][a-d]$/.test(word))?.toUpperCase();
  if (turned !== undefined)
    return `There is no ${turned}; a tile is named by its column and its row, as ${turned[1]}${turned[0]}.`;
  const cell = words.find((word) => /^[a-h]\d{1,2}$/.test(word) && !isCell(word.toUpperCase()));
  return cell === undefined ? null : `There is no ${cell.toUpperCase()}; the cells are A1 to D4.`;
}

/** A colour that no tile can have, as "orange" or, of several, "oranges" without its s. */
export function strangeColourIn(text: string): string | null {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return words.map((word) => word.replace(/s$/, '')).find((word) => otherColours.has(word)) ?? null;
}

const otherColours = new Set(
  'orange purple pink black white brown violet grey gray cyan magenta gold golden silver teal'.split(' '),
);

const askedIn = (text: string): string | null =>
  text.includes('?')
    ? 'A statement says what is so, and asks nothing: write it as a sentence that is true or false.'
    : null;

const ofNoTile = (word: string): string | null =>
  others.has(word.toLowerCase())
    ? `“${capital(word)}” is nothing that tiles have. A statement is about the colours of the tiles of the subset, and about nothing else.`
    : null;

const others = new Set(
  'i me my you your he she we our opponent opponents partner player players game games previous statement statements bluff lie round match guess prettiest beautiful favourite lucky think believe believes know knows'.split(
    ' ',
  ),
);

/** A word that no rule asks for. */
function unknown(word: string): string | null {
  const [plain = ''] = wordsOf(word).map((each) => each.text);
  return !/^[a-z]{2,}$/.test(plain) || vocabulary.has(plain) || coloursIn(plain).length > 0
    ? null
    : `“${word}” is no word that is read here. Say it with colours, numbers, names of tiles, rows and columns, and with what is next to what.`;
}

/** Where the beginning is a sentence by itself. */
function afterWhatIsRead(beginning: string, rest: string, subset: readonly Cell[]): string | null {
  const said = beginning.replace(/[\s,;:(–-]+(?:(?:and|but|or|so|which|while)\s*)?$/i, '').trim();
  return countWords(said) > 1 && isRead(said, subset)
    ? `“${said}” is read; “${shortly(rest)}” after it is not. Say that in full, or leave it out.`
    : null;
}

const joints = /\s*(?:[;.]\s+(?:and\s+|but\s+)?|,?\s+(?:and|but|while|whereas|although|or|yet)\s+|,\s+)/i;

/** Of what is joined: the part that cannot be read by itself. */
function partNotRead(text: string, subset: readonly Cell[]): string | null {
  const parts = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(joints)
    .filter((part) => countWords(part) > 1);
  if (parts.length < 2 || parts.length > MAX_PARTS) return null;
  const unread = parts.find((part) => !isRead(part, subset));
  if (unread === undefined)
    return `Each part can be read, but not joined like this. Join them with “and”, “or” or “if”, each with its own subject and verb.`;
  return parts.some((part) => part !== unread && isRead(part, subset))
    ? `“${shortly(unread)}” cannot be read by itself: say in full which tiles it is about, and what is so of them.`
    : null;
}

/** Each is read. */
const MAX_PARTS = 3;

/** "It", "the others": of what was said before. */
const leaning = (word: string): string | null =>
  /^(?:it|its|they|them|their|those|these|that|this|which|who|whose|one|ones|others?|another|both|same|so|either|neither)$/i.test(
    word,
  )
    ? `Of which tiles “${word}” is said cannot be told here: name them, or say their colour or their place.`
    : null;

const isRead = (text: string, subset: readonly Cell[]): boolean => meaningsOf(text, subset).statements.length > 0;

const shortly = (text: string): string => {
  const words = text
    .trim()
    .replace(/[.!]+$/, '')
    .split(/\s+/);
  return words.length > MAX_SHOWN ? `${words.slice(0, MAX_SHOWN).join(' ')} …` : words.join(' ');
};

const MAX_SHOWN = 7;

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
