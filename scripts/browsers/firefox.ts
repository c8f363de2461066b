import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import WebSocket from 'ws';
import { z } from 'zod';
import { endOf, firstMatch } from './child';
import { type BrowserWindow, bodyFor } from './window';

// Firefox as Debian has it, over WebDriver BiDi: one JSON message asks, one with the same id answers, and what the console
// says comes in between.

const preferences = { 'ui.systemUsesDarkTheme': 1, 'ui.prefersReducedMotion': 1 };

const messageSchema = z.object({
  id: z.number().nullish(),
  type: z.enum(['success', 'error', 'event']),
  message: z.string().optional(),
  result: z.unknown().optional(),
  method: z.string().optional(),
  params: z.unknown().optional(),
});
type Message = z.infer<typeof messageSchema>;

const entrySchema = z.object({ level: z.string(), text: z.string().nullable() });
const sessionSchema = z.object({ capabilities: z.object({ browserVersion: z.string() }) });
const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })) });
const evaluatedSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
]);
const screenshotSchema = z.object({ data: z.string() });

export async function openFirefox(executable: string): Promise<BrowserWindow> {
  const profile = mkdtempSync(path.join(tmpdir(), 'main-match-firefox-'));
  writeFileSync(path.join(profile, 'user.js'), userPreferences());
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const firefox = spawn(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const close = () => closeFirefox(firefox, profile);
  try {
    const [, address] = await firstMatch(firefox.stderr, /WebDriver BiDi listening on (ws:\S+)/);
    return { ...(await windowOf(await Connection.to(`${address}/session`))), close };
  } catch (error) {
    await close();
    throw error;
  }
}

const userPreferences = () =>
  Object.entries(preferences)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');

async function closeFirefox(firefox: ChildProcess, profile: string) {
  await endOf(firefox);
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
}

async function windowOf(connection: Connection): Promise<Omit<BrowserWindow, 'close'>> {
  const { capabilities } = sessionSchema.parse(await connection.ask('session.new', { capabilities: {} }));
  const { contexts } = treeSchema.parse(await connection.ask('browsingContext.getTree', {}));
  const context = contexts[0]?.context;
  await connection.ask('session.subscribe', { events: ['log.entryAdded'] });
  await connection.ask('script.addPreloadScript', { functionDeclaration: String(tellViolations) });
  return {
    browser: `Firefox ${capabilities.browserVersion}`,
    goTo: async (url) => void (await connection.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize: async (viewport) => void (await connection.ask('browsingContext.setViewport', { context, viewport })),
    async look(inPage, given) {
      const functionDeclaration = `() => { ${bodyFor(inPage, given)} }`;
      const asked = { functionDeclaration, awaitPromise: true, target: { context } };
      const answer = evaluatedSchema.parse(await connection.ask('script.callFunction', asked));
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value);
    },
    act: async (actions) => void (await connection.ask('input.performActions', { context, actions })),
    async picture() {
      return screenshotSchema.parse(await connection.ask('browsingContext.captureScreenshot', { context })).data;
    },
    complaints: async () => connection.errors.splice(0),
  };
}

/** Runs in every page before its own scripts. */
function tellViolations(): void {
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
    console.error(`against the page's policy: ${effectiveDirective} ${blockedURI} in ${sourceFile}:${lineNumber}`);
  });
}

class Connection {
  readonly errors: string[] = [];
  private readonly waiting = new Map<number, (message: Message) => void>();
  private asked = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data) => this.hear(messageSchema.parse(JSON.parse(String(data)))));
  }

  static async to(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return new Connection(socket);
  }

  async ask(method: string, params: object): Promise<unknown> {
    const id = this.asked++;
    const answered = new Promise<Message>((resolve) => this.waiting.set(id, resolve));
    this.socket.send(JSON.stringify({ id, method, params }));
    const { type, result, message } = await answered;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return result;
  }

  private hear(message: Message): void {
    if (message.type === 'event') this.hearEvent(message);
    else this.hearAnswer(message);
  }

  private hearAnswer(message: Message): void {
    const { id } = message;
    if (id === null || id === undefined) throw new Error(`An answer to no question: ${message.message}`);
    this.waiting.get(id)?.(message);
    this.waiting.delete(id);
  }

  private hearEvent({ method, params }: Message): void {
    if (method !== 'log.entryAdded') return;
    const { level, text } = entrySchema.parse(params);
    if (level === 'error') this.errors.push(text ?? 'an error without words');
  }
}
