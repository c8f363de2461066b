// Loaded into the server that is measured: how long its main thread was held at once, since it was last asked; it begins
// to look when it is asked for the first time, since looking costs the other workloads two percent. Processor time of that
// thread says it where others want the processors too; where the system does not tell, only the time passed.
import { existsSync, readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const schedule = `/proc/self/task/${process.pid}/schedstat`;
const tellsCpu = existsSync(schedule);
const cpuMs = () => (tellsCpu ? Number(readFileSync(schedule, 'utf8').split(' ')[0]) / 1e6 : Number.NaN);

if (isMainThread && process.send !== undefined) {
  process.once('message', watch);
  process.channel?.unref();
}

function watch() {
  let longest = { cpuMs: 0, ms: 0 };
  let last = { cpuMs: cpuMs(), ms: performance.now() };
  const look = () => {
    const now = { cpuMs: cpuMs(), ms: performance.now() };
    longest = {
      cpuMs: Math.max(longest.cpuMs, now.cpuMs - last.cpuMs),
      ms: Math.max(longest.ms, now.ms - last.ms),
    };
    last = now;
  };
  setInterval(look, 1).unref();
  const tell = () => {
    look();
    process.send?.({ ...longest, rssMb: process.memoryUsage.rss() / 1e6 });
    longest = { cpuMs: 0, ms: 0 };
  };
  process.on('message', tell);
  tell();
}
