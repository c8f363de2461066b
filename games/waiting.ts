import type { AnyGame, MatchView, SeatId } from './game';

// What waits for somebody in a match, decided from what they may see: for the dashboard, for the lists of matches, for
// whoever tells people. All say the same, since all ask here.

/** Something that waits for the host; `since` in epoch milliseconds. */
export interface Waiting {
  readonly id: string;
  readonly since: number;
  readonly text: string;
  /** The same for a screen that others see, for lists and for the tab's title. */
  readonly safeText: string;
  /** The dashboard's tab where it is dealt with. */
  readonly tab: 'now' | 'words' | 'people' | 'results';
  /** It waits on, whatever is closed. */
  readonly lasts?: boolean;
  /** It asks for what runs to be closed. */
  readonly byClosing?: boolean;
  /** See `WaitsFor.byLot`. */
  readonly byLot?: string;
  /** That the seat was taken by its link: it stays until a host says that they have read it. */
  readonly taken?: SeatId;
  /** The player who asks it. */
  readonly askedBy?: string;
  /** It is worth knowing, but passes without the host. */
  readonly passes?: boolean;
}

/** What a host's page says beside the view; times in epoch milliseconds. */
export interface HostPage {
  readonly settings: { readonly pace?: unknown };
  readonly rules: { readonly standsStill: string | null };
  readonly startedAt: number | null;
  /** When what is running opened; null: nothing runs. */
  readonly openedAt: number | null;
  readonly finishedAt: number | null;
  readonly resumesAt: number | null;
  readonly pause: { readonly since: number } | null;
  readonly seats: readonly {
    readonly seat: SeatId;
    readonly name: string;
    readonly actedAt: number | null;
    readonly leftAt: number | null;
    /** Taken from a guest by their link; null or absent: not, or a host has read it. */
    readonly taken?: {
      readonly from: string;
      readonly by: string;
      readonly at: number;
      readonly deniedAt: number | null;
    } | null;
  }[];
  readonly questions: readonly {
    readonly n: number;
    readonly at: number;
    readonly seat: SeatId;
    readonly text: string;
    readonly answer: string | null;
    readonly published: boolean;
  }[];
  readonly awards: readonly { readonly state: string }[] | null;
  /** When a host has told the end to everybody; null or absent: not yet. */
  readonly finaleToldAt?: number | null;
  /** The match's channel on Discord takes no posts, for good or as far as was tried; null: it does, or there is none. */
  readonly channelFailing: { readonly since: number; readonly isOver: boolean } | null;
  /** What waits for a host whose screen is safe and does not show there; null or absent: all of it shows. */
  readonly waitsHidden?: WaitsHidden | null;
}

/** That something waits: neither whose it is nor since when. */
export interface WaitsHidden {
  /** How many of the players' questions. */
  readonly questions: number;
  /** Something else does. */
  readonly isMore: boolean;
}

export interface HostSituation {
  /** Null: nobody here knows its rules. */
  readonly game: AnyGame | null;
  readonly page: HostPage;
  /** Null in the lobby; not asked for once the match is finished. */
  readonly view: MatchView | null;
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
}

/** `WaitsFor.id` of what only a ruling settles. */
export const RULINGS = 'rulings';

type Running = HostSituation & { readonly view: MatchView };
type Item = Omit<Waiting, 'safeText'> & { readonly safeText?: string };

/** What waits for the host, oldest first. */
export function waitingForHost(situation: HostSituation): readonly Waiting[] {
  const { view } = situation;
  const waiting = [
    ...standsStill(situation),
    ...questionsOf(situation),
    ...awardsOf(situation),
    ...channelOf(situation),
    ...seatsLeft(situation),
    ...seatsTaken(situation),
    ...(view === null ? [] : inMatch({ ...situation, view })),
  ];
  return waiting.map((one) => ({ ...one, safeText: one.safeText ?? one.text })).sort((a, b) => a.since - b.since);
}

/** That more waits for a host than their safe screen shows, in a sentence or two; null: nothing more does. */
export function hiddenWords(hidden: WaitsHidden | null): string | null {
  if (hidden === null) return null;
  return inOne([questionsWords(hidden.questions), hidden.isMore ? MORE_WAITS : null]);
}

/** "2 questions wait for you."; null: none does. */
export function questionsWords(count: number): string | null {
  if (count === 0) return null;
  return count === 1 ? 'A question waits for you.' : `${count} questions wait for you.`;
}

export const MORE_WAITS = 'One more thing waits for you. It does not show while your screen is safe.';

const inOne = (sentences: readonly (string | null)[]): string | null =>
  sentences.filter((one) => one !== null).join(' ') || null;

/** What waits for the host and is better settled before they close something, in sentences; null: nothing is. */
export function waitsBeforeClose(waiting: readonly Waiting[], hidden: WaitsHidden | null): string | null {
  const questions = waiting.filter(({ tab }) => tab === 'words').length + (hidden?.questions ?? 0);
  const rulings = waiting.find(({ id }) => id === RULINGS)?.text ?? null;
  return inOne([questionsWords(questions), rulings]);
}

/** What waits for the seat whose view this is; null: nothing. */
export function waitingForSeat(game: AnyGame | null, view: MatchView): string | null {
  if (view.status !== 'running') return null;
  const acted = view.seats.find(({ seat }) => seat === view.viewer)?.acted ?? null;
  if (acted === false) return 'It is your turn to act.';
  return acted === null ? (game?.waitsFor?.(view)?.text ?? null) : null;
}

const inMatch = (running: Running): Item[] => [
  ...(isKeptOpen(running) ? [] : [...overdueOf(running), ...allActedOf(running)]),
  ...leftToHost(running),
  ...pauseOf(running),
];

function standsStill({ page, now }: HostSituation): Item[] {
  const text = page.rules.standsStill;
  return text === null || page.finishedAt !== null
    ? []
    : [{ id: 'rules', since: page.startedAt ?? now, text, tab: 'now' }];
}

function questionsOf({ page }: HostSituation): Item[] {
  const names = new Map(page.seats.map(({ seat, name }) => [seat, name]));
  return page.questions
    .filter(({ answer, published }) => answer === null && !published)
    .map(({ n, at, seat, text }) => ({
      id: `question ${n}`,
      since: at,
      text: `${names.get(seat) ?? seat} asks: ${text}`,
      askedBy: names.get(seat) ?? seat,
      safeText: 'A player asks you something.',
      tab: 'words',
      lasts: true,
    }));
}

/**
 * What only a ruling settles is not closed before, unless somebody is missing who then loses; nor what the rules keep open, as
 * long as the host has to choose.
 */
const isKeptOpen = ({ game, view }: Running): boolean =>
  (game?.checkResolve?.(view) ?? null) !== null ||
  (game?.waitsFor?.(view)?.id === RULINGS && view.seats.every(({ acted }) => acted !== false));

/** Where a clock runs it closes the phase itself. */
function overdueOf({ page, view, now }: Running): Item[] {
  if (view.status !== 'running' || view.dueAt === null || page.startedAt === null) return [];
  const since = page.startedAt + view.dueAt;
  if (page.settings.pace !== 'host' || since > now) return [];
  const text = 'The time you set is past: you can close now.';
  return [{ id: 'overdue', since, text, tab: 'now', byClosing: true }];
}

/** Under the host's pace nothing closes by itself, even when everybody is done. */
function allActedOf({ page, view, now }: Running): Item[] {
  const asked = view.seats.filter(({ acted }) => acted !== null);
  if (page.settings.pace !== 'host' || view.status !== 'running' || asked.length === 0) return [];
  if (!asked.every(({ acted }) => acted)) return [];
  const text = 'Everybody has acted: you can close now.';
  return [{ id: 'all acted', since: lastActed(page) ?? now, text, tab: 'now', byClosing: true }];
}

/** What the game leaves to the host: a choice, a ruling. */
function leftToHost({ game, page, view, now }: Running): Item[] {
  const isSafe = view.viewer === 'spectator' && page.waitsHidden != null;
  if (view.status !== 'running' || (view.viewer !== 'host' && !isSafe)) return [];
  const left = game?.waitsFor?.(view) ?? null;
  if (left === null) return [];
  // Since when would tell more than all may know, unless the game tells all.
  const since = left.since === undefined ? null : (page.startedAt ?? now) + left.since;
  return [{ ...left, since: since ?? (isSafe ? null : leftSince(page)) ?? now, tab: 'now' }];
}

/** It may have come with the phase, or with what somebody did in it. */
const leftSince = (page: HostPage): number | null => Math.max(lastActed(page) ?? 0, page.openedAt ?? 0) || null;

const lastActed = ({ seats }: HostPage): number | null =>
  Math.max(0, ...seats.map(({ actedAt }) => actedAt ?? 0)) || null;

function pauseOf({ page, view, now }: Running): Item[] {
  if (view.status !== 'paused') return [];
  const passes = page.resumesAt !== null;
  const text = passes ? 'The match is paused; it goes on by itself later.' : 'The match is paused until you resume it.';
  return [{ id: 'paused', since: page.pause?.since ?? now, text, tab: 'now', ...(passes ? { passes } : {}) }];
}

function channelOf({ page }: HostSituation): Item[] {
  if (page.channelFailing === null) return [];
  const { since, isOver } = page.channelFailing;
  const text = isOver
    ? 'Discord takes no posts of this match any more: give it another address, or take it away.'
    : 'What was posted of this match last did not arrive on Discord: post a test, or give another address.';
  return [{ id: `channel ${isOver ? 'gone' : 'failing'} ${since}`, since, text, tab: 'people', lasts: true }];
}

const awardsWords = (count: number): string =>
  count === 1 ? 'An award waits for your word.' : `${count} awards wait for your word.`;

function seatsLeft({ page }: HostSituation): Item[] {
  if (page.finishedAt !== null) return [];
  return page.seats.flatMap(({ seat, name, leftAt }) => {
    if (leftAt === null) return [];
    const text = `${name} has deleted their account: make a link for a new player, or hand the seat to a bot.`;
    const safeText = 'A player has deleted their account: nobody plays their seat.';
    return [{ id: `left ${seat} ${leftAt}`, since: leftAt, text, safeText, tab: 'now', lasts: true }];
  });
}

function seatsTaken({ page }: HostSituation): Item[] {
  return page.seats.flatMap(({ seat, taken = null }) => {
    if (taken === null) return [];
    const { at, deniedAt } = taken;
    const since = deniedAt ?? at;
    const id = `taken ${seat} ${since}`;
    const safeText = 'A guest’s seat was taken by its link.';
    return [
      {
        id,
        since,
        text: takenWords({ ...taken, isOver: page.finishedAt !== null }),
        safeText,
        tab: 'now',
        lasts: true,
        taken: seat,
      },
    ];
  });
}

interface TakenWords {
  readonly from: string;
  readonly by: string;
  readonly deniedAt: number | null;
  /** Once a match is over nobody is replaced. */
  readonly isOver?: boolean;
}

/** For a host: who has whose seat, and what to do if that is wrong. */
export function takenWords({ from, by, deniedAt, isOver = false }: TakenWords): string {
  const what =
    deniedAt === null
      ? `${by} took the seat of ${from} with its link.`
      : `${from} says “This was not me”: ${by} took the seat with its link.`;
  if (isOver) return what;
  return deniedAt === null
    ? `${what} If ${from} knows nothing of it, replace the player and give ${from} the new link.`
    : `${what} Replace the player, and give ${from} the new link.`;
}

function awardsOf({ page, now }: HostSituation): Item[] {
  const count = (page.awards ?? []).filter(({ state }) => state === 'proposed').length;
  if (count === 0) return [];
  // How many would say something of an end that has not been told yet.
  const isTold = page.finaleToldAt != null;
  const text = isTold ? awardsWords(count) : 'Awards wait to be confirmed.';
  return [{ id: 'awards', since: page.finishedAt ?? now, text, tab: 'results' }];
}
