import { describe, expect, it, test } from 'vitest';
import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { MatchView, SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { State } from '@/games/runes-to-ruins/state';
import { inRound2, RuneStory, rearrange, symbols } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { passing } from './answers-told';
import { knownSlab, seenSlab } from './known-slabs';
import { closeOf, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('runes-to-ruins', { scenes: { closeOf, tellFinale, passing }, rearrange });

const telling = (mine: SeatId | null) => ({
  settings: { insightAtStart: 6 } as Settings,
  mine,
  nameOf: (seat: SeatId) => seat,
});
const closed = (story: RuneStory, viewer: string) => {
  const before: MatchView<View> = story.view(viewer);
  const after: MatchView<View> = story.closes().view(viewer);
  return closeOf(before, after, telling(viewer === 'spectator' ? null : seatId(viewer)));
};
const beats = (close: ReturnType<typeof closed>) => close?.scene?.beats.map(({ text }) => text) ?? [];

describe('the symbols are cut', () => {
  const waiting = () => {
    const story = new RuneStory([...'ABC']);
    for (const seat of ['A', 'B'] as const) story.does(seat, { type: 'symbol', runes: symbols[seat] });
    return story;
  };

  it('says to whoever handed in nothing that theirs was drawn, and to nobody else', () => {
    const [own] = closed(waiting(), 'C')?.card?.lines ?? [];
    expect(own).toMatchObject({
      text: 'You handed in nothing, so your symbol was drawn',
      shows: { symbol: { length: 6 } },
    });
    expect(closed(waiting(), 'A')?.card?.lines[0]).toEqual({ text: 'Your symbol', shows: { symbol: symbols.A } });
    expect(JSON.stringify(closed(waiting(), 'spectator'))).not.toContain('drawn');
  });
});

describe('a discovery', () => {
  const found = () => inRound2('ABCD').guesses('A', symbols.C);

  it('comes after a breath, by name, and the runes stay where they are', () => {
    const told = closed(found(), 'spectator');
    expect(beats(told).at(-1)).toMatch(/^Insight is paid/); // what it brings comes after who it was
    expect(beats(told).slice(-3, -1)).toEqual([
      'Somebody has been found.',
      'C has been found, the first, and so last in the standings. Who found C stays secret until the end, as the runes do.',
    ]);
    expect(JSON.stringify(told)).not.toMatch(new RegExp(symbols.C.join('|')));
  });

  it('is said to who was found, in the scene and on the card', () => {
    const told = closed(found(), 'C');
    expect(beats(told).at(-2)).toBe(
      'You were found in round 2. You still play. Who found you stays secret until the end.',
    );
    expect(told?.card?.lines[0]?.text).toBe('You were found in round 2. You still play; by whom, the end will tell.');
  });

  it('is told alike, whoever found it', () => {
    const others = inRound2('ABCD').guesses('B', symbols.C);
    expect(closed(others, 'D')?.scene).toEqual(closed(found(), 'D')?.scene);
  });

  it('is said to its finder by name, and to no other who guessed', () => {
    const story = () => found().guesses('B', symbols.D.toReversed());
    expect(beats(closed(story(), 'A')).at(-2)).toBe(
      'You found C, the first, and so last in the standings. That it was you stays secret until the end, as the runes do.',
    );
    expect(beats(closed(story(), 'B'))).toEqual(beats(closed(story(), 'spectator')));
  });

  it('is its finder’s headline, and nobody else’s', () => {
    expect(closed(found(), 'A')?.scene?.title).toBe('Round 2: you found C');
    for (const other of ['B', 'D', 'spectator'])
      expect(closed(found(), other)?.scene?.title).toBe('Round 2: C is found');
    expect(closed(found(), 'C')?.scene?.title).toBe('Round 2: you are found');
  });

  it('says what it brought in the scene of who made it, and nowhere else', () => {
    const paidTo = (viewer: string) => closed(found(), viewer)?.scene?.beats.at(-1);
    expect(paidTo('A')).toMatchObject({ id: 'paid', ownFinds: 10 });
    expect(paidTo('A')?.text).toMatch(/What you found brings you 10 more\.$/);
    for (const other of ['B', 'C', 'D', 'spectator']) {
      expect(paidTo(other)).toMatchObject({ id: 'paid', ms: paidTo('A')?.ms });
      expect(JSON.stringify(closed(found(), other)?.scene)).not.toMatch(/brings you|ownFinds/);
    }
  });

  it('of several is said by name to who found them all', () => {
    const story = () => found().guesses('A', symbols.C, symbols.D);
    const told = closed(story(), 'A');
    expect(told?.scene?.title).toBe('Round 2: you found C and D');
    expect(beats(told).slice(-4, -1)).toEqual([
      'Two have been found.',
      'You found C. That it was you stays secret until the end, as the runes do.',
      'You found D. That it was you stays secret until the end, as the runes do.',
    ]);
    expect(told?.card?.lines).toContainEqual({ text: 'You found C and D', amount: '+20' });
    expect(closed(story(), 'B')?.scene).toEqual(closed(story(), 'spectator')?.scene);
  });

  it('is said to who was found in the same round too', () => {
    const story = () => inRound2('ABCDE').guesses('A', symbols.C, symbols.D).guesses('B', symbols.A);
    const told = closed(story(), 'A');
    expect(told?.scene?.title).toBe('Round 2: you found C and D, and are found');
    expect(beats(told).at(-2)).toBe(
      'You, C and D were found in round 2, C and D by you. You still play. Who found you stays secret until the end.',
    );
  });

  it('is counted with care where guesses at who was found before are compared too', () => {
    const story = (...finds: readonly (readonly string[])[]) =>
      inRound2('ABCDE', { compareDiscovered: true })
        .guesses('A', symbols.B)
        .closes()
        .guesses('A', symbols.B, ...finds)
        .guesses('E', symbols.D);
    expect(closed(story(symbols.C), 'A')?.scene?.title).toBe('Round 3: C and D are found, at least one of them by you');
    expect(closed(story(symbols.C, symbols.D), 'A')?.scene?.title).toBe('Round 3: you found C and D');
    expect(closed(story(), 'A')?.scene?.title).toBe('Round 3: D is found');
  });

  it('is said to who found one of several without a name: no view says which', () => {
    const story = () => found().guesses('B', symbols.D);
    expect(closed(story(), 'A')?.scene?.title).toBe('Round 2: C and D are found, one of them by you');
    expect(closed(story(), 'A')?.card?.lines).toContainEqual({ text: 'You found one of C and D', amount: '+10' });
    expect(beats(closed(story(), 'A')).slice(-4, -1)).toEqual([
      'Two have been found, one of them by you.',
      'C has been found. Who found C stays secret until the end, as the runes do.',
      'D has been found. Who found D stays secret until the end, as the runes do.',
    ]);
    expect(beats(closed(story(), 'C')).slice(-4, -2)).toEqual([
      'Two have been found.',
      'You were found in round 2. You still play. Who found you stays secret until the end.',
    ]);
  });

  it('says on the finder’s card whom, and for how much', () => {
    expect(closed(found(), 'A')?.card?.lines).toContainEqual({ text: 'You found C', amount: '+10' });
  });
});

test('what is paid says why, and not which condition won, whoever bought that', () => {
  const story = () => inRound2('ABC').votes('A', { 7: 1 }, { learn: true });
  const paidTo = (viewer: string) => closed(story(), viewer)?.scene?.beats.find(({ show }) => show === 'paid')?.text;
  expect(paidTo('spectator')).toMatch(
    /^Insight is paid, to be spent and no score; what for was voted in secret: (most for A, 6|[0-9] for each|most for [A-C, and]+, [0-9]( each)?)\.$/,
  );
  expect(paidTo('A')).toBe(paidTo('spectator'));
});

test('a card on which nothing came or went says its one number once, and still who was found', () => {
  const last = () => inRound2('ABC', { maxRounds: 2 }).guesses('A', symbols.C);
  expect(closed(last(), 'C')?.card).toMatchObject({
    lines: [{ text: 'You were found in round 2. The end tells by whom.' }, { text: 'No insight came or went.' }],
    sum: '6 insight',
  });
  expect(closed(last(), 'A')?.card?.lines).toContainEqual({ text: 'Left when the round closed', amount: '6' });
});

describe('a close without a find', () => {
  const quiet = (story: RuneStory, viewer = 'spectator') =>
    closed(story, viewer)?.scene?.beats.filter(({ id }) => id === 'nobody' || id === 'bare');

  it('says what would end the match, and how much of each whole slab all have seen', () => {
    const story = () => inRound2('ABCD').sees('A', 'mirror', { show: symbols.A[0], seat: 'B' });
    expect(quiet(story())?.map(({ text }) => text)).toEqual([
      'Nobody is found: three more finds end the match.',
      'All have seen one of the runes of A.',
    ]);
    expect(quiet(inRound2('ABCD'))?.at(-1)?.text).toBe(
      'No rune of a whole slab has been shown: to all they are blank.',
    );
  });

  it('tells nothing of guesses: how close they came is their player’s alone', () => {
    const near = [...symbols.C.slice(0, 5), symbols.D[5]] as typeof symbols.C;
    for (const viewer of ['spectator', 'B', 'C'])
      expect(quiet(inRound2('ABCD').guesses('A', near), viewer)).toEqual(quiet(inRound2('ABCD'), viewer));
  });
});

test('to oneself one’s own slab is whole in the scene, with what all have seen in amber; to others it is blank', () => {
  const story = inRound2('ABC').sees('A', 'mirror', { show: symbols.A[0], seat: 'B' }).closes();
  const [A, B] = [seatId('A'), seatId('B')];
  const own = seenSlab(story.view('A'), { seat: A, mine: A });
  expect(own).toEqual({ grid: symbols.A, loose: [], lit: [symbols.A[0]] });
  expect(seenSlab(story.view('A'), { seat: B, mine: A }).grid).toEqual([null, null, null, null, null, null]);
  for (const viewer of ['B', 'spectator']) {
    const mine = viewer === 'B' ? B : null;
    expect(seenSlab(story.view(viewer), { seat: A, mine })).toEqual(knownSlab(story.view(viewer).shown, A));
  }
});

test('a clash shows the symbol that is banned, and not whose it was', () => {
  const clash = (...twins: readonly string[]) => {
    const story = new RuneStory(['A', 'B', 'C', 'D']);
    for (const seat of story.seats) {
      story.does(seat, { type: 'symbol', runes: twins.includes(seat) ? symbols.A : symbols[seat as 'B' | 'C' | 'D'] });
      if (seat === 'C') break;
    }
    return closed(story, 'spectator')?.scene;
  };
  expect(clash('A', 'B')?.beats.find(({ show }) => show === 'clash')?.banned).toEqual([symbols.A]);
  expect(clash('A', 'B')).toEqual(clash('B', 'C'));
});

test('runes shown in public are cut into the stone of their owner, in place where that was told', () => {
  const story = inRound2('ABC')
    .sees('A', 'mirror', { show: symbols.A[0], seat: 'B' })
    .sees('B', 'trade', { position: 4, seat: 'A' });
  const shown = closed(story, 'C')?.scene?.beats.filter(({ show }) => show === 'shown') ?? [];
  expect(shown.map(({ text }) => text)).toEqual([
    'A shows a rune, Straight Box.',
    'B shows Angled Zig-Zag at the bottom middle.',
  ]);
  const cut = shown.flatMap((beat) => beat.shown ?? []);
  expect(knownSlab(cut, seatId('A'))).toEqual({
    ...{ grid: [null, null, null, null, null, null], loose: [symbols.A[0]] },
    lit: [symbols.A[0]],
  });
  expect(knownSlab(cut, seatId('B')).grid[4]).toBe(symbols.B[4]);
});

test('several guesses are counted on the card, each in one word', () => {
  const guessed = (story: RuneStory) =>
    closed(story, 'A')?.card?.lines.flatMap(({ text }) => (/guess/i.test(text) ? text.replace(/: .*/, '') : []));
  expect(guessed(inRound2('ABCD').guesses('A', symbols.B))).toEqual(['Guess']);
  expect(guessed(inRound2('ABCD').guesses('A', symbols.B, symbols.C))).toEqual(['1st guess', '2nd guess']);
});

test('a match that the host ended closed nothing', () => {
  const story = inRound2('ABC');
  const before: MatchView<View> = story.view('A');
  const after: MatchView<View> = story.does('host', { type: 'end' }).view('A');
  expect(closeOf(before, after, telling(seatId('A')))).toBeNull();
});

test('six seats that all show and all but one found: everything is told in time', () => {
  const story = inRound2('ABCDEF');
  for (const seat of story.seats) {
    const other = seat === 'A' ? 'B' : 'A';
    story
      .sees(seat, 'mirror', { show: symbols[seat as 'A'][0], seat: other })
      .sees(seat, 'trade', { position: 3, seat: other });
  }
  story.guesses('A', symbols.B, symbols.C, symbols.D).guesses('F', symbols.E);

  const scene = closed(story, 'spectator')?.scene;
  expect(scene?.beats.map(({ id }) => id)).toEqual(['slabs', 'shown by many', 'found', 'name 1', 'paid']);
  expect(scene?.beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(20_000);
});
