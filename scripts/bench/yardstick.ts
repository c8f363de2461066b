import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';

// What is timed on a busy machine is compared with the least that could be asked of it at the same time: to wake up at a
// moment, and put one line on the disk.

const waitMs = 100;

export class Yardstick {
  private isOver = false;
  private measuring: Promise<number[]> | null = null;

  constructor(private readonly pool: pg.Pool) {}

  async lay(): Promise<void> {
    await this.pool.query('create table if not exists bench_yardstick (id bigserial primary key, text text)');
    this.measuring = this.measure();
  }

  /** How many milliseconds after its moment each line was on the disk. */
  async lift(): Promise<readonly number[]> {
    this.isOver = true;
    const lateMs = (await this.measuring) ?? [];
    await this.pool.query('drop table bench_yardstick');
    return lateMs;
  }

  private async measure(): Promise<number[]> {
    const lateMs: number[] = [];
    while (!this.isOver) {
      const due = performance.now() + waitMs;
      await delay(waitMs);
      await this.pool.query(`insert into bench_yardstick (text) values ('{"type":"point","at":"B"}')`);
      lateMs.push(performance.now() - due);
    }
    return lateMs;
  }
}
