import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadGame } from '@/components/games/registry';
import type { GameScreenProps } from '@/components/match/game-screens';
import { manifests } from '@/games/generated/manifests';
import { itemAt } from '@/games/kit/item-at';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import { scenesOfScreens } from './load-scenes';
import { StageTable } from './stage-table';

/** What the stage says of a game's first recorded match when its host ends it early. */
async function saidOnceEnded(game: string, hostGone: boolean): Promise<string> {
  const { start, events } = parseRecord(itemAt(recordsOf(game), 0).record);
  const played = events.slice(0, 4);
  const end = { at: played.at(-1)?.at ?? 0, by: 'host', action: { type: 'end' } } as const;
  const view = viewOf(foldMatch(start, [...played, end]), 'spectator');
  const loaded = await loadGame(game);
  const props: GameScreenProps = {
    ...{ view, settings: start.settings, results: null, mine: null, interactive: false, notebook: null },
    nameOf: (seat) => seat,
    isBot: () => false,
    check: () => null,
    submit: async () => null,
    draft: (_, empty) => [empty, () => {}],
    now: () => 0,
  };
  const scenes = loaded === null ? null : await scenesOfScreens(loaded.screens, { isEnd: false });
  return renderToStaticMarkup(
    <StageTable page={{ hostGone, endReason: null }} {...{ scenes, props }} phase="The end" />,
  )
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ');
}

test.each(manifests.map(({ id }) => id))(
  '%s, ended by its host: the stage says so, and of nobody what they do',
  async (id) => {
    const said = await saidOnceEnded(id, false);
    expect(said).toContain('The match is over');
    expect(said).toContain('The host ended this match without a result.');
    expect(said).not.toMatch(/to move|ready|acted|Masked|at stake|will tell/);
  },
);

test('whose host is gone ended for another reason', async () => {
  expect(await saidOnceEnded('bifrost', true)).toContain('The host’s account was deleted');
});
