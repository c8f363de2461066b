import { createHash, randomBytes, randomInt } from 'node:crypto';
import { games } from '@/games/index';
import type { Querying } from '../database/queryable';
import type { JoinWay, Visibility } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';
import { takeSeat } from './join';
import { problemWith, seatIds } from './plan';

// Making a match. Rules know seats by the letters A, B, C, ... in seat order; who sits on them and what they are called
// is the platform's business.

export interface NewMatch {
  readonly by: Person;
  readonly game: string;
  readonly title?: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly seats?: number | readonly string[];
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly sealed: boolean;
  readonly practice: boolean;
}

export async function createMatchIn(service: Querying, asked: NewMatch): Promise<Outcome<{ code: string }>> {
  const game = games.get(asked.game);
  if (game === undefined) return refused('UNKNOWN_GAME', 'There is no such game.', 'game');
  const names = typeof asked.seats === 'object' ? asked.seats : [];
  const count = typeof asked.seats === 'number' ? asked.seats : names.length || game.seats.standard;
  const problem = problemWith({
    game,
    settings: asked.settings,
    count,
    sealed: asked.sealed,
    practice: asked.practice,
  });
  if (problem !== null) return problem;
  const row = await insertMatch(service, { ...asked, title: asked.title ?? game.name });
  await insertSeats(service, { matchId: row.id, names: seatIds(count).map((_, i) => names[i] ?? null) });
  if (asked.practice) await takeSeat(service.pool, { matchId: row.id, by: asked.by });
  return accepted({ code: row.code });
}

/** No letters or digits that are taken for one another. */
const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const codeLength = 8;

const createCode = () =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');

async function insertMatch(service: Querying, asked: NewMatch & { title: string }) {
  const seed = randomBytes(24).toString('base64url');
  for (;;) {
    const inserted = await service.pool.query<{ id: number; code: string }>(
      `insert into match (code, game, title, settings, seed, seed_hash, visibility, join_way, practice, sealed, owner_id,
        owner_name) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (code) do nothing
        returning id, code`,
      [
        createCode(),
        asked.game,
        asked.title,
        JSON.stringify(asked.settings),
        seed,
        createHash('sha256').update(seed).digest('hex'),
        asked.visibility,
        asked.joinWay,
        asked.practice,
        asked.sealed,
        asked.by.id,
        asked.by.name,
      ],
    );
    const row = inserted.rows[0];
    if (row !== undefined) return row;
  }
}

async function insertSeats(
  service: Querying,
  { matchId, names }: { matchId: number; names: readonly (string | null)[] },
) {
  await service.pool.query(
    `insert into match_seat (match_id, seat, position, name)
      select $1, seat, n - 1, name from unnest($2::text[], $3::text[]) with ordinality as s (seat, name, n)`,
    [matchId, seatIds(names.length), names],
  );
}
