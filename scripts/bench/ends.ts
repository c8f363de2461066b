import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

// Where the server's messages arrive.

export interface Ends {
  readonly smtpUrl: string;
  /** How many messages have arrived by now. */
  readonly received: number;
  /** Browsers to be pushed to, as they tell of themselves. */
  subscribe(applicationKey: string, count: number): Promise<readonly object[]>;
  /** Reads all that has arrived, which is left alone until then: elsewhere that is done on other people's machines. */
  read(): Promise<Read>;
  stop(): void;
}

/** How many of each say that something is open. */
export interface Read {
  readonly letters: number;
  readonly pushes: number;
}

/** To be opened before the server, which is told of the mail server at its start. */
export async function openEnds(): Promise<Ends> {
  const child = fork(path.join(import.meta.dirname, 'ends-child.ts'), { execArgv: ['--import', 'tsx'] });
  const { smtpUrl } = await answerOf<{ smtpUrl: string }>(child, 'smtpUrl');
  let arrived = 0;
  child.on('message', ({ received }: { received?: number }) => {
    arrived = received ?? arrived;
  });
  return {
    smtpUrl,
    get received() {
      return arrived;
    },
    async subscribe(applicationKey, count) {
      const answer = answerOf<{ subscribed: readonly object[] }>(child, 'subscribed');
      child.send({ applicationKey, count });
      return (await answer).subscribed;
    },
    async read() {
      const answer = answerOf<{ read: Read }>(child, 'read');
      child.send({});
      return (await answer).read;
    },
    stop: () => child.disconnect(),
  };
}

/** The next message that has this in it. */
async function answerOf<T extends object>(child: ChildProcess, key: keyof T & string): Promise<T> {
  for (;;) {
    const [message] = await once(child, 'message');
    if (key in message) return message;
  }
}
