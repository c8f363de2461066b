import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compile } from 'tailwindcss';
import { type Rule, rulesOf } from './rules';
import { sheets } from './sheets.mjs';

// The page's own style sheets: app/globals.css by Tailwind, for the classes that a drawing uses, and the modules of
// styles that its components brought along.

const root = path.resolve(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
/** What the pages' fonts are called where they stand in files of their own (see fonts.ts). */
const families = ':root { --font-inter: Inter; --font-fraunces: Fraunces; }';

let compiled: ReturnType<typeof compileOwn> | undefined;

/** What counts for a drawing of this markup. */
export async function rulesFor(markup: string): Promise<Rule[]> {
  compiled ??= compileOwn();
  const { build } = await compiled;
  const classes = [...markup.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '));
  return rulesOf([build([...new Set(classes)].map(unescaped)), ...sheets, families]);
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&#x27;', "'");

async function compileOwn() {
  const css = await readFile(path.join(root, 'app/globals.css'), 'utf8');
  return compile(css, {
    base: root,
    async loadStylesheet(id, base) {
      const file = require.resolve(id === 'tailwindcss' ? 'tailwindcss/index.css' : path.join(base, id));
      return { path: file, base: path.dirname(file), content: await readFile(file, 'utf8') };
    },
  });
}
