import { isTestOnly, type LayerFault, type SourceFile } from './layers';
import { codeOf } from './purity';

// A cast (`as T`) says what the compiler cannot see: where one stands, a change can break without a word. There are only
// so many outside tests, and fewer from change to change.

/** Whoever removes one lowers it, so that no other takes its place. */
export const castsLeft = 66;

/** `as` after a value and before a type; not `as const`. */
const cast =
  /(?<=[\w)\]}!>]) as (?!const\b)(?=unknown|never|any\b|readonly |keyof |typeof |string|number|boolean|object|\(|\[|[A-Z]|\{ ?(?:readonly )?\w+\??:)/g;
const names = /^(?:import|export)\s[^;()=]*?\{[^}]*\}|\bimport \* as\b/gm;
const templates = /`(?:\\.|[^`\\])*`/g;

export function castFaults(files: readonly SourceFile[], left = castsLeft): LayerFault[] {
  const found = files.filter(({ path }) => !isTestOnly(path) && !path.startsWith('e2e/')).flatMap(castsIn);
  if (found.length === left) return [];
  if (found.length < left) return [fewer(found.length)];
  const last = found.at(-1) ?? { path: 'scripts/casts.ts', line: 1 };
  const sentence = `is the last of ${found.length} casts outside tests, and there were ${left}. Let a schema, a guard or a helper in games/kit/ say the type of what you added.`;
  return [{ ...last, sentence }];
}

const fewer = (count: number): LayerFault => ({
  path: 'scripts/casts.ts',
  line: 8,
  sentence: `says more casts than there are. Set castsLeft to ${count}.`,
});

function castsIn({ path, source }: SourceFile): { path: string; line: number }[] {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const code = codeOf(source).replace(names, blank).replace(templates, blank);
  return [...code.matchAll(cast)].map(({ index }) => ({ path, line: code.slice(0, index).split('\n').length }));
}
