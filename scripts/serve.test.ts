import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findRunning } from '../server/database/embedded';

// The start as people see it, up to where it is told that its port is none, or somebody else's.

const script = `
  import { serve } from './scripts/serve.ts';
  serve({ isDevelopment: false }).catch(({ message }) => { console.log(message); process.exit(1); });`;

function start(given: Readonly<Record<string, string>>) {
  const args = ['--import', 'tsx', '--input-type=module', '-e', script];
  const env = { ...process.env, DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none', PORT: 'none', ...given };
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { said: stdout, warned: stderr };
}

test('a server for others that was not told its address warns of it', () => {
  const { said, warned } = start({ PUBLIC_URL: '' });
  expect(said).toContain('PORT');
  expect(warned).toContain('PUBLIC_URL is not set');
  expect(start({ PUBLIC_URL: 'https://play.example' }).warned).not.toContain('PUBLIC_URL');
});

test('a start that fails leaves no database running', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-failing-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const { said } = start({ DATABASE_URL: '', DATA_DIR: dir, PORT: String(await takenPort()) });
  expect(said).toMatch(/^Port \d+ is taken/);
  expect(readFileSync(path.join(dir, 'postgres.log'), 'utf8')).toContain('ready to accept connections');
  expect(existsSync(path.join(dir, 'postgres/postmaster.pid'))).toBe(false);
  expect(await findRunning(dir)).toBeNull();
});

/** By a program that listens on it until the test is over. */
function takenPort(): Promise<number> {
  const taking = createServer();
  onTestFinished(() => new Promise<void>((resolve) => taking.close(() => resolve())));
  return new Promise((resolve) =>
    taking.listen(0, () => {
      const address = taking.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    }),
  );
}
