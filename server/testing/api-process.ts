import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import path from 'node:path';

export interface ApiProcess {
  readonly child: ChildProcess;
  readonly port: number;
  /** http://127.0.0.1:…/api/trpc */
  readonly url: string;
}

interface ApiProcessOptions {
  /** Besides this process's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** For Node, before what it runs. */
  readonly nodeArgs?: readonly string[];
  /** Told of the process before it answers, so that it can be ended whatever becomes of it. */
  readonly onChild?: (child: ChildProcess) => void;
}

/** The API as another process serves it, on the database of this one. */
export async function startApiProcess({ env, nodeArgs = [], onChild }: ApiProcessOptions = {}): Promise<ApiProcess> {
  const built = execFileSync(process.execPath, ['scripts/server-build.mjs'], { encoding: 'utf8' }).trim();
  const child = spawn(process.execPath, [...nodeArgs, path.join(built, 'api-server.js')], {
    env: { ...process.env, NODE_ENV: 'test', PORT: '0', BUILT_SERVER: built, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onChild?.(child);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      const told = /Main Match is at (\d+)/.exec(chunk.toString())?.[1];
      if (told !== undefined) resolve(told);
    });
    child.once('exit', (status) => reject(new Error(`The server stopped with status ${status}`)));
  });
  return { child, port: Number(port), url: `http://127.0.0.1:${port}/api/trpc` };
}
