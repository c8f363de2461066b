import type { Querying } from '../database/queryable';

// Whose screens others look at ("Safe to share my screen"): they are shown what a spectator is, on every page and in every
// message, until they switch it off. Kept in the database; every process holds all of it, because it is asked for whatever
// is sent, and looks again when another has told of a change, and now and then.

export class SafePeople {
  private people: ReadonlyMap<string, number> = new Map();
  private reading: Promise<boolean> = Promise.resolve(false);

  constructor(private readonly prisma: Querying['prisma']) {}

  has(personId: string): boolean {
    return this.people.has(personId);
  }

  /** Since when their screens are safe, in epoch milliseconds; null: they are not. */
  since(personId: string): number | null {
    return this.people.get(personId) ?? null;
  }

  /** Stands in the database, and here, when this resolves. Said once more it holds from now, for what was asked before too. */
  async set(personId: string, isSafe: boolean): Promise<void> {
    const where = { personId };
    if (isSafe) await this.prisma.safePerson.upsert({ where, create: where, update: { since: new Date() } });
    else await this.prisma.safePerson.deleteMany({ where });
    await this.read();
  }

  /** Whether anything changed. One look at a time, so that none shows what is older than the one before. */
  read(): Promise<boolean> {
    this.reading = this.reading.catch(() => false).then(() => this.readNow());
    return this.reading;
  }

  private async readNow(): Promise<boolean> {
    const found = await this.prisma.safePerson.findMany();
    const before = this.people;
    this.people = new Map(found.map(({ personId, since }) => [personId, since.getTime()]));
    return before.size !== this.people.size || [...before].some(([id, since]) => this.people.get(id) !== since);
  }
}
