// Pieces of patterns on the words of a sentence, as they are once they have one spelling (`words`). None of them captures.

export const colour = '(?:red|blue|green|yellow)';
/** After a colour: "reds", "red tiles", "red ones". */
export const such = '(?:s| tiles?| ones?)?';
export const cell = '[A-D][1-4]';
export const upToFour = '(?:one|two|three|four)';
export const upToSix = '(?:one|two|three|four|five|six)';
export const upToEight = '(?:one|two|three|four|five|six|seven|eight)';
/** What rows and columns are called by. */
export const lineName = '(?:one|two|three|four|[a-d])';
/** Where a row or column lies. */
export const lineSide = '(?:top|bottom|left|right|middle|upper|lower|leftmost|rightmost)';
export const namedLine = `(?:(?:the )?(?:row|column) ${lineName}|the ${lineSide} (?:row|column))`;
/** What keeps a number from being "at least". */
export const bound = '(?:exactly|only|just|at most|no more than|not more than|fewer than|more than)';
/** Before what begins a part of a sentence. */
export const start = '(?<=^|(?:^| )(?:and|but|or|if|unless|then|while|that|when|,|;|\\.) )';
/** After what ends a part. */
export const end = '(?= (?:and|but|or|if|unless|while|,|;|\\.)(?: |$)|$)';

/** The same piece, for what was found there. */
export const captured = (piece: string): string => (piece.startsWith('(?:') ? `(${piece.slice(3)}` : `(${piece})`);

/** Whole words, wherever they stand. */
export const anywhere = (pattern: string): RegExp => new RegExp(`(?<!\\S)${pattern}(?!\\S)`, 'g');

/** "A1, B1 and C1" */
export const listed = (all: readonly string[], joint = 'and'): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(' , ')} ${joint} ${all.at(-1)}`;

/** The tiles that are named, each once. */
export const cellsIn = (text: string): string[] => [...new Set(text.match(anywhere(cell)) ?? [])];

/** The colours that are named, each once. */
export const coloursIn = (text: string): string[] => [
  ...new Set((text.match(anywhere(`${colour}s?`)) ?? []).map((one) => one.replace(/s$/, ''))),
];
