import type { Manifest } from '../manifest';
import type { Settings } from './settings';

export const manifest: Manifest<Settings> = {
  id: 'proof-by-contradiction',
  name: 'Proof by Contradiction',
  summary: 'Publish clues about your own hidden board: keep them all true, and break everybody else’s.',
  goal: 'Break the others’ clues, and keep your own true.',
  about:
    'Everyone fills a private board of sixteen cells with five coloured tokens and publishes two clues about it. Your clues have to hold on your own board at the end; what you want of all the others is that your board makes theirs false. Queries tell how many boards have a colour where you look.',
  kind: 'main match',
  seats: { min: 3, max: 16, standard: 11 },
  takes: 'three rounds of up to fifteen minutes',
  designers: ['e_is_cool', 'elara'],
  tags: [],
  browserDefaults: { always: { interludeSeconds: 30 }, practice: { roundSeconds: null }, bySeats },
};

/** In proportion to what eleven play by: three of them. */
function bySeats(seats: number): Partial<Settings> {
  const eliminationCandidates = Math.max(1, Math.round((3 / 11) * seats));
  return seats >= manifest.seats.min && eliminationCandidates !== 3 ? { eliminationCandidates } : {};
}
