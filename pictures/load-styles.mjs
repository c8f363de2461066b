// Lets components be drawn outside a browser: a module of styles gives its names, as in the pages, and leaves its rules
// with `sheets.mjs`.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const CLASS = /\.([a-zA-Z_][\w-]*)/g;

export async function load(url, context, next) {
  if (!url.endsWith('.module.css')) return next(url, context);
  const file = fileURLToPath(url);
  const css = await readFile(file, 'utf8');
  const prefix = `${path.basename(path.dirname(file))}-${path.basename(file, '.module.css')}`;
  const names = Object.fromEntries([...css.matchAll(CLASS)].map(([, name]) => [name, `${prefix}-${name}`]));
  const source = [
    `import { sheets } from ${JSON.stringify(new URL('./sheets.mjs', import.meta.url).href)};`,
    `sheets.push(${JSON.stringify(css.replace(CLASS, `.${prefix}-$1`))});`,
    `export default ${JSON.stringify(names)};`,
  ];
  return { format: 'module', shortCircuit: true, source: source.join('\n') };
}
