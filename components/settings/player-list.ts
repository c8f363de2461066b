// Players as a host has them: a list pasted from a chat, a spreadsheet or the recipients of a mail, one a line. What
// stands around the names (numbers, bullets, addresses) is told apart; what was typed itself is never changed, and where
// words are left out of a line, it is said.

export interface ListedPlayer {
  readonly name: string;
  /** Their e-mail address or telephone number, where one was given. */
  readonly address: string | null;
  /** Which line of the list they stand in, from 1. */
  readonly line: number;
}

export interface PlayerList {
  readonly players: readonly ListedPlayer[];
  /** Where a line says more than was taken of it: how it was read, as sentences. */
  readonly notes: readonly string[];
}

interface Line {
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** Longer than any match takes is read too, so that it can be said how many there are. */
export function parsePlayers(text: string): PlayerList {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line, i) => ({ text: withoutInvisible(line), line: i + 1 }))
    .filter((line) => line.text.trim() !== '');
  const isOne = lines.length === 1;
  const read = lines.map((line, i) =>
    !isOne && isHeading(line, i)
      ? { players: [], notes: [`Line ${line.line}, “${line.text.trim()}”, is read as a heading.`] }
      : playersIn(line, isOne ? /[;,]/ : /;/),
  );
  return { players: read.flatMap(({ players }) => players), notes: read.flatMap(({ notes }) => notes) };
}

function playersIn({ text, line }: Line, between: RegExp): PlayerList {
  const found = inOneLine(text, between).flatMap((entry) => playerIn(entry) ?? []);
  return {
    players: found.map(({ name, address: given }) => ({ name, address: given, line })),
    notes: found.flatMap(({ name, written }) => [
      ...(bracketsOf(written) === bracketsOf(name) ? [] : [`Line ${line}, “${written}”, is read as ${name}.`]),
      ...brokenIn(name).map((part) => `Line ${line}: “${part}” is no whole address, and is read as part of the name.`),
    ]),
  };
}

/** What was meant for an address and is none: "ben@", "ben@example". A handle, "@ben", is none either. */
const brokenIn = (name: string): readonly string[] => name.match(/[^\s<>()]+@[^\s<>()]*/g) ?? [];

const bracketsOf = (text: string) => text.replace(/[^()[\]]/g, '');

/** What a name may have at most, as the server counts. */
export const longestName = 40;

/** Two names that look the same are one: "Ann" and "ANN". */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase();

interface Places {
  readonly min: number;
  readonly max: number;
  /** So many were set; absent: as many as are named. */
  readonly count?: number;
}

export interface ListFault {
  /** Where the name stands among the players; null: all of them together. */
  readonly at: number | null;
  readonly message: string;
}

/** All that is wrong with the list in a match that takes so many. */
export function listFaults(
  players: readonly ListedPlayer[],
  { min, max, count = players.length }: Places,
): readonly ListFault[] {
  const seen = new Set<string>();
  const faults = players.flatMap(({ name }, at) => {
    const message = faultOf(name, seen.has(keyOf(name)));
    seen.add(keyOf(name));
    return message === null ? [] : [{ at, message }];
  });
  if (count > players.length || (count >= min && count <= max)) return faults;
  const takes = min === max ? `exactly ${max}` : `${min} to ${max}`;
  return [...faults, { at: null, message: `You name ${counted(players.length)}; this game takes ${takes}.` }];
}

function faultOf(name: string, isThere: boolean): string | null {
  if (name.length > longestName) {
    return `“${name.slice(0, 24)}…” is too long: a name has at most ${longestName} letters.`;
  }
  return isThere ? `${name} is there twice. Call each player something else, or take one away.` : null;
}

/** In the order of the list, each by the line that it is about; what all of them together are comes first. */
export const faultsByLine = (
  faults: readonly ListFault[],
  players: readonly Pick<ListedPlayer, 'line'>[],
): readonly string[] =>
  [...faults]
    .sort((a, b) => (a.at ?? -1) - (b.at ?? -1))
    .map(({ at, message }) => (at === null ? message : `Line ${players[at]?.line}: ${message}`));

const counted = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;

/** Marks of direction and width that come along from chats; what joins emoji stays. */
const withoutInvisible = (line: string) =>
  line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '');

const heading = /^(?:names?|players?|participants?|e-?mails?(?: address(?:es)?)?|seats?|no\.?|#|nr\.?)$/i;

/** "Name	E-mail" over a column, "Thursday club:" over a part of a list. */
const isHeading = ({ text }: Line, i: number) =>
  /:\s*$/.test(text) || (i === 0 && text.split('\t').every((cell) => heading.test(cell.trim())));

/** "Ann, Ben and Cleo" in a message, "Ann <ann@…>; Ben <ben@…>" as a mail has them. An address goes with the name before. */
function inOneLine(line: string, between: RegExp): readonly string[] {
  if (line.includes('\t') || !between.test(line)) return [line];
  const parts = line.split(between).filter((part) => part.trim() !== '');
  const entries = parts.flatMap((part, i) =>
    i > 0 && i === parts.length - 1 ? part.split(/\s+(?:and|&)\s+/) : [part],
  );
  const isAddressOf = (i: number) => isAddress(entries[i] ?? '') && addressIn(entries[i - 1] ?? '@') === null;
  return entries.flatMap((entry, i) => {
    if (i > 0 && isAddressOf(i)) return [];
    return isAddressOf(i + 1) ? [`${entry} ${entries[i + 1]}`] : [entry];
  });
}

const isAddress = (part: string) => addressIn(part) === part.trim();

const address = /[^\s<>()[\],;:"'“”]+@[^\s<>()[\],;:"'“”@]+\.[^\s<>()[\],;:"'“”@]*[^\s<>()[\],;:"'“”@.]/;
/** Seven digits and more, behind what they belong to: "Ann +44 20 7946 0018", "Ben: (030) 12345678". */
const telephone = /(?<=\S[\s,;:|<(-]+(?:tel:)?)[+(]{0,2}\d(?:[\s()/.-]{0,2}\d){6,14}(?!\S*\w)/i;
const numberIn = (entry: string): string | null => (said.test(entry) ? null : (telephone.exec(entry)?.[0] ?? null));
const addressIn = (entry: string): string | null => address.exec(entry.replace(/mailto:/gi, ''))?.[0] ?? null;

/** As a screen that others look at shows a list: of addresses and numbers it has marks alone. */
export const addressesHidden = (text: string): string =>
  text
    .replace(new RegExp(address, 'g'), '•••')
    .split('\n')
    .map((line) => line.replace(numberIn(line) ?? '', (found) => (found === '' ? '' : '•••')))
    .join('\n');

interface ReadPlayer extends Omit<ListedPlayer, 'line'> {
  /** The name with what stands in brackets around it. */
  readonly written: string;
}

function playerIn(entry: string): ReadPlayer | null {
  const found = addressIn(entry) ?? numberIn(entry);
  const written = nameIn(found === null ? entry : withoutAddress(entry.replace(/(?:mailto|tel):/gi, ''), found));
  const name = withoutRemarks(written) || (found?.split('@')[0] ?? '');
  return name === '' ? null : { name, written, address: found };
}

/** With the brackets that it alone stands in. */
function withoutAddress(entry: string, found: string): string {
  const at = entry.indexOf(found);
  const before = entry.slice(0, at).replace(/[<([]\s*$/, '');
  const after = entry.slice(at + found.length);
  const isOpen = /[<([]\s*$/.test(entry.slice(0, at)) || (found.startsWith('(') && !found.includes(')'));
  return `${before} ${isOpen ? after.replace(/^\s*[>)\]]/, '') : after}`;
}

/** "[20:14, 22/11/2026] Ann: I am in": only who said it. */
const said = /^\[[^\]]*\d{1,2}:\d{2}[^\]]*\]\s*([^:]+):.*$/;
const bullet = /^(?:[-*+•·‣▪●–—>]+|\[[ xX]?\]|[✅☑✔✓]\ufe0f?)\s*/u;
const numbering = /^(?:\(?#?\d{1,3}[.):\]](?!\d)|#\d{1,3}(?=\s)|\d\ufe0f?\u20e3|\d{1,3}\s+[-–—](?=\s))\s*/u;
const around = /^[\s,;:|]+|[\s,;:|]+$/g;
/** Around the whole of it: not in “Joe "The Cat"”, which ends with a name by which Joe is called. */
const quoted = /^(?:"([^"]*)"|[“„”]([^“”„]*)[“”]|['‘’]([^'‘’]*)['‘’])$/;
const aroundBrackets = /^[\s(]+|[\s(]+$/g;
/** "(late)", behind a name; what somebody is called by, "(they/them)", stays. */
const remark = /(?<=\S)\s*(?:\((?![^()]*\/)[^()]*\)|\[[^[\]]*\])$/;
/** At the end, where nothing was opened before it: not in “Eve (they/them)”. */
const strayBracket = /^([^(]*?)[\s)]+$/;

function nameIn(text: string): string {
  const cells = text.split('\t').map((cell) => cell.trim());
  const isColumn = cells.length > 1;
  const cell = cells.find((one) => one.replace(around, '') !== '' && !(isColumn && /^#?\d+[.)]?$/.test(one))) ?? '';
  return unmarked(cell.replace(said, '$1').trim()).replace(/^@/, '').replace(/\s+/g, ' ').trim();
}

/** Without what stands before and around it, however much: "- 3. “Ann”,". */
function unmarked(name: string): string {
  const bare = name.replace(bullet, '').replace(numbering, '').replace(around, '');
  const next = bare.replace(quoted, '$1$2$3');
  return next === name ? name : unmarked(next);
}

function withoutRemarks(name: string): string {
  const next = unmarked(name).replace(aroundBrackets, '').replace(remark, '').replace(strayBracket, '$1');
  return next === name ? name : withoutRemarks(next);
}

/** The list without these names, line by line. */
export const withoutNames = (list: string, names: readonly string[]): string =>
  list
    .split('\n')
    .filter((line) => !names.includes(line.trim()))
    .join('\n');
