// Fills a fresh database with the demo: its people, and matches worth looking at, all played through the same API as
// everybody's. Plays nothing where any of the people are there already, and brings back those who are gone. They are known by ids
// that no account can get, and called what no account can be called, so that nobody else's is ever taken for theirs.

import { setTimeout as delay } from 'node:timers/promises';
import type { SeatId } from '@/games/game';
import { games } from '@/games/index';
import { itemAt } from '@/games/kit/item-at';
import { createRandom } from '@/games/kit/random';
import { hostMomentOf, viewOf } from '@/games/match';
import { type DemoPerson, demoPeople } from '../auth/demo-people';
import { nameColumns } from '../auth/taken-names';
import { db } from '../database/db';
import type { LoadedMatch } from '../log/loaded-match';
import type { Outcome } from '../outcome';
import type { Person } from '../person';
import type { Served } from '../trpc/init';
import { appRouter } from '../trpc/router';

/** What plays the demo's matches; it is stopped when they are played. */
type DemoService = Served & { stop(): Promise<void> };

export async function seedDemo(startService: () => Promise<DemoService>): Promise<void> {
  const known = await db().prisma.user.count({ where: { id: { in: demoPeople.map(({ id }) => id) } } });
  if (known === 0) await playMatches(startService);
  await db().prisma.user.createMany({
    data: demoPeople.map(({ id, name }) => ({ id, ...nameColumns(name), validFrom: new Date(0) })),
    skipDuplicates: true,
  });
}

async function playMatches(startService: () => Promise<DemoService>): Promise<void> {
  const service = await startService();
  try {
    await lobbyMatch(service);
    await secondRoundMatch(service);
    await finishedMatch(service);
  } finally {
    await service.stop();
  }
}

const host = itemAt(
  demoPeople.filter(({ role }) => role === 'host'),
  0,
);
const players = demoPeople.filter(({ role }) => role === 'player');

async function lobbyMatch(service: Served): Promise<void> {
  const code = await openMatch(service, { title: 'Friday chains: seats are free', seats: 11, pace: 'clock' });
  await accept(apiFor(service, host).lobby.addBot({ code }));
}

async function secondRoundMatch(service: Served): Promise<void> {
  const code = await openMatch(service, { title: 'Thirteen at the table, round 2', seats: 13, pace: 'host' });
  await accept(apiFor(service, host).lobby.start({ code, freeSeats: 'bots' }));
  await playUntil(service, { code, isEnough: hasEverybodyActed });
  const action = { type: 'resolve' };
  await accept(apiFor(service, host).host.act({ code, action, key: 'demo-close-round-1', meantFor: 'round 1' }));
}

async function finishedMatch(service: Served): Promise<void> {
  const code = await openMatch(service, { title: 'Last week’s final, with its whole story', seats: 9, pace: 'ready' });
  await accept(apiFor(service, host).lobby.start({ code, freeSeats: 'bots' }));
  await playUntil(service, { code, isEnough: (match) => match.status === 'finished' });
}

interface DemoMatch {
  title: string;
  seats: number;
  pace: 'host' | 'clock' | 'ready';
}

/** A public match of Pointing Chains with the demo's players seated. */
async function openMatch(service: Served, { title, seats, pace }: DemoMatch): Promise<string> {
  const { code } = await accept(
    apiFor(service, host).matches.create({
      game: 'pointing-chains',
      title,
      seats,
      settings: { pace },
      visibility: 'public',
    }),
  );
  for (const player of players) await accept(apiFor(service, player).lobby.join({ code }));
  return code;
}

function hasEverybodyActed(match: LoadedMatch): boolean {
  return match.platform.seats.every(({ seat }) => match.actedAt.has(seat));
}

interface Play {
  code: string;
  isEnough(match: LoadedMatch): boolean;
}

/** The demo's people play as their game's first bot would; the bots themselves are driven by the service. */
async function playUntil(service: Served, { code, isEnough }: Play): Promise<void> {
  const giveUpAt = Date.now() + 60_000;
  while (Date.now() < giveUpAt) {
    const match = await service.matches.find(code);
    if (match === null) throw new Error(`The demo's match ${code} is gone.`);
    if (isEnough(match)) return;
    for (const player of players) await playOnce(service, { match, player });
    await decideAsHost(service, match);
    await delay(20);
  }
  throw new Error(`The demo's match ${code} did not get on.`);
}

async function playOnce(service: Served, { match, player }: { match: LoadedMatch; player: DemoPerson }): Promise<void> {
  const seat = match.platform.seats.find((row) => row.holderId === player.id)?.seat;
  if (seat === undefined || match.folded === null || match.status !== 'running') return;
  const action = chosenAction(match, seat);
  if (action === null) return;
  const key = `demo-seat-${seat}-${match.log.length}`;
  // A refusal means that the match moved on in the meantime; the next look at it shows.
  await apiFor(service, player).play.act({ code: match.row.code, seat, action: action as never, key });
}

/** What the rules leave to the host: a tied vote waits for nobody else. */
async function decideAsHost(service: Served, match: LoadedMatch): Promise<void> {
  if (match.folded === null || match.status !== 'running') return;
  const { game } = match.folded.start;
  const view = viewOf(match.folded, 'host');
  const action = game.hostStep?.(view) ?? null;
  if (action === null) return;
  const key = `demo-host-${match.log.length}`;
  const meantFor = hostMomentOf(game, view);
  await apiFor(service, host).host.act({ code: match.row.code, action, key, meantFor });
}

function chosenAction(match: LoadedMatch, seat: SeatId): unknown {
  const bot = games.get(match.row.game)?.bots[0];
  if (bot === undefined || match.folded === null) return null;
  return bot.play(viewOf(match.folded, seat), createRandom(`demo ${seat} ${match.log.length}`));
}

function apiFor(service: Served, { id, name }: DemoPerson) {
  const user: Person = { id, name, guest: false };
  return appRouter.createCaller({ user, service, client: { network: 'demo', browser: null, device: 'the demo' } });
}

async function accept<T extends object>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(`The demo was refused: ${outcome.refusal.message}`);
  return outcome;
}
