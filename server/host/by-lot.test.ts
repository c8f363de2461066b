import { expect, test } from 'vitest';
import { accessOf } from '../pages/access';
import { momentSeen } from '../testing/moment-seen';
import { Screen } from '../testing/screen';
import { accept, callerFor, newKey, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';
import { closeByLot } from './act';

// A vote that ties leaves its host a choice. On a screen that others look at a lot takes it, so that closing ends it either way.

const service = await serviceOfFile();

/** Its host shares their screen, and the one round is over: all are tied, so that all vote. */
async function voting() {
  const match = await startedMatch(service, { settings: { pace: 'host', rounds: 1, interludeSeconds: 0 } });
  await accept(match.host.account.shareSafely({ on: true }));
  const { code, host } = match;
  const meantFor = async () => momentSeen((await host.play.first({ code })).view);
  await accept(host.host.act({ code, action: { type: 'resolve' }, key: newKey(), meantFor: await meantFor() }));
  const close = async () => host.host.closeByLot({ code, key: newKey(), meantFor: await meantFor() });
  return { ...match, close, meantFor };
}

type Voting = Awaited<ReturnType<typeof voting>>;

const statusOf = async ({ code }: Voting) => (await callerFor(service, null).matches.page({ code })).status;

async function vote({ code, players }: Voting, choices: readonly string[]) {
  for (const [i, seat] of choices.entries())
    await accept(
      players[i]?.api.play.act({
        code,
        seat: players[i]?.seat ?? '',
        action: { type: 'choose', seat },
        key: newKey(),
      }) ?? Promise.reject(),
    );
}

/** What whoever looks on is sent while it closes, without the times. */
async function seenWhile(match: Voting, choices: readonly string[]) {
  await vote(match, choices);
  const screen = new Screen(service, { user: person('host'), code: match.code });
  await screen.until(({ view }) => view?.phase === 'vote');
  await accept(match.close());
  await screen.until(({ page }) => page.status === 'finished');
  await screen.close();
  return screen.state;
}

test('one press closes the vote and ends the match, tied or not, and the shared screen shows no difference', async () => {
  for (const choices of [['A', 'A', 'B'], ['A', 'B', 'C'], []]) {
    const match = await voting();
    const state = await seenWhile(match, choices);
    expect(state?.page).toMatchObject({ status: 'finished', untold: true, results: null });
    expect(JSON.stringify(state?.view)).not.toMatch(/hostDecides|candidates":\[/);
  }
});

test('a vote that stands tied already is ended by the same press', async () => {
  const match = await voting();
  const { code, host, meantFor } = match;
  await accept(host.host.act({ code, action: { type: 'resolve' }, key: newKey(), meantFor: await meantFor() }));
  expect(await statusOf(match)).toBe('running');
  await accept(match.close());
  expect(await statusOf(match)).toBe('finished');
});

test('the lot is drawn among the tied, and the log says so to who may read it', async () => {
  const match = await voting();
  const { code, host } = match;
  await vote(match, ['B', 'C']);
  const loaded = await service.matches.find(code);
  if (loaded === null) throw new Error('it is there');
  const access = accessOf(loaded, person('host'));
  const counts: number[] = [];
  const draw = (count: number) => counts.push(count) && count - 1;
  await accept(
    closeByLot(service, {
      match: loaded,
      access,
      by: person('host'),
      key: newKey(),
      meantFor: await match.meantFor(),
      draw,
    }),
  );
  expect(counts).toEqual([3]);
  await accept(host.account.shareSafely({ on: false }));
  const lines = await callerFor(service, person('host'), [code]).matches.log({ code });
  expect(lines.at(-1)).toMatchObject({ by: 'host', action: { type: 'choose', seat: 'C' }, reason: 'Drawn by lot.' });
});

test('where nothing is left to choose nothing is drawn, and who is no host closes nothing', async () => {
  const match = await voting();
  const { code, players } = match;
  await vote(match, ['A', 'A', 'A']);
  await accept(match.close());
  expect(await refusalOf(match.close())).not.toBeNull();
  const [player] = players;
  await expect(player?.api.host.closeByLot({ code, key: newKey(), meantFor: 'vote 1' })).rejects.toThrow('Only a host');
});
