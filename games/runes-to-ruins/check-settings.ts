import type { SeatId } from '../game';
import { seatEntries } from '../kit/by-seat';
import { createRandom } from '../kit/random';
import { FEWEST_SYMBOLS, hasSymbolsEnough } from './random-symbol';
import type { Settings } from './settings';

// What the form of the settings cannot see: seats that are not there, drawings that leave hardly a symbol.

export function checkSettings(settings: Settings, seats: readonly SeatId[]): { field: string; message: string } | null {
  return strangerWithArtefacts(settings, seats) ?? tooFewSymbols(settings);
}

function tooFewSymbols(settings: Settings) {
  if (settings.runes === null || hasSymbolsEnough(settings, createRandom('symbols enough'))) return null;
  const joined = settings.joining === 'neighbours' ? 'all neighbours joined' : 'all six joined to one figure';
  return { field: 'runes', message: `hardly leave a symbol with ${joined}: there are fewer than ${FEWEST_SYMBOLS}` };
}

function strangerWithArtefacts(settings: Settings, seats: readonly SeatId[]) {
  const unknown = seatEntries(settings.artefacts).find(([id]) => !seats.includes(id))?.[0];
  if (unknown === undefined) return null;
  return { field: `artefacts.${unknown}`, message: `there is no seat ${JSON.stringify(unknown)} in this match` };
}
