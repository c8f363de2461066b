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
const plain = ['red', 'blue', 'green', 'yellow'];
const lines = ['every row', 'exactly two columns', 'no 2x2 square', 'most rows', 'at least one column'];
const shared = [
  'pairs of adjacent tiles share a colour',
  'tiles have exactly two red neighbours',
  'tiles are connected',
];
const numbers = ['seven', 'ten', '13', '19', 'two', '99'];

/** So many sentences: the worst that are known, then made-up ones. */
export function hostileSentences(count: number, seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  const made = () => {
    const sentence = new Made(next).sentence();
    return (next(3) === 0 ? sentence.replace(/ /g, '-') : sentence).split(' ').slice(0, 15).join(' ');
  };
  return [...worst, ...Array.from({ length: Math.max(0, count - worst.length) }, made)].slice(0, count);
}

/** A sentence of parts that can hold each other: nested, joined, compared, counted, one after the other. */
class Made {
  constructor(private readonly next: (below: number) => number) {}

  sentence(): string {
    const { next } = this;
    if (next(4) > 0) return `${this.clause()} ${this.pick(joints)} ${this.clause()}`;
    return Array.from({ length: 4 + next(4) }, () => this.small()).join(next(2) === 0 ? ' and ' : ' or ');
  }

  private pick = (words: readonly string[]) => words[this.next(words.length)] ?? '';
  private some = (words: readonly string[], joint: string) =>
    Array.from({ length: 1 + this.next(4) }, () => this.pick(words)).join(joint);

  private small = () => `${this.pick(['A1', 'B1', 'A2', 'every corner', 'no edge tile'])} is ${this.pick(kinds)}`;
  private thing = () => `${this.pick(counts)} ${this.pick(kinds)} tiles`;

  private nested(depth: number): string {
    return depth === 0 ? this.thing() : `${this.thing()} that are ${this.pick(links)} ${this.nested(depth - 1)}`;
  }

  private clause(): string {
    switch (this.next(6)) {
      case 0:
        return `there are more ${this.pick(kinds)} tiles than ${this.nested(this.next(2))}`;
      case 1:
        return `${this.some(plain, ' plus ')} is ${this.pick(['at least', 'equal to', 'more than'])} ${this.some(plain, ' plus ')}`;
      case 2:
        return `${this.pick(lines)} has ${this.pick(numbers)} times as many ${this.pick(plain)} as ${this.pick(plain)} tiles`;
      case 3:
        return `${this.pick(['at least', 'exactly', 'fewer than'])} ${this.pick(numbers)} ${this.pick(shared)}`;
      default:
        return `${this.nested(this.next(4))} are ${this.pick(kinds)}`;
    }
  }
}
