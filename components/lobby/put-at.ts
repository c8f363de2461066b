/** Puts words into a text as a paragraph of their own: right behind a list they would be its last line's. */
export function putAt(text: string, { words, place = text.length }: { words: string; place?: number }): string {
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  return `${before}${gap}${words}\n${after}`;
}
