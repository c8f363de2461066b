// The time that matches run by is the database's, which all processes share; between two looks at it each process counts
// on by a clock that nobody sets. What a machine's own clock says, and whether it is put right, decides nothing.

/** The database's time, as far off as a look at it was long. */
export class SharedTime {
  /** Epoch milliseconds of the database minus `ticks`. */
  private offset: number;

  constructor(private readonly ticks: () => number = () => performance.now()) {
    this.offset = Date.now() - ticks();
  }

  /** Epoch milliseconds, whole. */
  now = (): number => Math.round(this.offset + this.ticks());

  /** Looks at the database's clock; answers by how much this one was off. */
  async look(read: () => Promise<number>): Promise<number> {
    const asked = this.ticks();
    const theirs = await read();
    const heard = this.ticks();
    // They read their clock between the two, so only what lies outside is known to be wrong.
    const right = Math.min(Math.max(this.offset, theirs - heard), theirs - asked);
    const off = this.offset - right;
    this.offset = right;
    return off;
  }
}

const time = new SharedTime();

export const { now } = time;

/** Above this a correction is worth a line on the server's log. */
const noticeableMs = 1_000;

/** `read` asks the database for its time, in epoch milliseconds. */
export async function followTime(read: () => Promise<number>): Promise<void> {
  const off = await time.look(read);
  if (Math.abs(off) < noticeableMs) return;
  console.warn(`time: this process was ${(off / 1000).toFixed(1)} s off the database’s clock, and follows it.`);
}
