import { cells } from '@/games/logical-bluffs/grid';
import { hostileSentences } from '@/games/logical-bluffs/language/hostile';
import { boundlessIn, largestOf, type Procedure, procedures } from '@/server/testing/procedures';
import { type BenchMatch, createMatch, type Hold, newKey, type Player, type Stage } from './stage';
import { statementRow, statementTargets } from './statements';
import type { Row, Target } from './targets';
import { post } from './wire';

// The worst that one person can send, to a server as it runs, and how long its one thread is held by it at once.

const targets: readonly Target[] = [{ column: 'held, CPU ms', atMost: () => 50 }, ...statementTargets];

export const hostile = {
  name: 'hostile',
  about:
    'the worst that can be sent: hard statements, actions without end, old views, texts of a host, every procedure with nonsense; and what one statement costs by itself',
  targets,
  async run(stage: Stage): Promise<Row[]> {
    const table = await openTable(stage);
    const rows: Row[] = [];
    for (const [what, attack] of Object.entries(attacks)) {
      await stage.longestHold();
      const start = performance.now();
      const holds: Held[] = [];
      for await (const sent of attack(stage, table)) holds.push({ sent, ...(await stage.longestHold()) });
      const worst = holds.reduce((one, other) => (isLonger(other, one) ? other : one));
      rows.push({
        what,
        sent: holds.length,
        'ms each': Math.round((performance.now() - start) / holds.length),
        'held, CPU ms': round(worst.cpuMs),
        by: worst.sent,
        'held, ms': round(Math.max(...holds.map(({ ms }) => ms))),
        'RSS MB': round(holds.at(-1)?.rssMb ?? 0),
      });
    }
    for (const tiles of [8, 16]) rows.push(await statementRow(tiles));
    return rows;
  },
};

/** By what was sent. */
interface Held extends Hold {
  readonly sent: string;
}

/** By the time passed where the system does not tell of the processor's. */
const isLonger = (one: Hold, other: Hold): boolean =>
  Number.isNaN(one.cpuMs) ? one.ms > other.ms : one.cpuMs > other.cpuMs;

const round = (n: number) => Math.round(n * 10) / 10;

interface Table {
  readonly bluffs: BenchMatch;
  readonly others: ReadonlyMap<string, BenchMatch>;
}

const seatsOf = new Map([
  ['pointing-chains', 5],
  ['proof-by-contradiction', 5],
  ['bifrost', 3],
  ['runes-to-ruins', 5],
]);

async function openTable(stage: Stage): Promise<Table> {
  const open = (game: string, seats: number, settings = {}) => createMatch(stage, { game, seats, settings });
  const others = new Map<string, BenchMatch>();
  for (const [game, seats] of seatsOf) others.set(game, await open(game, seats));
  const items = { noLimit: 99, smokescreen: 0, detective: 0 };
  const bluffs = await open('logical-bluffs', 2, { items, bluffSeconds: null, claimSeconds: null });
  return { bluffs, others };
}

/** Says of each that it has been answered what it was. */
type Attack = (stage: Stage, table: Table) => AsyncIterable<string>;

const attacks: Readonly<Record<string, Attack>> = {
  'hard statements on 8 tiles': (stage, { bluffs }) => say(stage, bluffs, { tiles: 8, count: 48 }),
  'hard statements on 16 tiles': (stage, { bluffs }) => say(stage, bluffs, { tiles: 16, count: 48 }),
  async *'actions without end'(stage, { others, bluffs }) {
    for (const [game, match] of [...others, ['logical-bluffs', bluffs] as const]) {
      for (const action of endless()) {
        await act(stage, match, action);
        yield `${game} ${nameOf(action)}`;
      }
    }
  },
  async *'old views of a long match, and its log'(stage, { others }) {
    const [match] = others.values();
    if (match !== undefined) yield* lookBack(stage, match);
  },
  async *'texts of a host'(stage, { bluffs: { code, host } }) {
    for (const text of knotted) {
      await post(stage, { path: 'lobby.saveIntro', cookie: host.cookie, body: { code, text } });
      yield `${text.slice(0, 8).trim()} and so on`;
    }
  },
  'every procedure with nonsense': nonsense,
  'every procedure with the most its form takes': fill,
};

/** What a reader of Markdown has to look at again and again. */
const knotted: readonly string[] = [
  `${'>'.repeat(95)}a\n${'b\n'.repeat(3_900)}`,
  ...['> - 1. a\n', '- a\n', '[', '*a', '`a', '(a@b.co\n'].map((part) => part.repeat(8_000 / part.length)),
];

async function* say(stage: Stage, match: BenchMatch, { tiles, count }: { tiles: number; count: number }) {
  const lines = hostileSentences(count, 14);
  for (let i = 0; i < count; i += 4) {
    const statements = [...lines.slice(i, i + 3), 'Fish swim.']; // never accepted, so that the next can be sent
    const subset = cells.slice(0, tiles);
    await act(stage, match, { type: 'bluff', subset, statements, noLimit: tiles > 8, smokescreen: null });
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

function act(stage: Stage, { code, seats }: BenchMatch, action: unknown) {
  const [first] = seats;
  const input = { code, seat: first?.seat, action, key: newKey() };
  return post(stage, { path: 'play.act', cookie: first?.player.cookie ?? '', body: input });
}

async function* lookBack(stage: Stage, match: BenchMatch): AsyncIterable<string> {
  const { code, host, seats } = match;
  for (let i = 0; i < 90; i++) {
    const { seat, player } = seats[i % seats.length] ?? { seat: '', player: host };
    const input = { code, seat, action: { type: 'point', at: null }, key: newKey() };
    await post(stage, { path: 'play.act', cookie: player.cookie, body: input });
  }
  const calls = (names: readonly string[], seq: number) => query(stage, host, names, { code, seq, to: seq });
  for (let seq = 1; seq < 81; seq += 16) {
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

function query(stage: Stage, { cookie }: Player, names: readonly string[], input: unknown) {
  const inputs = encodeURIComponent(JSON.stringify(Object.fromEntries(names.map(() => input).entries())));
  return post(stage, { path: `${names.join(',')}?batch=1&input=${inputs}`, cookie, method: 'GET' });
}

const isOwn = ({ path }: Procedure) => path.startsWith('account.');

/** Those that end a sign-in come last. */
const inOrder = [...procedures.filter((one) => !isOwn(one)), ...procedures.filter(isOwn)];

/** Mutations alone can be sent much. */
async function* nonsense(stage: Stage, { bluffs }: Table): AsyncIterable<string> {
  const names = inOrder.filter(({ type }) => type === 'mutation').map(({ path }) => path);
  const { code, host, seats } = bluffs;
  const fields = 'action value settings title text statements face seats notebook reason'.split(' ');
  let sent = 0;
  for (const path of names) {
    for (const [i, value] of large.entries()) {
      const field = fields[(sent + i) % fields.length] ?? 'action';
      const body = { code, seat: seats[0]?.seat, key: newKey(), game: 'bifrost', token: 'x', [field]: value };
      const cookie = sent % 2 === 0 ? host.cookie : (seats[0]?.player.cookie ?? '');
      await post(stage, { path, cookie, body });
      yield `${path} ${field}: ${sizeOf(value)}`;
      await post(stage, { path, cookie, body: value });
      yield `${path}: ${sizeOf(value)}`;
      sent += 2;
    }
  }
  for (const value of large) {
    const body = { code, seat: seats[0]?.seat, value };
    await post(stage, { path: 'play.saveNotebook', cookie: seats[0]?.player.cookie ?? '', body });
    yield `play.saveNotebook value: ${sizeOf(value)}`;
    await post(stage, {
      path: 'matches.create',
      cookie: host.cookie,
      body: { game: 'bifrost', settings: { a: value } },
    });
    yield `matches.create settings: ${sizeOf(value)}`;
  }
}

/** As whoever hosts, plays and is nobody: forms are read from the router, so that a procedure that is new is among them. */
async function* fill(stage: Stage, { bluffs }: Table): AsyncIterable<string> {
  const { code, host, seats } = bluffs;
  for (const { path, type, forms } of inOrder) {
    const isOpen = forms.some((form) => boundlessIn(form, path).length > 0);
    for (const anything of isOpen ? large : [null]) {
      const input = Object.assign({}, ...forms.map((form) => largestOf(form, anything)));
      const senders = { 'the host': host.cookie, 'a player': seats[0]?.player.cookie ?? '', nobody: '' };
      for (const [who, cookie] of Object.entries(senders)) {
        const body = { ...input, code, ...('seat' in input ? { seat: seats[0]?.seat } : {}) };
        if (type === 'mutation') await post(stage, { path, cookie, body });
        else await look(stage, `${path}?input=${encodeURIComponent(JSON.stringify(body))}`, cookie);
        yield `${path} by ${who}${isOpen ? `, ${sizeOf(anything)}` : ''}`;
      }
    }
  }
}

/** A stream does not end; what opens it does. */
async function look({ port }: Stage, path: string, cookie: string): Promise<void> {
  const signal = AbortSignal.timeout(500);
  const answer = await fetch(`http://127.0.0.1:${port}/api/trpc/${path}`, { headers: { cookie }, signal }).catch(
    () => null,
  );
  await answer?.text().catch(() => null);
}

const manyKeys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]));

const large: readonly unknown[] = [Array(100_000).fill(0), 'x'.repeat(400_000), deep(1_500), manyKeys(30_000)];
