import type { PageSeat } from '@/server/pages/shapes';

/** Behind the name of a seat that nobody plays, once the match has started. */
export const emptyWord = ({ leftAt }: Pick<PageSeat, 'leftAt'>): string => (leftAt === null ? 'free' : 'left');
