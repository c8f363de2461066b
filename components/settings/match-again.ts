import { typeHours } from '@/components/ui/hours-fields';
import { fittingSettings } from '@/games/fitting-settings';
import type { AnyGame } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import type { MatchDraft } from './match-draft';

/** What a new match starts with that is made from a former one, by who hosts that. */
export interface Again {
  readonly first: Partial<MatchDraft>;
  /** Keys of settings that the game does not take any more. */
  readonly dropped: readonly string[];
  /** Names among the players for whom bots played, since they did not come. */
  readonly absent: readonly string[];
}

/**
 * The same people and settings on as many seats, by what this viewer may know of them: whoever had a bot in their place is
 * among them, and the seats of bots and of nobody are left for either.
 */
export function matchAgain(page: MatchPage, game: AnyGame): Again {
  const { settings, dropped } = fittingSettings(game, page.settingsGiven);
  const names = page.seats.map(nameOfSeat);
  const named = names.filter((name) => name !== null);
  const isFull = named.length === names.length;
  const { visibility, sealed, practice, quietHours } = page;
  const joinWay = page.joinWay === (isFull ? 'links' : 'open') ? null : page.joinWay;
  return {
    first: {
      ...{ title: nextTitle(page.title), visibility, joinWay, sealed, practice },
      quiet: quietHours === null ? null : typeHours(quietHours),
      players: practice ? '' : named.join('\n'),
      count: names.length,
      given: settings,
      givenFor: names.map((name, place) => name ?? `nobody ${place}`),
    },
    dropped,
    absent: practice ? [] : page.seats.flatMap(({ absent }) => absent ?? []),
  };
}

const longestTitle = 80;

/** "Friday" is followed by "Friday 2", "Episode 3" by "Episode 4"; a year is no such number. */
export function nextTitle(title: string): string {
  const [, name = title, number = '1'] = /^(.*\S)\s+(\d{1,3})$/.exec(title) ?? [];
  const next = ` ${Number(number) + 1}`;
  return `${name.slice(0, longestTitle - next.length)}${next}`;
}

function nameOfSeat({ holder, name, seat, standIn, absent }: MatchPage['seats'][number]): string | null {
  if (holder === 'bot' && !standIn) return absent;
  return name === `Seat ${seat}` ? null : name;
}
