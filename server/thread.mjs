// How a thread of the server begins, in plain JavaScript: Node's worker threads do not take over the loader for TypeScript.
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** What it does: as it was built with the server, where that was (scripts/server-build.mjs), or from its source. */
export async function builtOr(name, fromSource) {
  const built = process.env.BUILT_SERVER;
  if (built) return import(pathToFileURL(path.join(built, `${name}.js`)).href);
  const { register } = await import('tsx/esm/api');
  register();
  return fromSource();
}
