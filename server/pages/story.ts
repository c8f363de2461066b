import type { MatchView } from '@/games/game';
import { countUpTo } from '@/games/kit/count-up-to';
import { diff } from '@/games/kit/diff';
import { itemAt } from '@/games/kit/item-at';
import { createMatch, type Match, rewindTarget, sealedViewOf, untoldViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { rewoundBy } from '../log/rewinds';
import type { Access } from './access';
import { handedOnIn } from './handed-on';
import { shownLog } from './log';
import type { LogStory, StoryClose } from './shapes';
import { isKeptFrom } from './untold';

// The log with what happened in public: how a spectator's view changed with each close. It is the same for everybody, and
// holds nothing that a spectator who was there all the time was not sent; in words it is told in the browser, by the
// tellers of the scenes.

export function storyFor(match: LoadedMatch, access: Access): LogStory {
  const { lines, seqs } = shownLog(match, access);
  const handedOn = handedOnIn(match, access).map((one) => {
    return { ...one, after: countUpTo(lines, one.time, ({ time }) => time) };
  });
  if (match.folded === null) return { lines, first: null, closes: [], handedOn };
  const numberOf = new Map(seqs.map((seq, i) => [seq, i + 1]));
  const gone = rewoundBy(match.log);
  const { first, turns } = turnsOf(match, { folded: match.folded, end: endFor(match, access) });
  const closes = turns.map(({ seq, time, change }): StoryClose => {
    const by = gone.get(seq);
    return {
      time,
      after: countUpTo(seqs, isRewind(match, seq) ? seq - 1 : seq, (shown) => shown),
      rewoundBy: by === undefined ? null : (numberOf.get(by) ?? null),
      change,
    };
  });
  return { lines, first, closes, handedOn };
}

/** The match after the close of this number in the story (its place there); null: none that still counts. */
export function closeInStory(match: LoadedMatch, { access, close }: { access: Access; close: number }): Match | null {
  if (match.folded === null) return null;
  const turn = turnsOf(match, { folded: match.folded, end: endFor(match, access) }).turns[close];
  if (turn === undefined || isRewind(match, turn.seq) || rewoundBy(match.log).has(turn.seq)) return null;
  return match.closes.find(({ seq }) => seq === turn.seq)?.folded ?? null;
}

/** A rewind stands in the round that it goes back to. */
const isRewind = ({ log }: LoadedMatch, seq: number): boolean => rewindTarget(itemAt(log, seq - 1)) !== null;

interface Turn extends Pick<StoryClose, 'time' | 'change'> {
  readonly seq: number;
}

/** How much of an end is in it: what an open one shows, what was public anyway, or that it was taken back. */
type End = 'open' | 'untold' | 'gone';

function endFor(match: LoadedMatch, access: Access): End {
  if (match.status !== 'finished') return 'gone';
  return isKeptFrom(access, match) ? 'untold' : 'open';
}

/** What was public as the match opened, and as each turn left it. */
interface Turns {
  readonly first: MatchView;
  readonly last: MatchView;
  readonly turns: readonly Turn[];
  /** How many of the match's closes are in it. */
  readonly closes: number;
}

const known = {
  open: new WeakMap<LoadedMatch, Turns>(),
  untold: new WeakMap<LoadedMatch, Turns>(),
  gone: new WeakMap<LoadedMatch, Turns>(),
} satisfies Readonly<Record<End, unknown>>;

function turnsOf(match: LoadedMatch, { folded, end }: { folded: Match; end: End }): Turns {
  const from = known[end].get(match) ?? openingOf(folded, end);
  const turns = [...from.turns];
  let { last } = from;
  for (const { seq, folded: then } of match.closes.slice(from.closes)) {
    const view =
      match.row.sealed && then.ended && end === 'open' ? sealedViewOf(then, 'spectator') : publicView(then, end);
    const change = diff(last, view);
    if (change !== null) turns.push({ seq, time: match.startedAt + itemAt(match.log, seq - 1).at, change });
    last = view;
  }
  const now = { first: from.first, last, turns, closes: match.closes.length };
  known[end].set(match, now);
  return now;
}

function openingOf(folded: Match, end: End): Turns {
  const first = publicView(createMatch(folded.start), end);
  return { first, last: first, turns: [], closes: 0 };
}

/** An end that was taken back is no longer everybody's to see. */
function publicView(match: Match, end: End): MatchView {
  if (end === 'untold') return untoldViewOf(match, 'spectator');
  return viewOf(match.status === 'finished' && end === 'gone' ? { ...match, status: 'paused' } : match, 'spectator');
}
