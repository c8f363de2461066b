import { expect, test } from 'vitest';
import { importsOf, layerFaults } from './layers';

const faultOf = (path: string, source: string) => layerFaults([{ path, source }])[0]?.sentence ?? null;

test('imports are found in every form', () => {
  const source = [
    "import { a } from './a';",
    "import type { B } from '@/server/b';",
    'import {',
    '  c,',
    "} from '../c';",
    "export * from 'd';",
    "import 'e';",
    "const f = await import('./f');",
  ].join('\n');
  expect(importsOf(source)).toEqual([
    { line: 1, specifier: './a', typeOnly: false },
    { line: 2, specifier: '@/server/b', typeOnly: true },
    { line: 3, specifier: '../c', typeOnly: false },
    { line: 6, specifier: 'd', typeOnly: false },
    { line: 7, specifier: 'e', typeOnly: false },
    { line: 8, specifier: './f', typeOnly: false },
  ]);
});

test.each([
  ['games/kit/random.ts', "import { sha256 } from '@noble/hashes/sha2.js';"],
  ['games/bifrost/game.ts', "import { z } from 'zod';\nimport { random } from '../kit/random';"],
  ['games/bifrost/game.test.ts', "import { readFileSync } from 'node:fs';"],
  ['components/ui/button.tsx', "import type { AppRouter } from '@/server/trpc/router';"],
  ['components/match/frame.tsx', "import { bifrost } from '@/games/bifrost/game';"],
  ['components/replay/film.ts', "import type { MatchRecord } from '@/games/record';"],
  ['server/database/db.ts', "import { PrismaClient } from '@/prisma/client/client';"],
  ['app/page.tsx', "import { db } from '@/server/database/db';\nimport { Button } from '@/components/ui/button';"],
  ['server/host/act.ts', "import { change } from '../log/change';\nimport { refused } from '../outcome';"],
  ['server/log/appender.test.ts', "import { createMatchIn } from '../lobby/create';"],
  ['server/main.ts', "import { startService } from './service';"],
  ['server/service.ts', "import { Hub } from './live/hub';"],
  ['server/testing/service.ts', "import { Service } from '../service';"],
  ['server/handed-to-pages.ts', "import type { AppRouter } from './trpc/router';"],
  ['server/testing/api-server.ts', "import { startService } from '@/server/service';"],
])('%s may say %s', (path, source) => {
  expect(faultOf(path, source)).toBeNull();
});

test.each([
  ['games/kit/random.ts', "import { randomBytes } from 'node:crypto';", /rules are pure/],
  ['games/bifrost/game.ts', "import { CstParser } from 'chevrotain';", /rules are pure/],
  ['games/bifrost/game.ts', "import { db } from '../../server/db';", /games\/ may not import from server\//],
  ['games/bifrost/game.ts', "import { x } from '@/games/kit/x';", /are relative/],
  ['components/ui/button.tsx', "import { db } from '@/server/database/db';", /`import type`/],
  ['components/ui/button.tsx', "import fs from 'node:fs';", /run in the browser/],
  ['components/replay/film.ts', "import { replay } from '@/games/record';", /with it every game/],
  ['components/ui/button.tsx', "import Page from '@/app/page';", /may not import from app\//],
  ['server/pages/page.ts', "import { Button } from '@/components/ui/button';", /may not import from components\//],
  ['server/database/db.ts', "import '../testing/database';", /is for tests/],
  ['server/log/change.ts', "import { accessOf } from '../pages/access';", /log\/ may not import from pages\//],
  ['server/log/change.ts', "import type { Access } from '@/server/pages/access';", /log\/ may not import from pages\//],
  ['server/lobby/links.ts', "import { actAsHost } from '../host/act';", /lobby\/ may not import from host\//],
  ['server/outcome.ts', "import { accessOf } from './pages/access';", /types alone from pages\//],
  ['server/chat/say.ts', "import { change } from '../log/change';", /new room/],
  ['server/log/change.ts', "import type { Service } from '../service';", /the whole service/],
  ['app/page.tsx', "import { startService } from '@/server/service';", /the whole service/],
  ['server/mail.ts', 'const url = process.env.SMTP_URL;', /server\/env\.ts/],
])('%s may not say %s', (path, source, why) => {
  expect(faultOf(path, source)).toMatch(why);
});
