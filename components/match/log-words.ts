import type { SeatId } from '@/games/game';
import { calledAsBot, partsOfCalled } from '@/games/kit/called';
import type { LogLine } from '@/server/pages/shapes';

/** A line as it arrives: over the wire what is unknown may be missing. */
export type ReadLine = Omit<LogLine, 'action'> & { readonly action?: unknown };

export interface LineTelling {
  nameOf(seat: SeatId): string;
  actionWords?: (action: unknown) => string | null;
  /** What a host closed who closed anything with it: "the phase"; absent: "the round". */
  readonly closes?: string | undefined;
}

/** What one line of the log says. `action` null: something was sent, and what is not this viewer's to know. */
export function wordsOfLine(line: ReadLine, { nameOf, actionWords, closes }: LineTelling): string {
  const { by, via, person } = line;
  if (by === 'clock') return via === 'auto' ? 'The match goes on by itself.' : 'The deadline passed.';
  const action = readAction(line.action);
  if (by === 'host') return hostWords(line, { action, actionWords, closes });
  const sent = action === null ? 'sent something' : (actionWords?.(line.action) ?? `sent “${action.type}”`);
  const what = `${actorWords(nameOf(by), via)} ${sent}`;
  return via === 'host' ? `${person ?? 'The host'} acted for ${nameOf(by)}: ${what}.` : `${what}.`;
}

/** It stands by who acted: at the end of a sentence it would be said of whom they acted on. */
const actorWords = (name: string, via: ReadLine['via']): string =>
  via === 'bot' ? calledAsBot(partsOfCalled(name).name) : name;

interface KnownAction {
  readonly type: string;
  readonly seconds?: unknown;
  readonly to?: unknown;
}

function readAction(action: unknown): KnownAction | null {
  const known = typeof action === 'object' && action !== null && 'type' in action;
  return known && typeof action.type === 'string' ? (action as KnownAction) : null;
}

/** Who had seen the end knew what chance had still to decide; whoever kept the hash can compare it with the record's seed. */
const redrawn = (seedHash: string | null): string =>
  seedHash === null
    ? ''
    : ` The match had been over, so what chance decides from there on comes out anew, by the seed with the hash ${seedHash}.`;

function hostWords(
  { person, via, action: sent, seedHash }: ReadLine,
  { action, actionWords, closes = 'the round' }: Omit<LineTelling, 'nameOf'> & { readonly action: KnownAction | null },
): string {
  const host = via === 'auto' ? 'The match' : (person ?? 'The host');
  switch (action?.type) {
    case 'resolve':
      return `${host} closed ${closes}.`;
    case 'extend':
      return `${host} gave ${String(action.seconds)} seconds more.`;
    case 'pause':
      return via === 'auto' ? 'The match was paused.' : `${host} paused the match.`;
    case 'resume':
      return via === 'auto' ? 'The pause ran out; the match went on.' : `${host} resumed the match.`;
    case 'rewind':
      return `${host} took the match back${action.to === 0 ? ' to its start' : ''}.${redrawn(seedHash)}`;
    case 'end':
      return `${host} ended the match.`;
    case undefined:
      return `${host} did something that is told later.`;
    default:
      return `${host} ${actionWords?.(sent) ?? `sent “${action?.type}”`}.`;
  }
}
