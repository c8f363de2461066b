import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Close, FinaleBeat, Scene, Telling } from '@/components/stage/scene';
import { type NamedRecord, recordsOf } from '@/e2e/recorded-match';
import type { MatchView, Results, SeatId, Viewer } from '@/games/game';
import { manifests } from '@/games/generated/manifests';
import { seatOf } from '@/games/kit/by-seat';
import { itemAt } from '@/games/kit/item-at';
import { applyEvent, createMatch, type Match, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';

// Which closes of the recorded matches are worth a picture: so many of each game that whatever its scenes and cards can
// show is seen once, with the beats that are seen there for the first time.

interface Words {
  closeOf(before: MatchView, after: MatchView, telling: Telling): Close | null;
  tellFinale?(view: MatchView, results: Results, telling: Telling): Scene<FinaleBeat>;
}

export interface ClosePicture {
  readonly recorded: NamedRecord;
  readonly viewer: Viewer;
  /** How many events there were before the close, and with it. */
  readonly before: number;
  readonly after: number;
  /** "round 2"; of a card without a scene its title. */
  readonly name: string;
  /** Beats to be seen beside the last picture; none for a card alone. */
  readonly beats: readonly string[];
  readonly hasScene: boolean;
}

export interface FinalePicture {
  readonly recorded: NamedRecord;
  readonly beats: readonly string[];
}

/** Games with scenes. */
export const shownGames = (): string[] => manifests.map(({ id }) => id).filter((id) => existsSync(wordsFile(id)));

const wordsFile = (game: string) => path.join(import.meta.dirname, '../../components/games', game, 'scenes.ts');

/** Where what tells the end is heavy, it has a file of its own. */
const finaleFile = (game: string) => path.join(path.dirname(wordsFile(game)), 'finale.ts');

const wordsOf = async (game: string): Promise<Words> => ({
  ...(await import(wordsFile(game))),
  ...(existsSync(finaleFile(game)) ? await import(finaleFile(game)) : {}),
});

/** What a seat's own page shows, or what everybody's does. */
export async function closePictures(game: string, who: 'seat' | 'spectator'): Promise<ClosePicture[]> {
  const words = await wordsOf(game);
  const all = recordsOf(game).flatMap((recorded) => closesOf(recorded, { words, who }));
  const seen = new Set<string>();
  return richestFirst(all).flatMap(({ shows, ...close }) => {
    const fresh = shows.filter(({ what }) => !seen.has(what));
    if (fresh.length === 0) return [];
    for (const { what } of shows) seen.add(what);
    return [{ ...close, beats: fresh.flatMap(({ beat }) => beat ?? []) }];
  });
}

interface Candidate extends Omit<ClosePicture, 'beats'> {
  /** What can be seen in it, and on which beat. */
  readonly shows: readonly { readonly what: string; readonly beat: string | null }[];
}

const richestFirst = (all: readonly Candidate[]): Candidate[] =>
  all.toSorted((a, b) => b.shows.length - a.shows.length);

function closesOf(recorded: NamedRecord, { words, who }: { words: Words; who: 'seat' | 'spectator' }): Candidate[] {
  const { start } = parseRecord(recorded.record);
  const matches = matchesOf(recorded);
  const viewers: readonly Viewer[] = who === 'spectator' ? ['spectator'] : start.seats;
  return viewers.flatMap((viewer) =>
    matches.slice(1).flatMap((match, before): Candidate[] => {
      const telling = { settings: start.settings, mine: seatOf(viewer), nameOf: (seat: SeatId) => seat };
      const close = words.closeOf(viewOf(itemAt(matches, before), viewer), viewOf(match, viewer), telling);
      if (close === null || (close.scene === null && who === 'spectator')) return [];
      const name = close.scene?.id ?? close.card?.title ?? '';
      const about = { recorded, viewer, before, after: before + 1, name, hasScene: close.scene !== null };
      return [{ ...about, shows: showsOf(close) }];
    }),
  );
}

function showsOf({ scene, card }: Close): Candidate['shows'] {
  if (scene === null) return [{ what: `card ${kindOf(card?.title ?? '')}`, beat: null }];
  const last = scene.beats.at(-1)?.id;
  const shown = scene.beats.map(({ id }) => ({ what: kindOf(id), beat: id === last ? null : id }));
  const first = shown.filter(({ what }, i) => shown.findIndex((one) => one.what === what) === i);
  return [{ what: `scene ${kindOf(scene.id)}`, beat: null }, ...first];
}

/** Without what differs from one to the next of the same kind: names, numbers, places, colours. */
const kindOf = (name: string): string =>
  name.replaceAll(/\d+|\b[A-Z]\w*|\b(red|orange|yellow|green|blue|purple)\b/g, '').trim();

function matchesOf({ record }: NamedRecord): Match[] {
  const { start, events } = parseRecord(record);
  const matches = [createMatch(start)];
  for (const [i, event] of events.entries()) {
    matches.push(applyEvent(itemAt(matches, i), event, events.slice(0, i)).match);
  }
  return matches;
}

/** The finale that has most to tell, and the one with most winners: the first beat, some in the middle, the winners. */
export async function finalePictures(game: string): Promise<readonly FinalePicture[]> {
  const { tellFinale } = await wordsOf(game);
  if (tellFinale === undefined) return [];
  const told = recordsOf(game).flatMap((recorded) => {
    const last = matchesOf(recorded).at(-1);
    const results = last === undefined ? null : resultsOf(last);
    if (last === undefined || results === null) return [];
    const telling = { settings: last.start.settings, mine: null, nameOf: (seat: SeatId) => seat };
    const { beats } = tellFinale(viewOf(last, 'spectator'), results, telling);
    return [{ recorded, beats, winners: results.winners.length }];
  });
  const longest = told.toSorted((a, b) => b.beats.length - a.beats.length)[0];
  const [shared] = told.toSorted((a, b) => b.winners - a.winners);
  const isShared = shared !== undefined && shared.winners > 1;
  const chosen = new Set([...(longest ? [longest] : []), ...(isShared ? [shared] : [])]);
  return [...chosen].map(({ recorded, beats }) => ({ recorded, beats: mainBeats(beats) }));
}

function mainBeats(beats: readonly FinaleBeat[]): string[] {
  const winners = beats.findLastIndex(({ tells }) => tells.length > 0);
  const chosen = [0, Math.floor(winners / 3), Math.floor((2 * winners) / 3), winners];
  return [...new Set(chosen)].flatMap((i) => beats[i]?.id ?? []);
}

/** The longest recorded match of no more than thirteen seats, in its middle. */
export function typicalMatch(game: string): { recorded: NamedRecord; events: number } {
  const small = recordsOf(game).filter(({ record }) => record.seats.length <= 13);
  const [longest] = small.toSorted((a, b) => b.record.events.length - a.record.events.length);
  if (longest === undefined) throw new Error(`No match of ${game} is recorded.`);
  return { recorded: longest, events: Math.round(longest.record.events.length * 0.55) };
}
