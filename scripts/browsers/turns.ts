import type { Hand } from './hand';

// One turn in each game, by tapping the board and locking in, from the first page of a practice match. A game that is not
// here is opened and looked at.

const inBar = 'What you can do now';
const button = (name: string, within?: string) => ({ css: 'button', name, within });

export const turns: Readonly<Record<string, (hand: Hand) => Promise<void>>> = {
  async 'pointing-chains'(hand) {
    await hand.tap({ css: 'label:has(input[type=radio])', within: 'who do you point at' });
    await hand.tap(button('^Point at', inBar));
    await hand.see({ css: 'p, h2', name: 'Saved: you point at|You pointed at|^Round 2' });
  },

  async bifrost(hand) {
    const prompt = await hand.see({ css: 'p', name: '^Your turn on board', within: inBar });
    const board = prompt.match(/board \d/)?.[0].replace('b', 'B');
    await hand.tap({ css: '[role=button]', name: '^[A-I]\\d, empty$', within: `^${board}: cells` });
    await hand.see(button('^Lock in', inBar));
    await hand.tap(button('^Lock in', inBar));
    await hand.see({ css: 'p', name: '^Half 1, step 2' });
  },

  async 'proof-by-contradiction'(hand) {
    for (const [color, cell] of [
      ['red', 'A1'],
      ['green', 'B2'],
    ]) {
      await hand.tap(button(`^${color}`, '^Your tokens'));
      await hand.tap(button(`^${cell}:`));
    }
    await hand.tap(button('^Line', 'What your clue says'));
    await hand.tap(button('red', 'Colour of your clue'));
    await hand.tap(button('^row 1$', '^Your board'));
    await hand.tap(button('^row 4$', '^Your board'));
    if (await hand.isThere(button('On to your contract'))) {
      await hand.tap(button('On to your contract'));
      await hand.tap(button('^Evasion', '^Your contract'));
    }
    await hand.tap(button('^Save$'));
    await hand.see({ css: 'p, h2', name: 'Round 1 is set|Locked: red in A1|^Round 2' });
  },

  async 'logical-bluffs'(hand) {
    for (const tile of ['A1', 'B1', 'A2', 'B2']) await hand.tap(button(`^${tile}:`, 'Tiles to speak of'));
    for (const [i, statement] of statements.entries()) {
      const line = { css: 'textarea, input', name: `^Statement ${i + 1}` };
      await hand.tap(line);
      await hand.type(statement);
    }
    await hand.tap(button('^Send the statements', inBar));
    await hand.see({ css: 'p, h2', name: 'Your statements are in|statements are out|claim' });
  },

  async 'runes-to-ruins'(hand) {
    for (const rune of symbol) await hand.tap(button(`^${rune}`, 'Runes to choose from'));
    await hand.see({ css: 'p', name: 'A legal symbol' });
    await hand.tap(button('^Hand in', inBar));
    await hand.see({ css: 'p, h2', name: 'Your symbol is handed in|Your symbol: Straight Box|^Round 2' });
  },
};

const statements = [
  'There are two red tiles.',
  'No tile is red.',
  'There is one green tile.',
  'At least two tiles are blue.',
];
const symbol = ['Straight Box', 'Slash Divider', 'Cross Splitter', 'Torn Slope', 'Cross Zig-Zag', 'Torn Enclosure'];
