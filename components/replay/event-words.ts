import { wordsOfLine } from '@/components/match/log-words';
import type { SeatId, SeatView, Viewer } from '@/games/game';
import { hostActionSchema, type MatchEvent } from '@/games/match';

export interface EventTelling {
  readonly viewer: Viewer;
  /** As the viewer sees them: `acted` is null where nobody may know who acts. */
  readonly seats: readonly SeatView[];
  nameOf(seat: SeatId): string;
  actionWords(action: unknown): string | null;
  /** What a host closes with it: "the phase". */
  readonly closes?: string | undefined;
}

/** What an event says to this viewer, as the log does; null: they know nothing of it. */
export function eventWords(event: MatchEvent, { viewer, seats, ...telling }: EventTelling): string | null {
  const { by, at, action = null } = event;
  const isOpen = isKnownTo(viewer, event);
  if (!isOpen && (by === 'host' || seats.every(({ acted }) => acted === null))) return null;
  const line = {
    ...{ seq: 0, at, time: 0, person: null, reason: null, rewoundBy: null, rewoundTo: null, seedHash: null, by },
    via: by === 'clock' ? ('clock' as const) : ('player' as const),
    action: isOpen ? action : null,
  };
  return wordsOfLine(line, telling);
}

/** Own doings, and what everybody sees happen: the clock, and what hosts do with the match as a whole. */
export function isKnownTo(viewer: Viewer, { by, action }: MatchEvent): boolean {
  if (viewer === 'host' || by === viewer || by === 'clock') return true;
  return by === 'host' && hostActionSchema.safeParse(action).success;
}
