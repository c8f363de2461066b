import { Practise } from '@/components/games/practise';
import { InPictures } from '@/components/match/rules-in-brief';
import { RulesLine } from '@/components/settings/rules-line';
import { startingOf } from '@/components/settings/settings-summary';
import { usePerson } from '@/components/shell/person';
import { LinkButton } from '@/components/ui/button';
import { Section } from '@/components/ui/panel';
import { catalogEntry } from '@/games/catalog';
import type { MatchPage } from '@/server/pages/shapes';

/** For who waits: the game in pictures by this match's own numbers, and where to read on or to try it. */
export function WhileYouWait({ page }: { page: MatchPage }) {
  const isSignedIn = usePerson() !== null;
  const entry = catalogEntry(page.game);
  if (entry === null || page.can.host || page.can.practiceHost) return null;
  return (
    <Section title="While you wait: how it is played" className="mb-10">
      <div className="grid grid-cols-1 gap-3">
        <p className="text-brass-content text-lg leading-snug">{entry.goal}</p>
        <p className="text-sm text-subtle">With the usual settings it takes {entry.takes}.</p>
        <RulesLine
          {...{ game: page.game, settings: page.settings, given: page.settingsGiven }}
          starting={startingOf(page)}
          count={page.seats.length}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reachable by keyboard */}
        <ul className={pictures} tabIndex={0}>
          <InPictures page={page} />
        </ul>
        <div className="flex flex-wrap items-start gap-2">
          <LinkButton size="lg" href={`/m/${page.code}/rules`} target="_blank">
            Read the rulebook
          </LinkButton>
          <Practise game={page.game} isSignedIn={isSignedIn} isBeside />
        </div>
      </div>
    </Section>
  );
}

/** Two by two; a phone draws them along. */
const pictures =
  'relative grid auto-cols-[85%] gap-x-6 overflow-x-auto border-muted border-y max-sm:grid-flow-col sm:grid-cols-2 *:border-b-0';
