import type { MatchView } from '@/games/game';
import { calledOn } from '@/games/kit/called';
import { isLongOver } from '@/games/kit/told-after';
import type { Match } from '@/games/match';
import { now } from '../database/time';
import { type LoadedMatch, readResults } from '../log/loaded-match';
import { gameOf } from '../log/rows';
import { type Access, asSpectator } from '../pages/access';
import { lastCloseFor, lastCloseIn } from '../pages/last-close';
import { pageFor } from '../pages/page';
import { closeInStory } from '../pages/story';
import { isKeptFrom, isResultKeptFrom } from '../pages/untold';
import { viewFor } from '../pages/view';
import type { Drawing, MatchDrawing } from './drawing';

// What a picture of a match is drawn from: a spectator's page and views, whoever asks, and the result only where it is
// asked for by who has seen it, or long after the end.

/** `preview`: for links, which strangers open: nothing of a match that is not public, no result within a day. */
export const pictureKinds = ['lobby', 'last', 'end', 'preview'] as const;
export type PictureKind = (typeof pictureKinds)[number];

const house: Drawing = { of: 'house' };

interface Asked {
  readonly access: Access;
  readonly kind: PictureKind;
  /** With `last`: not the last close, but this one of the story (`StoryClose`, by its place). */
  readonly close?: number | undefined;
}

/** `match` null: there is none. Whoever may not see what they ask for gets what one gets where there is nothing. */
export function drawingOf(match: LoadedMatch | null, { access, kind, close }: Asked): Drawing {
  if (match === null || access.role === 'stranger') return house;
  if (kind === 'preview' && match.row.visibility !== 'public') return house;
  const drawing = matchDrawing(match, { eyes: asSpectator(access), kind });
  const then = kind === 'last' && close !== undefined ? closeInStory(match, { access, close }) : null;
  return then === null ? drawing : asItClosed(drawing, { then, access });
}

/**
 * The preview of a moment of a match that is over: what had closed when so many events had happened, as spectators saw it
 * then. Of any other match, and from the end on: the preview of the match.
 */
export async function drawingAt(
  match: LoadedMatch,
  { access, step }: { access: Access; step: number },
): Promise<Drawing> {
  const preview = drawingOf(match, { access, kind: 'preview' });
  const isOpen = match.status === 'finished' && !isKeptFrom(asSpectator(access), match);
  const isMoment = isOpen && step > 0 && step < match.log.length;
  const then = preview.of === 'match' && isMoment ? await match.after(step) : null;
  if (preview.of !== 'match' || then === null || then.status === 'finished') return preview;
  return asItClosed(preview, { then, access });
}

/** As spectators saw it then, without what came out where it ended the match: an end has its own picture. */
function asItClosed(drawing: MatchDrawing, { then, access }: { then: Match; access: Access }): MatchDrawing {
  const close = lastCloseIn(then, { access: asSpectator(access), isUntold: true });
  return { ...drawing, stand: close === null ? { is: 'playing', view: null } : { is: 'closed', ...close } };
}

function matchDrawing(match: LoadedMatch, { eyes, kind }: { eyes: Access; kind: PictureKind }): MatchDrawing {
  const page = pageFor(match, eyes);
  const { code, title, game, gameName, anonymous, settings } = page;
  return {
    ...{ of: 'match', code, title, game, gameName, anonymous, settings },
    seats: calledOn(page).map((one) => ({
      seat: one.seat,
      name: one.name,
      isFree: one.holder === 'free',
      face: one.face,
    })),
    stand: standOf(match, { eyes, kind }),
  };
}

function standOf(match: LoadedMatch, { eyes, kind }: { eyes: Access; kind: PictureKind }): MatchDrawing['stand'] {
  if (match.status === 'lobby' || kind === 'lobby') return { is: 'lobby' };
  if (match.status === 'finished') {
    const results = readResults(match.row);
    if (results === null) return { is: 'stopped' };
    if (isResultKeptFrom(eyes, match)) return { is: 'untold' };
    const isTold = kind === 'end' || (kind === 'preview' && isLongOver(match.row.finishedAt?.getTime() ?? null, now()));
    return isTold ? { is: 'ended', view: viewFor(match, eyes), results } : { is: 'over' };
  }
  const close = lastCloseFor(match, eyes);
  return close === null ? { is: 'playing', view: stepsSoFar(match, eyes) } : { is: 'closed', ...close };
}

/** Where steps close untold: what is public by now, without how far the open one is. Null: no step has closed, or all are told. */
function stepsSoFar(match: LoadedMatch, eyes: Access): MatchView | null {
  const view = gameOf(match)?.isTold === undefined ? null : viewFor(match, eyes);
  if (view === null) return null;
  return { ...view, dueAt: null, leftMs: null, seats: view.seats.map(({ seat }) => ({ seat, acted: null })) };
}
