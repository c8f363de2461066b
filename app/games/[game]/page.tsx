import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { linkPreview } from '@/app/link-preview';
import { Credits } from '@/components/games/credits';
import { Practise } from '@/components/games/practise';
import { Rulebook } from '@/components/games/rulebook';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { catalogEntry, formatUsualSeats } from '@/games/catalog';
import { currentPerson } from '@/server/auth/current-person';

interface Props {
  params: Promise<{ game: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const entry = catalogEntry((await params).game);
  if (entry === null) return { title: 'Not found' };
  const { id, name, summary } = entry;
  return { title: name, description: summary, ...linkPreview(name, summary, `/pictures/games/${id}.png`) };
}

export default async function GamePage({ params }: Props) {
  const entry = catalogEntry((await params).game);
  if (entry === null) notFound();
  return (
    <Page width="book">
      <PageTitle
        eyebrow={`${formatUsualSeats(entry.seats)} · ${entry.kind} · ${entry.takes}`}
        title={
          <span className="flex items-center gap-4">
            <GameEmblem game={entry.id} className="size-12 sm:size-14" />
            {entry.name}
          </span>
        }
        actions={
          <div className="flex flex-wrap items-start gap-3">
            <Practise game={entry.id} isSignedIn={(await currentPerson()) !== null} />
            <LinkButton href={`/matches/new?game=${entry.id}`} size="lg">
              Host a match
            </LinkButton>
          </div>
        }
        about={
          <>
            <p>{entry.about}</p>
            <Credits entry={entry} />
          </>
        }
      />
      <Rulebook game={entry.id} name={entry.name} isTold />
      <section aria-labelledby="try-it" className="mt-12 lg:ml-60">
        <h2 id="try-it" className="display mb-2 text-xl">
          Try it
        </h2>
        <p className="mb-4 max-w-prose text-subtle">
          A match starts at once, with bots in all other seats. No account is needed, and nobody keeps the score.
        </p>
        <div className="flex">
          <Practise game={entry.id} isSignedIn label="Play a first match" />
        </div>
      </section>
    </Page>
  );
}
