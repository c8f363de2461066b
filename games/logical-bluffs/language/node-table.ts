// A hash table from a few whole numbers to one, in flat arrays: diagrams ask it millions of times.

/** No number of a node. */
const NO_VALUE = -(2 ** 31);

export class NodeTable {
  /** A key and its value after each other, so that they are found together. */
  private slots: Int32Array;
  private used = 0;
  private mask = 1023;

  /** So many numbers make a key. */
  constructor(private readonly width: number) {
    this.slots = this.empty();
  }

  /** The slot where `key` is or would be; valid until the next `set`. */
  slotOf(key: readonly number[]): number {
    const stride = this.width + 1;
    let slot = hash(key) & this.mask;
    while (this.slots[slot * stride + this.width] !== NO_VALUE && !this.isAt(slot * stride, key)) {
      slot = (slot + 1) & this.mask;
    }
    return slot * stride;
  }

  /** What stands in a slot, or null. */
  at(slot: number): number | null {
    const value = this.slots[slot + this.width] ?? 0;
    return value === NO_VALUE ? null : value;
  }

  set(key: readonly number[], value: number): void {
    if (this.used * 2 > this.mask) this.grow();
    this.used++;
    this.put(this.slotOf(key), key, value);
  }

  private put(slot: number, key: readonly number[], value: number) {
    for (let i = 0; i < this.width; i++) this.slots[slot + i] = key[i] ?? 0;
    this.slots[slot + this.width] = value;
  }

  private isAt(slot: number, key: readonly number[]): boolean {
    for (let i = 0; i < this.width; i++) if (this.slots[slot + i] !== key[i]) return false;
    return true;
  }

  private empty = () => new Int32Array((this.mask + 1) * (this.width + 1)).fill(NO_VALUE);

  private grow() {
    const old = this.slots;
    this.mask = this.mask * 4 + 3;
    this.slots = this.empty();
    const key = new Array<number>(this.width).fill(0);
    for (let slot = 0; slot < old.length; slot += this.width + 1) {
      const value = old[slot + this.width] ?? NO_VALUE;
      if (value === NO_VALUE) continue;
      for (let i = 0; i < this.width; i++) key[i] = old[slot + i] ?? 0;
      this.put(this.slotOf(key), key, value);
    }
  }
}

function hash(key: readonly number[]): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ (key[i] ?? 0), 0x01000193) ^ (h >>> 15);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}
