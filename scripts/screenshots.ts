// `npm run screenshots`: pictures of whatever people see, into screenshots/ (not kept), with an index.html to look
// through them: every kind of close in every game, the stage, the finale, the replay, the match for each role, the other pages. It
// starts the built server on a database of its own and needs nothing else. `-- --readme` takes README's pictures anew.
//   npm run screenshots -- [GAME ...] [--only PART ...] [--quick] [--readme]
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand, UsageError } from './playing';
import { shownGames } from './screenshots/closes';
import { indexPage } from './screenshots/index-page';
import { type Part, parts } from './screenshots/parts';
import type { Album } from './screenshots/shots';
import { openStudio } from './screenshots/studio';

const usage = `usage: npm run screenshots -- [GAME ...] [--only ${Object.keys(parts).join('|')}] [--quick] [--readme]`;
const folder = path.resolve('screenshots');

interface Asked {
  readonly games: readonly string[];
  readonly only: readonly Part[];
  readonly isQuick: boolean;
  readonly isForReadme: boolean;
}

function readAsked(): Asked {
  const flag = { type: 'boolean', default: false } as const;
  const options = { only: { type: 'string', multiple: true }, quick: flag, readme: flag } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const known = shownGames();
  const unknown = positionals.find((game) => !known.includes(game));
  if (unknown !== undefined) throw new UsageError(`There is no game ${unknown} with scenes: ${known.join(', ')}.`);
  return {
    games: positionals.length === 0 ? known : positionals,
    only: values.only?.map(partNamed) ?? allParts,
    isQuick: values.quick,
    isForReadme: values.readme,
  };
}

const allParts = Object.keys(parts) as Part[];

function partNamed(name: string): Part {
  const part = allParts.find((one) => one === name);
  if (part === undefined) throw new UsageError(`There is no part ${name}.`);
  return part;
}

async function take({ games, only, ...how }: Asked): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const album: Album = { folder, shots: [], ...how };
  const studio = await openStudio();
  try {
    for (const part of only) await parts[part]({ studio, album, games });
  } finally {
    await studio.close();
    writeFileSync(path.join(folder, 'index.html'), indexPage(album.shots));
  }
  console.log(`${album.shots.length} pictures: ${path.join(folder, 'index.html')}`);
}

let asked: Asked | null = null;
runCommand(usage, () => {
  asked = readAsked();
});
if (asked !== null) await take(asked);
