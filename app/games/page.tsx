import type { Metadata } from 'next';
import Link from 'next/link';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Page } from '@/components/shell/page';
import { PageTitle } from '@/components/ui/panel';
import { catalog, formatSeats } from '@/games/catalog';
import type { Manifest } from '@/games/manifest';

export const metadata: Metadata = { title: 'Games' };

export default function GamesPage() {
  return (
    <Page>
      <PageTitle
        title="The games"
        about="Each has its rulebook here, with pictures, and can be practised against bots at once."
      />
      <ul>
        {catalog.map((entry) => (
          <GameRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Page>
  );
}

function GameRow({ entry }: { entry: Manifest }) {
  return (
    <li className="group relative grid grid-cols-[3.5rem_1fr] items-start gap-x-5 border-muted border-b py-6 sm:grid-cols-[5rem_1fr_14rem] sm:gap-x-8">
      <GameEmblem game={entry.id} className="size-14 sm:size-20" />
      <div className="min-w-0">
        <h2 className="display text-2xl">
          <Link href={`/games/${entry.id}`} className="after:absolute after:inset-0 group-hover:text-brass-content">
            {entry.name}
          </Link>
        </h2>
        <p className="mt-1.5 max-w-prose text-subtle">{entry.summary}</p>
      </div>
      <dl className="col-start-2 mt-3 text-sm sm:col-start-3 sm:mt-1 sm:border-subtle sm:border-l sm:pl-6">
        <dt className="sr-only">Kind and players</dt>
        <dd className="text-default">
          {formatSeats(entry.seats)}
          <span className="text-muted"> · {entry.kind}</span>
        </dd>
        <dt className="sr-only">It takes</dt>
        <dd className="mt-0.5 text-muted">{entry.takes}</dd>
      </dl>
    </li>
  );
}
