import type { MatchPage } from '@/server/pages/shapes';

/** Changes with everything beside the game that somebody is told of, and with nothing that others alone did. */
export const whatIsTold = ({
  status,
  seat,
  startsAt,
  readyCheck,
  untold,
  rulings,
  notices,
  questions,
}: MatchPage): string =>
  JSON.stringify([
    ...[
      status,
      seat,
      startsAt,
      readyCheck?.since ?? null,
      untold,
      rulings.at(-1)?.n ?? null,
      notices.at(-1)?.at ?? null,
    ],
    questions.filter(({ answer }) => answer !== null).length,
  ]);
