import type { MatchView } from '@/games/game';
import { diff } from '@/games/kit/diff';
import { createMatch, type Match, rewindTarget, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { rewoundBy } from '../log/rewinds';
import type { Access } from './access';
import { logFor, shownSeqs } from './log';
import type { Story, StoryClose } from './shapes';

// The log with what happened in public: how a spectator's view changed with each close. It is the same for everybody, and
// holds nothing that a spectator who was there all the time was not sent; in words it is told in the browser, by the
// tellers of the scenes.

export function storyFor(match: LoadedMatch, access: Access): Story {
  const lines = logFor(match, access);
  if (match.folded === null) return { lines, first: null, closes: [] };
  const seqs = shownSeqs(match, access);
  const numberOf = new Map(seqs.map((seq, i) => [seq, i + 1]));
  const gone = rewoundBy(match.log);
  const { first, turns } = turnsOf(match, match.folded);
  const closes = turns.map(({ seq, time, change }): StoryClose => {
    const by = gone.get(seq);
    return {
      time,
      after: seqs.filter((shown) => shown < seq || (shown === seq && !isRewind(match, seq))).length,
      rewoundBy: by === undefined ? null : (numberOf.get(by) ?? null),
      change,
    };
  });
  return { lines, first, closes };
}

/** A rewind stands in the round that it goes back to. */
const isRewind = ({ log }: LoadedMatch, seq: number): boolean => {
  const event = log[seq - 1];
  return event !== undefined && rewindTarget(event) !== null;
};

interface Turn extends Pick<StoryClose, 'time' | 'change'> {
  readonly seq: number;
}

/** What was public as the match opened, and as each turn left it. */
interface Turns {
  readonly first: MatchView;
  readonly last: MatchView;
  readonly turns: readonly Turn[];
  /** How many of the match's closes are in it, and whether it was over then. */
  readonly closes: number;
  readonly isOver: boolean;
}

const known = new WeakMap<LoadedMatch, Turns>();

function turnsOf(match: LoadedMatch, folded: Match): Turns {
  const isOver = match.status === 'finished';
  const before = known.get(match);
  const from = before?.isOver === isOver && before.closes <= match.closes.length ? before : openingOf(folded, isOver);
  const turns = [...from.turns];
  let { last } = from;
  for (const { seq, folded: then } of match.closes.slice(from.closes)) {
    const view = publicView(then, isOver);
    const change = diff(last, view);
    if (change !== null) turns.push({ seq, time: match.startedAt + (match.log[seq - 1]?.at ?? 0), change });
    last = view;
  }
  const now = { first: from.first, last, turns, closes: match.closes.length, isOver };
  known.set(match, now);
  return now;
}

function openingOf(folded: Match, isOver: boolean): Turns {
  const first = publicView(createMatch(folded.start), isOver);
  return { first, last: first, turns: [], closes: 0, isOver };
}

/** An end that was taken back is no longer everybody's to see. */
const publicView = (match: Match, isOver: boolean): MatchView =>
  viewOf(match.status === 'finished' && !isOver ? { ...match, status: 'paused' } : match, 'spectator');
