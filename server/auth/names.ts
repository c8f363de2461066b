// Names are what people know each other by: no two accounts are given names that look alike, nor two people in one match.
import unhomoglyph from 'unhomoglyph';
import { z } from 'zod';
import { nameKeyOf } from '@/games/kit/name-key';

export const nameLengths = { min: 2, max: 32 } as const;

/** Before it is folded. */
const longestTyped = 200;

const sentence = `A name has ${nameLengths.min} to ${nameLengths.max} letters, digits, spaces or . _ - ' and starts with a letter or digit.`;

const stackSentence = 'Some letter of this name carries more marks than can be read. Leave a few of them away.';

export const oursSentence = 'This name would be taken for a part of Main Match. Please choose another one.';

/** A name as it is kept: composed, with single spaces, without what came along unseen. */
export const nameSchema = z
  .string()
  .max(longestTyped, sentence)
  .transform((name) => withoutUnseen(name).normalize('NFKC').trim().replace(/\s+/g, ' '))
  .refine((name) => !hasStacks(name) && !isMarkedOver(name), stackSentence)
  .refine((name) => !isOurs(name), oursSentence)
  .refine(
    (name) => isWithin(name) && !hasUnseen(name) && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'’-]*$/u.test(name),
    sentence,
  );

/** By what somebody is looked for who types a name, folded as names are when they are taken: what came along unseen is left out. */
export const typedNameKey = (typed: string): string => nameKeyOf(withoutUnseen(typed.slice(0, longestTyped)));

/**
 * Marks above and below one letter that no script writes: five of them, or one twice (UTS 39, 5.4). They would cover the
 * lines around it.
 */
export const hasStacks = (text: string): boolean => stacks.test(text.normalize('NFD'));

const stacks = /[\p{Mn}\p{Me}]{5}|([\p{Mn}\p{Me}])\1/u;

/**
 * What names have none of: marks that are drawn through or around a letter, and two that belong to no script on one letter
 * (what a script writes is one sign with its letter, or has marks of its own).
 */
export const isMarkedOver = (name: string): boolean => markedOver.test(name.normalize('NFC'));

/** But for the frame of a keycap. */
const markedOver =
  /[\u0334-\u0338]|(?<!\ufe0f)(?:[\u20d0-\u20ff]|\p{Me})|(?:(?!\p{scx=Arab})(?=\p{sc=Inherited})\p{Mn}){2}/u;

/** Without such marks, for a name that nobody typed here. */
export const withoutStacks = (text: string): string =>
  hasStacks(text) || isMarkedOver(text)
    ? text
        .normalize('NFD')
        .replace(/[\p{Mn}\p{Me}]+/gu, '')
        .normalize('NFC')
    : text;

/** Without the character that PostgreSQL cannot keep, and without halves of characters, which nothing can write. */
export const isKeepable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

/** Controls, formats, fillers that fonts leave blank: what cannot be seen, or turns what follows around. */
export const hasUnseen = (text: string): boolean => unseen.test(text.replace(emojiJoints, ''));

const unseen = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** What makes one picture of several signs, between these alone. */
const emojiJoints =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\ufe0f|(?<=[\d#*])\ufe0f(?=\u20e3)/gu;

/**
 * Without what comes along from chats and cannot be seen: signs without width, and of direction. What makes one picture of
 * several signs stays, and where it is asked for what joins or parts letters in some scripts.
 */
export function withoutUnseen(text: string, { keepsJoiners = false } = {}): string {
  const signs = keepsJoiners ? ignorableInText : ignorable;
  const strip = (from: string) => from.replace(signs, (_, kept: string | undefined) => kept ?? '');
  return strip(strip(text)); // a joint may have stood on one
}

const ignorable = new RegExp(`(${emojiJoints.source})|\\p{Default_Ignorable_Code_Point}`, 'gu');

/** Between letters, where they are written. */
export const letterJoiners = /(?<=[\p{L}\p{M}])[\u200c\u200d](?=\p{L})/gu;
const ignorableInText = new RegExp(
  `(${emojiJoints.source}|${letterJoiners.source})|\\p{Default_Ignorable_Code_Point}`,
  'gu',
);

/** What pages call something themselves, or who would speak for them: nobody's name, and nothing that looks like it. */
export const isOurs = (name: string): boolean =>
  isWrittenLike(name, ourNames) ||
  isWrittenLike(name.slice(0, 4), ['Bot ', 'Bot']) ||
  (name.length <= longestSeat && isWrittenLike(name.slice(0, 5), ['Seat']));

const ourNames = [
  ...[
    'Main Match',
    'Deleted player',
    'everyone',
    'Everybody',
    'Nobody',
    'Free',
    'You',
    'Bot',
    'The clock',
    'System',
    'The system',
  ],
  ...['Host', 'The host', 'Co-host', 'Spectator', 'Spectators', 'Moderator', 'Mod', 'Admin', 'Administrator'],
];

const longestSeat = 'Seat AB'.length;

/** Whether somebody of this name could be taken for one of these. */
export const isNameAmong = (name: string, others: readonly string[]): boolean => lookAlike(name, others) !== null;

/** The first of these whom somebody of this name could be taken for, stops and spaces aside; null: none. */
export function lookAlike(name: string, others: readonly string[]): string | null {
  const looks = accountLooksOf(name);
  return others.find((other) => areAlike(accountLooksOf(other), looks)) ?? null;
}

/** What nobody tells two accounts apart by either: "Hosted by Ann Lee." */
export const accountLooksOf = (name: string): Looks => looksOf(withoutStops(name));

/** "Ann Lee." is "AnnLee", but 1-1 is not 11. */
const withoutStops = (name: string): string => name.normalize('NFKC').replace(/(?<!\d)[ ._'’-]+|[ ._'’-]+(?!\d)/g, '');

function isWrittenLike(name: string, others: readonly string[]): boolean {
  const looks = looksOf(name);
  return others.some((other) => areAlike(looksOf(other), looks));
}

/** What a name looks like as it is written, and in small letters: a capital I is taken for an l, but ILYA is Ilya. */
export interface Looks {
  readonly look: string;
  readonly smallLook: string;
}

export const areAlike = (one: Looks, other: Looks): boolean =>
  one.look === other.look || one.smallLook === other.smallLook;

function looksOf(name: string): Looks {
  const shown = name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ');
  return { look: skeletonOf(shown), smallLook: skeletonOf(shown.toLowerCase()) };
}

/** A mark that makes no letter of its own with what it stands on, or lies under it as a link's line does, tells nobody apart. */
function skeletonOf(shown: string): string {
  const letters = shown.normalize('NFC').replace(looseMarks, '');
  return unhomoglyph(letters.normalize('NFD').replace(marksBelow, '')).toLowerCase();
}

/** Those of any script, and any on a letter of ours, a digit or a sign. On a letter of their own script they are its vowels. */
const looseMarks =
  /\p{Script=Inherited}|(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]\p{M}*)\p{M}/gu;

/** Of Unicode's combining diacritical marks those of class 220, below. */
const marksBelow =
  /[\u0316-\u0319\u031c-\u0320\u0323-\u0326\u0329-\u0333\u0339-\u033c\u0347-\u0349\u034d\u034e\u0353-\u0356]/gu;

function isWithin(name: string): boolean {
  const length = [...name].length;
  return length >= nameLengths.min && length <= nameLengths.max;
}
