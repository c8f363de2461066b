import { Suspense, useEffect, useState } from 'react';
import type { GameScreenProps, GameScreens, ResolveWords } from '@/components/match/game-screens';
import { Section } from '@/components/ui/panel';
import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { Secret } from './safe-to-share';

/** The names of those who could act in this phase and have not; none where nobody may know who acts. */
export function missingNames({ page, view }: { page: MatchPage; view: MatchView }): readonly string[] {
  const names = new Map(page.seats.map(({ seat, name }) => [seat, name]));
  return view.seats.filter(({ acted }) => acted === false).map(({ seat }) => names.get(seat) ?? seat);
}

interface PreviewProps {
  readonly screens: GameScreens;
  readonly props: GameScreenProps;
  readonly missing: readonly string[];
}

/** In a sentence and in the game's own picture: what closing the phase now would bring, and to whom. */
export function ResolvePreview({ screens, props, missing }: PreviewProps) {
  const { view, settings, nameOf } = props;
  const { HostPanel } = screens;
  const words = useResolveWords(screens)?.({ view, settings, missing, nameOf }) ?? null;
  if (words === null && HostPanel === undefined) return null;
  return (
    <Section title="If you close the round now" aside="Preview">
      <Secret what="what the players have sent">
        {words !== null && <p className="mb-5 max-w-prose text-emphasis">{words}</p>}
        {HostPanel !== undefined && (
          <Suspense>
            <HostPanel {...props} />
          </Suspense>
        )}
      </Secret>
    </Section>
  );
}

function useResolveWords({ loadResolveWords }: GameScreens): ResolveWords | null {
  const [words, setWords] = useState<ResolveWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadResolveWords?.().then(
      (loaded) => isWanted && setWords(() => loaded),
      () => {}, // the picture says it too
    );
    return () => {
      isWanted = false;
    };
  }, [loadResolveWords]);
  return words;
}
