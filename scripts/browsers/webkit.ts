import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { endOf, firstMatch } from './child';
import { type BrowserWindow, bodyFor, type Size } from './window';

// WebKit as Debian has it (GTK's, in a screen of its own that nobody sees), over WebDriver: a request of HTTP each. Its
// console cannot be asked for: pages keep what they complain of themselves, from when they are there.

export interface WebKitPlaces {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const answerSchema = z.object({ value: z.unknown() });
const refusedSchema = z.object({ value: z.object({ error: z.string(), message: z.string() }) });
const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserVersion: z.string() }),
});

export async function openWebKit(places: WebKitPlaces): Promise<BrowserWindow> {
  const settings = mkdtempSync(path.join(tmpdir(), 'main-match-webkit-'));
  const started: ChildProcess[] = [];
  async function close() {
    for (const child of started.reverse()) await endOf(child);
    rmSync(settings, { recursive: true, force: true, maxRetries: 5 });
  }
  try {
    const display = await openScreen(places, started);
    return await openWindow(places, { display, settings, started, close });
  } catch (error) {
    await close();
    throw error;
  }
}

async function openScreen({ screen }: WebKitPlaces, started: ChildProcess[]): Promise<string> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn(screen, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  started.push(child);
  const [, number] = await firstMatch(child.stdout, /^(\d+)\n/);
  return `:${number}`;
}

interface Opening {
  readonly display: string;
  /** A folder for GTK's settings. */
  readonly settings: string;
  readonly started: ChildProcess[];
  close(): Promise<void>;
}

async function openWindow(
  { driver, browser }: WebKitPlaces,
  { display, settings, started, close }: Opening,
): Promise<BrowserWindow> {
  wantNoMotion(settings);
  const port = await freePort();
  // No bus: what looks for one on a machine without it waits long.
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: settings, DBUS_SESSION_BUS_ADDRESS: 'disabled:' };
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
  started.push(child);
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  const { sessionId, capabilities } = await newSession(address, browser);
  const ask = (method: string, path: string, body?: object) =>
    request(method, `${address}/session/${sessionId}${path}`, body);
  return {
    ...windowOf(ask),
    browser: `WebKitGTK ${capabilities.browserVersion}`,
    async close() {
      await ask('DELETE', '');
      await close();
    },
  };
}

type Ask = (method: string, path: string, body?: object) => Promise<unknown>;

function windowOf(ask: Ask): Omit<BrowserWindow, 'browser' | 'close'> {
  async function run<Given, Found>(inPage: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found> {
    const text = await ask('POST', '/execute/sync', { script: bodyFor(inPage, given), args: [] });
    return JSON.parse(z.string().parse(text));
  }
  const earlier: string[] = [];
  return {
    async goTo(url) {
      earlier.push(...(await run(takeComplaints, null)));
      await ask('POST', '/url', { url });
      await run(keepComplaints, null);
    },
    async look(inPage, given) {
      await run(keepComplaints, null); // a tap may have led to another page
      return run(inPage, given);
    },
    act: async (actions) => void (await ask('POST', '/actions', { actions })),
    picture: async () => z.string().parse(await ask('GET', '/screenshot')),
    complaints: async () => [...earlier.splice(0), ...(await run(takeComplaints, null))],
    async resize(size) {
      // The window has a frame around the page, as thick as it likes, and buttons that make it wider than a phone.
      await ask('POST', '/window/rect', { ...size });
      const inside = await run(() => ({ width: innerWidth, height: innerHeight }), null);
      await ask('POST', '/window/rect', grown(size, inside));
    },
  };
}

const grown = (size: Size, inside: Size): Size => ({
  width: 2 * size.width - inside.width,
  height: 2 * size.height - inside.height,
});

function wantNoMotion(settings: string): void {
  const folder = path.join(settings, 'gtk-3.0');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
}

async function newSession(address: string, binary: string) {
  const options = { binary, args: ['--automation'] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  return sessionSchema.parse(await request('POST', `${address}/session`, { capabilities: { alwaysMatch } }));
}

declare global {
  interface Window {
    heardComplaints?: string[];
  }
}

/** Runs in the page, as early as can be: from now on it keeps what goes wrong. */
function keepComplaints(): null {
  if (window.heardComplaints !== undefined) return null;
  const heard: string[] = [];
  window.heardComplaints = heard;
  window.addEventListener('error', ({ message, filename, lineno }) =>
    heard.push(`${message} in ${filename}:${lineno}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) => heard.push(`unhandled: ${reason}`));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    heard.push(`against the page's policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}`);
  });
  const { error } = console;
  console.error = (...words) => {
    heard.push(words.join(' '));
    error(...words);
  };
  return null;
}

/** Runs in the page. */
const takeComplaints = () => window.heardComplaints?.splice(0) ?? [];

async function request(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, body: body === undefined ? undefined : JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (response.ok) return answerSchema.parse(answer).value;
  const { error, message } = refusedSchema.parse(answer).value;
  throw new Error(`${method} ${url}: ${error}: ${message}`);
}

async function answering(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isThere = await fetch(`${address}/status`).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    await delay(100);
  }
  throw new Error('The driver of WebKit did not start.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
