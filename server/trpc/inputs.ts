import { z } from 'zod';
import { maxScreens } from '@/games/kit/live-message';
import {
  hasStacks,
  hasUnseen,
  isKeepable,
  isMarkedOver,
  isOurs,
  letterJoiners,
  oursSentence,
  withoutUnseen,
} from '../auth/names';

// Forms that several routers take. What is typed is text that PostgreSQL can keep.

/** Text that was typed: trimmed, with one blank line where there were more than two, at least one character, without stacks of marks; what came along unseen is left out, and what then cannot be seen refused (auth/names.ts). */
export const textInput = (maxLength: number) =>
  z
    .string()
    .overwrite((text) => withoutUnseen(text, { keepsJoiners: true }))
    .trim()
    .overwrite((text) => text.replace(manyBlankLines, '\n\n'))
    .min(1)
    .max(maxLength)
    .refine(isKeepable, 'has a character that cannot be kept')
    .refine((text) => !hasStacks(text), 'has a letter with more marks than can be read')
    .refine((text) => !hasUnseen(text.replace(ofLines, '').replace(letterJoiners, '')), unseenWords);

/** What pushes all that others wrote off a page. */
const manyBlankLines = /\n(?:[^\S\n]*\n){3,}/g;

const unseenWords = 'has signs that cannot be seen. Write it again without what you pasted';

/** What lines are made of. */
const ofLines = /[\t\n\r]/g;

/** What people are shown by: without signs that cannot be seen or turn what follows around, and with one that can. */
export const shownInput = (maxLength: number, form: 'NFC' | 'NFKC' = 'NFC') =>
  textInput(maxLength)
    .transform((text) => withoutUnseen(text).normalize(form).trim().replace(/\s+/g, ' '))
    .refine((text) => text.length <= maxLength, 'is too long')
    .refine((text) => !hasUnseen(text) && seen.test(text), unseenWords);

/** What a host calls a seat: kept as accounts' names are (auth/names.ts), but with signs and emoji as people have them in chats. */
export const seatNameInput = shownInput(40, 'NFKC')
  .refine((name) => !isMarkedOver(name), 'has a letter with more marks than can be read')
  .refine((name) => !isOurs(name), oursSentence);

const seen = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name of something that is there: a seat, a bot, a person's id. */
export const idInput = z.string().max(100).refine(isKeepable, 'has a character that cannot be kept');

/** Settings as a record has them; their keys and values are judged by the game's own schema. */
export const settingsInput = z
  .custom<Readonly<Record<string, unknown>>>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    { error: 'has to be an object', abort: true },
  )
  .refine((settings) => Object.keys(settings).length <= maxSettings, 'has more settings than any game');

/** Each that no game knows is named by its schema: 30,000 of them held the thread for 50 ms. */
const maxSettings = 200;

/** Marks a submission, so that it counts once however often it is sent. */
export const keyInput = z.string().regex(/^[A-Za-z0-9_-]{8,64}$/, 'has to be 8 to 64 letters, digits, "_" or "-"');

/** The moment of the match that a seat's action was meant for (games/match.ts, momentOf); left out: whatever is now. */
export const momentInput = idInput.nullable().default(null);

/** A host's action always says which: what closes one phase closes the next one as well. */
export const hostMomentInput = idInput;

/** Who sat on the seat that a host does something to (`sitting` of the page's seat); left out: whoever sits there. */
export const sittingInput = idInput.optional();

/** A moment in epoch milliseconds, as far as dates go. */
export const timeInput = numberInput(
  { min: 0, max: 8_640_000_000_000_000 },
  'has to be a time in whole milliseconds since 1970 (in JavaScript, `Date.parse("2026-11-27T20:00Z")`)',
);

/** What the sender knew of its own seat's last act (server/log/submission.ts): then nothing newer is written over; left out: whatever it is. */
export const seenOwnInput = z.object({ actedAt: timeInput.nullable(), keys: keyInput }).nullable().default(null);

/** A time of day, in minutes after midnight. */
export const minuteInput = numberInput({ min: 0, max: 1439 }, 'has to be whole minutes after midnight, 0 to 1439');

function numberInput({ min, max }: { min: number; max: number }, error: string) {
  return z.int({ error }).min(min, { error }).max(max, { error });
}

/** A time zone that this server has a clock for; it is not asked about what is longer than any: half a megabyte held the thread for 40 ms. */
export const zoneInput = z.string().max(60, { abort: true }).refine(isZone, 'is no time zone');

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }) !== null;
  } catch {
    return false;
  }
}

/** Hours of every day, by the clock of a zone. */
export const quietInput = z
  .object({ zone: zoneInput, from: minuteInput, until: minuteInput })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: 'has to be another time than the beginning' });

/** Which match. */
export const codeInput = z.object({ code: idInput.min(1).max(40) });

/** For `play.live`. */
export const liveInput = codeInput.extend({
  lastEventId: z.string().max(100).nullish(),
  /** The stage: what a spectator may know, whoever opens it. */
  asSpectator: z.boolean().optional(),
  /** A host has asked this page for everything; without it, it is sent what a spectator is. A number: `ForAll`. */
  asksForAll: z.union([z.boolean(), z.int()]).optional(),
});

/** What one browser looks at in all its tabs. */
export const liveAllInput = z.object({ screens: z.array(liveInput).min(1).max(maxScreens) });
