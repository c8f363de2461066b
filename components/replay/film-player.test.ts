import { describe, expect, test } from 'vitest';
import { handClock } from '@/components/stage/testing/hand-clock';
import { itemAt } from '@/games/kit/item-at';
import { FilmPlayer, type FilmRequest, type FilmShot } from './film-player';

// A film of six events: the second only says who has acted, the fourth closes with a scene of two beats, the sixth is the
// end, told in one.
const shotsOf = ({ isUntold }: { isUntold: boolean }): readonly FilmShot[] =>
  [0, 1, 2, 3, 4, 5, 6].map((step) => ({
    ...{ step, isLast: step === 6, holdMs: step === 2 ? 10 : 100, opensAt: step === 6 ? 0 : null, isUntold },
    beats: step === 4 ? [{ ms: 200 }, { ms: 300 }] : step === 6 ? [{ ms: 400 }] : [],
  }));

function film({ isLate = false, isUntold = true } = {}) {
  const shots = shotsOf({ isUntold });
  const clock = handClock();
  const late: (() => void)[] = [];
  const player = new FilmPlayer({
    clock,
    fetch(request, found) {
      const answer = () => found(shotFor(shots, request));
      if (isLate) late.push(answer);
      else answer();
    },
  });
  const seen: string[] = [];
  const where = () => {
    const { shot, beat } = player.moment();
    return `${clock.now()}: ${shot?.step}${beat === null ? '' : `.${beat}`}`;
  };
  player.subscribe(() => seen.at(-1) !== where() && seen.push(where()));
  player.seek({ step: 0, beat: null });
  return { player, clock, seen, where, late };
}

function shotFor(shots: readonly FilmShot[], request: FilmRequest): FilmShot {
  const shotAt = (step: number) => itemAt(shots, Math.min(step, 6));
  if (request.type === 'at') return shotAt(request.step);
  const step = request.from + request.by;
  return shotAt(step === 2 && !request.quiet ? step + request.by : step);
}

describe('a film', () => {
  test('stands still until it is played, then shows events, scenes and the end for their times, and stops', () => {
    const { player, clock, seen } = film();
    clock.pass(1000);
    player.play();
    clock.pass(5000);
    const all = ['0: 0', '1000: 0', '1100: 1', '1200: 2', '1210: 3', '1310: 4.0', '1510: 4.1', '1810: 4'];
    expect(seen).toEqual([...all, '1910: 5', '2010: 6.0', '2410: 6']);
    expect(player.moment().isPlaying).toBe(false);
  });

  test('is played from its start again at its end', () => {
    const { player, clock } = film();
    player.seek({ step: 6, beat: 0 });
    player.skipScene();
    player.play();
    expect(player.moment()).toMatchObject({ shot: { step: 0 }, isPlaying: true });
    clock.pass(100);
    expect(player.moment().shot?.step).toBe(1);
  });

  test('goes eight times as fast, or half as fast, from the moment on at which that is chosen', () => {
    const { player, clock, seen } = film();
    player.setSpeed(8);
    player.play();
    clock.pass(14);
    expect(seen.at(-1)).toBe('12.5: 1');
    player.setSpeed(0.5);
    clock.pass(199);
    expect(player.moment().shot?.step).toBe(1);
    clock.pass(1);
    expect(player.moment().shot?.step).toBe(2);
  });

  test('pauses where it is, in the middle of a scene too', () => {
    const { player, clock, where } = film();
    player.seek({ step: 4, beat: 0 });
    player.play();
    clock.pass(250);
    player.pause();
    clock.pass(1000);
    expect(where()).toBe('1250: 4.1');
    player.play();
    clock.pass(300);
    expect(where()).toBe('1550: 4');
  });

  test('steps by hand over what only says who has acted, and through the beats of a scene', () => {
    const { player, seen } = film();
    for (let i = 0; i < 7; i++) player.next();
    expect(seen).toEqual(['0: 0', '0: 1', '0: 3', '0: 4.0', '0: 4.1', '0: 4', '0: 5', '0: 6.0']);
    player.next();
    player.next();
    expect(seen.at(-1)).toBe('0: 6');
  });

  test('steps back to the board before, and within a scene by beats', () => {
    const { player, where } = film();
    player.seek({ step: 4, beat: 1 });
    player.previous();
    expect(where()).toBe('0: 4.0');
    player.previous();
    expect(where()).toBe('0: 3');
    player.previous();
    expect(where()).toBe('0: 1');
    player.previous();
    player.previous();
    expect(where()).toBe('0: 0');
  });

  test('comes to the board of a step that is gone to, but to an end that has to be told at its first beat', () => {
    const { player, where } = film();
    player.seek({ step: 4, beat: null });
    expect(where()).toBe('0: 4');
    player.seek({ step: 99, beat: null });
    expect(where()).toBe('0: 6.0');
    player.seek({ step: 4, beat: 9 });
    expect(where()).toBe('0: 4.1');
    player.seek({ step: 3, beat: 2 });
    expect(where()).toBe('0: 3');
  });

  test('leads to where an end begins to be told, also who knows it; a link to its board opens there', () => {
    const { player, where } = film({ isUntold: false });
    player.jump(6);
    expect(where()).toBe('0: 6.0');
    player.skipScene();
    expect(where()).toBe('0: 6');
    player.jump(4);
    expect(where()).toBe('0: 4');
    player.seek({ step: 6, beat: null });
    expect(where()).toBe('0: 6');
  });

  test('skips a scene, and tells it again', () => {
    const { player, where } = film();
    player.seek({ step: 4, beat: 0 });
    player.skipScene();
    expect(where()).toBe('0: 4');
    player.tellScene(0);
    expect(where()).toBe('0: 4.0');
    player.tellScene(1);
    expect(where()).toBe('0: 4.1');
  });

  test('takes the last place that was asked for, however late the answers come', () => {
    const { player, where, late } = film({ isLate: true });
    player.seek({ step: 1, beat: null });
    player.seek({ step: 3, beat: null });
    for (const answer of late) answer();
    expect(where()).toBe('0: 3');
  });

  test('plays on as soon as a place that is still coming is there; a pause calls off what would have come by itself', () => {
    const { player, clock, where, late } = film({ isLate: true });
    player.play();
    late.shift()?.();
    clock.pass(100);
    expect(late).toHaveLength(1);
    player.pause();
    late.shift()?.();
    clock.pass(1000);
    expect(where()).toBe('1100: 0');
    player.seek({ step: 3, beat: null });
    player.play();
    late.shift()?.();
    expect(where()).toBe('1100: 3');
    clock.pass(100);
    expect(late).toHaveLength(1);
  });
});
