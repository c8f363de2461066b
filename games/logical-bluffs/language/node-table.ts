// A hash table from a few whole numbers to one, in flat arrays: diagrams ask it millions of times.

export class NodeTable {
  private keys: Int32Array;
  private values: Int32Array;
  private used = 0;
  private mask: number;

  /** So many numbers make a key. */
  constructor(private readonly width: number) {
    this.mask = 1023;
    this.keys = new Int32Array(1024 * width);
    this.values = new Int32Array(1024).fill(NO_VALUE);
  }

  /** The slot where `key` is or would be; valid until the next `set`. */
  slotOf(key: readonly number[]): number {
    let slot = hash(key) & this.mask;
    while (this.values[slot] !== NO_VALUE && !this.isAt(slot, key)) slot = (slot + 1) & this.mask;
    return slot;
  }

  /** What stands in a slot, or null. */
  at(slot: number): number | null {
    const value = this.values[slot] ?? 0;
    return value === NO_VALUE ? null : value;
  }

  set(key: readonly number[], value: number): void {
    if (this.used * 2 > this.mask) this.grow();
    this.put(this.slotOf(key), key, value);
  }

  private put(slot: number, key: readonly number[], value: number) {
    if (this.values[slot] === NO_VALUE) this.used++;
    for (let i = 0; i < this.width; i++) this.keys[slot * this.width + i] = key[i] ?? 0;
    this.values[slot] = value;
  }

  private isAt(slot: number, key: readonly number[]): boolean {
    for (let i = 0; i < this.width; i++) if (this.keys[slot * this.width + i] !== key[i]) return false;
    return true;
  }

  private grow() {
    const [keys, values] = [this.keys, this.values];
    this.mask = this.mask * 4 + 3;
    this.keys = new Int32Array((this.mask + 1) * this.width);
    this.values = new Int32Array(this.mask + 1).fill(NO_VALUE);
    this.used = 0;
    const key = new Array<number>(this.width).fill(0);
    for (let slot = 0; slot < values.length; slot++) {
      if (values[slot] === NO_VALUE) continue;
      for (let i = 0; i < this.width; i++) key[i] = keys[slot * this.width + i] ?? 0;
      this.put(this.slotOf(key), key, values[slot] ?? 0);
    }
  }
}

const NO_VALUE = -(2 ** 31);

function hash(key: readonly number[]): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < key.length; i++) h = Math.imul(h ^ (key[i] ?? 0), 0x01000193) ^ (h >>> 15);
  h ^= h >>> 13;
  h = Math.imul(h, 0x5bd1e995);
  return (h ^ (h >>> 15)) >>> 0;
}
