// `npm run layers`: imports go one way, app -> components -> games and app -> server -> games (scripts/layers.ts), and in
// no circle; nothing lies about that nothing needs (scripts/import-graph.ts); rules are pure (scripts/purity.ts);
// directives stand where they are some (scripts/directives.ts); no element has a style attribute (scripts/style-attributes.ts).
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { castFaults } from './casts';
import { directiveFaults } from './directives';
import { circleFaults, unusedFaults } from './import-graph';
import { layerFaults } from './layers';
import { purityFaults } from './purity';
import { generateRegistries } from './registries.mjs';
import { styleAttributeFaults } from './style-attributes';

generateRegistries();

const folders = ['games', 'components', 'pictures', 'server', 'app', 'e2e', 'scripts'];
const atTheRoot = readdirSync('.').filter((name) => /\.(ts|mjs|json)$/.test(name));
const files = [...atTheRoot, ...folders.flatMap(sourcesIn)].map((file) => ({
  path: file.replaceAll('\\', '/'),
  source: readFileSync(file, 'utf8'),
}));
const faults = [
  ...[layerFaults, circleFaults, unusedFaults, purityFaults, castFaults, directiveFaults, styleAttributeFaults],
].flatMap((faultsOf) => faultsOf(files));
for (const fault of faults) console.error(`${fault.path}:${fault.line}  ${fault.sentence}`);
console.log(
  faults.length === 0
    ? `Layers: ${files.length} files, all imports go one way, none in a circle, and all are needed.`
    : '',
);
process.exitCode = faults.length === 0 ? 0 : 1;

function sourcesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(ts|tsx|mjs)$/.test(name)).map((name) => path.join(folder, name));
}
