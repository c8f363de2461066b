import type { MatchPage } from '@/server/pages/shapes';
import { AskedToHost } from './asked-to-host';
import { LostSeat } from './lost-seat';
import { SentAway } from './sent-away';

/** What has happened to this viewer in the match, or is asked of them: few ever see any of it. */
export const OwnNotes = ({ page }: { page: MatchPage }) => (
  <>
    {page.lostSeat != null && <LostSeat lost={page.lostSeat} by={{ code: page.code }} />}
    {page.askedBy != null && <AskedToHost page={page} />}
    <SentAway page={page} />
  </>
);
