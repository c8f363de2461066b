import type { Metadata } from 'next';
import { Credits } from '@/components/games/credits';
import { Rulebook } from '@/components/games/rulebook';
import { rulesWords } from '@/components/match/about-match';
import { RulingsWithRules } from '@/components/match/rulings-with-rules';
import { linesOfMatch } from '@/components/settings/holders';
import { SettingsList } from '@/components/settings/settings-list';
import { Page } from '@/components/shell/page';
import { LinkButton } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/panel';
import { catalogEntry, formatUsualSeats } from '@/games/catalog';
import { type Address, firstAt, metadataAt } from '../first';
import { previewOf } from '../preview';

export const generateMetadata = (address: Address): Promise<Metadata> =>
  metadataAt(address, ({ page }) =>
    previewOf(page, {
      title: `Rules of ${page.title}`,
      description: `${page.gameName}, as this match is played.`,
      picture: `/pictures/games/${page.game}.png`,
    }),
  );

/** The rulebook with this match's own numbers, as far as its viewer may know them. */
export default async function RulesPage({ params }: Address) {
  const { code } = await params;
  const first = await firstAt(code);
  const { page } = first;
  const entry = catalogEntry(page.game);
  const kind = entry === null ? '' : ` · ${entry.kind} · ${formatUsualSeats(entry.seats)}`;
  return (
    <Page width="book">
      <PageTitle
        eyebrow={`${page.gameName}${kind}`}
        title={`Rules of ${page.title}`}
        about={
          <>
            <p>As this match is played: the rules{rulesWords(page.rules)}.</p>
            {entry !== null && <Credits entry={entry} />}
          </>
        }
      />
      <LinkButton href={`/m/${page.code}`}>To the match</LinkButton>
      <section aria-label="Settings" className="my-10">
        <SettingsList lines={linesOfMatch(page)} />
      </section>
      <RulingsWithRules page={page} />
      <Rulebook game={page.game} name={page.gameName} settings={page.settings} seats={page.seats.length} />
    </Page>
  );
}
