import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
} from '../testing/service';

// Two hosts and the awards of one match: what one of them decides was decided on what they saw.

const service = await serviceOfFile();

const amend = (amount: number, reason: string) =>
  ({ type: 'amend', reason, award: { seat: 'A', kind: 'garnet', amount } }) as const;
const confirm = { type: 'confirm' } as const;

async function finished() {
  const match = await startedMatch(service, { settings: { rounds: 1, pace: 'ready' } });
  const { code, host } = match;
  const play = async () => {
    for (const [i, at] of ['B', 'C', null].entries()) {
      const action = { type: 'point', at };
      await accept(hostWhoLooks(host).actFor({ code, seat: 'ABC'.charAt(i), action, key: newKey() }));
    }
  };
  await play();
  await db().prisma.user.upsert({
    where: { id: 'test-second' },
    create: { id: 'test-second', name: 'second', nameKey: 'second' },
    update: {},
  });
  const second = callerFor(service, person('second'));
  await accept(host.lobby.addCoHost({ code, name: 'second' }));
  await accept(second.lobby.answerAsked({ code, accepts: true }));
  const award = async () => {
    const [first] = (await host.matches.page({ code })).awards ?? [];
    if (first === undefined) throw new Error('no award');
    return first;
  };
  return { code, host, second, award, play };
}

describe('a decision about an award', () => {
  test('is refused in words where a co-host has amended it since, and leaves that with its reason', async () => {
    const { code, host, second, award } = await finished();
    const { key, at } = await award();
    await accept(second.host.decideAward({ code, key, seen: at, decision: amend(3, 'Good sport') }));
    const stands = await award();
    expect(stands).toMatchObject({ state: 'amended', by: 'second', reason: 'Good sport', final: { amount: 3 } });
    for (const decision of [confirm, amend(1, 'Late')]) {
      expect(await host.host.decideAward({ code, key, seen: at, decision })).toMatchObject({
        ok: false,
        refusal: { code: 'TOO_LATE', message: 'Your co-host amended this award meanwhile. Look again.' },
      });
    }
    expect(await award()).toEqual(stands);
    await accept(host.host.decideAward({ code, key, seen: stands.at, decision: confirm }));
    expect(await award()).toMatchObject({ state: 'confirmed', by: 'host', reason: null });
    expect(await second.host.decideAward({ code, key, seen: stands.at, decision: amend(4, 'More') })).toMatchObject({
      refusal: { message: 'Your co-host confirmed this award meanwhile. Look again.' },
    });
    expect(await host.host.decideAward({ code, key, seen: stands.at, decision: amend(4, 'More') })).toMatchObject({
      refusal: { message: 'You confirmed this award meanwhile. Look again.' },
    });
  });

  test('counts once where two are made on the same sight at once', async () => {
    const { code, host, second, award } = await finished();
    const { key, at } = await award();
    const sent = [host, second, host, second].map((api, i) =>
      refusalOf(api.host.decideAward({ code, key, seen: at, decision: amend(i + 1, `Reason ${i}`) })),
    );
    const answers = await Promise.all(sent);
    expect(answers.filter((refusal) => refusal === null)).toHaveLength(1);
    expect(answers.filter((refusal) => refusal === 'TOO_LATE')).toHaveLength(3);
    expect((await award()).reason).toBe(`Reason ${answers.indexOf(null)}`);
  });

  test('whose answer was lost is answered ok when it is sent again, while it stands', async () => {
    const { code, host, second, award } = await finished();
    const { key, at } = await award();
    const sent = { code, key, seen: at, decision: amend(3, 'Good sport') };
    await accept(host.host.decideAward(sent));
    const stands = await award();
    await accept(host.host.decideAward(sent));
    expect(await award()).toEqual(stands);
    await accept(second.host.decideAward({ code, key, seen: stands.at, decision: confirm }));
    expect(await refusalOf(host.host.decideAward(sent))).toBe('TOO_LATE');
  });

  test('that was seen of a finish before a rewind is not one about the award that is proposed anew', async () => {
    const { code, host, award, play } = await finished();
    const { key, at } = await award();
    await accept(host.host.decideAward({ code, key, seen: at, decision: amend(3, 'Good sport') }));
    const before = await award();
    await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Again' }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await play();
    expect(await host.host.decideAward({ code, key, seen: before.at, decision: confirm })).toMatchObject({
      refusal: { code: 'TOO_LATE', message: 'The match was finished anew meanwhile. Look again.' },
    });
    expect((await award()).state).toBe('proposed');
  });
});
