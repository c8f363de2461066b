// Players as a host has them: a list pasted from a chat, a spreadsheet or the recipients of a mail, one a line. What
// stands around the names (numbers, bullets, addresses) is told apart; what was typed itself is never changed.

export interface ListedPlayer {
  readonly name: string;
  /** Their e-mail address or telephone number, where one was given. */
  readonly address: string | null;
}

/** Longer than any match takes is read too, so that it can be said how many there are. */
export function parsePlayers(text: string): readonly ListedPlayer[] {
  const lines = text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(withoutInvisible)
    .filter((line) => line.trim() !== '');
  const [only] = lines;
  const entries =
    lines.length === 1 && only !== undefined
      ? inOneLine(only, /[;,]/)
      : lines.filter(isNoHeading).flatMap((line) => inOneLine(line, /;/));
  return entries.flatMap((entry) => playerIn(entry) ?? []);
}

/** What a name may have at most, as the server counts. */
export const longestName = 40;

/** Two names that look the same are one: "Ann" and "ANN". */
const keyOf = (name: string) => name.normalize('NFKC').toLowerCase();

/** Where the first name stands that was there before; null: each is there once. */
export function twiceAt(players: readonly ListedPlayer[]): number | null {
  const keys = players.map(({ name }) => keyOf(name));
  const at = keys.findIndex((key, i) => keys.indexOf(key) < i);
  return at === -1 ? null : at;
}

interface Places {
  readonly min: number;
  readonly max: number;
  /** So many were set; absent: as many as are named. */
  readonly count?: number;
}

/** What is wrong with the list in a match that takes so many, as a sentence; null: nothing. */
export function listProblem(
  players: readonly ListedPlayer[],
  { min, max, count = players.length }: Places,
): string | null {
  const long = players.find(({ name }) => name.length > longestName);
  if (long !== undefined) return `“${long.name.slice(0, 24)}…” is too long: a name has at most ${longestName} letters.`;
  const twice = players[twiceAt(players) ?? players.length];
  if (twice !== undefined) return `${twice.name} is there twice. Call each player something else, or take one away.`;
  if (count > players.length || (count >= min && count <= max)) return null;
  const takes = min === max ? `exactly ${max}` : `${min} to ${max}`;
  return `You name ${counted(players.length)}; this game takes ${takes}.`;
}

const counted = (count: number) => `${count} ${count === 1 ? 'player' : 'players'}`;

/** Marks of direction and width that come along from chats; what joins emoji stays. */
const withoutInvisible = (line: string) =>
  line.replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '');

const heading = /^(?:names?|players?|participants?|e-?mails?(?: address(?:es)?)?|seats?|no\.?|#|nr\.?)$/i;

/** "Name	E-mail" over a column, "Thursday club:" over a part of a list. */
const isNoHeading = (line: string, i: number) =>
  !/:\s*$/.test(line) && (i > 0 || !line.split('\t').every((cell) => heading.test(cell.trim())));

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

function playerIn(entry: string): ListedPlayer | null {
  const found = addressIn(entry) ?? numberIn(entry);
  const rest = found === null ? entry : entry.replace(/(?:mailto|tel):/gi, '').replace(found, ' ');
  const name = nameIn(rest) || (found?.split('@')[0] ?? '');
  return name === '' ? null : { name, address: found };
}

/** "[20:14, 22/11/2026] Ann: I am in": only who said it. */
const said = /^\[[^\]]*\d{1,2}:\d{2}[^\]]*\]\s*([^:]+):.*$/;
const bullet = /^(?:[-*+•·‣▪●–—>]+|\[[ xX]?\]|[✅☑✔✓]\ufe0f?)\s*/u;
const numbering = /^(?:\(?#?\d{1,3}[.):\]](?!\d)|#\d{1,3}(?=\s)|\d\ufe0f?\u20e3|\d{1,3}\s+[-–—](?=\s))\s*/u;
const around = /^[\s,;:|<>()"“”„'‘’]+|[\s,;:|<>("“”„]+$/g;
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
  const next = name
    .replace(bullet, '')
    .replace(numbering, '')
    .replace(around, '')
    .replace(remark, '')
    .replace(strayBracket, '$1');
  return next === name ? name : unmarked(next);
}

/** The list without these names, line by line. */
export const withoutNames = (list: string, names: readonly string[]): string =>
  list
    .split('\n')
    .filter((line) => !names.includes(line.trim()))
    .join('\n');
