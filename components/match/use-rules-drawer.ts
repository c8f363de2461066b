import { useCallback, useState } from 'react';
import type { GameScreenProps } from './game-screens';
import { keepKnown } from './knows-game';

interface RulesDrawer {
  /** Somebody asked for the rules: they lie over the page. */
  readonly isOpen: boolean;
  /** It is somebody's first match of the game, and they have not acted yet: the rules are a part of the page. */
  readonly isOffered: boolean;
  toggle(): void;
  close(): void;
  /** Who has acted knows how. */
  putAway(): void;
}

/** Since the page was made: the frame may begin anew in the meantime, with what the page was made with. */
const putAwayHere = new Set<string>();

/** The rules at hand: a card on the page at somebody's first match of a game, while they play, until they have acted; else a drawer. */
export function useRulesDrawer(
  game: string,
  { isNew, isPlaying }: { readonly isNew: boolean; readonly isPlaying: boolean },
): RulesDrawer {
  const [isOpen, setOpen] = useState(false);
  const [isUnread, setUnread] = useState(isNew && !putAwayHere.has(game));
  const isOffered = isUnread && isPlaying;
  const close = useCallback(() => setOpen(false), []);
  const toggle = useCallback(() => setOpen((was) => !was), []);
  const putAway = useCallback(() => {
    if (!isOffered) return;
    keepKnown(game);
    putAwayHere.add(game);
    setUnread(false);
  }, [game, isOffered]);
  return { isOpen, isOffered, toggle, close, putAway };
}

/** The same, of which what is sent and taken puts the card away. */
export function useGivingWayTo(props: GameScreenProps, { putAway }: Pick<RulesDrawer, 'putAway'>): GameScreenProps {
  const { submit: send } = props;
  const submit = useCallback<GameScreenProps['submit']>(
    async (action, keyFor) => {
      const refusal = await send(action, keyFor);
      if (refusal === null) putAway();
      return refusal;
    },
    [send, putAway],
  );
  return { ...props, submit };
}
