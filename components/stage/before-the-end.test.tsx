import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { GameScreenProps } from '@/components/match/game-screens';
import { foldMatch, resultsOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { recordsOf } from '@/games/testing-kit';
import type { MatchPage } from '@/server/pages/shapes';
import { Finale } from './finale';

function ended() {
  for (const { record } of recordsOf('pointing-chains')) {
    const { start, events } = parseRecord(record);
    const match = foldMatch(start, events);
    const results = resultsOf(match);
    if (results !== null) return { start, match, results };
  }
  throw new Error('No end is recorded.');
}
const { start, match, results } = ended();

/** What stands before the end, on the page of whoever comes late. */
const wordsFor = (given: { pace: string; host?: boolean }): string => drawnFor(given).replaceAll(/<[^>]*>/g, ' ');

function drawnFor({ pace, host = false }: { pace: string; host?: boolean }): string {
  const props = {
    view: viewOf(match, 'spectator'),
    settings: start.settings,
    mine: null,
    nameOf: (seat: string) => seat,
    now: () => 0,
  };
  const page = {
    ...{ code: 'K7PQ2MXA', settings: { pace }, practice: false, can: { host }, awards: null },
    ...{ finaleStep: null, finaleToldAt: null, finaleMovedAt: null, startedAt: 0, finishedAt: 0 },
  };
  return renderToStaticMarkup(
    <Finale
      page={page as unknown as MatchPage}
      props={props as unknown as GameScreenProps}
      scenes={null}
      {...{ results }}
      startsAtOnce={false}
      onSeen={() => {}}
      onTold={() => {}}
    />,
  );
}

test('what one starts for oneself is not called telling, and says that nobody else is led by it', () => {
  const alone = wordsFor({ pace: 'ready' });
  expect(alone).toContain('Show me the end');
  expect(alone).toContain('It plays on this page alone');
  expect(alone).not.toMatch(/\bTell\b|The host/);
});

test('where the host tells it, others read that their page goes along, and have nothing to press', () => {
  const led = wordsFor({ pace: 'host' });
  expect(led).toContain('The host will tell the end');
  expect(led).toContain('This page goes along with the host.');
  expect(led).not.toContain('Show me the end');
});

test('a host chooses between everybody and themselves', () => {
  const host = wordsFor({ pace: 'host', host: true });
  expect(host).toContain('Tell it to everybody');
  expect(host).toContain('Show it to me alone');
});

test('the ways to the end stand below the table, whose middle is too narrow for them on a phone', () => {
  for (const given of [{ pace: 'ready' }, { pace: 'host', host: true }]) {
    const [table = '', below = ''] = drawnFor(given).split('</section>');
    expect(table).toContain('The match is over');
    expect(table).not.toContain('<button');
    expect(below).toMatch(/<button.*Straight to the result/s);
  }
});
