import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SceneFrame } from '@/components/stage/scene-frame';
import type { MatchView } from '@/games/game';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
import { bluff, bluffed, claimed, play, topLeft } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import { areaPath } from './area-path';
import { Centre, PhaseDrawing, SharedGrid } from './phase-drawing';
import { closeOf } from './scenes';

const settings: Settings = settingsSchema.parse({});
const telling = { settings, mine: null, nameOf: (seat: string) => seat };
const viewAfter = (count: number) => play(bluffed.slice(0, count)).view('spectator') as unknown as MatchView<View>;
const before = viewAfter(1);
const after = viewAfter(bluffed.length);
const scene = closeOf(before, after, telling)?.scene;

/** How many slips are in a picture, and whose. */
function slipsIn(drawn: string): string {
  const seats = after.seats.filter(({ seat }) => new RegExp(`<h3.*?>${seat}<.*?</h3>`).test(drawn));
  return `${drawn.split('<li').length - 1} of ${seats.map(({ seat }) => seat).join('')}`;
}

function drawnAt(index: number, isHush = false): string {
  if (scene == null) throw new Error('Nothing was told.');
  return renderToStaticMarkup(
    <PhaseDrawing {...telling} {...{ before, after, scene, index, isHush }} isStill={false} />,
  );
}

test('no statement is in the picture before its beat, not even behind the hush', () => {
  expect(slipsIn(drawnAt(0, true))).toBe('0 of AB');
  const four = (seat: string) => [0, 1, 2, 3, 4].map((slips) => `${slips} of ${seat}`);
  for (const told of ['0 of ', ...four('A'), ...four('B'), '8 of AB', '8 of AB'].entries()) {
    expect(slipsIn(drawnAt(told[0])), `beat ${told[0]}`).toBe(told[1]);
  }
});

test('[C4] what was said of each line is laid beside it with its judge’s beat, sealed for who may not know it', () => {
  const drawnFor = (viewer: string, id: string) => {
    const seen = (lines: typeof claimed) => play(lines).view(viewer) as unknown as MatchView<View>;
    const views = { before: seen(bluffed), after: seen(claimed) };
    const mine = after.seats.find(({ seat }) => seat === viewer)?.seat ?? null;
    const judging = closeOf(views.before, views.after, { ...telling, mine })?.scene;
    if (judging == null) throw new Error('Nothing was told.');
    const index = judging.beats.findIndex((beat) => beat.id === id);
    return renderToStaticMarkup(
      <PhaseDrawing {...telling} {...views} {...{ mine, index }} scene={judging} isStill={id === 'next'} />,
    );
  };
  const marksIn = (drawn: string) =>
    [...drawn.matchAll(/aria-label="(sealed|right|wrong)"|text-brass-content">(true|a lie)</g)].map(
      ([, mark, word]) => mark ?? word,
    );
  const sealed = Array(4).fill('sealed');
  expect(marksIn(drawnFor('spectator', 'judged A'))).toEqual(sealed);
  expect(marksIn(drawnFor('spectator', 'next'))).toEqual([...sealed, ...sealed]);
  expect(drawnFor('spectator', 'next')).not.toMatch(/>(true|false)</);
  const said = ['true', 'a lie', 'true', 'a lie'];
  expect(marksIn(drawnFor('B', 'judged A'))).toEqual(said);
  expect(marksIn(drawnFor('B', 'right B'))).toEqual(said);
  expect(drawnFor('B', 'right B')).toContain('4 of 4 right');
  expect(marksIn(drawnFor('host', 'judged A'))).toEqual(said);
  expect(marksIn(drawnFor('host', 'right B'))).toEqual(said.flatMap((word) => [word, 'right']));
});

test('above the slips it says of how many tiles they are', () => {
  expect(drawnAt(1)).toMatch(/<h3.*?of these four tiles:.*?<\/h3>/);
  expect(drawnAt(0, true)).not.toContain('tiles:');
});

test('the frame says to its drawing that it is hush', () => {
  if (scene == null) throw new Error('Nothing was told.');
  const hushes: boolean[] = [];
  const draw = ({ isHush }: { isHush: boolean }) => {
    hushes.push(isHush);
    return null;
  };
  renderToStaticMarkup(<SceneFrame scene={scene} hush="All are in." draw={draw} />);
  renderToStaticMarkup(<SceneFrame scene={scene} hush={null} draw={draw} />);
  expect(hushes).toEqual([true, false]);
});

test('beside the grid on the table lies what each says, and else how much each has seen', () => {
  const drawn = (view: MatchView<View>) =>
    renderToStaticMarkup(<Centre {...telling} {...{ view }} now={() => 0} />).replaceAll(/<[^>]*>/g, ' ');
  const spoken = after.statements.flatMap(({ statements }) => statements.map(({ text }) => text ?? ''));
  expect(spoken).toHaveLength(8);
  for (const text of spoken) expect(drawn(after)).toContain(text);
  expect(drawn(after)).not.toContain('has seen');
  const revealing = play(claimed).view('spectator') as unknown as MatchView<View>;
  expect(drawn(revealing).match(/has seen/g)).toHaveLength(2);
});

test('statements that have no room beside the grid are left to the list below the table', () => {
  const long = after.statements.map((one, i) =>
    i > 0 ? one : { ...one, statements: one.statements.map((said) => ({ ...said, text: 'x'.repeat(90) })) },
  );
  const view = { ...after, statements: long };
  const drawn = renderToStaticMarkup(<Centre {...telling} {...{ view }} now={() => 0} />);
  expect(drawn).not.toContain('xxx');
  expect(drawn).toContain('has seen');
  expect(drawn.split('<li').length - 1, 'the other’s').toBe(4);
});

test('each one’s tiles have an outline of their own, also where they meet', () => {
  const [mine, other] = after.statements;
  if (mine === undefined || other === undefined) throw new Error('Both have spoken.');
  const meeting = [
    { ...mine, subset: ['A1', 'B1'] },
    { ...other, subset: ['B1', 'C1'] },
  ] as const;
  const drawn = renderToStaticMarkup(<SharedGrid view={after} spoken={meeting} className={undefined} />);
  const lines = [...drawn.matchAll(/<path d="([^"]*)"[^>]*stroke-width="3"[^>]*>/g)];
  expect(lines.map(([path, d]) => [d, path.includes('dasharray')])).toEqual([
    [areaPath(['A1', 'B1'], 0), false],
    [areaPath(['B1', 'C1'], 0.11), true],
  ]);
  expect(drawn, 'and no tile has edges of its own').not.toContain('border-brass');
});

test('one alone has the outline of its tiles, and beside two names stands which line is whose', () => {
  const lineBeside = (view: MatchView<View>) =>
    renderToStaticMarkup(<Centre {...telling} {...{ view }} now={() => 0} />).split('viewBox="0 0 26 8"').length - 1;
  expect(lineBeside(after)).toBe(2);
  const alone = { ...after, statements: after.statements.slice(0, 1) };
  expect(lineBeside(alone)).toBe(0);
  expect(renderToStaticMarkup(<SharedGrid view={after} spoken={alone.statements} className={undefined} />)).toContain(
    'border-brass',
  );
});

test('[H1] in the middle of the table everybody reads that a ruling is waited for, and for how long', () => {
  const strange = ['There is a red tile.', 'No tile is red.', 'All are blue.', 'A painter would like these tiles.'];
  const at = (statements: readonly string[]) => {
    const lines = [[1000, 'A', bluff(topLeft, statements)]] as const;
    const view = play(lines, { adjudication: 'host' }).view('spectator') as unknown as MatchView<View>;
    return renderToStaticMarkup(<Centre {...telling} {...{ view }} now={() => 36_000} />).replaceAll(/<[^>]*>/g, '');
  };
  expect(at(strange)).toContain('The host is asked to rule on what was said. 0:35');
  expect(at(strange.slice(0, 3).concat('All are red.'))).not.toContain('asked to rule');
});
