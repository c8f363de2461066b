import { setTimeout } from 'node:timers/promises';

interface Waiting<T> {
  readonly one: T;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Much as little: what comes while something is written, or within `gatherMs`, goes with the next, `most` at once. Each hears when its
 * own is done.
 */
export class Together<T> {
  private readonly waiting: Waiting<T>[] = [];
  private writing: Promise<void> | null = null;

  constructor(
    private readonly write: (some: readonly T[]) => Promise<void>,
    private readonly most = 100,
    private readonly gatherMs = 0,
  ) {}

  add(one: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ one, resolve, reject });
      this.writing ??= this.writeAll();
    });
  }

  /** Once all that came is written, or has failed. */
  async done(): Promise<void> {
    await this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.waiting.length > 0) {
      if (this.gatherMs > 0) await setTimeout(this.gatherMs);
      await this.writeNow(this.waiting.splice(0, this.most));
    }
    this.writing = null;
  }

  private async writeNow(some: readonly Waiting<T>[]): Promise<void> {
    try {
      await this.write(some.map(({ one }) => one));
      for (const { resolve } of some) resolve();
    } catch (error) {
      for (const { reject } of some) reject(error);
    }
  }
}
