import type { GameScreenProps } from '@/components/match/game-screens';
import type { Action } from '@/games/runes-to-ruins/actions';
import type { Settings } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';

/** What the screens of this game are given. */
export type ScreenProps = GameScreenProps<View, Settings, Action>;
