import type { ServerResponse } from 'node:http';
import { pingMs } from '../../trpc/init';

// Signs of life on open streams, a part of them at a time: to ten thousand at once they would hold the process for as long
// as it takes to write to all.

const partsCount = 50;
const ping = 'event: ping\ndata: \n\n\n';

type Stream = Pick<ServerResponse, 'write' | 'writableEnded' | 'writableNeedDrain'>;

/** Each stream that is there hears one every `pingMs`. */
export class Pings {
  private readonly parts = Array.from({ length: partsCount }, () => new Set<Stream>());
  private timer: NodeJS.Timeout | undefined;
  private next = 0;
  private turn = 0;

  /** Answers with what ends it. */
  begin(stream: Stream): () => void {
    const part = this.parts[this.next++ % partsCount];
    part?.add(stream);
    this.timer ??= setInterval(() => this.tell(), pingMs / partsCount).unref();
    return () => part?.delete(stream);
  }

  private tell(): void {
    // To whom much is on its way already, that is sign enough.
    for (const stream of this.parts[this.turn++ % partsCount] ?? [])
      if (!stream.writableEnded && !stream.writableNeedDrain) stream.write(ping);
  }
}
