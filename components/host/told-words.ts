import { timeWords } from '@/components/ui/time-words';
import type { SeatId } from '@/games/game';
import type { OwnReminder } from '@/server/reach/own-reminder';
import type { Held, ReachedSeat, RemindedSeat, Told } from '@/server/reach/reached';
import type { WayKind } from '@/server/reach/topics';
import { ago } from './ago';

// What a host is told of messages: that something was sent is said when it was, and where it was not, why.

const wayWords: Readonly<Record<WayKind, string>> = { push: 'push', mail: 'e-mail', discord: 'a mention on Discord' };

/** Of one seat, in the table: what became of the last message, and what waits; before there is any, its ways. */
export function reachedWords(reached: ReachedSeat, now: number): string {
  const { last, held } = reached;
  if (held === null) return last === null ? waysWords(reached) : lastWords(last, now);
  const waits = heldWords(held, now);
  return last === null ? capitalised(waits) : `${lastWords(last, now).replace(/\.$/, '')}; more waits: ${waits}`;
}

/** "Reached by e-mail, once a day". */
function waysWords({ kinds, daily, hasQuietHours }: ReachedSeat): string {
  if (kinds.length === 0) return 'No way to be reached';
  const ways = kinds.map((kind) => `${wayWords[kind]}${daily.includes(kind) ? ', once a day' : ''}`).join(' and ');
  return `Reached by ${ways}${hasQuietHours ? ', but not in their quiet hours' : ''}`;
}

function lastWords(last: Told, now: number): string {
  const way = wayWords[last.kind];
  const when = ago(now - last.at);
  const onItsWay = last.problem === null ? `On its way by ${way}` : `Tried again by ${way}: ${last.problem}`;
  const words = {
    sent: `${said(last.text)} by ${way}, ${when}`,
    waiting: onItsWay,
    quiet: onItsWay,
    late: onItsWay,
    unknown: `By ${way} it may have arrived: ${last.problem ?? ''}`,
    failed: `By ${way} it did not arrive: ${last.problem ?? 'it was too late.'}`,
    seen: `${said(last.text)} on their page, ${when}`,
    dropped: `Not sent by ${way}: it no longer held`,
  };
  return words[last.state];
}

function heldWords({ kind, notBefore }: Held, now: number): string {
  if (notBefore === null) return `by ${wayWords[kind]}, once a day`;
  return `by ${wayWords[kind]}, not before ${timeWords(new Date(notBefore), { now: new Date(now) })}`;
}

/** "“Round 2 is open”," of what was sent, by its beginning. */
function said(text: string): string {
  const name = beginningOf(text);
  return name === '' ? 'Sent' : `“${name}”,`;
}

/** "Round 2 is open": what a message begins with. */
export const beginningOf = (text: string): string => /^.*?(?= until |, and |[.:;\n]|$)/.exec(text)?.[0] ?? '';

interface Reminded {
  readonly seats: readonly RemindedSeat[];
  /** Whose page is open now. */
  readonly online: ReadonlySet<SeatId>;
  /** What is open, as a sentence has it: "round 2", "this step". */
  readonly open: string;
  nameOf(seat: SeatId): string;
}

/** Of all that were reminded: "Sent to 2 by e-mail. 1 has no way to be reached." */
export function remindedWords({ seats, online, open, nameOf }: Reminded): string {
  const told = seats.flatMap((one) => one.told.map((by) => ({ seat: one.seat, ...by })));
  const isReached = (seat: SeatId) => told.some((one) => one.seat === seat && one.state === 'sent');
  const sent = Object.entries(wayWords).flatMap(([kind, word]) => {
    const count = told.filter((one) => one.kind === kind && one.state === 'sent').length;
    return count === 0 ? [] : [`${count} by ${word}`];
  });
  const unsent = seats.filter(({ seat }) => !isReached(seat));
  const isSeen = (one: RemindedSeat) => one.told.some(({ state }) => state === 'seen');
  const seen = unsent.filter(isSeen);
  const others = unsent.filter((one) => !isSeen(one));
  const here = others.filter(({ seat }) => online.has(seat));
  const rest = others.filter(({ seat }) => !online.has(seat));
  const having = (state: string) => rest.filter((one) => one.told.some((by) => by.state === state)).length;
  const unreached = rest.filter((one) => one.told.length === 0 || isLate(one));
  const late = unreached.filter(isLate);
  const unwilling = unreached.filter((one) => !isLate(one)).filter(({ hasWay }) => hasWay).length;
  const without = unreached.length - unwilling - late.length;
  const unknown = rest.flatMap((one) => one.told.filter((by) => by.state === 'unknown'));
  const failed = rest.flatMap((one) => one.told.filter((by) => by.state === 'failed'));
  const sentences = [
    sent.length === 0 ? null : `Sent to ${sent.join(', ')}.`,
    seats.length > 0 && unreached.length === seats.length ? 'Nothing was sent.' : null,
    seen.length === 0 ? null : `${countOf(seen.length, 'has', 'have')} read it on the page.`,
    here.length === 0 ? null : `${countOf(here.length, 'is', 'are')} here now.`,
    having('quiet') === 0 ? null : `${countOf(having('quiet'), 'hears', 'hear')} of it at a time they chose.`,
    having('waiting') === 0 ? null : `To ${having('waiting')} it is still on its way.`,
    unknown.length === 0 ? null : `To ${unknown.length} it may have arrived: ${unknown[0]?.problem ?? ''}`,
    failed.length === 0 ? null : `To ${failed.length} it did not arrive: ${failed[0]?.problem ?? 'it was too late.'}`,
    having('dropped') === 0 ? null : `${countOf(having('dropped'), 'needs', 'need')} no reminder any more.`,
    late.length === 0
      ? null
      : lateWords(
          late.map(({ seat }) => nameOf(seat)),
          open,
        ),
    unwilling === 0 ? null : `${countOf(unwilling, 'has', 'have')} chosen to get no such messages: send them the link.`,
    without === 0 ? null : `${countOf(without, 'has', 'have')} no way to be reached: send them the link.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

interface ReminderTime extends Omit<Reminded, 'seats'> {
  /** Its time, as people say it: "19:50". */
  readonly time: string;
}

/** Of the reminder that goes by itself: who gets it when, and what became of it. Null: it is for nobody. */
export function ownReminderWords({ isDue, seats }: OwnReminder, { time, ...said }: ReminderTime): string | null {
  if (isDue) {
    const words = remindedWords({ seats, ...said });
    return words === '' ? null : `Reminder of ${time}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  }
  const having = (state: string) => seats.filter(({ told }) => told.some((by) => by.state === state)).length;
  const [reminded, without] = [having('waiting'), seats.filter(({ told }) => told.length === 0)];
  const leftAlone = seats.length - reminded - without.length;
  const others = without.filter(({ seat }) => !said.online.has(seat)).length; // whoever is here needs none
  const sentences = [
    reminded === 0
      ? null
      : `${countOf(reminded, 'player who is missing is', 'players who are missing are')} reminded at ${time}.`,
    leftAlone === 0 ? null : `${countOf(leftAlone, 'wants', 'want')} to be left alone then.`,
    others === 0 ? null : `${countOf(others, 'gets', 'get')} no reminder at ${time}: send them the link.`,
  ];
  const words = sentences.filter((sentence) => sentence !== null).join(' ');
  return words === '' ? null : words;
}

/** Of all who sit in a lobby: how many can be reached while no page of theirs is open, and how well. Null: nobody sits there. */
export function reachableWords(reached: readonly ReachedSeat[]): string | null {
  if (reached.length === 0) return null;
  const able = reached.filter(({ kinds }) => kinds.length > 0);
  const without = reached.length - able.length;
  const daily = able.filter(isDaily).length;
  const quiet = able.filter((one) => one.hasQuietHours && !isDaily(one)).length;
  const all = without === 0 ? 'Everybody who sits here' : `${able.length} of ${reached.length}`;
  const sentences = [
    able.length === 0 ? null : `${all} can be reached while they are away.`,
    daily === 0 ? null : `${countOf(daily, 'hears', 'hear')} of most things once a day.`,
    quiet === 0 ? null : `${countOf(quiet, 'hears', 'hear')} nothing in quiet hours.`,
    without === 0 ? null : `${countOf(without, 'has', 'have')} no way to be reached: copy their link.`,
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

interface Hearer {
  readonly name: string;
  /** Their page is open. */
  readonly isHere: boolean;
  readonly reached: Pick<ReachedSeat, 'kinds' | 'hearsWords'>;
}

/** Whom no message tells what a host writes to them: "Ann has no way to be reached." Null: it is news to all of them. */
export function unheardWords(hearers: readonly Hearer[]): string | null {
  const unheard = hearers.filter(({ isHere, reached }) => !isHere && !reached.hearsWords);
  const without = unheard.filter(({ reached }) => reached.kinds.every((kind) => kind === 'discord'));
  const unwilling = unheard.filter((one) => !without.includes(one));
  const sentences = [
    seeItLater(without, 'no way to be reached'),
    seeItLater(unwilling, 'chosen to get no such messages'),
  ].filter((sentence) => sentence !== null);
  return sentences.length === 0 ? null : sentences.join(' ');
}

function seeItLater(unheard: readonly Hearer[], why: string): string | null {
  if (unheard.length === 0) return null;
  const names = new Intl.ListFormat('en').format(unheard.map(({ name }) => name));
  return `${names} ${unheard.length === 1 ? 'has' : 'have'} ${why}: they see it when they open the page.`;
}

/** By every way. */
const isDaily = ({ kinds, daily }: ReachedSeat): boolean => daily.length === kinds.length;

/** Nothing of ours tells them in time, nor does an open page: only the match’s link does. */
export const needsLink = (one: RemindedSeat, online: ReadonlySet<SeatId>): boolean =>
  !online.has(one.seat) && one.told.every(({ state }) => isDoubtful.has(state));

const isDoubtful: ReadonlySet<Told['state']> = new Set(['late', 'failed', 'unknown']);

/** What is sent to them comes when it is of no use any more. */
const isLate = ({ told }: RemindedSeat): boolean => told.length > 0 && told.every(({ state }) => state === 'late');

const lateWords = (names: readonly string[], open: string): string =>
  `${new Intl.ListFormat('en').format(names)} will not hear of it before ${open} closes: send them the link.`;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
