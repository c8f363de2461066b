import { sha256 } from '@noble/hashes/sha2.js';
import type { Random } from '../game';
import { itemAt } from './item-at';

// Randomness is derived from the seed and a purpose, never taken from one running stream: a draw that somebody can
// see says nothing about another draw, nor about what else was drawn before it.

/** Numbers for one purpose (`'order'`, or `'autopilot', round, seat`), the same on every machine. */
export function createRandom(seed: string, ...purpose: readonly (string | number)[]): Random {
  const key = JSON.stringify([seed, ...purpose]);
  let block = new DataView(new ArrayBuffer(0));
  let offset = 0;
  let counter = 0;
  const nextUint32 = () => {
    if (offset >= block.byteLength) {
      const digest = sha256(new TextEncoder().encode(`${key}#${counter++}`));
      block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
      offset = 0;
    }
    offset += 4;
    return block.getUint32(offset - 4);
  };
  return fromUint32(nextUint32);
}

/** Fast numbers of lesser quality (sfc32) for searches by bots; not for anything a match depends on. */
export function createFastRandom(random: Random): Random {
  let a = random.int(2 ** 32) | 0;
  let b = random.int(2 ** 32) | 0;
  let c = random.int(2 ** 32) | 0;
  let d = 1;
  return fromUint32(() => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  });
}

function fromUint32(nextUint32: () => number): Random {
  const int = (n: number) => {
    if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new Error(`int(${n}) asks for no whole number`);
    const limit = 2 ** 32 - (2 ** 32 % n); // draws above it are thrown away, so that all are equally likely
    let value = nextUint32();
    while (value >= limit) value = nextUint32();
    return value % n;
  };
  const pick = <T>(items: readonly T[]): T => itemAt(items, int(items.length));
  const shuffle = <T>(items: readonly T[]): T[] => {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [result[i], result[j]] = [itemAt(result, j), itemAt(result, i)];
    }
    return result;
  };
  return { int, float: () => nextUint32() / 2 ** 32, pick, shuffle };
}
