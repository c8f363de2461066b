import type { GameScreenProps } from '@/components/match/game-screens';
import type { Action } from '@/games/bifrost/actions';
import type { Settings } from '@/games/bifrost/settings';
import type { View } from '@/games/bifrost/view';

/** What the screens of this game are given. */
export type ScreenProps = GameScreenProps<View, Settings, Action>;
