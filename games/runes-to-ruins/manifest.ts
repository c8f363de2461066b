import type { Manifest } from '../manifest';
import type { Settings } from './settings';

export const manifest: Manifest<Settings> = {
  id: 'runes-to-ruins',
  name: 'Runes to Ruins',
  summary: 'Hide a symbol of six joined runes, buy visions of the others’, and find theirs before yours is found.',
  goal: 'Find the others’ symbols before yours is found.',
  about:
    'Everyone hides a symbol of six runes whose lines meet. Insight buys visions, questions and guesses; votes decide what insight is paid next; every discovery changes what is left to find. Whoever stays hidden longest comes out ahead; finding others pays for it.',
  kind: 'main match',
  seats: { min: 3, max: 6, standard: 5 },
  takes: 'an evening, or days at a slow pace',
  designers: ['Zero'],
  tags: ['intel game', 'patterns', 'puzzle', 'voting'],
  browserDefaults: {
    always: { interludeSeconds: 20 },
    practice: { roundSeconds: null, symbolSeconds: null },
  },
};
