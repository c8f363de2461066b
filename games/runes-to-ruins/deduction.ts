import type { SeatId, Viewer } from '../game';
import type { Learn, VisionOf } from './actions';
import { isCompared, isSaidBy, type Mirrored } from './answers';
import {
  allow,
  type DoubtClue,
  type Knowledge,
  knowing,
  onlyRune,
  placed,
  type RuneSet,
  runeSet,
  withoutRune,
  withSet,
} from './knowledge';
import { groupsOf, isOfGroup, type RuneId, runeOf } from './runes';
import type { Answer } from './state';
import { positions, positionsOf, type RuneSymbol } from './symbol';
import type { View } from './view';

// What a seat's answers, taken together with what is public, say for certain about another seat's symbol. Answers that
// `inverse` may have turned stay in doubt: those of one round are all true or all false.

export type Mark = 'yes' | 'no' | 'maybe';
/** A player's own marks on one other seat: for runes anywhere in the symbol, and for runes at a position. */
export interface SeatMarks {
  readonly anywhere: Readonly<Record<RuneId, Mark>>;
  readonly at: readonly Readonly<Record<RuneId, Mark>>[];
}
export const noMarks: SeatMarks = { anywhere: {}, at: positions.map(() => ({})) };

export interface Deducing {
  readonly view: View & { readonly viewer: Viewer };
  /** The seat the knowledge is about. */
  readonly about: SeatId;
  readonly marks?: SeatMarks;
  /** Answers (by their place in the list) that are not to be used. */
  readonly off?: readonly number[];
  /** Answers that are taken as true although `inverse` may have turned them. */
  readonly believed?: readonly number[];
}

export function knowledgeOf(deducing: Deducing): Knowledge {
  const { view, about, marks = noMarks, off = [] } = deducing;
  const answers = (view.answers ?? []).map((answer, i) => ({ ...answer, i })).filter(({ i }) => !off.includes(i));
  const own = view.symbol == null ? [] : [view.symbol];
  const start: Knowledge = { ...knowing(view.rules), not: [...view.banned, ...own] };
  const told = answers.reduce((known, answer) => withAnswer(known, answer, deducing), start);
  const shown = view.shown.filter(({ seat }) => seat === about);
  const seen = shown.reduce(
    (known, { rune, position }) => (position === null ? using(known, rune, true) : placed(known, { rune, position })),
    told,
  );
  return withMarks({ ...seen, doubts: doubtsOf(answers, deducing) }, marks);
}

interface Told extends Answer {
  readonly i: number;
}

const using = (known: Knowledge, rune: RuneId, uses: boolean): Knowledge =>
  uses ? withSet(known, { set: onlyRune(rune), min: 1, max: 1 }) : withoutRune(known, rune);

const exactly = (known: Knowledge, set: RuneSet, count: number): Knowledge =>
  withSet(known, { set, min: count, max: count });

const groupSet = (group: string): RuneSet => runeSet((rune) => isOfGroup(runeOf(rune), group));

const withGroupAt = (known: Knowledge, at: { position: number; group: string; is: boolean }): Knowledge =>
  allow(known, (p, rune) => p !== at.position || isOfGroup(runeOf(rune), at.group) === at.is);

function withAnswer(known: Knowledge, told: Told, deducing: Deducing): Knowledge {
  const { question } = told;
  if (question.type === 'learn') return withLearned(known, { question, answer: told.answer }, deducing);
  return question.type === 'guess' ? withGuess(known, told, deducing) : withVision(known, told, deducing);
}

/** What counts are of: all seats but the viewer's. */
const othersOf = ({ view }: Deducing): number => view.seats.length - 1;

function withLearned(
  known: Knowledge,
  { question, answer }: { question: Learn; answer: unknown },
  deducing: Deducing,
): Knowledge {
  const { about, view } = deducing;
  const count = Number(answer);
  switch (question.question) {
    case 'has':
      return question.seat === about ? using(known, question.rune, answer === true) : known;
    case 'count':
      return question.seat === about ? exactly(known, groupSet(question.group), count) : known;
    case 'rune':
      return allOrNone(known, {
        count,
        of: othersOf(deducing),
        all: [question.rune, true],
        none: [question.rune, false],
      });
    case 'line':
      return withLine(known, { question, count, of: othersOf(deducing) });
    case 'shared': {
      const withMe = question.seats.some((seat) => seat === view.viewer) && question.seats.includes(about);
      const mine = view.symbol ?? [];
      return withMe
        ? exactly(
            known,
            runeSet((rune) => mine.includes(rune)),
            count,
          )
        : known;
    }
    case 'best': {
      const min = othersOf(deducing) === 1 ? count : 0;
      return withSet(known, { set: runeSet((rune) => question.runes.includes(rune)), min, max: count });
    }
  }
}

/** A count over several seats says something of each only where it is none or all of them. */
function allOrNone(
  known: Knowledge,
  { count, of, all, none }: { count: number; of: number; all: [RuneId, boolean]; none: [RuneId, boolean] },
): Knowledge {
  if (count === of) return using(known, ...all);
  return count === 0 ? using(known, ...none) : known;
}

function withLine(
  known: Knowledge,
  { question, count, of }: { question: Extract<Learn, { question: 'line' }>; count: number; of: number },
): Knowledge {
  const there = positionsOf[question.line];
  if (count === 0) return allow(known, (p, rune) => rune !== question.rune || !there.includes(p));
  if (count < of) return known;
  const inLine = allow(known, (p, rune) => rune !== question.rune || there.includes(p));
  return using(inLine, question.rune, true);
}

/** Assign, divine and mundane can be turned by inverse: see `doubtsOf`. */
function withVision(known: Knowledge, told: Told, deducing: Deducing): Knowledge {
  const { about } = deducing;
  if (isSaidBy(told, 'pattern')) {
    const { groups, seats } = told.question;
    return seats.includes(about) ? withPattern(known, { groups, of: seats.length, counts: told.answer }) : known;
  }
  if (isSaidBy(told, 'place')) return withPlace(known, told.question, told.answer);
  if (isSaidBy(told, 'glimpse')) return told.question.seat === about ? using(known, told.answer, true) : known;
  if (isSaidBy(told, 'trade')) {
    const { seat, position } = told.question;
    return seat === about ? placed(known, { rune: told.answer, position }) : known;
  }
  if (!isSaidBy(told, 'mirror')) return known;
  if (eavesdrops(deducing)) return withOverheard(known, told.answer, deducing);
  return told.question.seat === about ? withMirror(known, told.answer) : known;
}

function withPattern(
  known: Knowledge,
  { groups, of, counts }: { groups: readonly string[]; of: number; counts: readonly number[] },
): Knowledge {
  return counts.reduce((now, count, position) => {
    const group = groups[position] ?? '';
    if (count === 0) return withGroupAt(now, { position, group, is: false });
    return count === of ? withGroupAt(now, { position, group, is: true }) : now;
  }, known);
}

const withPlace = (known: Knowledge, { order, position }: VisionOf<'place'>, there: readonly string[]): Knowledge =>
  groupsOf[order]
    .filter((group) => !there.includes(group))
    .reduce((now, group) => withGroupAt(now, { position, group, is: false }), known);

/** A mirror's answers are about the mirrored seat alone. */
const withMirror = (known: Knowledge, answers: readonly Mirrored[]): Knowledge =>
  answers.reduce((now, told) => {
    const { question, answer } = told;
    if (question.type === 'learn' && question.question === 'has') return using(now, question.rune, answer === true);
    if (question.type === 'learn' && question.question === 'count') {
      return exactly(now, groupSet(question.group), Number(answer));
    }
    if (isSaidBy(told, 'pattern')) {
      return withPattern(now, { groups: told.question.groups, of: 1, counts: told.answer });
    }
    return isSaidBy(told, 'glimpse') ? using(now, told.answer, true) : now;
  }, known);

const eavesdrops = ({ view }: Deducing): boolean => view.rules.mirrorReading === 'eavesdrop';

/** [S14] What is overheard is about oneself, but for a pattern's numbers: these count all seats it names. */
const withOverheard = (known: Knowledge, answers: readonly Mirrored[], { view, about }: Deducing): Knowledge =>
  answers.reduce((now, told) => {
    if (!isSaidBy(told, 'pattern') || !told.question.seats.includes(about)) return now;
    const { groups, seats } = told.question;
    const own = (p: number, group: string) => Number(isOfGroup(runeOf(view.symbol?.[p] ?? ''), group));
    const counts = told.answer.map((count, p) => count - own(p, groups[p] ?? ''));
    return withPattern(now, { groups, of: seats.length - 1, counts });
  }, known);

/** Whether a guess of that round was held against a seat: null where a light it may hold leaves that open. */
function wasCompared({ view }: Deducing, seat: SeatId, round: number): boolean | null {
  const found = view.discovered.some((one) => one.seat === seat && one.round < round);
  if (found && !view.compareDiscovered) return false;
  return view.lightHolders.includes(seat) ? null : true;
}

function withGuess(known: Knowledge, told: Told, deducing: Deducing): Knowledge {
  const { view, about } = deducing;
  if (!isCompared(told) || told.answer === null) return known;
  const { round, answer: closeness } = told;
  const guess = told.question.symbol;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);
  const maybe = others.filter((seat) => wasCompared(deducing, seat, round) !== false);
  if (!maybe.includes(about)) return known;
  if (closeness.exact === 6) return withHit(known, { guess, round, maybe }, deducing);
  const alone = maybe.length === 1;
  if (!alone && wasCompared(deducing, about, round) !== true) return known;
  return { ...known, guesses: [...known.guesses, { guess, closeness, exactly: alone }] };
}

/** A guess that hit found somebody: one of those who were discovered by the end of that round. */
function withHit(
  known: Knowledge,
  { guess, round, maybe }: { guess: RuneSymbol; round: number; maybe: readonly SeatId[] },
  { view, about }: Deducing,
): Knowledge {
  const found = maybe.filter((seat) => view.discovered.some((one) => one.seat === seat && one.round <= round));
  if (!found.includes(about)) return { ...known, not: [...known.not, guess] };
  if (found.length > 1) return known;
  return guess.reduce((now, rune, position) => placed(now, { rune, position }), known);
}

/** [S5] What assign, divine and mundane said of the seat, round by round; what is believed counts as true. */
function doubtsOf(answers: readonly Told[], deducing: Deducing): DoubtClue[] {
  const { believed = [] } = deducing;
  const reports = answers.flatMap((told) =>
    reportsOf(told, deducing).map((report) => ({ ...report, round: told.round, i: told.i })),
  );
  const rounds = [...new Set(reports.map(({ round }) => round))];
  return rounds.map((round) => {
    const of = reports.filter((one) => one.round === round);
    const sure = of.some(({ i }) => believed.includes(i)) ? [certainly] : [];
    return { reports: [...sure, ...of.map(({ set, said }) => ({ set, said }))] };
  });
}

/** True of every symbol: beside it, reports that are all true or all false are true. */
const certainly = { set: runeSet(() => true), said: true };

function reportsOf(told: Told, deducing: Deducing) {
  const { about, view } = deducing;
  if (isSaidBy(told, 'divine', 'mundane')) {
    return [{ set: groupSet(told.question.group), said: told.answer.includes(about) }];
  }
  if (isSaidBy(told, 'assign')) {
    return [{ set: onlyRune(entryOf(told.question.assign, about)), said: entryOf(told.answer, about) }];
  }
  if (!isSaidBy(told, 'mirror') || told.question.seat !== about || eavesdrops(deducing)) return [];
  return told.answer.flatMap((one) => {
    if (one.question.type !== 'vision' || one.question.power !== 'assign') return [];
    return [{ set: onlyRune(entryOf(one.question.assign, view.viewer)), said: one.answer === true }];
  });
}

/** Seat ids can be any word: only own keys count. */
function entryOf<T>(map: Readonly<Record<SeatId, T>>, seat: Viewer): T {
  const entry = Object.entries(map).find(([key]) => key === seat);
  if (entry === undefined) throw new Error(`nothing is said of ${seat}`);
  return entry[1];
}

/** Yes and no count as known; maybe is a reminder and nothing else. */
function withMarks(known: Knowledge, { anywhere, at }: SeatMarks): Knowledge {
  const overall = Object.entries(anywhere).reduce(
    (now, [rune, mark]) => (mark === 'maybe' ? now : using(now, rune, mark === 'yes')),
    known,
  );
  return at.reduce(
    (now, marks, position) =>
      Object.entries(marks).reduce((one, [rune, mark]) => {
        if (mark === 'yes') return placed(one, { rune, position });
        return mark === 'no' ? allow(one, (p, r) => p !== position || r !== rune) : one;
      }, now),
    overall,
  );
}
