import type { MatchView, SeatId } from '@/games/game';
import { TOLD_AFTER_MS } from '@/games/kit/told-after';
import { momentOf, rewindTarget, viewOf } from '@/games/match';
import { endsAtDueOf, partDueOf, stretchOf } from '@/games/stretch';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf, type MatchRow, type RulingRow } from '../log/rows';
import { winnersOf } from '../pages/lists';
import { calledOf } from '../pages/seats';
import { variantOfMatch } from '../pages/variant';
import { type Close, closesAtDue, closesAtDueSentence, closesSince, endedBy, isPlanned } from './closes';
import { plain, plainWithAddresses, withoutAddresses } from './discord-text';
import { gatherMs, runsOf } from './gathered';
import {
  deadlineOf,
  extensionOf,
  type Looking,
  leadOf,
  type News,
  type Piece,
  piece,
  waitsSince,
  wentBackWords,
} from './piece';

// What a match's channel on Discord is told: what every spectator sees, and no result before it was told.

/** As whom a match's channel is told. */
export const channelOf = ({ id }: Pick<MatchRow, 'id'>): string => `channel ${id}`;

export function forChannel(looking: Looking): News[] {
  const { match, people } = looking;
  const personId = channelOf(match.row);
  if (!people.has(personId)) return [];
  const path = `/m/${match.row.code}`;
  const pieces = [...ofItsRow(looking), ...ofRounds(looking), ...ofRulings(match)];
  return pieces.map((one) => ({ ...one, personId, path }));
}

/** When the result has been told, or will be to all by itself (epoch milliseconds); null: there is none, or not yet. */
export function toldToAllAt({ row }: Pick<LoadedMatch, 'row'>): number | null {
  const { status, results, seq, finaleSeq, finaleToldAt, finishedAt } = row;
  if (status !== 'finished' || results === null || finishedAt === null) return null;
  const byItself = finishedAt.getTime() + TOLD_AFTER_MS + 1;
  return finaleSeq === seq && finaleToldAt !== null ? Math.min(finaleToldAt.getTime(), byItself) : byItself;
}

function ofItsRow({ match, now }: Looking): Piece[] {
  const { row, seats } = match.platform;
  const [started, finished, told] = [row.startedAt, row.finishedAt, toldToAllAt(match)];
  const winners = winnersOf({ row, seats });
  return [
    ...(started === null
      ? []
      : [piece('started', 'matches', { at: started.getTime(), text: 'The match has started.' })]),
    ...(finished === null
      ? []
      : [piece(`finished ${row.seq}`, 'matches', { at: finished.getTime(), text: 'The match is over.' })]),
    ...(told === null || winners === null || told > now
      ? []
      : [
          {
            ...piece(`result ${row.seq}`, 'matches', { at: told, text: wonBy(winners.map(nameOnDiscord)) }),
            picture: pictureOf(row, 'end'),
          },
        ]),
  ];
}

/** By their names, as they are shown there. */
export const wonBy = (winners: readonly string[]): string =>
  winners.length === 0 ? 'Nobody won.' : `Won by ${new Intl.ListFormat('en').format(winners)}.`;

const nameOnDiscord = (name: string): string => plain(withoutAddresses(name));

/** Who opens a picture of a private match by its address may not see it. */
const pictureOf = ({ code, seq, visibility }: MatchRow, kind: 'last' | 'end'): string | null =>
  visibility === 'private' ? null : `/pictures/m/${code}/${kind}.png?${seq}`;

function ofRulings({ platform: { rulings } }: LoadedMatch): Piece[] {
  const isAtOnce = ({ createdAt }: RulingRow, [first]: readonly [RulingRow, ...RulingRow[]]) =>
    createdAt.getTime() - first.createdAt.getTime() < gatherMs;
  return runsOf(rulings, isAtOnce).map((run) => {
    const [{ id, createdAt }] = run;
    const says = run.length === 1 ? 'The host rules' : `The host gives ${run.length} rulings`;
    const text = `${says}:\n${quoted(run.map((ruling) => ruling.text).join('\n\n'))}`;
    return { ...piece(`ruling ${id}`, 'words', { at: createdAt.getTime(), text }), isGathered: true };
  });
}

const longestQuote = 1_200;

const quoted = (text: string): string => {
  const short = text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text;
  return short
    .split('\n')
    .map((line) => `> ${plainWithAddresses(line)}`)
    .join('\n');
};

function ofRounds({ match, now, since }: Looking): Piece[] {
  const closed = endedBy(match, closesSince(match, since)).map(({ seq, at, name, ...seen }, i, all) => ({
    ...piece(`closed ${seq}`, 'closes', { at, text: [`${name} has closed.`, ...revealed(match, seen)].join(' ') }),
    picture: i === all.length - 1 ? pictureOf(match.row, 'last') : null,
  }));
  const { folded } = match;
  if (folded === null || folded.status !== 'running') return closed;
  const view = viewOf(folded, 'spectator');
  return [...closed, ...opened(match, view), ...missing(match, { view, now })];
}

/** In words, beside the picture: whoever reads what is posted may not see it, and in a private match there is none. */
function revealed(match: LoadedMatch, seen: Pick<Close, 'before' | 'after'>): string[] {
  const nameOf = (id: SeatId) => {
    const seat = match.platform.seats.find(({ seat }) => seat === id);
    return seat === undefined ? id : nameOnDiscord(calledOf(match, seat));
  };
  const named = (seats: readonly SeatId[]) => new Intl.ListFormat('en').format(seats.map(nameOf));
  return [gameOf(match)?.reveals?.(seen, named) ?? []].flat();
}

/** What opened, and that it was given more time. */
function opened(match: LoadedMatch, view: MatchView): Piece[] {
  if (view.round < 1) return [];
  const name = stretchOf(gameOf(match), view);
  const until = untilDue(match);
  const key = `open ${rewindsOf(match)} ${name}`;
  const isDue = until.due !== null && partDueOf(gameOf(match), view) === null;
  const text = `${wentBackWords(match)}${openWords(match, { name, isDue })}`;
  const open = { ...piece(key, 'turns', { at: waitsSince(match), text }), ...until };
  const extended = until.due === null ? null : extensionOf(match);
  if (extended === null) return [open];
  const more = piece(`more ${extended.seq}`, 'turns', {
    at: extended.at,
    text: `There is more time. ${closesAtDueSentence(match, endsAtDueOf(gameOf(match), view))}`,
  });
  return [open, { ...more, ...until, corrects: [key] }];
}

/** Where a deadline ends but a part of it, another follows: none is said. */
function openWords(match: LoadedMatch, { name, isDue }: { name: string; isDue: boolean }): string {
  if (!isDue) return `${name} is open.`;
  return isPlanned(match) ? `${name} is open; ${closesAtDue(match, 'it')}.` : `${name} is open until {due}.`;
}

/** Those whom every spectator sees missing, once the deadline is near; in an anonymous game nobody. */
function missing(match: LoadedMatch, { view, now }: { view: MatchView; now: number }): Piece[] {
  const { folded } = match;
  const due = deadlineOf(match);
  const lead = due === null ? null : leadOf(match, due);
  if (folded === null || due === null || lead === null || now < due - lead || variantOfMatch(match).anonymous)
    return [];
  const late = new Set<SeatId>(view.seats.flatMap(({ seat, acted }) => (acted === false ? [seat] : [])));
  const mentions = match.platform.seats.flatMap(({ seat, holderId, bot }) =>
    holderId !== null && bot === null && late.has(seat) ? [holderId] : [],
  );
  const key = `near ${rewindsOf(match)} ${momentOf(folded.start.game, view)} ${due}`;
  const near = piece(key, 'deadlines', { at: due - lead, text: 'the deadline is near: {due}.' });
  return [{ ...near, ...untilDue(match), mentions }];
}

function untilDue(match: LoadedMatch): Pick<Piece, 'due' | 'passes'> & Partial<Pick<Piece, 'expiresAt'>> {
  const due = deadlineOf(match);
  return { due, passes: true, ...(due === null ? {} : { expiresAt: due }) };
}

const rewindsOf = ({ log }: LoadedMatch): number => log.filter((event) => rewindTarget(event) !== null).length;
