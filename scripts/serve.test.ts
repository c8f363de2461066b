import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

// The start as people see it, up to where it is told that its port is none.

const script = `import { serve } from './scripts/serve.ts'; serve({ isDevelopment: false }).catch(({ message }) => console.log(message));`;

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
