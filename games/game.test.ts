import { describe, expectTypeOf, it } from 'vitest';
import type { Actor, SeatId, Viewer } from './game';
import { seatId } from './kit/seats';

// Held by the compiler: what does not hold here does not compile.

describe('who acts and who looks', () => {
  it('are closed: a seat that was read, or one of the words', () => {
    expectTypeOf<'host'>().toExtend<Actor & Viewer>();
    expectTypeOf<'spectator'>().toExtend<Viewer>();
    expectTypeOf(seatId('A')).toExtend<Actor & Viewer>();
    expectTypeOf<'spectator'>().not.toExtend<Actor>();
    expectTypeOf<'hots'>().not.toExtend<Viewer>();
    expectTypeOf<'A'>().not.toExtend<SeatId>();
    expectTypeOf<string>().not.toExtend<Viewer>();
    expectTypeOf<Viewer>().not.toExtend<SeatId>();
  });
});
