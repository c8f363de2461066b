// How many screens each person and each network has open: here counted one by one, elsewhere as the other processes tell of
// those who have many. A process that ends without a word is forgotten soon.
import type { Use } from '../log/notifier';
import { muchShare, type Telling, tellEveryMs } from './telling';

interface Place {
  /** Of a person or a network. */
  readonly key: string;
  /** How many it may have. */
  readonly most: number;
}

interface Heard {
  readonly open: number;
  readonly atMs: number;
}

/** What is not told again in this time was told by a process that is gone. */
export const keptMs = 15_000;
const tellAgainMs = keptMs / 3;

export class OpenScreens {
  private readonly here = new Map<string, number>();
  private readonly elsewhere = new Map<string, Map<string, Heard>>();
  /** Whoever had many here, until none is left. */
  private readonly many = new Set<string>();
  private readonly changed = new Set<string>();
  private others: Telling | null = null;
  private timer: NodeJS.Timeout | null = null;

  share(others: Telling): void {
    this.others = others;
    setInterval(() => this.tell(this.many), tellAgainMs).unref();
  }

  hear(from: string, uses: readonly Use[]): void {
    for (const { key, amount } of uses) {
      const heard = this.elsewhere.get(key) ?? new Map<string, Heard>();
      if (amount > 0) heard.set(from, { open: amount, atMs: performance.now() });
      else heard.delete(from);
      if (heard.size > 0) this.elsewhere.set(key, heard);
      else this.elsewhere.delete(key);
    }
  }

  hasRoom({ key, most }: Place, screens: number): boolean {
    return (this.here.get(key) ?? 0) + this.openElsewhere(key) + screens <= most;
  }

  add({ key, most }: Place, screens: number): void {
    const open = (this.here.get(key) ?? 0) + screens;
    if (open > 0) this.here.set(key, open);
    else this.here.delete(key);
    if (open > most * muchShare) this.many.add(key);
    if (this.many.has(key)) this.tellLater(key);
  }

  private openElsewhere(key: string): number {
    const heard = this.elsewhere.get(key) ?? new Map<string, Heard>();
    for (const [from, { atMs }] of heard) if (performance.now() - atMs > keptMs) heard.delete(from);
    return [...heard.values()].reduce((sum, { open }) => sum + open, 0);
  }

  private tellLater(key: string): void {
    if (this.others === null) return;
    this.changed.add(key);
    this.timer ??= setTimeout(() => {
      this.timer = null;
      this.tell(this.changed);
      this.changed.clear();
    }, tellEveryMs).unref();
  }

  private tell(keys: ReadonlySet<string>): void {
    const uses = [...keys].map((key) => ({ key, amount: this.here.get(key) ?? 0 }));
    for (const { key, amount } of uses) if (amount === 0) this.many.delete(key);
    if (uses.length > 0) this.others?.tellOfUse('open', uses);
  }
}
