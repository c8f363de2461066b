import type { GameScreens } from '@/components/match/game-screens';
import { shortened } from '@/components/match/missing-names';
import { whatCloses } from '@/components/match/phase-words';
import type { MatchView, SeatId } from '@/games/game';

interface Asking {
  /** A spectator's: what is asked is said on the stage. */
  readonly view: MatchView;
  readonly screens: Pick<GameScreens, 'ready' | 'closes'>;
  nameOf(seat: SeatId): string;
}

/** What the stage says before the key N closes on who has not acted, by name where that is public; null: all are in. */
export function askedBeforeClose({ view, screens, nameOf }: Asking): string | null {
  const again = `Press N once more to close ${whatCloses(screens, view)} all the same.`;
  const missing = view.seats.filter(({ acted }) => acted === false).map(({ seat }) => nameOf(seat));
  if (missing.length > 0) return `${shortened(missing)} ${missing.length === 1 ? 'has' : 'have'} not acted. ${again}`;
  const ready = screens.ready?.(view) ?? view.seats.length;
  return ready < view.seats.length ? `${ready} of ${view.seats.length} are ready. ${again}` : null;
}
