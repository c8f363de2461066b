import { expect, test } from 'vitest';
import { db } from '../database/db';
import { accept, callerFor, person, serviceOfFile } from '../testing/service';

// A way to be reached is offered to who has none.

process.env.SMTP_URL = 'smtp://127.0.0.1:9';
process.env.PUBLIC_URL = 'https://match.example';
const service = await serviceOfFile();

test('is offered until they have one, and again when they have taken it away', async () => {
  const ann = callerFor(service, person('ann'));
  expect(await ann.reach.offer()).toMatchObject({ mail: true, push: expect.any(String), address: null });
  const { id } = await accept(ann.reach.addMail({ address: 'ann@example.org' }));
  expect(await ann.reach.offer()).toBeNull();
  await accept(ann.reach.remove({ id }));
  expect(await ann.reach.offer()).not.toBeNull();
});

test('is put away for good, by one for themselves', async () => {
  const ben = callerFor(service, person('ben'));
  await accept(ben.reach.putOfferAway());
  await accept(ben.reach.putOfferAway());
  expect([await ben.reach.offer(), await callerFor(service, person('cem')).reach.offer()]).toEqual([
    null,
    expect.anything(),
  ]);
});

test('proposes the account’s own address where it is proved, and stands on no screen that others look at', async () => {
  const dov = person('dov');
  const account = { id: dov.id, name: 'Dov', nameKey: 'dov', email: 'dov@example.org' };
  await db().prisma.user.create({ data: account });
  const api = callerFor(service, dov);
  expect(await api.reach.offer()).toMatchObject({ address: null });
  await db().prisma.user.update({ where: { id: dov.id }, data: { emailVerified: new Date() } });
  expect(await api.reach.offer()).toMatchObject({ address: 'dov@example.org' });
  expect(await db().prisma.reachWay.count({ where: { personId: dov.id } })).toBe(0);
  await accept(api.account.shareSafely({ on: true }));
  expect(await api.reach.offer()).toBeNull();
});
