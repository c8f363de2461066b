import type { Querying } from '../database/queryable';
import { now } from '../database/time';

// Sessions that were ended a short while ago, by whichever process. Each process looks when another has told of a change, and
// now and then, and lets go of what it still holds of them: cookies that it read, and open screens.

const keptMs = 120_000;

export class EndedSessions {
  private ids: ReadonlySet<string> = new Set();

  constructor(private readonly prisma: Querying['prisma']) {}

  has(session: string | undefined): boolean {
    return session !== undefined && this.ids.has(session);
  }

  /** Whether one ended that was not known to have. */
  async read(): Promise<boolean> {
    const endedAt = { gt: new Date(now() - keptMs) };
    const found = await this.prisma.session.findMany({ where: { endedAt }, select: { id: true } });
    const before = this.ids;
    this.ids = new Set(found.map(({ id }) => id));
    return found.some(({ id }) => !before.has(id));
  }
}
