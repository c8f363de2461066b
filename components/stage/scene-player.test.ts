import { describe, expect, test } from 'vitest';
import type { Scene } from './scene';
import { createScenePlayer, momentAt, type Playing } from './scene-player';
import { handClock } from './testing/hand-clock';

const scene: Scene = {
  id: 'round 1',
  title: 'All told',
  beats: [
    { id: 'a', text: 'First.', ms: 100 },
    { id: 'b', text: 'Second.', ms: 300 },
  ],
};

function played(options: Partial<Playing> = {}) {
  const clock = handClock();
  const player = createScenePlayer({ scene, clock, hushMs: 50, ...options });
  const told: string[] = [];
  const tell = () => {
    const { at, index } = player.moment();
    told.push(`${clock.now()} ${at} ${index}`);
  };
  tell();
  player.subscribe(tell);
  player.start();
  return { player, clock, told };
}

describe('a scene', () => {
  test('is a hush, its beats in order for their times, and its last picture', () => {
    const { clock, told } = played();
    clock.pass(1000);
    expect(told).toEqual(['0 hush 0', '50 beat 0', '150 beat 1', '450 end 1']);
  });

  test('can go faster, and without a hush', () => {
    const { clock, told } = played({ hushMs: 0, speed: 2 });
    clock.pass(1000);
    expect(told).toEqual(['0 beat 0', '50 beat 1', '200 end 1']);
  });

  test('goes on where it was left, without a hush', () => {
    const { player, clock, told } = played({ from: 1 });
    clock.pass(200);
    player.back();
    clock.pass(1000);
    expect(told).toEqual(['0 beat 1', '200 beat 0', '300 beat 1', '600 end 1']);
  });

  test('is its last picture alone where nothing may move', () => {
    const { clock, told } = played({ isStill: true });
    clock.pass(1000);
    expect(told).toEqual(['0 end 1']);
  });

  test('goes a beat back, whose whole time is to come again', () => {
    const { player, clock, told } = played({ hushMs: 0 });
    clock.pass(150);
    player.back();
    player.back();
    clock.pass(1000);
    expect(told).toEqual(['0 beat 0', '100 beat 1', '150 beat 0', '150 beat 0', '250 beat 1', '550 end 1']);
  });

  test('stands while it is held, goes by hand, and on once it is let go or skipped', () => {
    const { player, clock } = played({ hushMs: 0 });
    player.hold(true);
    clock.pass(5000);
    expect(player.moment()).toEqual({ at: 'beat', index: 0 });
    player.next();
    clock.pass(5000);
    expect(player.moment()).toEqual({ at: 'beat', index: 1 });
    player.hold(false);
    clock.pass(300);
    expect(player.moment().at).toBe('end');
    player.restart();
    player.hold(true);
    player.skip();
    expect([player.moment().at, player.isHeld()]).toEqual(['end', false]);
  });

  test('goes on to the next beat, whose whole time is still to come', () => {
    const { player, clock, told } = played();
    clock.pass(60);
    player.next();
    clock.pass(299);
    expect(told.at(-1)).toBe('60 beat 1');
    clock.pass(1);
    expect(told.at(-1)).toBe('360 end 1');
  });

  test('is skipped to its end, once', () => {
    const { player, clock, told } = played();
    clock.pass(10);
    player.skip();
    player.skip();
    clock.pass(1000);
    expect(told).toEqual(['0 hush 0', '10 end 1']);
  });

  test('is told again from its first beat, without the hush', () => {
    const { player, clock, told } = played();
    player.skip();
    player.restart();
    clock.pass(1000);
    expect(told.slice(1)).toEqual(['0 end 1', '0 beat 0', '100 beat 1', '400 end 1']);
  });

  test('stands still when it is stopped, and starts again', () => {
    const { player, clock, told } = played();
    clock.pass(60);
    player.stop();
    clock.pass(1000);
    expect(told.at(-1)).toBe('50 beat 0');
    player.start();
    clock.pass(100);
    expect(told.at(-1)).toBe('1160 beat 1');
  });

  test('stands where somebody else shows it, and past its last beat at its end', () => {
    expect([0, 1, 2, 7].map((step) => momentAt(scene, step))).toEqual([
      { at: 'beat', index: 0 },
      { at: 'beat', index: 1 },
      { at: 'end', index: 1 },
      { at: 'end', index: 1 },
    ]);
  });
});
