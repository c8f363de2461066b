import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// The pages' fonts, in files of one weight each: what draws pictures knows no variable ones.

const require = createRequire(import.meta.url);

/** Those for text first: what one lacks is looked for in the next. */
export function readFonts(): Uint8Array[] {
  return ['inter', 'fraunces'].flatMap((family) => {
    const folder = path.dirname(require.resolve(`@fontsource/${family}/files/${family}-latin-400-normal.woff2`));
    const files = readdirSync(folder).filter((file) => /-(400|600)-normal\.woff2$/.test(file));
    return files.sort().map((file) => readFileSync(path.join(folder, file)));
  });
}

/** What a picture can write of a text: letters that none of our fonts has are left out. */
export function readable(text: string): string {
  return [...text]
    .filter((letter) => isCovered(letter.codePointAt(0) ?? 0))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const isCovered = (code: number): boolean => covered().some(([from, to]) => from <= code && code <= to);

let ranges: [number, number][] | undefined;

function covered(): [number, number][] {
  const folder = path.dirname(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2'));
  ranges ??= Object.values<string>(require(path.join(folder, '../unicode.json'))).flatMap((list) =>
    list.split(',').map((one): [number, number] => {
      const [from = '0', to = from] = one.replace('U+', '').split('-');
      return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    }),
  );
  return ranges;
}
