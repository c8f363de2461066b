import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Practise } from '@/components/games/practise';
import { Rulebook } from '@/components/games/rulebook';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { catalogEntry, formatSeats } from '@/games/catalog';

interface Props {
  params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = catalogEntry((await params).game);
  return entry === null ? { title: 'Not found' } : { title: entry.name, description: entry.summary };
}

export default async function GamePage({ params }: Props) {
  const entry = catalogEntry((await params).game);
  if (entry === null) notFound();
  return (
    <Page width="reading">
      <PageTitle
        eyebrow={`${formatSeats(entry.seats)} · ${entry.kind} · ${entry.takes}`}
        title={
          <span className="flex items-center gap-4">
            <GameEmblem game={entry.id} className="size-12 sm:size-14" />
            {entry.name}
          </span>
        }
        about={entry.about}
      />
      <div className="mb-12 flex flex-wrap items-start gap-3">
        <WhenReady>
          <Practise game={entry.id} />
        </WhenReady>
        <LinkButton href={`/matches/new?game=${entry.id}`} size="lg">
          Host a match
        </LinkButton>
      </div>
      <Rulebook game={entry.id} name={entry.name} />
    </Page>
  );
}
