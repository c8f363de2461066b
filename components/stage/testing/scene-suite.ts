import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { withNames } from '@/components/faces/marked-names';
import {
  type ChapterGiven,
  chaptersOf,
  type Happening,
  type LogChapter,
  type ReadStory,
} from '@/components/match/chapters';
import type { GameView, MatchView, Random, Results, SeatId, Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import { diff } from '@/games/kit/diff';
import { fieldsOf } from '@/games/kit/fields-of';
import { itemAt } from '@/games/kit/item-at';
import { createRandom } from '@/games/kit/random';
import { inShort } from '@/games/kit/testing/in-short';
import { applyEvent, createMatch, type Match, resultsOf, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { Close, FinaleBeat, Scene, Telling } from '../scene';

// What every game's scenes have to keep, on the game's recorded matches. What they say there is written down beside the
// scenes, in told/: a change of words or order is seen and looked at.

export interface SceneSuiteOptions<View extends GameView, State, Settings> {
  readonly scenes: {
    closeOf(before: MatchView<View>, after: MatchView<View>, telling: Telling<Settings>): Close | null;
    tellFinale?(view: MatchView<View>, results: Results, telling: Telling<Settings>): Scene<FinaleBeat>;
    passing?(before: MatchView<View>, after: MatchView<View>, telling: Telling<Settings>): readonly string[];
  };
  /** As for the contract suite: a state that differs only in what `viewer` may not know. */
  readonly rearrange: (state: State, viewer: Viewer, random: Random) => State;
  /** Each seat is told something alone, in beats of its own. Else whoever sees two screens sees the same beats on both. */
  readonly hasOwnBeats?: boolean;
}

export function sceneSuite<View extends GameView, State, Settings>(
  gameId: string,
  { scenes, rearrange, hasOwnBeats = false }: SceneSuiteOptions<View, State, Settings>,
): void {
  const toldFolder = path.join(import.meta.dirname, '../../games', gameId, 'told');

  describe.each(inShort(3, recordsOf(gameId)))('scenes of $name', ({ name, record }) => {
    const { start } = parseRecord(record);
    const matches = matchesOf(record);
    const last = matches.at(-1);
    const viewers: readonly Viewer[] = ['spectator', 'host', ...start.seats];
    const tellingOf = (viewer: Viewer): Telling<Settings> => ({
      settings: start.settings as Settings,
      mine: seatOf(viewer),
      nameOf: (seat: SeatId) => seat,
    });
    const viewsIn = (from: readonly Match[], viewer: Viewer) => from.map((match) => wireView<View>(match, viewer));
    const viewsOf = remembered((viewer: Viewer) => viewsIn(matches, viewer));
    const closesOf = (viewer: Viewer, views: readonly MatchView<View>[]) =>
      views.slice(1).map((after, i) => {
        const before = itemAt(views, i);
        return scenes.closeOf(before, after, tellingOf(viewer));
      });
    const toldTo = remembered((viewer: Viewer) => closesOf(viewer, viewsOf(viewer)));
    const finaleOf = (viewer: Viewer, mine = seatOf(viewer)): Scene<FinaleBeat> | null => {
      const results = last === undefined ? null : resultsOf(last);
      if (last === undefined || results === null || scenes.tellFinale === undefined) return null;
      return scenes.tellFinale(wireView<View>(last, viewer), results, { ...tellingOf(viewer), mine });
    };

    it('are told as they are written down', async () => {
      const heard: readonly Viewer[] = ['spectator', 'host', ...start.seats.slice(0, 2)];
      const lines = heard.flatMap((viewer) => [
        `# Seen by ${viewer}`,
        ...toldTo(viewer).flatMap((close, i) => wordsOf(`event ${i + 1}`, close)),
        ...sceneWords('finale', finaleOf(viewer)),
        '',
      ]);
      const file = path.join(toldFolder, `${name.replaceAll(/[^\w-]+/g, '-')}.txt`);
      await expect(lines.join('\n')).toMatchFileSnapshot(file);
    });

    it('make the public log, as it is written down, with the end only for who knows it', async () => {
      const story = storyOf(matches);
      const logOf = (results: Results | null) =>
        chaptersOf({ story, results, settings: start.settings, screens: {}, scenes: asLogged(scenes) });
      const titles = toldTo('spectator').flatMap((close) => close?.scene?.title ?? []);
      const untold = logOf(null);
      expect(
        happenings(untold)
          .flatMap(({ title }) => title ?? [])
          .map(unmarked),
      ).toEqual(titles);
      const told = logOf(last === undefined ? null : resultsOf(last));
      expect(told.filter(({ heading }) => heading !== 'The end')).toEqual(
        untold.filter(({ heading }) => heading !== 'The end'),
      );
      const file = path.join(toldFolder, `${name.replaceAll(/[^\w-]+/g, '-')}-log.txt`);
      await expect(told.flatMap(chapterLines).join('\n')).toMatchFileSnapshot(file);
    });

    it('are in sentences, with names for beats and time to read them', () => {
      for (const viewer of viewers) {
        for (const close of toldTo(viewer))
          if (close !== null) expectWellFormed(close, { most: mostOf(tellingOf(viewer)) });
        const finale = finaleOf(viewer);
        if (finale !== null) expectScene(finale, { most: wholeEnd(start.seats.length), mostOfBeat: 12_000 });
      }
    });

    it('do not depend on anything but the two views', () => {
      for (const viewer of inShort<Viewer>(4, ['spectator'], ['host'], start.seats)) {
        const told = toldTo(viewer);
        expect(closesOf(viewer, viewsIn(matches, viewer))).toEqual(told);
        const random = createRandom('scenes', gameId, viewer);
        const others = matches.map((match) =>
          match.status === 'finished' || viewer === 'host'
            ? match
            : { ...match, state: rearrange(match.state as State, viewer, random) },
        );
        expect(closesOf(viewer, viewsIn(others, viewer))).toEqual(told);
      }
    });

    it.skipIf(hasOwnBeats)('have the same beats of the same length for everybody, whoever knows more', () => {
      const pacesOf = (viewer: Viewer) => toldTo(viewer).map((close) => paceOf(close?.scene));
      const told = pacesOf('spectator');
      for (const viewer of viewers) expect(pacesOf(viewer), viewer).toEqual(told);
    });

    it('tell the end from what everybody may know by then', () => {
      const told = finaleOf('spectator');
      for (const viewer of viewers) {
        expect(finaleOf(viewer, null), viewer).toEqual(told);
        expect(paceOf(finaleOf(viewer)), viewer).toEqual(paceOf(told));
        expect(toldBy(finaleOf(viewer)), viewer).toEqual(toldBy(told));
      }
    });

    it('are the same for who missed the last action before a close', () => {
      for (const viewer of viewers) {
        const views = viewsOf(viewer);
        const told = toldTo(viewer);
        for (const [i, close] of told.entries()) {
          const earlier = views[i - 1];
          const after = views[i + 1];
          if (close?.scene == null || earlier === undefined || after === undefined || told[i - 1] != null) continue;
          expect(scenes.closeOf(earlier, after, tellingOf(viewer)), `${viewer}, event ${i + 1}`).toEqual(close);
        }
      }
    });

    it('tell nothing where nothing changed, or the match went back', () => {
      for (const viewer of viewers) {
        const views = viewsOf(viewer);
        for (const view of views) expect(scenes.closeOf(view, view, tellingOf(viewer))).toBeNull();
        const first = views[0];
        const final = views.at(-1);
        if (first && final) expect(scenes.closeOf(final, first, tellingOf(viewer))).toBeNull();
      }
    });

    it('tell every seat’s place once, the winners last', () => {
      const results = last === undefined ? null : resultsOf(last);
      const finale = finaleOf('spectator');
      if (results === null || finale === null) return;
      const told = finale.beats.flatMap(({ tells }) => tells);
      expect(told.toSorted()).toEqual([...start.seats].toSorted());
      expect(told.slice(-results.winners.length).toSorted()).toEqual([...results.winners].toSorted());
    });

    it('tell the last three places one after the other: once the third is told, two names are left', () => {
      const beats = finaleOf('spectator')?.beats ?? [];
      const from = beats.indexOf(beats.filter(({ tells }) => tells.length > 0).slice(-3)[0] as FinaleBeat);
      const between = beats.slice(from).filter(({ tells, isCrown }) => tells.length === 0 && isCrown !== true);
      expect(between.map(({ id }) => id)).toEqual([]);
    });

    it('tell the end as quickly as it is read, and the last three places more slowly', () => {
      const beats = finaleOf('spectator')?.beats ?? [];
      const telling = beats.filter(({ tells }) => tells.length > 0);
      for (const beat of beats) {
        if (beat.isCrown === true) continue;
        const readMs = 1200 + 300 * beat.text.split(' ').length;
        const isSlow = telling.slice(-3).includes(beat);
        expect(beat.ms, beat.text).toBeGreaterThanOrEqual(readMs + (isSlow ? 1000 : 0));
      }
    });

    it('end on the crown: nothing is told after it', () => {
      for (const viewer of viewers) {
        const finale = finaleOf(viewer);
        if (finale === null) continue;
        expect(finale.beats.flatMap(({ isCrown }, i) => (isCrown ? [i] : []))).toEqual([finale.beats.length - 1]);
      }
    });

    it('speak to a seat of itself', () => {
      for (const viewer of start.seats) {
        for (const { text } of finaleOf(viewer)?.beats ?? []) {
          expect(text, viewer).not.toMatch(new RegExp(`\\b${viewer} (is|are|wins?|stands?|loses?) `));
        }
      }
    });

    it('are told for every close that the game calls an event', () => {
      for (const viewer of viewers) {
        const told = toldTo(viewer);
        for (const [i, after] of matches.slice(1).entries()) {
          const before = itemAt(matches, i);
          if (!start.game.isEvent(before.state, after.state) || isRewind(record.events[i]?.action)) continue;
          expect(told[i]?.scene ?? null, `${viewer}, event ${i + 1}`).not.toBeNull();
        }
      }
    });
  });
}

/** What it comes to for each viewer is found out once: many tests ask for it. */
function remembered<T>(find: (viewer: Viewer) => T): (viewer: Viewer) => T {
  const found = new Map<Viewer, T>();
  return (viewer) => {
    const known = found.get(viewer) ?? find(viewer);
    found.set(viewer, known);
    return known;
  };
}

/** The public log of a match as a server would send it, without lines of hosts and the clock. */
function storyOf(matches: readonly Match[]): ReadStory {
  const closes = matches.filter((match, i) => i > 0 && match.closing !== itemAt(matches, i - 1).closing);
  const views = [itemAt(matches, 0), ...closes].map((match) => wireView(match, 'spectator'));
  const changes = views.slice(1).map((view, i) => diff(itemAt(views, i), view));
  return {
    lines: [],
    handedOn: [],
    first: itemAt(views, 0),
    closes: changes.flatMap((change) => (change === null ? [] : [{ time: 0, after: 0, rewoundBy: null, change }])),
  };
}

/** What can be seen of a scene from afar. */
const paceOf = (scene: Scene | null | undefined) => scene?.beats.map(({ id, ms }) => `${id}, ${ms} ms`);

const toldBy = (finale: Scene<FinaleBeat> | null) => finale?.beats.map(({ tells }) => tells);

const Undrawn = () => null;

/** The suite's scenes as the frame holds them: see `scenesOf`. */
function asLogged<View extends GameView, State, Settings>({
  tellFinale,
  ...rest
}: SceneSuiteOptions<View, State, Settings>['scenes']): ChapterGiven['scenes'] {
  const finale = tellFinale === undefined ? undefined : { tell: tellFinale, Drawing: Undrawn };
  return { ...rest, ...(finale === undefined ? {} : { finale }) } as unknown as ChapterGiven['scenes'];
}

const happenings = (chapters: readonly LogChapter[]): Happening[] =>
  chapters.flatMap(({ entries }) => entries.filter((entry) => entry.type === 'happening'));

const unmarked = (text: string): string => withNames(text, (seat) => seat);

const chapterLines = (chapter: LogChapter): string[] => [
  `# ${chapter.heading}`,
  ...happenings([chapter]).flatMap(({ title, sentences }) => [
    ...(title === null ? [] : [unmarked(title)]),
    ...sentences.map((sentence) => `    ${unmarked(sentence)}`),
  ]),
  '',
];

const isRewind = (action: unknown) => (action as { type?: unknown } | undefined)?.type === 'rewind';

/** A match after each number of its events. */
function matchesOf(record: MatchRecord): Match[] {
  const { start, events } = parseRecord(record);
  const matches = [createMatch(start)];
  for (const [i, event] of events.entries()) {
    matches.push(applyEvent(itemAt(matches, i), event, events.slice(0, i)).match);
  }
  return matches;
}

/** As it comes to a browser, and so that nothing can be changed in it. */
const wireView = <View extends GameView>(match: Match, viewer: Viewer): MatchView<View> =>
  frozen(JSON.parse(JSON.stringify(viewOf(match, viewer))));

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  for (const inner of Object.values(value)) frozen(inner);
  return Object.freeze(value);
}

function wordsOf(when: string, close: Close | null): string[] {
  if (close === null) return [];
  const { scene, card } = close;
  return [
    ...sceneWords(when, scene),
    ...(card === null ? [] : [`${when}, card: ${card.title}`, ...card.lines.map(lineWords)]),
    ...(card?.sum === undefined ? [] : [`    = ${card.sum}`]),
  ];
}

const lineWords = ({ text, amount }: { text: string; amount?: string }) =>
  `    ${text}${amount === undefined ? '' : `  ${amount}`}`;

function sceneWords(when: string, scene: Scene | null): string[] {
  if (scene === null) return [];
  return [
    `${when}, scene “${scene.id}”: ${scene.title}`,
    ...scene.beats.map(({ id, text, ms }) => `    [${id}, ${ms} ms] ${text}`),
  ];
}

/** Twenty seconds, or as long as the next round's clock waits for it. */
const mostOf = ({ settings }: Telling): number =>
  Math.max(20_000, 1000 * Number(fieldsOf(settings).interludeSeconds ?? 0));

function expectWellFormed({ scene, card }: Close, { most }: { most: number }) {
  expect(scene !== null || card !== null).toBe(true);
  if (scene !== null) expectScene(scene, { most });
  if (card === null) return;
  expect(card.lines.map(({ text }) => text)).not.toContain(`${scene?.title}.`);
  expect(card.lines.length).toBeGreaterThan(0);
  for (const { text } of card.lines) expect(text).toMatch(/^\S.*\S$/);
}

/** In milliseconds: a table of twice as many has more to be told. */
const wholeEnd = (seats: number): number => (seats > 13 ? 90_000 : 75_000);

function expectScene({ beats, title }: Scene, { most, mostOfBeat = 6000 }: { most: number; mostOfBeat?: number }) {
  expect(title).not.toBe('');
  expect(beats.length).toBeGreaterThan(0);
  expect(new Set(beats.map(({ id }) => id)).size).toBe(beats.length);
  for (const { text, ms } of beats) {
    expect(text).toMatch(/^\S.*[.!?”]$/);
    expect(ms).toBeGreaterThanOrEqual(300);
    expect(ms).toBeLessThanOrEqual(mostOfBeat);
  }
  expect(beats.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(most);
}
