import { expect, test } from 'vitest';
import { HUSH_MS } from '@/components/stage/scene-player';
import { sceneMs } from '@/components/stage/use-way-on';
import { manifests } from '@/games/generated/manifests';
import { itemAt } from '@/games/kit/item-at';
import { startingSettings } from '@/games/manifest';
import { applyEvent, createMatch, type Match, viewOf } from '@/games/match';
import { type MatchRecord, parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { scenes } from './generated/scenes';

// The next round's clock starts when the last round has been told, also on the stage, where what is to be read has more time;
// and not long after that.

/** Whoever has read the last picture and its card may act before. */
const MOST_SPARE_MS = 5000;

const standard = manifests.flatMap((manifest) =>
  recordsOf(manifest.id)
    .filter(({ record }) => record.seats.length === manifest.seats.standard && !('interludeSeconds' in record.settings))
    .map(({ name, record }) => ({ manifest, name, record })),
);
const waits = standard.filter(({ manifest }) => manifest.id !== 'bifrost'); // whose next step's clock runs meanwhile

test.each(manifests.filter(({ id }) => waits.some(({ manifest }) => manifest.id === id)))(
  '$name: the interlude of matches made in the browser is as long as the longest scene of a full table',
  async (manifest) => {
    const { seats } = manifest;
    const starting = startingSettings(manifest, { practice: false, sealed: false, seats: seats.standard });
    const interludeMs = 1000 * Number(starting.interludeSeconds);
    const own = waits.filter((one) => one.manifest.id === manifest.id);
    const lengths = await Promise.all(own.map(({ record }) => sceneLengths(record, starting)));
    const longest = Math.max(...lengths.flat());
    expect(interludeMs).toBeGreaterThanOrEqual(longest);
    expect(interludeMs - longest).toBeLessThanOrEqual(MOST_SPARE_MS);
  },
);

test('Bifröst has none: nothing waits for what is told in passing', () => {
  expect(waits).not.toEqual(standard);
  const bifrost = manifests.find(({ id }) => id === 'bifrost');
  expect(bifrost?.browserDefaults.always).not.toHaveProperty('interludeSeconds');
});

/** On the stage, hush and all, in milliseconds: of each close after which the match goes on. */
async function sceneLengths(record: MatchRecord, starting: Readonly<Record<string, unknown>>): Promise<number[]> {
  const { closeOf, stageSpeed } = (await scenes[record.game]?.()) ?? {};
  const { start } = parseRecord(record);
  const telling = { settings: { ...start.settings, ...starting }, mine: null, nameOf: (seat: string) => seat };
  const matches = matchesOf(record);
  return matches.slice(1).flatMap((after, i) => {
    const before = itemAt(matches, i);
    if (after.status !== 'running' || !start.game.isEvent(before.state, after.state)) return [];
    const scene = closeOf?.(viewOf(before, 'spectator'), viewOf(after, 'spectator'), telling)?.scene ?? null;
    return scene === null ? [] : [HUSH_MS + sceneMs(scene) / (stageSpeed?.(scene) ?? 1)];
  });
}

function matchesOf(record: MatchRecord): Match[] {
  const { start, events } = parseRecord(record);
  const matches = [createMatch(start)];
  for (const [i, event] of events.entries())
    matches.push(applyEvent(itemAt(matches, i), event, events.slice(0, i)).match);
  return matches;
}
