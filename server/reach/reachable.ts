import type { Querying } from '../database/queryable';

// Who can be told anything at all, held in memory, so that a move in a match of others costs no question to the database.

/** A row may be committed later than others that were written after it. */
const overlapMs = 60_000;

export class Reachable {
  private readonly people = new Set<string>();
  private upTo = new Date(0);

  constructor(private readonly prisma: Querying['prisma']) {}

  /** May also be true of somebody who has given up their last way. */
  has(personId: string): boolean {
    return this.people.has(personId);
  }

  /** Reads who was added since. */
  async read(): Promise<void> {
    const found = await this.prisma.reachWay.findMany({
      where: { createdAt: { gte: this.upTo } },
      select: { personId: true, createdAt: true },
    });
    for (const { personId, createdAt } of found) {
      this.people.add(personId);
      this.upTo = new Date(Math.max(this.upTo.getTime(), createdAt.getTime() - overlapMs));
    }
  }
}
