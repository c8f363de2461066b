// The only place that reads process.env. Values are parsed once, when first asked for; what is missing or wrong stops
// the start with a sentence.
import { z } from 'zod';

const text = z.string().trim();
const optionalText = text.optional();
const onOff = text.toLowerCase().transform((value, context) => {
  if (['1', 'on', 'true', 'yes'].includes(value)) return true;
  if (['', '0', 'off', 'false', 'no'].includes(value)) return false;
  context.addIssue('must be "on" or "off"');
  return z.NEVER;
});

const variables = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  /** The port to listen on. */
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  /** The interface to listen on; every one unless told. */
  HOST: optionalText,
  DATABASE_URL: text.regex(/^postgres(ql)?:\/\//, 'must be the address of a PostgreSQL: postgresql://…'),
  /** Signs and encrypts sign-ins. All server processes share it. */
  AUTH_SECRET: text.min(32, 'must be at least 32 characters long; `openssl rand -base64 32` makes one'),
  /** The address at which people reach this server. Where it is not set, only this machine's own is known (`homeOf`). */
  PUBLIC_URL: z.url('must be an address: https://…').optional(),
  DISCORD_CLIENT_ID: optionalText,
  DISCORD_CLIENT_SECRET: optionalText,
  /** smtp://user:password@host:port; turns sign-in and messages by e-mail on. */
  SMTP_URL: optionalText,
  MAIL_FROM: text.default('Main Match <no-reply@localhost>'),
  /** Demo people, who sign in with one click, and their matches. Never on where strangers come. */
  DEMO: onOff.default(false),
  /** Off: every request goes through tRPC's own adapter (server/http/fast/README.md). */
  FAST_API: onOff.default(true),
  /** Whoever shows it may read /metrics; nobody may where it is not set. */
  METRICS_TOKEN: text.min(16, 'must be at least 16 characters long').optional(),
  /** How faults are written on the error output: for people, or as a line of JSON each. */
  LOG_FORMAT: z.enum(['text', 'json']).default('text'),
  /** On: pushes, and posts to Discord, may go to this machine itself (loopback), without TLS too, to try things out. */
  PRIVATE_ENDS: onOff.default(false),
  /** Off: nobody is asked to wait, however much they send (server/http/limits.ts). For benchmarks. */
  REQUEST_LIMITS: onOff.default(true),
  /** How many proxies in front of this server are trusted to name the client's address in X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(8).default(0),
});

/** Every variable there is. */
export const envNames = Object.keys(variables.shape);

const envSchema = variables
  .refine((env) => env.SMTP_URL === undefined || env.PUBLIC_URL !== undefined, {
    path: ['PUBLIC_URL'],
    message: 'must be set when SMTP_URL is, so that nobody else can choose where the links in e-mails lead',
  })
  .refine((env) => (env.DISCORD_CLIENT_ID === undefined) === (env.DISCORD_CLIENT_SECRET === undefined), {
    path: ['DISCORD_CLIENT_SECRET'],
    message: 'DISCORD_CLIENT_ID and DISCORD_CLIENT_SECRET belong together: set both or neither',
  });

export type Env = z.output<typeof envSchema>;

/** Throws an error whose message has one line for each variable that is missing or wrong. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  // What is empty is not set: that is how .env.example is filled in.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const isMissing = given[name] === undefined && issue.code !== 'custom';
    return isMissing ? `${name} is not set` : `${name}: ${issue.message}`;
  });
  throw new Error(`The environment is not right (see .env.example):\n  ${lines.join('\n  ')}`);
}

let parsed: Env | undefined;

export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** For tests: the next `env` looks again. */
export function readEnvAgain(): void {
  parsed = undefined;
}

/** next-auth reads process.env by itself; this tells it at which address it is reached. */
export function tellNextAuth(): void {
  process.env.NEXTAUTH_URL = homeOf(env());
}

/** "https://play.example.org". What a browser says of where it asked is said back to nobody (docs/decisions/821). */
export const homeOf = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL === undefined ? `http://localhost:${PORT}` : new URL(PUBLIC_URL).origin;
