import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

// A push service on loopback, and a browser that it delivers to: it checks who sends (VAPID, RFC 8292), and the browser
// decrypts what it gets (RFC 8291).

export interface Pushed {
  /** What the browser reads. */
  readonly content: unknown;
  readonly endpoint: string;
}

export interface PushService {
  readonly url: string;
  readonly received: Pushed[];
  /** What it answers with; 201 unless told, and what goes with it. */
  answer: (asked: IncomingHttpHeaders) => {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string>>;
  };
  subscribe(applicationKey: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  stop(): Promise<void>;
}

interface Browser {
  readonly pair: ReturnType<typeof createECDH>;
  readonly auth: Buffer;
  readonly applicationKey: string;
}

export async function startPushService(port = 0): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const received: Pushed[] = [];
  const server = createServer(async (request, response) => {
    const browser = browsers.get(request.url ?? '');
    const body = await bodyOf(request);
    if (browser === undefined) return response.writeHead(410).end();
    if (!isSigned(request, browser, service.url)) return response.writeHead(403).end();
    const { status, headers = {} } = service.answer(request.headers);
    if (status === 201) received.push(new Arrived(`${service.url}${request.url}`, { body, browser }));
    response.writeHead(status, headers).end();
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const service: PushService = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => ({ status: 201 }),
    subscribe(applicationKey) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(8).toString('hex')}`;
      browsers.set(path, { pair, auth, applicationKey });
      return { endpoint: `${service.url}${path}`, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}

/** Decrypted when somebody looks. */
class Arrived implements Pushed {
  constructor(
    readonly endpoint: string,
    private readonly sealed: { readonly body: Buffer; readonly browser: Browser },
  ) {}

  get content(): unknown {
    return JSON.parse(decrypt(this.sealed.body, this.sealed.browser));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

/** By the key that the browser was subscribed with, for this service, and not for long. */
function isSigned({ headers }: IncomingMessage, { applicationKey }: Browser, audience: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? [];
  if (key !== applicationKey || !isSignature(token, key)) return false;
  const { aud, exp, sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const left = exp - Date.now() / 1000;
  return aud === audience && left > 0 && left <= 86_400 && /^(mailto:|https:)/.test(sub);
}

/** Kept, since one signature holds for many messages. */
const isSignature = memoized((token: string, key: string): boolean => {
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return false;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } });
  const signed = Buffer.from(`${head}.${claims}`);
  const asJwt = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', signed, asJwt, Buffer.from(signature, 'base64url'));
});

function memoized(isSo: (token: string, key: string) => boolean): typeof isSo {
  const known = new Map<string, boolean>();
  return (token, key) => {
    const answer = known.get(`${token} ${key}`) ?? isSo(token, key);
    known.set(`${token} ${key}`, answer);
    return answer;
  };
}

/** aes128gcm, in one record. */
function decrypt(body: Buffer, { pair, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body[20] ?? 0;
  const theirs = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
  const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(theirs), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
