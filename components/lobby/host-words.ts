import type { MatchPage } from '@/server/pages/shapes';

// What those see and do whom a host lets do so: never more than is so in a sealed match.

type Sealing = Pick<MatchPage, 'sealed'>;

const held =
  'but for what was sent since the round opened: this match is sealed, and that shows once the round has closed';

/** What a co-host is, for who asks one. */
export const coHostWords = ({ sealed }: Sealing): string =>
  `Once they accept they do all that you can, but for deleting the match, and see what you see${sealed ? ` (everything ${held})` : ''}, and cannot hold a seat.`;

/** The same, for who is asked. */
export const askedWords = ({ sealed }: Sealing): string =>
  `Hosts can do everything in it, but for deleting it, and see everything${sealed ? ` ${held}` : ''}. They hear of what waits for them, and cannot hold a seat.`;

/** What comes of it when somebody is let see everything. */
export const fullViewWords = ({ sealed }: Sealing): readonly string[] => [
  `They see every secret of this match from now on${sealed ? `, ${held}` : ''}.`,
  'You can take it back. What they have seen they know, so they can never play in this match.',
];

/** What comes of it when a co-host is one no more. */
export const noHostAnyMore = (status: MatchPage['status']): readonly string[] => [
  'They have the dashboard no more, and see what everybody sees.',
  ...(status === 'lobby' ? [] : ['What they have seen they know, so they cannot play in this match.']),
];
