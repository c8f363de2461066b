import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';
import { db } from '../database/db';
import type { Person } from '../person';
import { cookieOf, serveApi } from '../testing/http';
import { Screen } from '../testing/screen';
import { accept, callerFor, hostWhoLooks, newKey, person, serviceOfFile, startedMatch } from '../testing/service';
import { appRouter } from './router';

// Rows are counted on the whole server: whoever sees the numbers of two reads off how many others came between
// (docs/decisions/552). Here all of them begin where no other number is, and are looked for in all that leaves.

const service = await serviceOfFile();
const served = await serveApi(service);
afterAll(() => served.close());

const begin = 730_000_000;
const serial = /\b73\d{7}\b/;

const queries = Object.entries(
  z
    .record(z.string(), z.custom<{ readonly _def: { readonly type: string } }>())
    .parse({ ...appRouter._def.procedures }),
)
  .filter(([, { _def }]) => _def.type === 'query')
  .map(([name]) => name);

/** What is one's own, and says nothing of a match. */
const mayTell = new Set(['reach.choices', 'templates.list']);

async function numberRowsFrom(first: number): Promise<void> {
  const { pool } = db();
  const { rows } = await pool.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relkind = 'S' and nspname = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { name } of rows) await pool.query(`alter sequence ${name} restart with ${first}`);
}

async function told(code: string, user: Person | null): Promise<Record<string, string>> {
  const headers = { cookie: await cookieOf(user), 'x-shows-all-of': code };
  const input = { code, seat: 'A', seq: 1, to: 1, kind: 'last', game: 'pointing-chains', before: 2, at: 0 };
  const asked = encodeURIComponent(JSON.stringify(input));
  const all = queries.map(async (name) => {
    const answer = await fetch(`${served.url}/${name}?input=${asked}`, { headers });
    return [name, await answer.text()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

test('the numbers of rows leave in no answer and in no stream, whoever asks', async () => {
  await numberRowsFrom(begin);
  const match = await startedMatch(service, { settings: { rounds: 1 }, visibility: 'public' });
  const { code, host, players } = match;
  const { id } = await db().prisma.match.findUniqueOrThrow({ where: { code } });
  expect(`${id}`, 'rows begin there').toMatch(serial);
  const [one, two] = players;
  if (one === undefined || two === undefined) throw new Error('three play');
  const viewers = [null, person('a stranger to rows'), one.person, two.person, person('host')];
  for (const { api } of players) await accept(api.reach.seen({ code }));
  const screens = viewers.map((user) => new Screen(service, { user, code }));
  await Promise.all(screens.map((screen) => screen.until(() => true)));
  for (const { api, seat } of [one, two]) await accept(api.play.ask({ code, seat, key: newKey(), text: 'May I?' }));
  await accept(host.host.answer({ code, n: 1, text: 'You may.', publish: true }));
  for (const text of ['So be it.', 'And that.']) await accept(host.host.rule({ code, key: newKey(), text }));
  await accept(host.lobby.readyCheck({ code }));
  const { at } = await accept(callerFor(service, person('host'), [code]).host.nudge({ code, seats: ['A'] }));
  expect(JSON.stringify([at, await host.host.reminded({ code, at: at ?? 0 })])).not.toMatch(serial);
  const ofAll = async () => {
    for (const user of viewers)
      for (const [name, text] of Object.entries(await told(code, user)))
        if (!mayTell.has(name)) expect(text, `${name} to ${user?.name}`).not.toMatch(serial);
  };
  await ofAll();
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
  await ofAll();
  for (const screen of screens) expect(screen.texts.join('\n')).not.toMatch(serial);
  await Promise.all(screens.map((screen) => screen.close()));
});
