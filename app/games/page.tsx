import type { Metadata } from 'next';
import { GameTags } from '@/components/games/game-tags';
import { Honours } from '@/components/games/honours';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Page } from '@/components/shell/page';
import { Button, LinkButton } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Select } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { PageTitle } from '@/components/ui/panel';
import { catalogFor, formatDesigners, formatUsualSeats, playersInUse, tagsInUse, type Wish } from '@/games/catalog';
import type { Manifest } from '@/games/manifest';

export const metadata: Metadata = { title: 'Games' };

interface Props {
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

export default async function GamesPage({ searchParams }: Props) {
  const wish = wishOf(await searchParams);
  const found = catalogFor(wish);
  return (
    <Page>
      <PageTitle
        title="The games"
        about="Each has its rulebook here, with pictures, and can be practised against bots at once."
      />
      <Finder wish={wish} />
      {found.length === 0 && (
        <EmptyState action={<LinkButton href="/games">Show all games</LinkButton>}>
          No game here is like that: take another tag, or another number of players.
        </EmptyState>
      )}
      <ul>
        {found.map((entry) => (
          <GameRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </Page>
  );
}

function wishOf({ tag, players }: Awaited<Props['searchParams']>): Wish {
  const known = tagsInUse().find((one) => one === tag) ?? null;
  return { tag: known, players: playersInUse().find((one) => String(one) === players) ?? null };
}

/** A form that asks for this page again: it needs no script. Its key sets the fields anew when a link has led here. */
function Finder({ wish: { tag, players } }: { wish: Wish }) {
  return (
    <search>
      <form key={`${tag} ${players}`} action="/games" className="mb-4 flex items-end gap-3">
        <Select label="Players" name="players" defaultValue={players ?? ''} className="w-24">
          <option value="">Any</option>
          {playersInUse().map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Select label="Tag" name="tag" defaultValue={tag ?? ''} className="min-w-0 flex-1 sm:w-56 sm:flex-none">
          <option value="">Any</option>
          {tagsInUse().map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
        <Button type="submit">Find</Button>
      </form>
    </search>
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
        <p className="mt-1.5 text-muted text-sm">by {formatDesigners(entry)}</p>
        <Honours honours={entry.honours} />
        {entry.tags.length > 0 && <GameTags tags={entry.tags} />}
      </div>
      <dl className="col-start-2 mt-3 text-sm sm:col-start-3 sm:mt-1 sm:border-subtle sm:border-l sm:pl-6">
        <dt className="sr-only">Kind and players</dt>
        <dd className="text-default">
          {formatUsualSeats(entry.seats)}
          <span className="text-muted"> · {entry.kind}</span>
        </dd>
        <dt className="sr-only">It takes</dt>
        <dd className="mt-0.5 text-muted">{entry.takes}</dd>
      </dl>
    </li>
  );
}
