import { LocalTime } from '@/components/ui/local-time';
import type { MatchPage } from '@/server/pages/shapes';

/** That links of seats were opened again, and when, newest first: one's own, or for a host all. */
export function SeatsOpened({ page: { notices } }: { page: Pick<MatchPage, 'notices'> }) {
  const opened = notices.filter(({ kind }) => kind === 'seat-opened').reverse();
  if (opened.length === 0) return null;
  return (
    <ul
      aria-label="Seats opened again"
      className="rounded-md bg-warning-subtle px-4 py-2.5 text-sm text-warning-content"
    >
      {opened.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          {text} <LocalTime time={at} />
        </li>
      ))}
    </ul>
  );
}
