import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { envNames, parseEnv } from '../server/env';

const example = Object.fromEntries(
  readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, name, value = ''] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
      return name === undefined ? [] : [[name, value]];
    }),
);

test('.env.example names every variable that the server reads, and README explains it', () => {
  const readme = readFileSync('README.md', 'utf8');
  for (const name of envNames.filter((known) => known !== 'NODE_ENV')) {
    expect(Object.keys(example), '.env.example').toContain(name);
    expect(readme, 'README.md').toContain(`\`${name}\``);
  }
});

test('.env.example as it is starts a server, once a database and a secret are there', () => {
  const given = { ...example, DATABASE_URL: 'postgresql://localhost/x', AUTH_SECRET: 'x'.repeat(32) };
  expect(parseEnv(given)).toMatchObject({ PORT: 3000, DEMO: false });
  expect(parseEnv(given).PUBLIC_URL).toBeUndefined();
});
