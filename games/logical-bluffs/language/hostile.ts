// Sentences that are as hard to read and to judge as fifteen words can be: nested, joined, compared. The same ones for
// the same seed.

const worst: readonly string[] = [
  'At least ten tiles have exactly two neighbours of the same colour.',
  'Every-tile-that-is-adjacent-to-every-tile-that-is-adjacent-to-every-red-tile is blue',
  'every tile adjacent to every tile adjacent to every tile adjacent to every red tile',
  'Exactly seven tiles are adjacent to exactly two tiles that are adjacent to two red tiles.',
  'An even number of pairs of adjacent tiles share a colour.',
  'At least twenty pairs of adjacent tiles share a colour.',
  'The number of pairs of adjacent tiles that share a colour is prime.',
  'There are 99 times as many red tiles as blue tiles.',
  'The blue tiles are connected or the red tiles are connected.',
  'There is an orthogonally or diagonally connected group of six tiles of the same colour.',
  'Most tiles have more red neighbours than blue neighbours.',
  'no red or blue or green or red or blue or green or red or blue',
  '((((((((((((((((((((((((((((((A1 is red',
  'red+blue+green+red+blue+green+red+blue+green+red+blue+green=4',
  'not not not not not not not not not not not not not not',
  'a red and a blue and a red and a blue and a red and a blue',
];

const counts = ['every', 'no', 'exactly two', 'at least three', 'most', 'an even number of', 'a', 'half of the'];
const kinds = ['red', 'blue or green', 'non-red', 'corner', 'edge'];
const links = ['adjacent to', 'diagonally adjacent to', 'next to', 'directly above', 'the same colour as'];
const joints = ['and', 'or', ', and', 'unless', 'if and only if', 'but'];

/** So many sentences: the worst that are known, then made-up ones. */
export function hostileSentences(count: number, seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const pick = (words: readonly string[]) => words[next(words.length)] ?? '';
  const thing = () => `${pick(counts)} ${pick(kinds)} tiles`;
  const nested = (depth: number): string =>
    depth === 0 ? thing() : `${thing()} that are ${pick(links)} ${nested(depth - 1)}`;
  const clause = () =>
    next(2) === 0
      ? `${nested(next(3))} are ${pick(kinds)}`
      : `there are more ${pick(kinds)} tiles than ${nested(next(2))}`;
  const made = () => {
    const sentence = `${clause()} ${pick(joints)} ${clause()}`;
    return (next(3) === 0 ? sentence.replace(/ /g, '-') : sentence).split(' ').slice(0, 15).join(' ');
  };
  return [...worst, ...Array.from({ length: Math.max(0, count - worst.length) }, made)].slice(0, count);
}
