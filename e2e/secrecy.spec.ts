// What a page is sent as, before any script runs: nothing in it may turn on what somebody else sent in secret.
import { createHash, randomUUID } from 'node:crypto';
import type { APIResponse } from '@playwright/test';
import { catalog } from '../games/catalog';
import type { MatchView } from '../games/game';
import { games } from '../games/index';
import { createRandom } from '../games/kit/random';
import { seatId } from '../games/kit/seats';
import { expect, type Person, promise, test, type Visitor } from './fixtures';

/** Without what differs each time a page is made: its scripts with their numbers, and the time. */
async function textOf(answer: APIResponse): Promise<string> {
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none';
  const scripts = /<script src="\/_next\/[^>]*><\/script>/g; // as many as were ready when the page was
  const text = (await answer.text())
    .replaceAll(nonce, '')
    .replace(scripts, '')
    .replace(/\\"now\\":\d+/g, '');
  return `${text.replace(pushed, '')}\n${rowsPushedIn(text).join('\n')}`;
}

/** What React is sent beside the markup comes in pieces: cut, numbered and ordered by when each part was ready. */
const pushed = /<script[^>]*>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const reference = /"\$([A-Z@]?)([\da-f]+)((?::[^"]*)?)"/gi;

/** Its rows, each with those that it refers to by what they say instead of by their numbers, in one order. */
function rowsPushedIn(text: string): string[] {
  const whole = [...text.matchAll(pushed)].map(([, json = '']) => String(JSON.parse(json)[1])).join('');
  const lines = whole.replace(/"now":\d+/g, '').split(/\n(?=[\da-f]*:)/);
  const rows = new Map(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
  const hints = lines.filter((line) => line.startsWith(':')); // what to load, without a number
  rows.delete('');
  const said = new Map<string, string>();
  const saidIn = (id: string): string => {
    const known = said.get(id);
    if (known !== undefined) return known;
    said.set(id, 'itself');
    const row = rows.get(id)?.replace(reference, (_, kind: string, of: string, rest: string) => {
      return `"$${kind}${createHash('sha1').update(saidIn(of)).digest('base64')}${rest}"`;
    });
    said.set(id, row ?? 'nothing');
    return row ?? 'nothing';
  };
  return [...rows.keys()].map(saidIn).concat(hints).sort();
}

/** Where they begin to differ; null: they are the same. */
function differenceOf(was: string, is: string): readonly [string, string] | null {
  if (was === is) return null;
  const from = [...was].findIndex((sign, i) => sign !== is[i]);
  return [was.slice(from - 200, from + 200), is.slice(from - 200, from + 200)];
}

async function textAt({ context }: Visitor, address: string): Promise<string> {
  const answer = await context.request.get(address);
  expect(answer.status(), address).toBe(200);
  return textOf(answer);
}

/** No clock closes a round while pages are compared. */
const settingsOf = new Map([['bifrost', { moveSeconds: null }]]);

/** What is sent once and cannot be changed: its words are looked for instead. */
const wordsOf = (action: unknown): string[] =>
  [...JSON.stringify(action).matchAll(/"([^"]* [^"]* [^"]*)"/g)].map(([, text = '']) => text);

/** A running match in which only people act. */
async function matchOf(game: string, host: Person, players: readonly Person[]): Promise<string> {
  const made = await host.api.matches.create.mutate({
    game,
    seats: players.length,
    settings: settingsOf.get(game) ?? {},
  });
  if (!made.ok) throw new Error(made.refusal.message);
  const { code } = made;
  for (const player of players) {
    expect(await player.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
    await promise(player, code);
  }
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'refuse' })).toMatchObject({ ok: true });
  return code;
}

/** Two actions of a kind that this seat could send now, as bots choose them. */
function twoActions(game: string, view: MatchView): [unknown, unknown] {
  const bots = games.get(game)?.bots ?? [];
  let first: ReturnType<(typeof bots)[number]['play']> = null;
  for (const bot of bots)
    for (let n = 0; n < 20; n++) {
      const action = bot.play(view, createRandom('secret', n));
      first ??= action;
      if (action?.type === first?.type && JSON.stringify(action) !== JSON.stringify(first)) return [first, action];
    }
  throw new Error(`No two actions in ${game}`);
}

for (const { id, name, seats } of catalog) {
  test(`${name}: no page says what another seat sent in secret`, async ({ newPerson, newVisitor }) => {
    const host = await newPerson('Hanna');
    const players = await Promise.all(Array.from({ length: seats.min }, (_, n) => newPerson(`Player ${n}`)));
    const [ann, ...others] = players;
    if (ann === undefined) throw new Error('nobody plays');
    const code = await matchOf(id, host, players);
    const { page, view } = await ann.api.play.first.query({ code });
    if (view === null || page.seat === null) throw new Error('Ann has no seat');
    const seat = seatId(page.seat);
    const trySend = async (action: unknown) =>
      (await ann.api.play.act.mutate({ code, seat, action, key: randomUUID() })).ok;
    const send = async (action: unknown) => expect(await trySend(action)).toBe(true);
    const nobody = await newVisitor();
    const addresses = ['', '/stage', '/rules'].map((page) => `/m/${code}${page}`);
    const pages = [nobody, ...others].flatMap((watcher) => addresses.map((address) => ({ watcher, address })));
    const [first, second] = twoActions(id, view);
    const textsNow = async () => {
      const texts: string[] = [];
      for (const { watcher, address } of pages) texts.push(await textAt(watcher, address));
      return texts;
    };
    const untouched = (await textsNow()).join(); // a rulebook's examples may be what a bot says
    await send(first); // that somebody has acted may be public
    const before = await textsNow();
    const own = await textAt(ann, `/m/${code}`);
    const words = wordsOf(first).filter((text) => !untouched.includes(text));
    expect(words.filter((text) => !own.includes(text))).toEqual([]);
    expect(words.filter((text) => before.join().includes(text))).toEqual([]);
    if (!(await trySend(second))) return expect(words.length, 'words to look for').toBeGreaterThan(0);
    expect(differenceOf(own, await textAt(ann, `/m/${code}`)), 'what Ann reads of her own').not.toBeNull();
    for (const [i, { watcher, address }] of pages.entries()) {
      // Parts of a page come in the order in which they are ready: what it was sent as before has to come again.
      await expect.poll(async () => differenceOf(before[i] ?? '', await textAt(watcher, address)), address).toBeNull();
    }
  });
}
