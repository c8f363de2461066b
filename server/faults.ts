// What goes wrong on our side is said on the server's error output: for people, or a line of JSON for whatever collects
// logs. What a request was sent with is never in it, as that can be a password or a seat's link.
import { env } from './env';

/** A request, as far as a log may know it. */
export interface Traced {
  /** What its answer carries as X-Request-Id too. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** `where`: what was at work. */
export function tellFault(where: string, error: unknown, request?: Traced): void {
  if (env().LOG_FORMAT === 'json') console.error(asLine(where, error, request));
  else console.error(`${where}${request === undefined ? '' : ` (request ${request.id})`}:`, error);
}

/** Of what was wrong and is not any more. */
function tellOver(where: string): void {
  if (env().LOG_FORMAT === 'json')
    console.error(JSON.stringify({ time: new Date().toISOString(), level: 'info', where }));
  else console.error(where);
}

interface Standing {
  /** What fails for it. */
  readonly works: Set<string>;
  readonly since: number;
  times: number;
  toldAt: number;
}

const againMs = 60_000;

/**
 * Faults of work that is tried again and again, as while the database is away: each is told when it begins, then once a minute
 * with how often it happened, and once when all that failed for it works again.
 */
export class StandingFaults {
  private readonly standing = new Map<string, Standing>();

  constructor(private readonly where: string) {}

  failed(work: string, error: unknown): void {
    const at = Date.now();
    const before = this.standing.get(kindOf(error));
    const fault = before ?? { works: new Set(), since: at, times: 0, toldAt: at };
    fault.works.add(work);
    fault.times += 1;
    if (before === undefined) {
      this.standing.set(kindOf(error), fault);
      tellFault(this.where, error);
    } else if (at - fault.toldAt >= againMs) {
      fault.toldAt = at;
      tellFault(`${this.where}: still so, ${lastingWords(fault, at)}`, error);
    }
  }

  worked(work: string): void {
    for (const [kind, fault] of this.standing) {
      if (!fault.works.delete(work) || fault.works.size > 0) continue;
      this.standing.delete(kind);
      if (fault.times > 1) tellOver(`${this.where}: works again, ${lastingWords(fault, Date.now())} (${kind})`);
    }
  }
}

const lastingWords = ({ times, since }: Standing, at: number): string =>
  `${times} times in ${Math.round((at - since) / 1000)} s`;

/** Each query words the same fault in its own way; its code is the same. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' && error.code !== '' ? error.code : error.message;
}

function asLine(where: string, error: unknown, request?: Traced): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return JSON.stringify({ time: new Date().toISOString(), level: 'error', where, message, stack, request });
}
