import { typeHours } from '@/components/ui/hours-fields';
import { catalogEntry } from '@/games/catalog';
import { fittingSettings } from '@/games/fitting-settings';
import type { AnyGame } from '@/games/game';
import { proposedSettings } from '@/games/manifest';
import { variantGiven } from '@/games/variant';
import type { MatchPage } from '@/server/pages/shapes';
import { type Given, withOtherStart } from './given';
import type { MatchDraft } from './match-draft';

/** What a new match starts with that is made from a former one, by who hosts that. */
export interface Again {
  readonly first: Partial<MatchDraft>;
  /** Keys of settings that the game does not take any more. */
  readonly dropped: readonly string[];
}

/**
 * The same people and settings, those in whose place bots played among them: by what this viewer may know of them. Bots are asked for in the lobby; where people alone
 * are too few for the game, the other seats come again without a name of their own.
 */
export function matchAgain(page: MatchPage, game: AnyGame): Again {
  const { settings, dropped } = fittingSettings(game, page.settingsGiven);
  const people = page.seats.map(nameOfSeat);
  const count = people.filter((name) => name !== null).length;
  const isTooFew = count > 0 && count < variantGiven(game, settings).seats.min;
  const names = isTooFew ? page.seats.map(({ seat }, place) => people[place] ?? `Seat ${seat}`) : people;
  const named = names.filter((name) => name !== null);
  const players = named.join('\n');
  const { title, visibility, sealed, practice, quietHours } = page;
  const joinWay = page.joinWay === (players === '' ? 'open' : 'links') ? null : page.joinWay;
  return {
    first: {
      ...{ title, visibility, joinWay, sealed, practice },
      quiet: quietHours === null ? null : typeHours(quietHours),
      players: practice ? '' : players,
      count: practice || players === '' ? page.seats.length : null,
      given: resized(settings, { game: game.id, from: page.seats.length, to: named.length || page.seats.length }),
      givenFor: names.map((name, place) => name ?? `nobody ${place}`),
    },
    dropped,
  };
}

/** What was proposed for as many as played is proposed anew for as many as are named now; what was chosen stays. */
function resized(given: Given, { game, from, to }: { game: string; from: number; to: number }): Given {
  const entry = catalogEntry(game);
  if (entry === null) return given;
  return withOtherStart(given, { from: proposedSettings(entry, from), to: proposedSettings(entry, to) });
}

function nameOfSeat({ holder, name, seat, standIn, absent }: MatchPage['seats'][number]): string | null {
  if (holder === 'bot' && !standIn) return absent;
  return name === `Seat ${seat}` ? null : name;
}
