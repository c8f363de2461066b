import type { Manifest } from '../manifest';
import type { Settings } from './settings';

export const manifest: Manifest<Settings> = {
  id: 'pointing-chains',
  name: 'Pointing Chains',
  summary:
    'Point at one other player in secret: every step from you to the end of your chain is a point, unless too many hang together, and a loop is worth nothing.',
  goal: 'Have many players after you in your chain, but not so many that it grows too big.',
  about:
    'Three times, everyone points at one other player, or at nobody. The pointers form chains, loops and lone nodes, and everybody sees the shape they made with no names on it. A point for every player ahead of you on the way to the end, unless somebody closes the loop or the chain grows too big.',
  kind: 'main match',
  seats: { min: 3, max: 26, standard: 13 },
  takes: 'three rounds of up to ten minutes',
  designers: ['Zero'],
  tags: ['points-based'],
  honours: ['Best depth for minimal rules, main match, 2022'],
  browserDefaults: {
    always: { tokenRule: 'winners', interludeSeconds: 20 },
    practice: { roundSeconds: null, voteSeconds: null },
    bySeats,
  },
};

/** In proportion to what thirteen play by: nine are too big, and seven get tokens at most. */
function bySeats(seats: number): Partial<Settings> {
  if (seats === manifest.seats.standard || !(seats >= manifest.seats.min)) return {};
  const proposed = { bigSection: Math.ceil((9 / 13) * seats), tokenThreshold: Math.round((7 / 13) * seats) };
  const { bigSection, tokenThreshold } = proposed;
  return { ...(bigSection === 9 ? {} : { bigSection }), ...(tokenThreshold === 7 ? {} : { tokenThreshold }) };
}
