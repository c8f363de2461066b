const most = 3;

/** What differs from how such a match is usually played, by name: a few of them, and how many more. */
export function changedWords(labels: readonly string[]): string {
  const named = labels.length > most + 1 ? labels.slice(0, most) : labels;
  const more = labels.length - named.length;
  return `Changed: ${named.join(', ')}${more === 0 ? '' : ` and ${more} more`}`;
}
