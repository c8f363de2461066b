import { createHash } from 'node:crypto';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';
import { tellFault } from '../faults';
import type { Drawing, Drawn, EndedMatch } from './drawing';

// Pictures are drawn in a thread of their own, one after another; it ends when nobody has asked for a while. They are
// kept by what they are drawn from, so that none is ever out of date.

const keptBytes = 24 * 1024 * 1024;
/** Who comes when so many wait is sent away: drawing one takes a few tenths of a second. */
const longestQueue = 24;
const idleMs = 60_000;

/** Too many wait already. */
export class TooBusy extends Error {}

export interface KeptPicture extends Drawn {
  /** Names what it was drawn from: another picture has another. */
  readonly tag: string;
}

/** What draws. */
export interface Picturing {
  readonly pictures: Pick<Drawer, 'draw' | 'finaleBeats'>;
}

export class Drawer {
  private pool: Tinypool | null = null;
  private readonly kept = new LRUCache<string, KeptPicture>({
    maxSize: keptBytes,
    sizeCalculation: ({ png }) => png.byteLength + 1000,
  });
  /** Under way: who asks for the same gets the same. */
  private readonly coming = new Map<string, Promise<KeptPicture>>();
  private readonly counted = new LRUCache<string, Promise<number>>({ max: 200 });

  async draw(drawing: Drawing): Promise<KeptPicture> {
    const tag = tagOf(drawing);
    const known = this.kept.get(tag) ?? this.coming.get(tag);
    if (known !== undefined) return known;
    if (this.coming.size >= longestQueue) throw new TooBusy('Too many pictures are being drawn.');
    const drawn = this.drawNow(drawing, tag).finally(() => this.coming.delete(tag));
    this.coming.set(tag, drawn);
    return drawn;
  }

  /** In how many beats an end is told. */
  async finaleBeats(ended: EndedMatch): Promise<number> {
    const tag = tagOf(ended);
    const known = this.counted.get(tag);
    if (known !== undefined) return known;
    this.pool ??= startThread();
    const counted: Promise<number> = this.pool.run(ended, { name: 'finaleBeats' });
    this.counted.set(tag, counted);
    counted.catch(() => this.counted.delete(tag));
    return counted;
  }

  async stop(): Promise<void> {
    await this.pool?.destroy();
  }

  private async drawNow(drawing: Drawing, tag: string): Promise<KeptPicture> {
    this.pool ??= startThread();
    const { png, words }: Drawn = await this.pool.run(drawing);
    const picture = { png, words, tag };
    this.kept.set(tag, picture);
    return picture;
  }
}

const tagOf = (asked: Drawing | EndedMatch): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

function startThread(): Tinypool {
  const filename = path.join(import.meta.dirname, '../../pictures/worker.mjs');
  const pool = new Tinypool({ filename, minThreads: 0, maxThreads: 1, idleTimeout: idleMs });
  pool.on('error', (error) => tellFault('pictures', error)); // a thread died; the next picture gets a new one
  return pool;
}
