import http from 'node:http';

// The lean side of a benchmark: plain HTTP and plain server-sent events, so that what is measured is the server and not
// the client beside it on the same two cores.

export interface Address {
  readonly port: number;
}

const agents = new Map<number, http.Agent>();

function agentFor({ port }: Address): http.Agent {
  const agent = agents.get(port) ?? new http.Agent({ keepAlive: true, maxSockets: 700 });
  agents.set(port, agent);
  return agent;
}

interface TrpcAnswer<T> {
  readonly result?: { readonly data: T };
  readonly error?: { readonly message: string };
}

/** Sends a tRPC mutation; answers its data, throws its error. */
export async function mutate<T>(
  address: Address,
  path: string,
  { cookie, input }: { cookie: string; input: unknown },
): Promise<T> {
  return dataOf(path, await post<TrpcAnswer<T>>(address, { path, cookie, body: input }));
}

/** Several mutations in one request, as a browser sends those of one moment. */
export async function mutateTogether<T>(
  address: Address,
  path: string,
  { cookie, inputs }: { cookie: string; inputs: readonly unknown[] },
): Promise<T[]> {
  const paths = inputs.map(() => path).join(',');
  const body = Object.fromEntries(inputs.entries());
  const answers = await post<TrpcAnswer<T>[]>(address, { path: `${paths}?batch=1`, cookie, body });
  return answers.map((answer) => dataOf(path, answer));
}

function dataOf<T>(path: string, { result, error }: TrpcAnswer<T>): T {
  if (result === undefined) throw new Error(`${path}: ${error?.message ?? 'no answer'}`);
  return result.data;
}

interface Request {
  readonly path: string;
  readonly cookie: string;
  readonly body?: unknown;
  readonly method?: 'GET' | 'POST';
}

/** Whatever is answered, errors too. */
export function post<T>(address: Address, { path, cookie, body: input, method = 'POST' }: Request): Promise<T> {
  const body = input === undefined ? '' : JSON.stringify(input);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body), Cookie: cookie };
  return new Promise((resolve, reject) => {
    const options = { port: address.port, host: '127.0.0.1', path: `/api/trpc/${path}`, method, headers };
    const request = http.request({ ...options, agent: agentFor(address) }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

interface Following {
  readonly code: string;
  readonly cookie: string | null;
  /** Each text of `play.live`, as it arrives. */
  readonly heard: (text: string) => void;
  /** The connection was there, and is no more. */
  readonly ended?: () => void;
}

/** Follows a match. Answers once the first text is there. */
export function follow(address: Address, { code, cookie, heard, ended }: Following): Promise<{ close(): void }> {
  const input = encodeURIComponent(JSON.stringify({ code }));
  const headers = { Accept: 'text/event-stream', ...(cookie === null ? {} : { Cookie: cookie }) };
  return new Promise((resolve, reject) => {
    const options = { port: address.port, host: '127.0.0.1', path: `/api/trpc/play.live?input=${input}`, headers };
    const request = http.get({ ...options, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`play.live: ${response.statusCode}`));
      response.setEncoding('utf8');
      let isOpen = false;
      response.once('close', () => {
        if (isOpen) ended?.();
        reject(new Error('play.live ended before its first text'));
      });
      response.on(
        'data',
        eventReader((data) => {
          heard(data);
          isOpen = true;
          resolve({ close: () => request.destroy() });
        }),
      );
    });
    request.on('error', reject);
  });
}

/** Cuts a stream into events; hands on the data of those that are messages (and neither `connected` nor `ping`). */
function eventReader(message: (text: string) => void): (chunk: string) => void {
  let rest = '';
  return (chunk) => {
    const events = (rest + chunk).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const lines = event.split('\n');
      const data = lines.find((line) => line.startsWith('data: '));
      const isNamed = lines.some((line) => line.startsWith('event: '));
      if (data !== undefined && !isNamed) message(JSON.parse(data.slice('data: '.length)));
    }
  };
}
