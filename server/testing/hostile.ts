import { randomBytes } from 'node:crypto';
import http from 'node:http';
import { cells } from '@/games/logical-bluffs/grid';
import { hostileSentences } from '@/games/logical-bluffs/language/hostile';
import { boundlessIn, largestOf, type Procedure, procedures } from './procedures';

// The worst that one person can send, to a server that runs at a port. `isShort` takes some of each kind, and every
// procedure still: for `npm test`; `npm run attack` sends all of it.

export interface Table {
  readonly port: number;
  readonly isShort: boolean;
  readonly bluffs: Seated;
  /** By game. That of Pointing Chains has rounds for a long evening. */
  readonly others: ReadonlyMap<string, Seated>;
}

export interface Seated {
  readonly code: string;
  readonly host: Sender;
  readonly seats: readonly { readonly seat: string; readonly player: Sender }[];
}

interface Sender {
  readonly cookie: string;
}

/** How long a server's main thread was held at once since this was last asked, as bench/loop-probe.mjs tells it. */
export interface Hold {
  /** Processor time of the thread; not a number where the system does not tell. */
  readonly cpuMs: number;
  readonly ms: number;
  /** Memory of the whole process now. */
  readonly rssMb: number;
}

/** By what was sent. */
export interface Held extends Hold {
  readonly sent: string;
}

/** By the time passed where the system does not tell of the processor's. */
const isLonger = (one: Hold, other: Hold): boolean =>
  Number.isNaN(one.cpuMs) ? one.ms > other.ms : one.cpuMs > other.cpuMs;

export const worstOf = (holds: readonly Held[]): Held =>
  holds.reduce((one, other) => (isLonger(other, one) ? other : one));

/** Says of each that it has been answered what it was. */
type Attack = (table: Table) => AsyncIterable<string>;

export const attacks: Readonly<Record<string, Attack>> = {
  'hard statements on 8 tiles': (table) => say(table, { tiles: 8, count: table.isShort ? 3 : 48 }),
  'hard statements on 16 tiles': (table) => say(table, { tiles: 16, count: table.isShort ? 6 : 48 }),
  async *'actions without end'(table) {
    for (const [game, match] of [...table.others, ['logical-bluffs', table.bluffs] as const]) {
      for (const action of someOf(endless(), table, 5)) {
        await act(table, match, action);
        yield `${game} ${nameOf(action)}`;
      }
    }
  },
  async *'old views of a long match, and its log'(table) {
    const match = table.others.get('pointing-chains');
    if (match !== undefined) yield* lookBack(table, match);
  },
  async *'texts of a host'(table) {
    const { code, host } = table.bluffs;
    for (const text of knotted) {
      await post(table, { path: 'lobby.saveIntro', cookie: host.cookie, body: { code, text } });
      yield `${text.slice(0, 8).trim()} and so on`;
    }
  },
  'every procedure with nonsense': nonsense,
  'every procedure with the most its form takes': fill,
};

const someOf = <T>(all: readonly T[], { isShort }: Table, every: number): readonly T[] =>
  isShort ? all.filter((_, i) => i % every === 0) : all;

/** What a reader of Markdown has to look at again and again. */
const knotted: readonly string[] = [
  `${'>'.repeat(95)}a\n${'b\n'.repeat(3_900)}`,
  ...['> - 1. a\n', '- a\n', '[', '*a', '`a', '(a@b.co\n'].map((part) => part.repeat(8_000 / part.length)),
];

async function* say(table: Table, { tiles, count }: { tiles: number; count: number }) {
  const lines = hostileSentences(count, 14);
  for (let i = 0; i < count; i += 4) {
    const statements = [...lines.slice(i, i + 3), 'Fish swim.']; // never accepted, so that the next can be sent
    const subset = cells.slice(0, tiles);
    await act(table, table.bluffs, { type: 'bluff', subset, statements, noLimit: tiles > 8, smokescreen: null });
    yield statements.join(' ');
  }
}

const deep = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

/** Of all forms at once, so that each game has what it reads. */
function endless(): Body[] {
  const six = Array(6).fill('sun');
  const lists = [Array(9_000).fill(six), Array(100_000).fill(0), 'x'.repeat(400_000), deep(1_500)];
  const types = ['guess', 'submit', 'bluff', 'claim', 'vote', 'vision', 'learn', 'move', 'point', 'symbol'];
  return types
    .flatMap((type) =>
      lists.map((list) => ({
        type,
        ...{ symbols: list, place: list, query: list, clue: list, statements: list, subset: list, answers: list },
        ...{ votes: list, runes: list, cell: list, at: list, assign: list, not: list, groups: list },
      })),
    )
    .map(shortened);
}

type Body = Readonly<Record<string, unknown>>;

/** "guess symbols: 9000 in a list". */
const nameOf = (body: Body): string =>
  Object.entries(body)
    .map(([name, value]) => (name === 'type' ? `${value}` : `${name}: ${sizeOf(value)}`))
    .join(' ');

const sizeOf = (value: unknown): string => {
  if (Array.isArray(value)) return `${value.length} in a list`;
  return typeof value === 'string' ? `${value.length} letters` : `${Object.keys(value ?? {}).length} fields`;
};

/** No body may be longer than half a megabyte: one list each, the others empty. */
function shortened(action: Body, i: number): Body {
  const keys = Object.keys(action).filter((key) => key !== 'type');
  const kept = keys[i % keys.length] ?? '';
  return { type: action.type, [kept]: action[kept] };
}

const newKey = () => randomBytes(9).toString('base64url');

function act(table: Table, { code, seats }: Seated, action: unknown) {
  const [first] = seats;
  const input = { code, seat: first?.seat, action, key: newKey() };
  return post(table, { path: 'play.act', cookie: first?.player.cookie ?? '', body: input });
}

async function* lookBack(table: Table, match: Seated): AsyncIterable<string> {
  const { code, host, seats } = match;
  await post(table, { path: 'host.showAll', cookie: host.cookie, body: { code } });
  for (let i = 0; i < 90; i++) {
    const { seat, player } = seats[i % seats.length] ?? { seat: '', player: host };
    const input = { code, seat, action: { type: 'point', at: null }, key: newKey() };
    await post(table, { path: 'play.act', cookie: player.cookie, body: input });
  }
  const calls = (names: readonly string[], seq: number) => query(table, host, names, { code, seq, to: seq });
  for (const seq of someOf([65, 1, 17, 33, 49], table, 5)) {
    await Promise.all([
      calls(Array(4).fill('matches.viewBefore'), seq),
      calls(Array(32).fill('matches.viewBefore'), seq),
      calls(Array(4).fill('host.rewindPreview'), seq),
      calls(Array(8).fill('matches.log'), seq),
      calls(Array(32).fill('play.first'), seq),
      calls(['matches.record', 'matches.page', 'matches.lastClose', 'matches.mine', 'matches.publicList'], seq),
      calls(Array(4).fill('matches.story'), seq),
    ]);
    yield `views before ${seq}`;
  }
}

function query(table: Table, { cookie }: Sender, names: readonly string[], input: unknown) {
  const inputs = encodeURIComponent(JSON.stringify(Object.fromEntries(names.map(() => input).entries())));
  return post(table, { path: `${names.join(',')}?batch=1&input=${inputs}`, cookie, method: 'GET' });
}

const isOwn = ({ path }: Procedure) => path.startsWith('account.');

/** Those that end a sign-in come last. */
const inOrder = [...procedures.filter((one) => !isOwn(one)), ...procedures.filter(isOwn)];

/** Mutations alone can be sent much. */
async function* nonsense(table: Table): AsyncIterable<string> {
  const names = inOrder.filter(({ type }) => type === 'mutation').map(({ path }) => path);
  const { code, host, seats } = table.bluffs;
  const fields = 'action value settings title text statements face seats notebook reason'.split(' ');
  let sent = 0;
  for (const [n, path] of names.entries()) {
    for (const [i, value] of someOf(turned(large, n), table, large.length).entries()) {
      const field = fields[(sent + i) % fields.length] ?? 'action';
      const body = { code, seat: seats[0]?.seat, key: newKey(), game: 'bifrost', token: 'x', [field]: value };
      const cookie = sent % 2 === 0 ? host.cookie : (seats[0]?.player.cookie ?? '');
      await post(table, { path, cookie, body });
      yield `${path} ${field}: ${sizeOf(value)}`;
      sent += 1;
      if (table.isShort) continue;
      await post(table, { path, cookie, body: value });
      yield `${path}: ${sizeOf(value)}`;
      sent += 1;
    }
  }
  for (const value of large) {
    const body = { code, seat: seats[0]?.seat, value };
    await post(table, { path: 'play.saveNotebook', cookie: seats[0]?.player.cookie ?? '', body });
    yield `play.saveNotebook value: ${sizeOf(value)}`;
    await post(table, {
      path: 'matches.create',
      cookie: host.cookie,
      body: { game: 'bifrost', settings: { a: value } },
    });
    yield `matches.create settings: ${sizeOf(value)}`;
  }
}

/** Begins at the n-th, so that the first is another one each time. */
const turned = <T>(all: readonly T[], n: number): readonly T[] => all.map((_, i) => all[(i + n) % all.length] as T);

/** As whoever hosts, plays and is nobody: forms are read from the router, so that a procedure that is new is among them. */
async function* fill(table: Table): AsyncIterable<string> {
  const { code, host, seats } = table.bluffs;
  const senders = [
    ['the host', host.cookie],
    ['a player', seats[0]?.player.cookie ?? ''],
    ['nobody', ''],
  ] as const;
  for (const [n, { path, type, forms }] of inOrder.entries()) {
    const isOpen = forms.some((form) => boundlessIn(form, path).length > 0);
    for (const anything of isOpen ? someOf(turned(large, n), table, large.length) : [null]) {
      const input = Object.assign({}, ...forms.map((form) => largestOf(form, anything)));
      for (const [who, cookie] of someOf(senders.slice(table.isShort ? n % 2 : 0), table, senders.length)) {
        const body = { ...input, code, ...('seat' in input ? { seat: seats[0]?.seat } : {}) };
        if (type === 'mutation') await post(table, { path, cookie, body });
        else await look(table, `${path}?input=${encodeURIComponent(JSON.stringify(body))}`, cookie);
        yield `${path} by ${who}${isOpen ? `, ${sizeOf(anything)}` : ''}`;
      }
    }
  }
}

/** A stream does not end; what opens it does. */
async function look({ port }: Table, path: string, cookie: string): Promise<void> {
  const signal = AbortSignal.timeout(500);
  const answer = await fetch(`http://127.0.0.1:${port}/api/trpc/${path}`, { headers: { cookie }, signal }).catch(
    () => null,
  );
  await answer?.text().catch(() => null);
}

const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

const large: readonly unknown[] = [Array(100_000).fill(0), 'x'.repeat(400_000), deep(1_500), manyKeys(30_000)];

interface Request {
  readonly path: string;
  readonly cookie: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST';
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });

/** Until it is answered, whatever is said. */
function post({ port }: Table, { path, cookie, body: input, method = 'POST' }: Request): Promise<void> {
  const body = input === undefined ? '' : JSON.stringify(input);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Cookie: cookie };
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: `/api/trpc/${path}`, method, headers, agent };
    const request = http.request(options, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}
