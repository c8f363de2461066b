import pg from 'pg';

// What happened in one process, told to the others: which matches moved on, that somebody's screen is safe to share now
// or no longer is, and what was asked of it by those who ask for much. Only a hint to look, sent after the commit
// (a NOTIFY inside the append would hold PostgreSQL's one lock for notifying processes through the flush of the commit,
// and so put all appends of all matches in a row). What a hint misses, a sweep finds.

const channel = 'main_match';
/** A payload has to stay below 8000 bytes. */
const idsPerNotice = 500;

/** In the place of a match's id. */
const people = 'people';
const spent = 'spent';

/** What somebody asked of a process: under which name it is counted there, and what it cost. */
export interface Spent {
  readonly key: string;
  readonly cost: number;
}

/** Names are of persons and networks: short. */
const spentPerNotice = 40;

export class Notifier {
  private readonly waiting = new Set<number | typeof people>();
  private readonly spent: Spent[] = [];
  private sending = false;
  private client: pg.Client | null = null;
  private stopped = false;
  private retryMs = 100;

  constructor(
    private readonly pool: pg.Pool,
    private readonly options: {
      processId: string;
      heard: (matchIds: readonly number[]) => void;
      peopleChanged: () => void;
      spentElsewhere: (spent: readonly Spent[]) => void;
      connected: () => void;
    },
  ) {}

  /** Coalesces: one notification is under way at a time, and carries what gathered meanwhile. */
  tell(matchId: number): void {
    this.add(matchId);
  }

  tellOfPeople(): void {
    this.add(people);
  }

  tellOfSpending(all: readonly Spent[]): void {
    this.spent.push(...all);
    if (!this.sending) void this.send();
  }

  private add(what: number | typeof people): void {
    this.waiting.add(what);
    if (!this.sending) void this.send();
  }

  async listen(): Promise<void> {
    if (this.stopped) return;
    const client = new pg.Client({ ...this.pool.options, max: undefined } as pg.ClientConfig);
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    client.on('error', () => this.reconnect(client));
    client.on('end', () => this.reconnect(client));
    this.client = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.retryMs = 100;
      this.options.connected();
    } catch {
      this.reconnect(client); // the database is away: tried again until it is back
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    const client = this.client;
    this.client = null;
    await client?.end().catch(() => {});
  }

  private async send(): Promise<void> {
    this.sending = true;
    try {
      while (this.waiting.size > 0 && !this.stopped) {
        const ids = [...this.waiting].slice(0, idsPerNotice);
        for (const id of ids) this.waiting.delete(id);
        await this.notify(ids.join(' '));
      }
      while (this.spent.length > 0 && !this.stopped)
        await this.notify(`${spent} ${this.spent.splice(0, spentPerNotice).map(written).join(' ')}`);
    } catch {
      // The database is away; the other processes' sweeps will find what they were not told.
    } finally {
      this.sending = false;
    }
  }

  private async notify(told: string): Promise<void> {
    const payload = `${this.options.processId} ${told}`;
    await this.pool.query({ name: 'notify', text: 'select pg_notify($1, $2)', values: [channel, payload] });
  }

  private hear(payload: string): void {
    const [from, ...told] = payload.split(' ');
    if (from === this.options.processId) return;
    if (told[0] === spent) {
      this.options.spentElsewhere(told.slice(1).map(readSpent));
      return;
    }
    if (told.includes(people)) this.options.peopleChanged();
    this.options.heard(told.filter((what) => what !== people).map(Number));
  }

  private reconnect(client: pg.Client): void {
    if (this.stopped || this.client !== client) return;
    this.client = null;
    client.end().catch(() => {});
    setTimeout(() => void this.listen(), this.retryMs).unref();
    this.retryMs = Math.min(5_000, this.retryMs * 2);
  }
}

const written = ({ key, cost }: Spent): string => `${encodeURIComponent(key)}=${cost}`;

function readSpent(text: string): Spent {
  const [key = '', cost] = text.split('=');
  return { key: decodeURIComponent(key), cost: Number(cost) };
}
