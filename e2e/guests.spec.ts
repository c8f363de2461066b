import type { Person } from './fixtures';
import { expect, long, password, test } from './fixtures';
import { signInAs } from './sign-in';

/** A match in its lobby, and the personal link of its seat A. */
async function matchWithSeatLink({ api }: Person): Promise<{ code: string; token: string }> {
  const created = await api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
  if (!created.ok) throw new Error(created.refusal.message);
  const issued = await api.lobby.issueSeatLink.mutate({ code: created.code, seat: 'A' });
  if (!issued.ok) throw new Error(issued.refusal.message);
  return { code: created.code, token: issued.token };
}

test('a seat link lets a guest in, on every device the same one, until the host revokes it', async ({
  newPerson,
  newVisitor,
  expectFault,
}) => {
  expectFault(/40[134]/);
  const host = await newPerson('Host');
  const { code, token } = await matchWithSeatLink(host);
  const guest = await newVisitor();
  await guest.page.goto(`/join/${token}`);
  await guest.page.getByLabel('Your name at the table').fill('Gwen');
  await guest.page.getByRole('button', { name: /as a guest/ }).click();
  await guest.page.waitForURL(`**/m/${code}`);
  await guest.page.goBack(); // the link is left in no history
  expect(guest.page.url()).not.toContain('/join/');
  await guest.page.goto(`/m/${code}`);
  const me = await guest.api.account.me.query();
  expect(me).toMatchObject({ guest: true });

  const phone = await newVisitor({ phone: true });
  await phone.page.goto(`/join/${token}`);
  await expect(phone.page.getByText('This seat is Gwen’s. Are you Gwen?')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Yes, I am Gwen' }).click();
  await expect(phone.page.getByText('You hold seat A')).toBeVisible();
  await expect(guest.page.getByText('Your seat was opened on another device.').first()).toBeVisible();
  expect(await phone.api.account.me.query()).toMatchObject({ id: me?.id });
  await host.page.goto(`/m/${code}`);
  await expect(host.page.getByText('Gwen').first()).toBeVisible();

  await host.api.lobby.revokeSeatLink.mutate({ code, seat: 'A' });
  await guest.page.goto(`/join/${token}`);
  await expect(guest.page.getByRole('heading', { name: /does not work any more/ })).toBeVisible();
  // Who lost the seat is told on the page of the match; for anybody else it is not there.
  const askedBy = ({ context }: typeof guest) =>
    context.request.get(`/api/trpc/matches.page?input=${encode({ code })}`);
  const { result } = await (await askedBy(guest)).json();
  expect(result.data).toMatchObject({ role: 'spectator', seat: null, sentAwayWith: { reason: null } });
  expect((await askedBy(await newVisitor())).status()).toBe(404);
});

test(
  'a replaced guest reads at the new link that they wait for the host’s word, and sits down after it',
  long,
  async ({ newPerson, newVisitor, expectFault }) => {
    expectFault(/404/); // the open page of somebody who may not watch any more
    const host = await newPerson('Host');
    const { code, token } = await matchWithSeatLink(host);
    const guest = await newVisitor();
    await guest.page.goto(`/join/${token}`);
    await expect(guest.page.getByText('A name is all that it needs.')).toBeVisible();
    await guest.page.getByLabel('Your name at the table').fill('Gwen');
    await guest.page.getByRole('button', { name: /as a guest/ }).click();
    await guest.page.waitForURL(`**/m/${code}`);
    const issued = await host.api.lobby.issueSeatLink.mutate({ code, seat: 'A' });
    if (!issued.ok) throw new Error(issued.refusal.message);

    const waits = guest.page.getByText(`${host.name} took you off a seat of this match`);
    const takes = guest.page.getByRole('button', { name: 'Take the seat as a guest' });
    await guest.page.goto(`/join/${issued.token}`);
    await expect(waits).toBeVisible();
    await expect(takes).toHaveCount(0);
    await host.page.goto(`/m/${code}`);
    await host.page.getByRole('button', { name: 'Let Gwen play again' }).click();
    await expect(host.page.getByText('Gwen cannot take a seat.')).toHaveCount(0);
    await guest.page.goto(`/join/${issued.token}`);
    await expect(takes).toBeVisible();
    await expect(waits).toHaveCount(0);
  },
);

test('a link says no more than is so: no name where the seat has one, no face where nobody has', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Host');
  const made = { seats: ['Ann', 'Ben', 'Cleo'], links: true, joinWay: 'links' as const };
  const { page } = await newVisitor();
  const steps = page.getByRole('region', { name: 'What happens next' });
  for (const [game, says] of [
    ['pointing-chains', /look at the rules, choose a face, and say/],
    ['bifrost', /look at the rules, and say/],
  ] as const) {
    const created = await host.api.matches.create.mutate({ game, ...made });
    if (!created.ok) throw new Error(created.refusal.message);
    await page.goto(`/join/${created.links[0]?.token}`);
    await expect(steps).toHaveText(says);
    await expect(steps).not.toContainText('A name is all');
  }
});

test('an account takes over the seat that its holder had as a guest', long, async ({ newPerson, newVisitor }) => {
  const host = await newPerson('Host');
  const { code, token } = await matchWithSeatLink(host);
  const guest = await newVisitor();
  await signInAs(guest, { way: 'seat-link', given: { token } });
  await guest.api.lobby.claim.mutate({ token });

  const name = `Grown ${Date.now().toString(36)}`;
  await guest.page.goto(`/register?next=/join/${token}`);
  await guest.page.getByLabel('Name').fill(name);
  await guest.page.getByLabel(/^Password/).fill(password);
  await guest.page
    .getByRole('main')
    .getByRole('button', { name: /account/i })
    .click();
  await guest.page.getByRole('button', { name: new RegExp(`as ${name}`) }).click();
  await guest.page.waitForURL(`**/m/${code}`);
  const page = await guest.api.matches.page.query({ code });
  expect(page.seats.find(({ seat }) => seat === 'A')).toMatchObject({ mine: true, holder: 'player' });
});

function encode(input: object): string {
  return encodeURIComponent(JSON.stringify(input));
}

test(
  'a guest whose seat an account takes by their link is told by whom, and says that it was not them; the host hears of it',
  long,
  async ({ newPerson, newVisitor }) => {
    const [host, cleo] = [await newPerson('Host'), await newPerson('Cleo')];
    const { code, token } = await matchWithSeatLink(host);
    const gina = await newVisitor();
    await gina.page.goto(`/join/${token}`);
    await gina.page.getByLabel('Your name at the table').fill('Gina');
    await gina.page.getByRole('button', { name: 'Take the seat as a guest' }).click();
    await expect(gina.page.getByText('You hold seat A')).toBeVisible();
    await host.api.lobby.start.mutate({ code, freeSeats: 'bots', showsAll: true });
    await host.page.goto(`/m/${code}/host`);
    const waits = host.page.getByRole('region', { name: 'What waits for you' });

    await cleo.page.goto(`/join/${token}`);
    await cleo.page.getByRole('button', { name: `Yes, I am Gina: take the seat as ${cleo.name}` }).click();
    const lost = gina.page.getByRole('region', { name: 'Your seat was taken' });
    await expect(lost).toContainText(`${cleo.name} took this seat with your link at`);
    await expect(waits).toContainText(`${cleo.name} took the seat of Gina with its link.`);
    await waits.getByRole('button', { name: 'I have read it' }).click();
    await expect(waits.getByText('took the seat of Gina')).toBeHidden();

    await gina.page.goto(`/join/${token}`);
    await lost.getByRole('button', { name: 'This was not me' }).click();
    await expect(lost).toContainText('The hosts know that this was not you.');
    await expect(waits).toContainText('Gina says “This was not me”');
  },
);
