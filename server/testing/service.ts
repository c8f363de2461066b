import { randomBytes } from 'node:crypto';
import { afterAll } from 'vitest';
import { catalogEntry } from '@/games/catalog';
import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { db } from '../database/db';
import { Judges } from '../log/judges';
import type { Outcome } from '../outcome';
import type { Person } from '../person';
import { Service, type ServiceOptions } from '../service';
import { createCallerFactory } from '../trpc/init';
import { appRouter } from '../trpc/router';
import { clientAt } from './client';
import { type HostSends, momentSeen } from './moment-seen';

// For integration tests: people, a service (as many as there are processes to imitate), and matches to act in.

export const person = (name: string, guest = false): Person => ({ id: `test-${name}`, name, guest });

/** Their thread takes seconds to start, and what it answers depends on nothing but the question: one for all files of a worker. */
const judges = new Judges();

export async function startTestService(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = new Service(db(), { botDelayMs: [0, 0], drivesBots: false, sweepMs: 200, judges, ...options });
  await service.start();
  return service;
}

/** A service for all tests of a file, which stops after them. */
export async function serviceOfFile(options?: Partial<ServiceOptions>): Promise<Service> {
  const service = await startTestService(options);
  afterAll(() => service.stop());
  return service;
}

const createCaller = createCallerFactory(appRouter);
export type Caller = ReturnType<typeof createCaller>;

/** The API as this person's browser has it; null: not signed in. */
/** `showsAllOf`: the matches that their page was told to show everything of. */
export const callerFor = (service: Service, user: Person | null, showsAllOf: readonly string[] = []): Caller =>
  createCaller({ user, service, client: clientAt('test'), showsAllOf });

/** A host who looks first: what they send is meant for the moment that they see. */
export function hostWhoLooks(api: Caller) {
  const seen = async <Input extends { code: string }>(input: Input) => {
    const { view } = await api.play.first({ code: input.code });
    return { ...input, meantFor: momentSeen(view) };
  };
  return {
    act: async (input: HostSends<'act'>) => api.host.act(await seen(input)),
    pause: async (input: HostSends<'pause'>) => api.host.pause(await seen(input)),
    actFor: async (input: HostSends<'actFor'>) => api.host.actFor(await seen(input)),
  };
}

export const newKey = () => randomBytes(9).toString('base64url');

/** What an accepted mutation answered; a refusal fails the test with its code. */
export async function accept<T extends object>(answer: Promise<Outcome<T>>): Promise<T> {
  const outcome = await answer;
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal.code} ${outcome.refusal.message}`);
  return outcome;
}

export async function refusalOf(answer: Promise<Outcome>): Promise<string | null> {
  const outcome = await answer;
  return outcome.ok ? null : outcome.refusal.code;
}

export interface TestMatch {
  readonly code: string;
  readonly host: Caller;
  readonly players: readonly { readonly seat: SeatId; readonly api: Caller; readonly person: Person }[];
}

interface Wanted {
  readonly game?: string;
  readonly seats?: number;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly visibility?: 'public' | 'unlisted' | 'private';
  readonly sealed?: boolean;
}

/** A lobby with everybody seated, who have promised what the game asks. */
export async function seatMatch(service: Service, wanted: Wanted = {}): Promise<TestMatch> {
  const { game = 'pointing-chains', seats = 3, settings = {}, visibility, sealed } = wanted;
  const host = callerFor(service, person('host'));
  const { code } = await accept(host.matches.create({ game, seats, settings, visibility, sealed }));
  const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
  const players = [];
  for (let i = 0; i < seats; i++) {
    const who = person(`player ${i + 1}`);
    const api = callerFor(service, who);
    const { seat } = await accept(api.lobby.claim({ token }));
    if (catalogEntry(game)?.promise != null)
      await accept(api.lobby.promise({ code, seat: seat ?? '', promised: true }));
    players.push({ seat: seatId(seat ?? ''), api, person: who });
  }
  return { code, host, players };
}

export async function startedMatch(service: Service, wanted: Wanted = {}): Promise<TestMatch> {
  const match = await seatMatch(service, wanted);
  await accept(match.host.lobby.start({ code: match.code }));
  return match;
}
