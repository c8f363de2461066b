import { notFound } from 'next/navigation';
import { cache } from 'react';
import { apiErrorCode, pageApi } from '@/server/trpc/page-api';

/** The title of the match at this address, for its pages' own; null for who may not see it. No such match: a 404. */
export const titleAt = cache(async (code: string): Promise<string | null> => {
  const api = await pageApi();
  try {
    return (await api.matches.page({ code })).title;
  } catch (error) {
    const why = apiErrorCode(error);
    if (why === 'NOT_FOUND' || why === 'BAD_REQUEST') notFound();
    if (why === 'FORBIDDEN') return null;
    throw error;
  }
});
