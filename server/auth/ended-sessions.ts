import type { Querying } from '../database/queryable';
import { now } from '../database/time';

// Sessions that were ended a short while ago, by whichever process. Each process looks when another has told of a change, and
// now and then, and lets go of what it still holds of them: cookies that it read, and open screens.

/** Whoever ended one by a clock of their own, or wrote it down late, was no further off than this. */
const marginMs = 120_000;

export class EndedSessions {
  private ids: ReadonlySet<string> = new Set();

  constructor(
    private readonly prisma: Querying['prisma'],
    /** The last look that was answered: a process may have hung since, or its database been away. */
    private lookedAt = now(),
  ) {}

  has(session: string | undefined): boolean {
    return session !== undefined && this.ids.has(session);
  }

  /** Whether one ended that was not known to have. */
  async read(): Promise<boolean> {
    const at = now();
    const endedAt = { gt: new Date(this.lookedAt - marginMs) };
    const found = await this.prisma.session.findMany({ where: { endedAt }, select: { id: true } });
    this.lookedAt = at;
    const before = this.ids;
    this.ids = new Set(found.map(({ id }) => id));
    return found.some(({ id }) => !before.has(id));
  }
}
