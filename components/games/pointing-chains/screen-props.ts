import type { GameScreenProps } from '@/components/match/game-screens';
import type { Action } from '@/games/pointing-chains/actions';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';

/** What the screens of this game are given. */
export type ScreenProps = GameScreenProps<View, Settings, Action>;
