import { describe, expect, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { MatchView } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { seatId } from '@/games/kit/seats';
import { foldMatch, viewOf } from '@/games/match';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { State } from '@/games/proof-by-contradiction/state';
import { play, rearrange } from '@/games/proof-by-contradiction/testing';
import type { View } from '@/games/proof-by-contradiction/view';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { closeOf, stageSpeed, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('proof-by-contradiction', { scenes: { closeOf, tellFinale }, rearrange });

const sent = [
  'A: line red row1 row2; red A1, orange B2; ? A1 B2; evasion',
  'B: share red orange yes; red B1, orange C2; evasion',
];
const resolve = { by: 'host', action: { type: 'resolve' } };
const viewAfter = (events: readonly (string | typeof resolve)[], viewer: string) =>
  play({ events }, viewer).view as MatchView<View>;
const toldTo = (viewer: string, seatsSent = sent) =>
  closeOf(viewAfter(seatsSent, viewer), viewAfter([...seatsSent, resolve], viewer), {
    settings: {} as Settings,
    mine: viewer === 'spectator' ? null : seatId(viewer),
    nameOf: (seat) => seat,
  });

test('[V1] all scenes of a close have the same beats of the same length, whoever asked', () => {
  const beatsOf = (viewer: string) => toldTo(viewer)?.scene?.beats.map(({ id, ms }) => `${id} ${ms}`);
  expect(beatsOf('A')).toEqual(['deal 1600', 'clue A 2600', 'clue B 2600', 'clue C 2600', 'answer 1500', 'sum 2600']);
  for (const viewer of ['B', 'C', 'spectator']) expect(beatsOf(viewer)).toEqual(beatsOf('A'));
});

test('[S1] a clue is told with what it does to the own board', () => {
  const textsOf = (viewer: string) => toldTo(viewer)?.scene?.beats.map(({ text }) => text);
  expect(textsOf('A')?.slice(1, 3)).toEqual([
    'Your clue: “Red is in row 1 or row 2.” Your board keeps it.',
    'B: “Red and orange both exist and share a row or column.” You break it.',
  ]);
  expect(textsOf('B')?.slice(1, 3)).toEqual([
    'A: “Red is in row 1 or row 2.” You keep it.',
    'Your clue: “Red and orange both exist and share a row or column.” Your own board contradicts it!',
  ]);
  expect(toldTo('B')?.card?.sum).toMatch(/^−(1000|999) so far$/);
});

test('[P1] who sent nothing is told what was drawn', () => {
  expect(toldTo('C')?.card?.lines[0]?.text).toMatch(
    /^You sent nothing in round 1. Drawn for you: \w+ in [A-D][1-4] and \w+ in [A-D][1-4], and the clue “.*”$/,
  );
  expect(toldTo('A')?.card?.lines[0]?.text).toBe(
    'Locked: red in A1 and orange in B2, and the clue “Red is in row 1 or row 2.”',
  );
});

describe('many clues', () => {
  const { start, events } = parseRecord(
    itemAt(
      recordsOf('proof-by-contradiction').filter(({ name }) => name === 'eleven'),
      0,
    ).record,
  );
  const matchAt = (round: number) =>
    events
      .map((_, i) => foldMatch(start, events.slice(0, i + 1)))
      .find((match) => viewOf(match, 'host').round === round);
  const [before, after] = [matchAt(1), matchAt(2)];
  const sceneFor = (viewer: string) => {
    if (before === undefined || after === undefined) throw new Error('The recorded match has no second round.');
    const mine = viewer === 'spectator' ? null : seatId(viewer);
    const seen = (match: typeof before) => viewOf(match, mine ?? 'spectator') as MatchView<View>;
    return closeOf(seen(before), seen(after), { settings: {} as Settings, mine, nameOf: (seat) => seat })?.scene;
  };

  test('come together where few boards break them, and the three dearest one by one, the dearest last', () => {
    const clues = sceneFor('spectator')?.beats.filter(({ show }) => show === 'clue') ?? [];
    expect(clues.map(({ seats }) => seats.length)).toEqual([4, 4, 1, 1, 1]);
    const [third = 0, second = 0, first = 0] = clues
      .slice(-3)
      .map(({ text }) => Number(/(\d+)% of all possible boards break it\.$/.exec(text)?.[1]));
    expect(third).toBeLessThanOrEqual(second);
    expect(second).toBeLessThanOrEqual(first);
    expect(clues.flatMap(({ seats }) => seats).toSorted()).toEqual([...start.seats].toSorted());
  });

  test('are told in an order that knows no board', () => {
    const orderOf = (viewer: string) => sceneFor(viewer)?.beats.map(({ id, seats, ms }) => ({ id, seats, ms }));
    for (const viewer of start.seats) expect(orderOf(viewer)).toEqual(orderOf('spectator'));
  });

  test('stay longer on the stage, and few as on every page', () => {
    const many = sceneFor('spectator');
    const few = toldTo('spectator')?.scene;
    if (many == null || few == null) throw new Error('Both rounds are told.');
    expect([stageSpeed(many), stageSpeed(few)]).toEqual([0.75, 1]);
  });
});

test('[P1] who sent nothing in round 3 is told what was drawn, whether the end is told or not', () => {
  const before = viewAfter([resolve, resolve], 'C');
  const told = viewAfter([resolve, resolve, resolve], 'C');
  const board = told.boards?.[seatId('C')];
  if (board === undefined) throw new Error('all boards are open at the end');
  const drawn = [...(before.drawn ?? []), { round: 3, place: [], clue: null }];
  const untold: MatchView<View> = { ...before, status: 'finished', phase: 'finished', board, drawn };
  const telling = { settings: {} as Settings, mine: seatId('C'), nameOf: (seat: string) => seat };
  const lines = [told, untold].map((after) => closeOf(before, after, telling)?.card?.lines[0]?.text);
  expect(lines[0]).toMatch(/^You sent nothing in round 3. Drawn for you: \w+ in [A-D][1-4].$/);
  expect(lines[1]).toBe(lines[0]);
});
