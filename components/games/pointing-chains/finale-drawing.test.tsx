import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { settingsSchema } from '@/games/pointing-chains/settings';
import { ChainStory } from '@/games/pointing-chains/testing';
import { FinaleDrawing } from './finale-drawing';
import { tellFinale } from './scenes';

const nameOf = (seat: string) => `player ${seat}`;
const settings = settingsSchema.parse({ rounds: 1 });

/** The end beat by beat: what is said and drawn, and who is told by then. */
function played(story: ChainStory) {
  const { view } = story.seenBy('spectator');
  const results = story.results();
  const scene = tellFinale(view, results, { settings, mine: null, nameOf });
  return scene.beats.map(({ id, text }, index) => {
    const props = { scene, index, view, results, settings, nameOf, mine: null, isStill: true };
    const drawn = renderToStaticMarkup(<FinaleDrawing {...props} />);
    return { id, drawn, seen: `${text} ${drawn}` };
  });
}

// A, a start, comes to 0; B, C and D win with 1 each, B with a garnet lost.
const chain = () => played(new ChainStory(['A', 'B', 'C', 'D'], { rounds: 1 }).points('A>B B>C C D'));

test('rounds come back with names, and with what each of them got', () => {
  const [named, ...more] = chain().filter(({ id }) => id.startsWith('names'));
  expect(more).toEqual([]);
  expect(named?.seen).toContain('Round 1, with names: player A got the most, 2 points.');
  expect(named?.seen).toContain('2 points for player A, 1 for player B and player D, 0 for player C"');
  const figures = [...(named?.drawn ?? '').matchAll(/<text[^>]*text-\[13px\][^>]*>([^<]+)</g)].map(([, one]) => one);
  expect(figures.toSorted()).toEqual(['0', '1', '1', '2']);
  expect(named?.seen).not.toMatch(/\bwins?\b/);
});

test('nobody is seen with points before their place is told', () => {
  const level = new ChainStory(['A', 'B', 'C'], { rounds: 1 }).points('A B C').waits(300).chooses('host', 'B');
  for (const beats of [chain(), played(level)]) {
    const won = beats.findIndex(({ id }) => id === 'winners');
    expect(beats[won]?.seen).toContain('1 point');
    for (const { seen } of beats.slice(0, won)) expect(seen).not.toContain('1 point<');
  }
});

test('lost garnets come before all places, of which they give nothing away, and lie on the faces of those who lose them', () => {
  const beats = chain();
  const at = (id: string) => beats.findIndex((beat) => beat.id === id);
  expect(at('garnets')).toBeLessThan(beats.findIndex(({ id }) => id.startsWith('place')));
  expect(beats[at('garnets')]?.drawn).not.toMatch(/\d points?/);
  expect(beats[at('winners') - 1]?.drawn.match(/<svg data-lost-garnet/g)).toHaveLength(1);
});

test('that nobody gets a token is said with the winners, of whom it would tell before how far they are', () => {
  const beats = chain();
  expect(beats.filter(({ seen }) => seen.includes('no token of life')).map(({ id }) => id)).toEqual(['winners']);
});

test('the line of points has names at its faces, and is not there before anybody is on it', () => {
  const beats = chain();
  const at = (id: string) => beats[beats.findIndex((beat) => beat.id === id)]?.drawn ?? '';
  expect(at('garnets')).not.toContain('data-on-line');
  expect(at('garnets')).not.toContain('bg-brass/50');
  const [first = ''] = beats.filter(({ id }) => id.startsWith('place')).map(({ drawn }) => drawn);
  expect(first.match(/data-on-line/g)).toHaveLength(1);
  expect(first).toMatch(/data-on-line="A".*>player A<\/span>/s);
});

describe('names at the lamps', () => {
  const drawnWith = (nameOf: (seat: string) => string) => {
    const story = new ChainStory(['A', 'B', 'C', 'D'], { rounds: 1 }).points('A>B B>C C D');
    const { view } = story.seenBy('spectator');
    const results = story.results();
    const scene = tellFinale(view, results, { settings, mine: null, nameOf });
    const props = { scene, index: 0, view, results, settings, nameOf, mine: null, isStill: true };
    return renderToStaticMarkup(<FinaleDrawing {...props} />);
  };

  test('a bot that stood in has its mark, not a word', () => {
    const drawn = drawnWith((seat) => (seat === 'A' ? 'Ingeborg (bot)' : 'Noor'));
    expect(drawn).toContain('>Ingeborg</tspan>');
    expect(drawn.match(/aria-label="bot"/g)).toHaveLength(1);
    expect(drawn).not.toContain('(bot)');
  });

  test('two lines of a name end within the picture', () => {
    const drawn = drawnWith(() => 'Ada of the Hill');
    const [, top = 0, , height = 0] = (/viewBox="([^"]+)"/.exec(drawn)?.[1] ?? '').split(' ').map(Number);
    const lamps = [...drawn.matchAll(/translate\(\S+ (\S+)\)/g)].map(([, y]) => Number(y));
    expect(lamps).toHaveLength(4);
    const foot = 29 + 12 * 1.1 + 4;
    expect(Math.max(...lamps) + foot).toBeLessThanOrEqual(top + height);
  });
});
