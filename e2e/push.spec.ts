import { randomUUID } from 'node:crypto';
import { findWholeChromium, launchArguments } from '../scripts/chromium.mjs';
import { startPushService } from '../server/testing/push-service';
import { expect, long, type Person, test } from './fixtures';

// Push, to who does not look. Browsers have no push service here, so what the server sends goes to one of the test's own,
// which hands it to the page's service worker as the browser would. The headless shell shows no notifications.
test.use({ launchOptions: { executablePath: findWholeChromium(), args: launchArguments } });

type Service = Awaited<ReturnType<typeof startPushService>>;

/** The browser subscribes with the test's push service instead of its maker's. */
async function subscribeHere({ page, context, api }: Person, service: Service): Promise<void> {
  await context.grantPermissions(['notifications']);
  const { kinds } = await api.reach.choices.query();
  const subscription = service.subscribe(kinds.push);
  await page.addInitScript((given) => {
    const subscribed: unknown = { toJSON: () => given };
    Object.assign(PushManager.prototype, { subscribe: async () => subscribed });
  }, subscription);
}

/** A worker that is still being activated is handed nothing. */
async function isActivated(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  while (active !== null && active.state !== 'activated')
    await new Promise((resolve) => active.addEventListener('statechange', resolve, { once: true }));
}

/** As a browser does with what it has decrypted. */
async function deliver({ page, context }: Person, content: unknown): Promise<void> {
  await page.evaluate(isActivated);
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const [registrationId, { origin }] = [await registered, new URL(page.url())];
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(content) });
}

const shown = ({ page }: Person) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const notifications = await (await navigator.serviceWorker.ready).getNotifications();
    return active === null ? [] : notifications.map(({ title, body }) => `${title}: ${body}`);
  });

test('a browser is pushed to while no page of the match is open, and the host sees that it was sent', async ({
  newPerson,
}) => {
  const service = await startPushService();
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  await subscribeHere(ann, service);
  await ann.page.goto('/account');
  await ann.page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(ann.page.getByRole('checkbox', { name: 'A round opens, or it is my turn' })).toBeChecked();
  await ann.page.getByRole('button', { name: 'Send me a test' }).click();
  await expect.poll(() => service.received.length).toBe(1);
  await deliver(ann, service.received[0]?.content);
  await expect.poll(() => shown(ann)).toEqual(['A test: This is how Main Match reaches you here.']);

  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'Late again',
    settings: { pace: 'host', rounds: 2, roundSeconds: 3600 },
    seats: ['Ana', 'Bea', 'Cem', 'Dov'],
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  await host.page.goto(`/m/${code}`);
  await expect(host.page.getByText('Everybody who sits here can be reached while they are away.')).toBeVisible();
  await expect(host.page.getByText('Reached by push')).toBeVisible();
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await host.page.waitForURL(`**/m/${code}/host`);
  await expect(host.page.getByText(/, by push, /).first()).toBeVisible();
  // In an hour, which is tomorrow in the last hour of a day: `Sun 00:21`.
  await expect(host.page.getByText(/^1 player who is missing is reminded at (\w{3} )?\d{1,2}:\d\d/)).toBeVisible();
  await host.page.getByRole('button', { name: 'Remind who is missing' }).click();
  await expect(host.page.getByText('Sent to 1 by push.').first()).toBeVisible();
  expect(service.received.map(({ content }) => content)).toContainEqual(
    expect.objectContaining({
      title: 'Late again',
      text: expect.stringContaining('The host reminds you of this match. You have not acted yet'),
    }),
  );

  // A second one would come too soon: the button says when.
  await expect(host.page.getByRole('button', { name: /Remind who is missing \(again in \d+ min\)/ })).toBeVisible();
  await service.stop();
});

test('what the open page of a match shows is not sent as well, and what happens without it is', async ({
  newPerson,
}) => {
  const service = await startPushService();
  const [host, ann] = [await newPerson('Hana'), await newPerson('Ann')];
  await subscribeHere(ann, service);
  const { page } = ann;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await expect(page.getByRole('checkbox', { name: 'A round opens, or it is my turn' })).toBeChecked();
  const created = await host.api.matches.create.mutate({
    game: 'pointing-chains',
    title: 'Before their eyes',
    settings: { pace: 'host', rounds: 3, roundSeconds: null },
    seats: ['Ana', 'Bea', 'Cem', 'Dov'],
  });
  if (!created.ok) throw new Error(created.refusal.message);
  const { code } = created;
  expect(await ann.api.lobby.join.mutate({ code })).toMatchObject({ ok: true });
  await page.goto(`/m/${code}`);
  await expect(page.getByText('You hold seat A')).toBeVisible();
  // Whoever is there is told on the page: the server has heard of it.
  const isThere = async () => (await host.api.matches.page.query({ code })).seats[0]?.online;
  await expect.poll(isThere).toBe(true);
  const said = page.waitForResponse((response) => response.url().includes('reach.dismiss'));
  expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
  await said;
  await page.goto('/account');
  expect(await host.api.host.rule.mutate({ code, key: randomUUID(), text: 'No calls.' })).toMatchObject({ ok: true });
  const texts = () => service.received.map(({ content }) => JSON.stringify(content)).join();
  await expect.poll(texts).toContain('The host has given a ruling.');
  expect(texts()).not.toContain('The match has started');
  await service.stop();
});

test(
  'who takes a seat and cannot be reached is offered a way in one line, and puts it away for good',
  long,
  async ({ newPerson }) => {
    const service = await startPushService();
    const [host, ann, ben] = [await newPerson('Hana'), await newPerson('Ann'), await newPerson('Ben')];
    await subscribeHere(ann, service);
    const created = await host.api.matches.create.mutate({ game: 'pointing-chains', seats: 4 });
    if (!created.ok) throw new Error(created.refusal.message);
    const { code } = created;
    const offerTo = ({ page }: Person) => page.getByRole('region', { name: 'To be reached' });
    for (const person of [ann, ben]) {
      await person.page.goto(`/m/${code}`);
      await expect(offerTo(person)).toBeHidden();
      await person.page.getByRole('button', { name: 'Take a seat', exact: true }).click();
      await expect(offerTo(person).getByText('Nobody can reach you when this page is closed.')).toBeVisible();
    }
    await offerTo(ann).getByRole('button', { name: 'Notify me here' }).click();
    await expect(ann.page.getByText('You are notified here, also when this page is closed.')).toBeVisible();
    expect((await ann.api.reach.choices.query()).ways).toMatchObject([{ kind: 'push', endedWhy: null }]);
    await ann.page.reload();
    await expect(ann.page.getByText(/^You hold seat/)).toBeVisible();
    await expect(offerTo(ann)).toBeHidden();

    expect(await host.api.lobby.start.mutate({ code, freeSeats: 'bots' })).toMatchObject({ ok: true });
    await expect(ben.page.getByRole('button', { name: 'Point', exact: true })).toBeVisible();
    // What comes into the bell after it has opened stays in the window.
    await ben.page.setViewportSize({ width: 360, height: 740 });
    await ben.page.getByRole('button', { name: 'When it is my turn' }).click();
    await expect(offerTo(ben).getByRole('button', { name: 'Do not offer this again' })).toBeInViewport({ ratio: 1 });
    await expect.poll(() => ben.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await offerTo(ben).getByRole('button', { name: 'Do not offer this again' }).click();
    await expect(offerTo(ben)).toBeHidden();
    expect(await ben.api.reach.offer.query()).toBeNull();
    await service.stop();
  },
);

test('quiet hours are kept, and a way can be taken away', long, async ({ newPerson }) => {
  const service = await startPushService();
  const ann = await newPerson('Ann');
  await subscribeHere(ann, service);
  const { page } = ann;
  await page.goto('/account');
  await page.getByRole('button', { name: 'Tell me in this browser' }).click();
  await page.getByRole('checkbox', { name: 'Leave me alone at night' }).check();
  const kept = async () => (await ann.api.reach.choices.query()).quiet?.hours ?? null;
  await expect.poll(kept).toEqual({ from: 1320, until: 420 });
  await page.getByLabel('From').fill('23:30');
  await expect.poll(kept).toEqual({ from: 1410, until: 420 });
  await page.reload();
  await expect(page.getByLabel('From')).toHaveValue('23:30');
  await page.getByRole('button', { name: /^Take .* away$/ }).click();
  await expect(page.getByText('nobody can reach you yet', { exact: false })).toBeVisible();
  await service.stop();
});
