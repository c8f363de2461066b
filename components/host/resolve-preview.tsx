import { Suspense, useId } from 'react';
import type { GameScreenProps, GameScreens } from '@/components/match/game-screens';
import { whatCloses } from '@/components/match/phase-words';
import { useIsSafe } from '@/components/shell/safe';
import { Section } from '@/components/ui/panel';
import { useLoaded } from '@/components/ui/use-loaded';
import type { MatchPage } from '@/server/pages/shapes';
import { Secret } from './safe-to-share';

interface PreviewProps {
  readonly page: MatchPage;
  readonly screens: GameScreens;
  readonly props: GameScreenProps;
  readonly missing: readonly string[];
  /** Why closing would change nothing; null: it does something. */
  readonly closesNothing: string | null;
}

/** What closing the phase now would bring, and to whom, in the game's words; nothing on a shared screen. */
export function CloseSentence({ page, screens, props, missing, closesNothing }: PreviewProps) {
  const { view, settings, nameOf } = props;
  const isSafe = useIsSafe();
  const id = useId();
  const words = useLoaded(screens.loadResolveWords)?.({ view, settings, missing, nameOf }) ?? null;
  if (isSafe) return null;
  if (page.sealed) return <p className="text-sm text-subtle">{sealedWords}</p>;
  if (closesNothing !== null) return <p className="text-emphasis text-sm">{closesNothing}</p>;
  if (words === null) return null;
  return (
    <section aria-labelledby={id} className="text-sm">
      <h2 id={id} className="eyebrow mr-2 inline">
        If you close {whatCloses(screens, view)} now
      </h2>
      <p className="inline text-emphasis">{words}</p>
    </section>
  );
}

const sealedWords =
  'This match is sealed: what the players send, and what would come of it, you see when the round has closed.';

/** What only the host sees, in the game's own picture: what the players have sent, and what would come of it. */
export function HostsPanel({
  page,
  screens: { HostPanel, isPanelPreview },
  props,
}: Pick<PreviewProps, 'page' | 'screens' | 'props'>) {
  if (HostPanel === undefined || (page.sealed && isPanelPreview)) return null;
  return (
    <Section title={page.sealed ? 'For you alone, as the round opened' : 'For you alone'}>
      <Secret what="what the players have sent">
        <Suspense>
          <HostPanel {...props} />
        </Suspense>
      </Secret>
    </Section>
  );
}
