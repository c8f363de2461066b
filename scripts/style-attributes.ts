import type { LayerFault, SourceFile } from './layers';

// A style attribute in what the server writes is dropped by browsers: pages allow none (docs/decisions/820). `Styled` has the
// same as a rule until React sets it.

/** Elements with a style of their own that are no `Styled`. */
export function styleAttributeFaults(files: readonly SourceFile[]): LayerFault[] {
  return files
    .filter(({ path }) => /^(?:app|components)\/.*\.tsx$/.test(path) && !/\.test\.tsx$/.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/\bstyle=(?=[{"'])/g)]
        .filter(({ index }) => /^[a-z]/.test(elementAt(source, index)))
        .map(({ index }) => ({
          path,
          line: source.slice(0, index).split('\n').length,
          sentence:
            'writes a style attribute, which pages do not allow. Use <Styled as="…"> of components/ui/styled.tsx.',
        })),
    );
}

/** Whose attribute stands there: back over the ones before it, whose values may hold elements themselves. */
function elementAt(source: string, end: number): string {
  let depth = 0;
  for (let i = end - 1; i >= 0; i--) {
    if (source[i] === '}') depth++;
    if (source[i] === '{') depth--;
    if (depth === 0 && source[i] === '<') return /^[\w.]*/.exec(source.slice(i + 1))?.[0] ?? '';
  }
  return '';
}
