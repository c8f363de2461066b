import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { z } from 'zod';

// Discord on loopback, as far as webhooks go: it takes what Discord's documentation allows, and refuses the rest with 400.

export interface Posted {
  readonly webhook: string;
  readonly content: string;
  /** Accounts that are notified. */
  readonly mentions: readonly string[];
  readonly pictures: readonly string[];
}

export interface DiscordAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface FakeDiscord {
  readonly url: string;
  readonly posted: Posted[];
  /** What was wrong with requests that were refused. */
  readonly refused: string[];
  /** What it answers with; 204 unless told. */
  answer: () => DiscordAnswer | Promise<DiscordAnswer>;
  /** Called instead where it says at once that it took a post, and then never ends its answer. */
  stream: (() => void) | null;
  /** The address of a new webhook. */
  webhook(): string;
  stop(): Promise<void>;
}

const bodySchema = z.strictObject({
  content: z.string().min(1).max(2000),
  embeds: z.array(z.strictObject({ image: z.strictObject({ url: z.url() }) })).max(10),
  allowed_mentions: z.strictObject({ parse: z.array(z.never()), users: z.array(z.string().regex(/^\d+$/)).max(100) }),
});

export async function startDiscord(port = 0): Promise<FakeDiscord> {
  let made = 0;
  const webhooks = new Set<string>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    if (!webhooks.has(request.url ?? ''))
      return response.writeHead(404).end('{"message": "Unknown Webhook", "code": 10015}');
    const problem = problemWith(request, body);
    if (problem !== null) {
      discord.refused.push(problem);
      return response.writeHead(400).end(JSON.stringify({ message: problem, code: 50035 }));
    }
    if (discord.stream !== null) {
      discord.stream();
      return response.writeHead(200, { 'Content-Type': 'application/json' }).write('{');
    }
    const answer = await discord.answer();
    if (answer.status === 204) discord.posted.push(postedBy(request.url ?? '', body));
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(answer.body === undefined ? undefined : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const discord: FakeDiscord = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted: [],
    refused: [],
    answer: () => ({ status: 204 }),
    stream: null,
    webhook() {
      made += 1;
      const path = `/api/webhooks/${10_000_000_000 + made}/${'token-of-a-webhook'.padEnd(60, 'x')}${made}`;
      webhooks.add(path);
      return `${discord.url}${path}`;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return discord;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Null: none. */
function problemWith(request: IncomingMessage, body: string): string | null {
  if (request.method !== 'POST') return 'not a POST';
  if (request.headers['content-type'] !== 'application/json') return 'not JSON';
  const { success, data } = bodySchema.safeParse(JSON.parse(body));
  if (!success) return 'not as Discord takes it';
  const missing = data.allowed_mentions.users.filter((user) => !data.content.includes(`<@${user}>`));
  return missing.length > 0 ? 'mentions that are not in the text' : null;
}

function postedBy(webhook: string, body: string): Posted {
  const { content, embeds, allowed_mentions } = bodySchema.parse(JSON.parse(body));
  return { webhook, content, mentions: allowed_mentions.users, pictures: embeds.map(({ image }) => image.url) };
}
