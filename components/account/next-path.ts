/** Where to go after signing in: a path on this site and nothing else; the first page where it is none. */
export function nextPath(wish: string | readonly string[] | undefined): string {
  const isPath = typeof wish === 'string' && /^\/(?![/\\])[^\s\\]*$/.test(wish);
  return isPath ? wish : '/';
}
