import { sceneSuite } from '@/components/stage/testing/scene-suite';
import type { Settings } from '@/games/bifrost/settings';
import type { State } from '@/games/bifrost/state';
import { rearrange } from '@/games/bifrost/testing';
import type { View } from '@/games/bifrost/view';
import { closeOf, tellFinale } from './scenes';

sceneSuite<View, State, Settings>('bifrost', { scenes: { closeOf, tellFinale }, rearrange });
