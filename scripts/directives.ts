import type { LayerFault, SourceFile } from './layers';

// "use client" is one before everything else alone. Below an import it is a text that does nothing, which types, lint and
// tests are content with, and the build is not.

const directive = /^\(?(['"])use (?:client|server)\1\)?;?$/;
const nothing = /^\s*(?:\/\/.*|\/?\*.*)?$/;

/** Directives that stand below something else. */
export function directiveFaults(files: readonly SourceFile[]): LayerFault[] {
  return files.flatMap(({ path, source }) => {
    const lines = source.split('\n');
    const first = lines.findIndex((line) => !nothing.test(line) && !directive.test(line));
    return lines.flatMap((line, i) =>
      i > first && first !== -1 && directive.test(line)
        ? [{ path, line: i + 1, sentence: 'is no directive where it stands. Set it above everything else.' }]
        : [],
    );
  });
}
