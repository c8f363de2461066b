import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Waits for what a process says of itself, and goes on reading, so that its pipe never fills. */
export function firstMatch(stream: Readable, pattern: RegExp): Promise<RegExpMatchArray> {
  return new Promise((resolve, reject) => {
    let said = '';
    let isHeard = false;
    stream.on('data', (part) => {
      if (isHeard) return;
      said += part;
      const match = said.match(pattern);
      if (match === null) return;
      isHeard = true;
      resolve(match);
    });
    stream.once('end', () => reject(new Error(`It ended before it said ${pattern}: ${said}`)));
  });
}

/** Asks a process to end, and waits until it has. */
export async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
