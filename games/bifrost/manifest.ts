import type { Manifest } from '../manifest';
import type { Settings } from './settings';

export const manifest: Manifest<Settings> = {
  id: 'bifrost',
  name: 'Bifröst',
  summary: 'Three boards at once, three colours, every step in secret: join three edges, and nobody knows who is who.',
  goal: 'Join three edges of a board with your colour before the others do.',
  about:
    'Three players share three boards of hexes, each on turn on a different one in every step. Whoever joins three of a board’s six edges first takes it; whoever no longer can is out of it. Identities stay hidden until the sixth board is done.',
  kind: 'main match',
  seats: { min: 3, max: 3, standard: 3 },
  takes: 'about an hour, live',
  designers: ['e_is_cool', 'elara'],
  tags: ['anonymous', 'grid-based', 'hex grid', 'limited communication', 'live', 'strategy', 'turn-based'],
  promise: {
    name: 'Limited communication',
    text: 'From the first step to the last, players do not communicate with one another, in public or in private.',
  },
  browserDefaults: { always: {}, practice: { moveSeconds: null, breakSeconds: null } },
};
