import type { GameScreenProps } from '@/components/match/game-screens';
import type { Action } from '@/games/proof-by-contradiction/actions';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import type { View } from '@/games/proof-by-contradiction/view';

/** What the screens of this game are given. */
export type ScreenProps = GameScreenProps<View, Settings, Action>;
