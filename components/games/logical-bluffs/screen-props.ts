import type { GameScreenProps } from '@/components/match/game-screens';
import type { Action } from '@/games/logical-bluffs/actions';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';

/** What the screens of this game are given. */
export type ScreenProps = GameScreenProps<View, Settings, Action>;
