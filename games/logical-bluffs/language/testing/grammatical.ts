// Whether a sentence keeps number: "columns A, B and C have", not "has"; rows and columns by their names.

const oneOfThem = /\b(?:number|pair|one|none|each|every|either|neither|column|row|tile|group|no)\b/;
const severalThenOne =
  /\b(?:tiles|rows|columns|colours|corners|reds|blues|greens|yellows|they|[A-D][1-4](?:, [A-D][1-4])*,? and [A-D][1-4]|(?:rows|columns) \w(?:, \w)*,? and \w|(?:row|column) \w(?:, (?:row|column) \w)*,? and (?:row|column) \w)(?: all| both| each)? (?:is|has|matches|appears)\b/gi;

/** What does not agree in it. */
export function disagreements(said: string): string[] {
  const found = [...said.matchAll(severalThenOne)].flatMap(({ 0: words, index }) => {
    const before =
      said
        .slice(0, index)
        .split(/[,;()]|\b(?:and|then|if|that|unless)\b/)
        .at(-1) ?? '';
    const isObject = /\b(?:matches|than|to|as|from|of|among)\s*$/.test(said.slice(0, index));
    return isObject || oneOfThem.test(before) ? [] : [words];
  });
  const named =
    said.match(/\b(?:[Rr]ows?|[Cc]olumns?) (?:one|two|three|four|[a-d])\b(?! (?:red|blue|green|yellow|tile))/g) ?? [];
  const there =
    said.match(
      /\bthere is (?:at least |at most |exactly )?(?:two|three|four|five|six)\b|\bthere are (?:a|at least one|at most one|exactly one) \w+ tile\b/gi,
    ) ?? [];
  const one =
    said.match(
      /(?<!\b(?:and|or|nor|in|of) )\b(?:row|column) \w (?:have|are|contain)\b|\b(?:every|each) \w+ (?:have|are|contain|appear)\b/gi,
    ) ?? [];
  return [...found, ...named, ...there, ...one];
}
