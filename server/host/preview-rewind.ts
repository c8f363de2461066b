import type { MatchView } from '@/games/game';
import type { LoadedMatch } from '../log/loaded-match';
import { countingSeqs, wasOpen } from '../log/rewinds';
import type { Access } from '../pages/access';
import { linesOf } from '../pages/log';
import type { LogLine } from '../pages/shapes';
import { isUntold } from '../pages/untold';
import { viewAfter } from '../pages/view';

export interface RewindPreview {
  /** Lines that would no longer count, oldest first. */
  readonly lost: readonly LogLine[];
  /** Lines that count now and would not; or did not and would again. */
  readonly regained: readonly LogLine[];
  readonly view: MatchView;
  /** It was over before, so what is drawn from then on is drawn anew. */
  readonly wasOpen: boolean;
  /** It is over, and so far nobody else has been shown the end. */
  readonly isUntold: boolean;
}

/** What a rewind would change, as far as this host may know; null: there is no such point. */
export async function previewRewind({
  match,
  access,
  to,
}: {
  match: LoadedMatch;
  access: Access;
  to: number;
}): Promise<RewindPreview | null> {
  const stood = to > match.log.length ? null : await match.after(to);
  if (stood === null) return null;
  const now = new Set(countingSeqs(match.log, { end: match.log.length }));
  const then = new Set(countingSeqs(match.log, { end: to }));
  const lines = linesOf(match);
  return {
    lost: lines.filter(({ seq }) => now.has(seq) && !then.has(seq)),
    regained: lines.filter(({ seq }) => !now.has(seq) && then.has(seq)),
    view: viewAfter(match, { access, folded: stood, seq: to }),
    wasOpen: wasOpen(match),
    isUntold: isUntold(match),
  };
}
