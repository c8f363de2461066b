/** Where to go after signing in: a path on this site and nothing else; the first page where it is none. */
export function nextPath(wish: string | readonly string[] | undefined): string {
  const isPath = typeof wish === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(wish);
  return isPath ? wish : '/';
}

/** The same of a whole address, wherever it is: only its path counts. Null: there is none. */
export function nextPathIn(address: string | readonly string[] | undefined): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return nextPath(pathname + search);
}
