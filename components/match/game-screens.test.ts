import { expectTypeOf, it } from 'vitest';
import type { ScreenProps } from '@/components/games/bifrost/screen-props';

// Held by the compiler: what does not hold here does not compile.

it('a board sends only what is an action of its game, and reads its own settings', () => {
  type Sent = Parameters<ScreenProps['submit']>[0];
  expectTypeOf<{ type: 'move'; board: number; cell: string }>().toExtend<Sent>();
  expectTypeOf<{ type: 'move'; board: number }>().not.toExtend<Sent>();
  expectTypeOf<{ type: 'point'; at: null }>().not.toExtend<Sent>();
  expectTypeOf<Parameters<ScreenProps['check']>[0]>().toEqualTypeOf<Sent>();
  expectTypeOf<ScreenProps['settings']['moveSeconds']>().toEqualTypeOf<number | null>();
});
