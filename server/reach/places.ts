// How many are at one end at once: where it is slow, others are not.

export class Places {
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly count: number) {}

  get isEmpty(): boolean {
    return this.taken === 0;
  }

  /** Whether there is one now. */
  takeNow(): boolean {
    if (this.taken >= this.count) return false;
    this.taken += 1;
    return true;
  }

  /** Whether there was one within that time. */
  async take(waitMs: number): Promise<boolean> {
    if (this.takeNow()) return true;
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(given), 1);
        resolve(false);
      }, waitMs);
      const given = () => {
        clearTimeout(late);
        resolve(true);
      };
      this.waiting.push(given);
    });
  }

  /** Whoever waits longest gets it. */
  free(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }
}
