// `npm run layers`: imports go one way, app -> components -> games and app -> server -> games. See scripts/layers.ts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { layerFaults } from './layers';

const folders = ['games', 'components', 'server', 'app', 'e2e', 'scripts'];
const files = folders.flatMap(sourcesIn).map((file) => ({
  path: file.replaceAll('\\', '/'),
  source: readFileSync(file, 'utf8'),
}));
const faults = layerFaults(files);
for (const fault of faults) console.error(`${fault.path}:${fault.line}  ${fault.sentence}`);
console.log(faults.length === 0 ? `Layers: ${files.length} files, all imports go one way.` : '');
process.exitCode = faults.length === 0 ? 0 : 1;

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(ts|tsx|mjs)$/.test(name)).map((name) => path.join(folder, name));
}
