import { z } from 'zod';
import type {
  Actor,
  AnyGame,
  CommonSettings,
  InterludeView,
  Judgment,
  MatchView,
  Refusal,
  Results,
  SeatId,
  Status,
  Viewer,
} from './game';
import { invariant } from './kit/invariant';
import { isTooLarge } from './kit/is-too-large';
import { itemAt } from './kit/item-at';
import { typeOfAction } from './kit/type-of-action';

// What every match has, whatever its game: deadlines that elapse by themselves, pace, resolve, extend, pause, resume,
// rewind, end, interludes. A match is its log: everything here is a fold over events. Games live in match time, which stands
// still while a match is paused, so that no game knows of pauses.

/** A line of the log. `at`: whole milliseconds since the start, never decreasing. A clock event has no action. */
export interface MatchEvent {
  readonly at: number;
  readonly by: Actor | 'clock';
  readonly action?: unknown;
}

/** No part of a record, whose reader finds it out again. */
export interface JudgedEvent extends MatchEvent {
  /** What was found out about the action ahead, by these rules. */
  readonly judgment?: Judgment;
}

/** What is fixed from the start. `settings` are complete (defaults filled in). */
export interface MatchStart {
  readonly game: AnyGame;
  readonly settings: CommonSettings;
  readonly seats: readonly SeatId[];
  readonly seed: string;
}

/** A match after some events. Immutable; `state` is the game's own. */
export interface Match {
  readonly start: MatchStart;
  readonly state: unknown;
  /** The game's state as the running phase opened, before anybody acted in it: what a sealed host may see. */
  readonly opened: unknown;
  /** What closed last; null: nothing yet. */
  readonly closing: Closing | null;
  /** The last close that is told in a scene, for those who come later; null: there was none yet. */
  readonly told: Closing | null;
  readonly status: Status;
  /** Match time at which the interlude of the running phase ends, or ended; null: it has none. */
  readonly interludeEndsAt: number | null;
  /** Ended by the host, with no result. */
  readonly ended: boolean;
  /** While running: real time minus match time. */
  readonly offsetMs: number;
  /** Match time of the last event; while paused or finished the clock stands there. */
  readonly stoodAt: number;
}

/** The game's states around a close, or around an action that did as much, and its match time. */
export interface Closing {
  readonly before: unknown;
  readonly after: unknown;
  readonly at: number;
}

/** What an event led to; a refused one leaves the match as it was, but for deadlines that passed before it. */
export interface Applied {
  readonly match: Match;
  readonly refusal: Refusal | null;
}

export const hostActionSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('resolve') }),
  z.strictObject({ type: z.literal('extend'), seconds: z.int().min(1).max(604_800) }),
  z.strictObject({ type: z.literal('pause') }),
  z.strictObject({ type: z.literal('resume') }),
  // `seed`, from the server where everybody has seen all secrets: what is drawn from then on is drawn by it.
  z.strictObject({ type: z.literal('rewind'), to: z.int().min(0), seed: z.string().min(1).max(200).optional() }),
  z.strictObject({ type: z.literal('end') }),
]);
export type HostAction = z.infer<typeof hostActionSchema>;

const hostActionTypes = new Set<unknown>(hostActionSchema.options.map((option) => option.shape.type.value));

/** A match before its first event, at time 0. */
export function createMatch(start: MatchStart): Match {
  const state = start.game.setup({ settings: start.settings, seats: start.seats, seed: start.seed });
  const opened = { state, opened: state, closing: null, told: null, interludeEndsAt: null };
  return settle({ start, ...opened, status: 'running', ended: false, offsetMs: 0, stoodAt: 0 }, 0);
}

/** The match after all of `events`, from the start. Refused events change nothing. */
export function foldMatch(start: MatchStart, events: readonly JudgedEvent[]): Match {
  let match = createMatch(start);
  for (const step of effectiveSteps(events)) {
    match = 'to' in step ? rewound(match, step) : applyPlain(match, step).match;
  }
  return match;
}

/**
 * Applies one more event. `log` is everything before it: a rewind goes back there, and folds it anew unless `then`, the
 * match as it stood there, is known.
 */
export function applyEvent(
  match: Match,
  event: JudgedEvent,
  log: readonly JudgedEvent[],
  then: Match | null = null,
): Applied {
  const rewind = readRewind(event, log.length);
  if (rewind === null) return applyPlain(match, event);
  return { match: rewound(then ?? foldMatch(match.start, log.slice(0, rewind.to)), rewind), refusal: null };
}

/** What is costly to find out about an event before it is applied (`Game.judging`); null: nothing. */
export function questionOf(match: Match, { by, action, judgment, at }: JudgedEvent): unknown {
  const { game } = match.start;
  if (game.judging === undefined || judgment !== undefined || by === 'clock') return null;
  const form = parseAction(game, action);
  if ('refusal' in form || form.common !== null) return null;
  const { state, status } = advance(match, at);
  const own = by === 'host' ? form.host : form.seat;
  return own === null || status === 'finished' ? null : game.judging.question(state, { by, action: own });
}

/** The match with every deadline up to real time `at` elapsed, each at its own time, in order. */
export function advance(match: Match, at: number): Match {
  let now = match;
  for (let due = dueAt(now); due !== null && due <= at && runsByClock(now); due = dueAt(now)) {
    const gameAt = due - now.offsetMs;
    const elapsed = now.start.game.elapse(now.state, gameAt);
    invariant(elapsed !== now.state, 'a deadline that elapses changes the state');
    now = settle(opened(now, elapsed, gameAt), gameAt);
  }
  return now;
}

/** When the next deadline is, in real milliseconds since the start; stays where it was once overdue; null: none. */
export function dueAt(match: Match): number | null {
  if (match.status !== 'running') return null;
  const due = match.start.game.dueAt(match.state);
  return due === null ? null : due + match.offsetMs;
}

/** When the clock will close something by itself, as `dueAt`; null where nothing happens before somebody acts. */
export const wakesAt = (match: Match): number | null => (runsByClock(match) ? dueAt(match) : null);

export function resultsOf(match: Match): Results | null {
  return match.ended ? null : match.start.game.results(match.state);
}

/** Exactly what the app sends to `viewer`. When the match is finished everybody gets what the host gets. */
export const viewOf = (match: Match, viewer: Viewer): MatchView =>
  viewWith(match, { viewer, eyes: match.status === 'finished' ? 'host' : viewer });

/** As `viewOf`, while the end is still to be told: of a finished match, too, nothing but what is the viewer's own. */
export const untoldViewOf = (match: Match, viewer: Viewer): MatchView => viewWith(match, { viewer, eyes: viewer });

function viewWith(match: Match, { viewer, eyes }: { viewer: Viewer; eyes: Viewer }): MatchView {
  const { game } = match.start;
  const finished = match.status === 'finished';
  const { phase, ...rest } = game.view(match.state, eyes, match.stoodAt);
  const due = match.status === 'paused' ? game.dueAt(match.state) : null;
  return {
    game: game.id,
    viewer,
    status: match.status,
    phase: finished ? 'finished' : phase,
    dueAt: dueAt(match),
    leftMs: due === null ? null : Math.max(0, due - match.stoodAt),
    interlude: interludeOf(match),
    ...rest,
  };
}

/** The match as it stood just before its last close that is told, and just after; null: nothing has been told yet. */
export function lastCloseOf(match: Match): { readonly before: Match; readonly after: Match } | null {
  if (match.told === null) return null;
  const { before, after, at } = match.told;
  const then = { ...match, status: 'running', ended: false, stoodAt: at } as const;
  const isOver = match.start.game.results(after) !== null;
  return {
    before: { ...then, state: before, opened: before, interludeEndsAt: null },
    after: { ...then, state: after, opened: after, status: isOver ? 'finished' : 'running' },
  };
}

/** Stays in the view when its end has passed: a view that changed then would tell that somebody had acted since. */
function interludeOf({ interludeEndsAt, status, offsetMs, stoodAt }: Match): InterludeView | null {
  if (interludeEndsAt === null || status === 'finished') return null;
  if (status === 'paused') return { until: null, leftMs: Math.max(0, interludeEndsAt - stoodAt) };
  return { until: interludeEndsAt + offsetMs, leftMs: null };
}

/** The settings as `viewer` may see them now. */
export function settingsFor(match: Match, viewer: Viewer): MatchStart['settings'] {
  const { game, settings } = match.start;
  const seesAll = viewer === 'host' || match.status === 'finished';
  return seesAll ? settings : (game.publicSettings?.(settings) ?? settings);
}

/** The stretch of the match (phase, round, step) that `view` stands in. */
export const momentOf = (game: AnyGame, view: MatchView): string =>
  game.moment?.(view) ?? `${view.phase} ${view.round}`;

/** As a host's actions say it: a paused match is another moment than the same one running, for what closes works in both. */
export const hostMomentOf = (game: AnyGame, view: MatchView): string =>
  view.status === 'paused' ? `${momentOf(game, view)} paused` : momentOf(game, view);

/**
 * An action can say beside itself which moment it was meant for. One that arrives after it is refused instead of
 * taken for the next: a record does not know of this, since what was refused here never gets into the log.
 */
export function checkMoment(game: AnyGame, view: MatchView, meantFor: string | null): Refusal | null {
  const now = view.viewer === 'host' ? hostMomentOf(game, view) : momentOf(game, view);
  if (meantFor === null || meantFor === now) return null;
  if (now === `${meantFor} paused`) return { code: 'TOO_LATE', message: pausedMeanwhile };
  return { code: 'TOO_LATE', message: 'This came too late: the match had moved on when it arrived. Nothing was sent.' };
}

const pausedMeanwhile = 'The match was paused before this arrived. Nothing was sent.';

/**
 * What a viewer sees who may not see submissions before they count: everything as the running phase opened, with who has
 * acted and the clock as they stand now. In a match that was ended the phase never closes.
 */
export function sealedViewOf(match: Match, viewer: Viewer): MatchView {
  if (match.status === 'finished' && !match.ended) return viewOf(match, viewer);
  const { phase, round, seats, dueAt: due, leftMs } = viewOf(match, viewer);
  const opened = viewOf({ ...match, state: match.opened }, viewer);
  return { ...opened, phase, round, seats, dueAt: due, leftMs, sealed: true };
}

/**
 * Whether the viewer of `view` may send `action` (anything at all) now: null if so, else the first of the common
 * codes that fits, then the game's own. The browser, the bots and the server ask this same function.
 */
export function checkAction(game: AnyGame, view: MatchView, action: unknown, judgment?: Judgment): Refusal | null {
  const byHost = view.viewer === 'host';
  const form = parseAction(game, byHost ? action : withoutTarget(action));
  if ('refusal' in form) return form.refusal;
  if (view.status === 'finished') return finishedRefusal(form, byHost);
  const own = byHost ? form.host : form.seat;
  const gameRefusal = own === null || form.common !== null ? null : game.check(view, own, judgment);
  if (gameRefusal?.code === 'BAD_ACTION') return gameRefusal;
  if (view.status === 'paused' && !byHost) {
    return { code: 'PAUSED', message: 'The match is paused. You can act again when the host resumes it.' };
  }
  if (form.common !== null && byHost) return checkHostAction(game, view, form.common);
  if (own === null) return notAllowed(byHost);
  return gameRefusal;
}

/** A form the game knows, as read for a seat and for the host (null: not theirs to send). */
interface ActionForm {
  readonly common: HostAction | null;
  readonly seat: { readonly type: string } | null;
  readonly host: { readonly type: string } | null;
}

function parseAction(game: AnyGame, action: unknown): ActionForm | { refusal: Refusal } {
  if (isTooLarge(action)) return { refusal: tooLarge };
  const type = typeOfAction(action);
  if (hostActionTypes.has(type)) {
    const common = hostActionSchema.safeParse(action);
    return common.success ? { common: common.data, seat: null, host: null } : { refusal: badAction(common.error) };
  }
  const seat = game.seatAction.safeParse(action);
  const host = game.hostAction?.safeParse(action) ?? null;
  if (!seat.success && !host?.success) return { refusal: badAction(seat.error) };
  return { common: null, seat: seat.success ? seat.data : null, host: host?.success ? host.data : null };
}

/** Where a seat would rewind to is not looked at, nor whether it says so: it may not. */
function withoutTarget(action: unknown): unknown {
  const rewinds = typeof action === 'object' && action !== null && 'type' in action && action.type === 'rewind';
  return rewinds ? { ...action, to: 0 } : action;
}

const tooLarge: Refusal = {
  code: 'BAD_ACTION',
  message: 'The action is far larger than any that there is.',
  field: '',
};

function badAction(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const field = issue?.path.join('.') ?? '';
  const where = field === '' ? 'The action' : `"${field}"`;
  return {
    code: 'BAD_ACTION',
    message: `${where} is not as it has to be: ${issue?.message ?? 'unknown form'}.`,
    field,
  };
}

const notAllowed = (byHost: boolean): Refusal => ({
  code: 'NOT_ALLOWED',
  message: byHost ? 'Only a player can do that, from their own seat.' : 'Only the host can do that.',
});

function finishedRefusal({ common }: ActionForm, byHost: boolean): Refusal | null {
  if (byHost && common?.type === 'rewind') return null;
  return { code: 'FINISHED', message: 'The match is finished; nothing more can be sent.' };
}

function checkHostAction(game: AnyGame, view: MatchView, action: HostAction): Refusal | null {
  const paused = view.status === 'paused';
  if (action.type === 'pause' && paused) return { code: 'PAUSED', message: 'The match is paused already.' };
  if (action.type === 'resolve') return game.checkResolve?.(view) ?? null;
  if (action.type === 'resume' && !paused) return { code: 'NOT_PAUSED', message: 'The match is not paused.' };
  if (action.type === 'extend' && (paused ? view.leftMs : view.dueAt) === null) {
    return { code: 'NO_DEADLINE', message: 'There is no deadline to extend.' };
  }
  return null;
}

function applyPlain(before: Match, event: JudgedEvent): Applied {
  const advanced = advance(before, event.at);
  const match = { ...advanced, stoodAt: matchTime(advanced, event.at) };
  if (event.by === 'clock') return { match, refusal: null };
  const refusal = checkAction(match.start.game, viewOf(match, event.by), event.action, event.judgment);
  if (refusal !== null) return { match, refusal };
  if (isRewind(event)) return { match, refusal: outOfRange(event) };
  return { match: perform(match, event as JudgedEvent & { by: Actor }), refusal: null };
}

/** A legal action takes place. */
function perform(match: Match, event: JudgedEvent & { by: Actor }): Match {
  const { game } = match.start;
  const at = matchTime(match, event.at);
  const common = event.by === 'host' ? hostActionSchema.safeParse(event.action) : null;
  if (common?.success) return performHostAction(match, { action: common.data, at, realAt: event.at });
  const schema = event.by === 'host' ? game.hostAction : game.seatAction;
  invariant(schema !== null, 'an action that was checked has a form');
  const acted = game.act(match.state, {
    by: event.by,
    action: schema.parse(event.action),
    at,
    judgment: event.judgment,
  });
  const after = moved(match, acted, at);
  const isTurn = game.isEvent(match.state, acted) || game.results(acted) !== null;
  return settle(isTurn ? closedBy(match, after, at) : after, at);
}

function performHostAction(
  match: Match,
  { action, at, realAt }: { action: HostAction; at: number; realAt: number },
): Match {
  const { game } = match.start;
  switch (action.type) {
    case 'resolve':
      return settle(closed(match, at), at);
    case 'extend':
      return { ...match, state: game.extend(match.state, { ms: action.seconds * 1000, at }) };
    case 'pause':
      return { ...match, status: 'paused', stoodAt: at };
    case 'resume':
      return settle({ ...match, status: 'running', offsetMs: realAt - match.stoodAt }, match.stoodAt);
    case 'end':
      return { ...match, status: 'finished', ended: true, stoodAt: at };
    case 'rewind':
      throw new Error('a rewind goes through applyEvent');
  }
}

/** Closes what is done (pace `ready`, not while paused) and notices the end. */
function settle(match: Match, at: number): Match {
  const { game, settings } = match.start;
  let now = match;
  const closesByItself = settings.pace === 'ready' && match.status === 'running';
  while (closesByItself && game.results(now.state) === null && game.isDone(now.state)) now = closed(now, at);
  return game.results(now.state) === null ? now : { ...now, status: 'finished', stoodAt: at };
}

const closed = (match: Match, at: number): Match => opened(match, match.start.game.close(match.state, at), at);

function closedBy(before: Match, after: Match, at: number): Match {
  const isTold = after.start.game.isTold?.(before.state, after.state) ?? true;
  const closing = { before: before.state, after: after.state, at };
  return { ...after, closing, told: isTold ? closing : after.told };
}

/** A phase has closed: what was left of an interlude is gone. */
function opened(match: Match, state: unknown, at: number): Match {
  const next = moved({ ...match, interludeEndsAt: null }, state, at);
  return { ...closedBy(match, next, at), opened: next.state };
}

/** The match in its next state; where a close between the two was an event, the phase that opened has an interlude. */
function moved(match: Match, state: unknown, at: number): Match {
  const { game, settings } = match.start;
  const ms = settings.interludeSeconds * 1000;
  if (ms === 0 || !game.isEvent(match.state, state)) return { ...match, state };
  const later = game.extend(state, { ms, at });
  return { ...match, state: later, interludeEndsAt: game.dueAt(later) === null ? null : at + ms };
}

const matchTime = (match: Match, at: number) => (match.status === 'running' ? at - match.offsetMs : match.stoodAt);

const runsByClock = (match: Match) => match.start.settings.pace !== 'host' && match.status === 'running';

/** A match that was finished at that point is so again; any other stands still until the host resumes it. */
function rewound(then: Match, { to, seed }: Rewind): Match {
  if (then.status === 'finished') return then;
  return { ...(seed === undefined ? then : redrawn(then, { to, seed })), status: 'paused' };
}

/** With another seed for all that is drawn from here on; at its very start a match is drawn anew as a whole. */
function redrawn(then: Match, { to, seed }: Required<Rewind>): Match {
  const { start, state } = then;
  if (to === 0) return { ...createMatch({ ...start, seed }), start };
  return { ...then, state: start.game.redraw?.(state, seed) ?? state };
}

const isRewind = ({ by, action }: MatchEvent) => by === 'host' && typeOfAction(action) === 'rewind';

/** Where a rewind goes: k events from the start; null if the event is no rewind that could be after so many events. */
export const rewindTarget = (event: MatchEvent, eventsBefore?: number): number | null =>
  readRewind(event, eventsBefore)?.to ?? null;

export type Rewind = Omit<Extract<HostAction, { type: 'rewind' }>, 'type'>;

/** As `rewindTarget`, with the seed by which the match goes on; absent: by the one that it had. */
export function readRewind(event: MatchEvent, eventsBefore = Number.POSITIVE_INFINITY): Rewind | null {
  if (!isRewind(event)) return null;
  const action = hostActionSchema.safeParse(event.action);
  return action.success && action.data.type === 'rewind' && action.data.to <= eventsBefore ? action.data : null;
}

function outOfRange(event: MatchEvent): Refusal {
  const { to } = event.action as { to: number };
  const message = `The log has fewer than ${to} events; choose an earlier point to go back to.`;
  return { code: 'BAD_ACTION', message, field: 'to' };
}

/** The events that count after all rewinds, in order, with a mark where a rewind paused the match. */
function effectiveSteps(events: readonly JudgedEvent[]): (JudgedEvent | Rewind)[] {
  const steps: (JudgedEvent | Rewind)[] = [];
  for (let i = events.length; i > 0; ) {
    const event = itemAt(events, i - 1);
    const rewind = readRewind(event, i - 1);
    steps.push(rewind ?? event);
    i = rewind?.to ?? i - 1;
  }
  return steps.reverse();
}
