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
const useKinds = ['spent', 'open'] as const;

/** `spent`: what was asked of a process since it told before; `open`: how many screens it has open now. */
export type UseKind = (typeof useKinds)[number];

/** How much of a process somebody uses, and under which name it is counted there. */
export interface Use {
  readonly key: string;
  readonly amount: number;
}

export interface UseElsewhere {
  readonly kind: UseKind;
  /** The process. */
  readonly from: string;
  readonly uses: readonly Use[];
}

/** Before what a match that was taken away is told by. */
const removal = 'removed';

/** `by`: what whoever took it away is called. */
export interface Removal {
  readonly matchId: number;
  readonly by: string;
}

/** Names are of persons and networks: short. */
const usesPerNotice = 40;

export class Notifier {
  private readonly waiting = new Set<number | typeof people>();
  private readonly uses: Readonly<Record<UseKind, Use[]>> = { spent: [], open: [] };
  private readonly removals: Removal[] = [];
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
      usedElsewhere: (used: UseElsewhere) => void;
      removedElsewhere: (removal: Removal) => void;
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

  tellOfUse(kind: UseKind, uses: readonly Use[]): void {
    this.uses[kind].push(...uses);
    if (!this.sending) void this.send();
  }

  tellOfRemoval(removed: Removal): void {
    this.removals.push(removed);
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
      for (let gone = this.removals.shift(); gone !== undefined && !this.stopped; gone = this.removals.shift())
        await this.notify(`${removal} ${gone.matchId} ${encodeURIComponent(gone.by)}`);
      while (this.waiting.size > 0 && !this.stopped) {
        const ids = [...this.waiting].slice(0, idsPerNotice);
        for (const id of ids) this.waiting.delete(id);
        await this.notify(ids.join(' '));
      }
      for (const kind of useKinds)
        while (this.uses[kind].length > 0 && !this.stopped)
          await this.notify(`${kind} ${this.uses[kind].splice(0, usesPerNotice).map(written).join(' ')}`);
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
    const [from = '', ...told] = payload.split(' ');
    if (from === this.options.processId) return;
    const kind = useKinds.find((one) => one === told[0]);
    if (kind !== undefined) {
      this.options.usedElsewhere({ kind, from, uses: told.slice(1).map(readUse) });
      return;
    }
    if (told[0] === removal) {
      const [, matchId, by = ''] = told;
      this.options.removedElsewhere({ matchId: Number(matchId), by: decodeURIComponent(by) });
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

const written = ({ key, amount }: Use): string => `${encodeURIComponent(key)}=${amount}`;

function readUse(text: string): Use {
  const [key = '', amount] = text.split('=');
  return { key: decodeURIComponent(key), amount: Number(amount) };
}
