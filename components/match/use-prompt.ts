import type { AnyScreens, GameScreenProps } from './game-screens';
import { useIsPast } from './use-is-past';

/** What is asked of this viewer now; null: nothing, or what was asked is over by the clock. */
export function usePrompt(screens: AnyScreens, { view, mine, interactive, now }: GameScreenProps): string | null {
  const isOver = useIsPast({ at: screens.promptEndsAt?.(view) ?? null, now });
  return mine === null || !interactive || isOver ? null : (screens.prompt?.(view, mine) ?? null);
}
