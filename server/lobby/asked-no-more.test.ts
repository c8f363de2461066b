import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, type Caller, callerFor, person, refusalOf, serviceOfFile } from '../testing/service';

const service = await serviceOfFile();

async function signUp(name: string): Promise<Caller> {
  const { id } = person(name);
  await db().prisma.user.create({ data: { id, name, nameKey: name.toLowerCase() } });
  return callerFor(service, person(name));
}

async function ask(host: Caller, name: string): Promise<{ code: string; answer: string | null }> {
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3 }));
  return { code, answer: await refusalOf(host.lobby.addCoHost({ code, name })) };
}

test('whoever declines all from a host is asked by nobody but others, until they let that host ask again', async () => {
  const [eager, other, tired] = [await signUp('Eager'), await signUp('Other'), await signUp('Tired')];
  const [first, second] = [await ask(eager, 'Tired'), await ask(eager, 'Tired')];
  const kept = await ask(other, 'Tired');
  expect([first.answer, second.answer, kept.answer]).toEqual([null, null, null]);
  await accept(tired.lobby.declineAll({ code: first.code }));
  expect((await tired.lobby.asked()).map(({ code }) => code)).toEqual([kept.code]);
  expect((await eager.matches.page({ code: second.code })).asked).toEqual([]);
  expect((await ask(eager, 'tired')).answer).toBe('ASKS_NO_MORE');
  expect((await ask(other, 'Tired')).answer).toBeNull();
  expect((await ask(eager, 'Other')).answer).toBeNull();

  const [silent] = (await tired.lobby.askedNoMore()).hosts;
  expect(silent).toMatchObject({ name: 'Eager' });
  expect(await eager.lobby.askedNoMore()).toEqual({ hosts: [], matches: [] });
  await accept(tired.lobby.letAskAgain({ personId: silent?.id ?? '' }));
  expect((await ask(eager, 'Tired')).answer).toBeNull();
  expect(await refusalOf(eager.lobby.addCoHost({ code: first.code, name: 'Tired' }))).toBeNull();
});

test('whoever declines is not asked for the same match again, until they let its hosts', async () => {
  const [keen, calm] = [await signUp('Keen'), await signUp('Calm')];
  const { code } = await ask(keen, 'Calm');
  const again = () => keen.lobby.addCoHost({ code, name: 'Calm' });
  await accept(keen.lobby.removeCoHost({ code, personId: 'test-Calm' }));
  expect(await refusalOf(again()), 'taken back by its host').toBeNull();
  await accept(calm.lobby.answerAsked({ code, accepts: false }));
  expect(await again()).toMatchObject({
    refusal: { code: 'DECLINED', message: expect.stringContaining('have declined to host this match'), field: 'name' },
  });
  expect((await ask(keen, 'Calm')).answer, 'another match').toBeNull();
  expect(await calm.lobby.askedNoMore()).toMatchObject({ hosts: [], matches: [{ code, hostName: 'Keen' }] });
  expect(await refusalOf(keen.lobby.letAskFor({ code }))).toBe('NOT_FOUND');
  expect(await refusalOf(again()), 'let by somebody else').toBe('DECLINED');
  await accept(calm.lobby.letAskFor({ code }));
  expect(await refusalOf(again())).toBeNull();
});

test('who has declined once can decline all, and again where the answer was lost; the host stands there as they are called now', async () => {
  const [loud, shy] = [await signUp('Loud'), await signUp('Shy')];
  const [first, second] = [await ask(loud, 'Shy'), await ask(loud, 'Shy')];
  const decline = () => shy.lobby.answerAsked({ code: first.code, accepts: false });
  expect([await refusalOf(decline()), await refusalOf(decline())]).toEqual([null, null]);
  expect((await shy.lobby.asked()).map(({ code }) => code)).toEqual([second.code]);
  await accept(shy.lobby.declineAll({ code: first.code }));
  await accept(shy.lobby.declineAll({ code: first.code }));
  expect(await shy.lobby.asked()).toEqual([]);
  expect((await ask(loud, 'Shy')).answer).toBe('ASKS_NO_MORE');
  await db().prisma.user.update({ where: { id: 'test-Loud' }, data: { name: 'Quiet', nameKey: 'quiet' } });
  expect(await shy.lobby.askedNoMore()).toMatchObject({ hosts: [{ id: 'test-Loud', name: 'Quiet' }] });
  expect(await refusalOf(shy.lobby.answerAsked({ code: first.code, accepts: true })), 'declined is declined').toBe(
    'NOT_ASKED',
  );
});

test('only whoever is asked can decline, and then silences nobody', async () => {
  const [host, stranger] = [await signUp('Host'), await signUp('Stranger')];
  const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, visibility: 'public' }));
  expect(await refusalOf(stranger.lobby.declineAll({ code }))).toBe('NOT_ASKED');
  expect((await ask(host, 'Stranger')).answer).toBeNull();
});
