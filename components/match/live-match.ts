import { api } from '@/components/api/client';
import { type Failure, failureOf, wasSignedOut } from '@/components/api/failure';
import { followLive } from '@/components/api/follow-live';
import { onShowAll, showsAllOf } from '@/components/api/shows-all';
import { reportConnection } from '@/components/ui/connection';
import type { MatchView } from '@/games/game';
import { applyLive, type LiveState } from '@/games/kit/live-message';
import { sharing } from '@/games/kit/sharing';
import type { MatchPage } from '@/server/pages/shapes';
import { createServerClock, type ServerClock } from './server-clock';

// One match, live, as a store outside React: a subscription that mends itself. Whatever happens to the connection, what
// is shown is the last true state; after a gap (server gone, laptop asleep) it is asked for afresh and shows the present.

/** What the server made the page with; `now` is its clock then, in epoch milliseconds. */
export interface FirstView {
  readonly now: number;
  readonly page: MatchPage;
  /** Null in the lobby. */
  readonly view: MatchView | null;
}

export interface LiveSnapshot extends Omit<FirstView, 'now'> {
  /** `lost`: trying again by itself; what is shown may be old. */
  readonly connection: 'connecting' | 'live' | 'lost';
  /** How the view came: as a change of the one before, or whole (after a gap, or when the page was made long ago). */
  readonly arrival: 'whole' | 'change';
  /** Why there is nothing to show any more: no such match, or not for this viewer. Final. */
  readonly failure: Failure | null;
}

export interface LiveMatch {
  readonly clock: ServerClock;
  snapshot(): LiveSnapshot;
  subscribe(listener: () => void): () => void;
  /** Resolves with the next message, or after `ms`. */
  nextMessage(ms: number): Promise<void>;
}

const MEASURE_EVERY_MS = 60_000;
const ASLEEP_MS = 10_000;
/** As long as a page takes from the server to its stream, on a slow machine. */
const JUST_MADE_MS = 15_000;
/** As long as it takes to be signed in again by what signed this browser out. */
const SIGN_IN_MS = 1500;
const finalKinds: ReadonlySet<Failure['kind']> = new Set(['not-found', 'forbidden', 'deleted', 'bad-request']);
const RETRY_MS = [250, 500, 1000, 2000, 4000, 8000];

/**
 * Shows `first` until it hears more. Starts with its first subscriber and stops with its last. `isSignedIn`: as the page was
 * made for somebody.
 */
export function createLiveMatch(
  { now, page, view }: FirstView,
  { asSpectator = false, isSignedIn = false } = {},
): LiveMatch {
  const { code } = page;
  const clock = createServerClock(Date.now, now);
  const listeners = new Set<() => void>();
  let current: LiveSnapshot = { page, view, connection: 'connecting', arrival: 'whole', failure: null };
  let stop: (() => void) | null = null;

  function set(change: Partial<LiveSnapshot>) {
    current = { ...current, ...change };
    for (const listener of [...listeners]) listener();
  }

  return {
    clock,
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= follow({ code, asSpectator, isSignedIn, clock, madeAt: now, shown: () => current, set });
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    nextMessage(ms) {
      return new Promise((resolve) => {
        const seen = current;
        const done = () => {
          clearTimeout(timer);
          listeners.delete(onChange);
          resolve();
        };
        const onChange = () => {
          if (current.view !== seen.view || current.page !== seen.page) done();
        };
        const timer = setTimeout(done, ms);
        listeners.add(onChange);
      });
    },
  };
}

interface Following {
  readonly code: string;
  readonly asSpectator: boolean;
  readonly isSignedIn: boolean;
  readonly clock: ServerClock;
  /** When the server made the page, by its clock. */
  readonly madeAt: number;
  shown(): Pick<LiveSnapshot, 'page' | 'view'>;
  set(change: Partial<LiveSnapshot>): void;
}

/** Keeps one subscription alive until told to stop. */
function follow({ code, asSpectator, isSignedIn, clock, madeAt, shown, set }: Following): () => void {
  let subscription: { unsubscribe(): void } | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;
  /** Counts connections: what an older one still has to say is not heard. */
  let turn = 0;
  let hasHeard = false;

  /** Who has just been shown the page has missed nothing, though the stream only now begins. */
  const isNew = (sentAt: number) => !hasHeard && sentAt - madeAt < JUST_MADE_MS;

  function connect() {
    clearTimeout(retry);
    const last = subscription;
    turn += 1;
    const mine = turn;
    last?.unsubscribe();
    let state: LiveState<MatchPage> | null = null;
    subscription = followLive(asSpectator ? { code, asSpectator } : { code, asksForAll: showsAllOf(code) }, {
      onData({ data }) {
        if (mine !== turn) return;
        const isFirst = state === null;
        state = applyLive(state, data);
        if (state === null) return connectLater();
        if (isFirst) state = { ...state, ...sharing(pick(shown()), pick(state)) };
        const arrival = isFirst && !isNew(state.now) ? 'whole' : 'change';
        hasHeard = true;
        attempts = 0;
        clock.hear(state.now);
        reportConnection('fine');
        set({ page: state.page, view: state.view, connection: 'live', arrival, failure: null });
      },
      onConnectionStateChange(change) {
        if (mine !== turn) return;
        if (change.error !== null) lose();
        else if (state !== null) find();
      },
      onError(error) {
        if (mine === turn) fail(failureOf(error));
      },
    });
  }

  function lose() {
    reportConnection('lost');
    set({ connection: 'lost' });
  }
  /** What was shown still is so, or a message is about to say what is. */
  function find() {
    reportConnection('fine');
    set({ connection: 'live' });
  }
  function fail(failure: Failure) {
    if (finalKinds.has(failure.kind)) return void shut(failure);
    if (failure.kind === 'signed-out') return void signedOut(failure);
    lose();
    connectLater();
  }
  /** A match that was here a moment ago is none to who has been signed out elsewhere: that is the reason to give. */
  async function shut(failure: Failure) {
    const mine = turn;
    const isOut = isSignedIn && (await api.account.me.query().catch(() => undefined)) === null;
    if (mine === turn) set({ failure: isOut ? wasSignedOut : { ...failure, at: clock.now() } });
  }
  /** A new password signs this browser out and in again: then it goes on. */
  async function signedOut(failure: Failure) {
    const mine = turn;
    lose();
    await new Promise((resolve) => setTimeout(resolve, SIGN_IN_MS));
    const person = await api.account.me.query().catch(() => null);
    if (mine !== turn) return;
    if (person === null) set({ failure });
    else connect();
  }
  function connectLater() {
    const ms = RETRY_MS[Math.min(attempts, RETRY_MS.length - 1)] ?? 1000;
    attempts += 1;
    clearTimeout(retry);
    retry = setTimeout(connect, ms * (0.75 + Math.random() / 2));
  }

  connect();
  const stopKeeping = keepUp(clock, { connect, lose });
  return () => {
    turn += 1;
    clearTimeout(retry);
    stopKeeping();
    subscription?.unsubscribe();
    reportConnection('fine');
  };
}

interface Kept {
  connect(): void;
  lose(): void;
}

/** Measures the clock now and again, and connects anew where this computer slept, or more may be shown. */
function keepUp(clock: ServerClock, { connect, lose }: Kept): () => void {
  const measure = () => clock.measure(async () => (await api.play.now.query()).now).catch(lose);
  const stopWatching = watchForSleep(() => {
    connect();
    void measure();
  });
  const timer = setInterval(measure, MEASURE_EVERY_MS);
  const stopHearing = onShowAll(connect);
  void measure();
  return () => {
    clearInterval(timer);
    stopWatching();
    stopHearing();
  };
}

/** What has not changed stays the same object: React redraws what differs, and keeps what the server drew elsewhere. */
const pick = ({ page, view }: Pick<LiveSnapshot, 'page' | 'view'>) => ({ page, view });

/** Calls when this computer wakes up, comes back into a network, or shows the page again after a while. */
function watchForSleep(onWake: () => void): () => void {
  let lastTick = Date.now();
  const ticker = setInterval(() => {
    const slept = Date.now() - lastTick > ASLEEP_MS;
    lastTick = Date.now();
    if (slept) onWake();
  }, 2000);
  let hiddenAt: number | null = null;
  const onVisible = () => {
    if (document.visibilityState === 'hidden') hiddenAt = Date.now();
    else if (hiddenAt !== null && Date.now() - hiddenAt > ASLEEP_MS) {
      lastTick = Date.now();
      onWake();
    }
  };
  const onRestored = ({ persisted }: PageTransitionEvent) => persisted && onWake();
  document.addEventListener('visibilitychange', onVisible);
  window.addEventListener('online', onWake);
  window.addEventListener('pageshow', onRestored);
  return () => {
    clearInterval(ticker);
    document.removeEventListener('visibilitychange', onVisible);
    window.removeEventListener('online', onWake);
    window.removeEventListener('pageshow', onRestored);
  };
}
