import { spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

// A copy of the project for tests that change it: what is written there never touches the original. Dependencies are
// linked. Made anew over an older copy, it keeps that copy's build, and writes only what differs, so that the build is
// made again only where it has to be.

/** Installed, built, or somebody's own: not what the project is made from. */
const left = ['node_modules', '.next', '.server', '.data', '.git', '.env', '.env.local', 'test-results', 'coverage'];
const kept = ['node_modules', '.next', '.server', 'next-env.d.ts'];

export function copyProject(from: string, to: string): void {
  const wanted = new Set(filesIn(from, left));
  for (const file of wanted) copyFile(path.join(from, file), path.join(to, file));
  const gone = existsSync(to) ? filesIn(to, kept).filter((file) => !wanted.has(file)) : [];
  for (const file of gone) removeFile(path.join(to, file));
  const link = path.join(to, 'node_modules');
  if (!existsSync(link)) symlinkSync(path.join(from, 'node_modules'), link, 'junction');
}

function copyFile(from: string, to: string): void {
  const content = readFileSync(from);
  if (existsSync(to) && readFileSync(to).equals(content)) return;
  mkdirSync(path.dirname(to), { recursive: true });
  writeFileSync(to, content);
}

/** With the folders that it leaves empty. */
function removeFile(file: string): void {
  rmSync(file);
  for (let folder = path.dirname(file); readdirSync(folder).length === 0; folder = path.dirname(folder))
    rmdirSync(folder);
}

/** Every file, from `root`, without what stands at its top under these names. */
function filesIn(root: string, without: readonly string[]): string[] {
  const top = readdirSync(root).filter((name) => !without.includes(name));
  return top.flatMap((name) => {
    if (!lstatSync(path.join(root, name)).isDirectory()) return [name];
    const inside = readdirSync(path.join(root, name), { recursive: true, withFileTypes: true });
    return inside.flatMap((entry) =>
      entry.isFile() ? [path.relative(root, path.join(entry.parentPath, entry.name))] : [],
    );
  });
}

/** Runs one of the project's scripts in a copy; throws with what it said where it fails. */
export function runIn(folder: string, script: string, args: readonly string[] = []): string {
  const command = ['--import', 'tsx', script, ...args];
  const { FORCE_COLOR: _, ...env } = process.env;
  const options = { cwd: folder, encoding: 'utf8', env: { ...env, NO_COLOR: '1' } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  if (status !== 0) throw new Error(`${script} ${args.join(' ')} in ${folder}:\n${stdout}\n${stderr}`);
  return stdout;
}
