import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// Discord on loopback, as far as signing in goes: it hands out a token for a code that it knows, once, to the program
// whose secret it has and to the browser that asked for it (PKCE), and tells by a token whose it is.

interface Profile {
  readonly id: string;
  readonly username: string;
  readonly email?: string;
  readonly verified?: boolean;
}

export interface DiscordAccounts {
  readonly url: string;
  /** What the browser comes back with where this account's owner said yes; `challenge`: as it was sent to ask for it. */
  codeOf(profile: Profile, challenge: string): string;
  stop(): Promise<void>;
}

export async function startDiscordAccounts(program: { id: string; secret: string }): Promise<DiscordAccounts> {
  const [codes, tokens] = [new Map<string, Granted>(), new Map<string, Profile>()];
  const answerTo = async (request: IncomingMessage): Promise<object | null> => {
    const { url, headers } = request;
    if (url === '/users/@me') return profileOf(tokens.get((headers.authorization ?? '').replace('Bearer ', '')));
    const sent = new URLSearchParams(await bodyOf(request));
    const granted = codes.get(sent.get('code') ?? '');
    if (url !== '/token' || granted === undefined || !isProgram(headers.authorization, { sent, program })) return null;
    if (challengeOf(sent.get('code_verifier') ?? '') !== granted.challenge) return null;
    const { profile } = granted;
    codes.delete(sent.get('code') ?? '');
    tokens.set(`token of ${profile.id}`, profile);
    return { access_token: `token of ${profile.id}`, token_type: 'Bearer', expires_in: 600, scope: 'identify email' };
  };
  const server = createServer(async (request, response) => {
    const answer = await answerTo(request);
    response.writeHead(answer === null ? 401 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    codeOf(profile, challenge) {
      const code = `code ${codes.size + tokens.size + 1}`;
      codes.set(code, { profile, challenge });
      return code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

interface Granted {
  readonly profile: Profile;
  readonly challenge: string;
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

const profileOf = (profile: Profile | undefined): object | null =>
  profile === undefined
    ? null
    : { global_name: null, discriminator: '0', avatar: null, email: null, verified: false, ...profile };

/** By the header or in the body, as the standard has it. */
function isProgram(
  header: string | undefined,
  { sent, program: { id, secret } }: { sent: URLSearchParams; program: { id: string; secret: string } },
): boolean {
  const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  return header === basic || (sent.get('client_id') === id && sent.get('client_secret') === secret);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}
