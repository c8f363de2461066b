import { expect, long, password, test } from './fixtures';
import { signInAs } from './sign-in';

test('somebody makes an account, signs out and in again', async ({ newVisitor, expectFault }) => {
  expectFault(/401/);
  const { page } = await newVisitor();
  const name = `Nora ${Date.now().toString(36)}`;
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel(/^Password/).fill(password);
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();

  await page.getByRole('banner').getByRole('button', { name }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

  await page.goto('/sign-in');
  await page.getByLabel('Name').fill(name.toUpperCase());
  await page.getByLabel('Password').fill('not the one');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
});

test('a password that everybody tries first is refused, and the meter says so before', async ({
  newVisitor,
  expectFault,
}) => {
  expectFault(/400.*account\.register/); // the one that is too short
  const { page } = await newVisitor();
  await page.goto('/register');
  await page.getByLabel('Name').fill(`Nils ${Date.now().toString(36)}`);
  await page.getByLabel(/^Password/).fill('password');
  await expect(page.getByText('Too easy: this will not be accepted.')).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  const refused = page.getByRole('alert').filter({ hasText: 'one of the first that somebody would try' });
  await expect(refused).toBeVisible();
  await page.getByLabel(/^Password/).fill('ravens');
  await expect(refused, 'it has been edited').toBeHidden();
  await expect(page.getByText('2 more characters.')).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'at least 8 characters' })).toBeVisible();
  await page.getByLabel(/^Password/).fill('four old ravens and a lamp');
  await expect(page.getByText('Very good.')).toBeVisible();
  await page.getByRole('button', { name: /account/i }).click();
  await expect(page.getByRole('banner').getByText(/Nils/)).toBeVisible();
});

test(
  'who guesses at a name keeps its owner out of no browser that they signed in with',
  long,
  async ({ newPerson, newVisitor }) => {
    const ann = await newPerson('Ann');
    const guesser = await newVisitor();
    const guess = (given: string) =>
      signInAs(guesser, { way: 'password', given: { name: ann.name, password: given } }).catch(() => {});
    for (let count = 0; count < 12; count++) await guess('wrong one');
    await guess(password);
    expect(await guesser.api.account.me.query(), 'even with the right one').toBeNull();
    await ann.page.goto('/account');
    await ann.page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await signInAs(ann, { way: 'password', given: { name: ann.name, password } });
    expect(await ann.api.account.me.query()).toMatchObject({ name: ann.name });
  },
);

test('the demo host is one click away', async ({ newVisitor }) => {
  const { page } = await newVisitor();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: /Harriet/ }).click();
  await expect(page.getByRole('banner').getByText(/Harriet/)).toBeVisible();
});

test('a change of password signs every other browser out', long, async ({ newPerson, newVisitor }) => {
  const ann = await newPerson('Ann');
  const elsewhere = await newVisitor();
  await signInAs(elsewhere, { way: 'password', given: { name: ann.name, password } });
  expect(await elsewhere.api.account.me.query()).toMatchObject({ name: ann.name });
  await ann.api.account.changePassword.mutate({ current: password, next: 'another horse' });
  expect(await elsewhere.api.account.me.query()).toBeNull();
  await signInAs(elsewhere, { way: 'password', given: { name: ann.name, password: 'another horse' } });
  expect(await elsewhere.api.account.me.query()).toMatchObject({ name: ann.name });
});

test(
  'a changed password is told with how many were signed out, and the list is of those that are left',
  long,
  async ({ newPerson, newVisitor }) => {
    const { page, name } = await newPerson('Ann');
    for (let count = 0; count < 2; count++)
      await signInAs(await newVisitor(), { way: 'password', given: { name, password } });
    await page.goto('/account');
    await expect(page.getByRole('button', { name: /^Sign out .+ on / })).toHaveCount(2);
    const next = page.getByLabel('New password');
    await page.getByLabel('Password now').fill(password);
    await next.fill(password);
    const meter = page.locator('form').filter({ has: next }).locator('[aria-hidden].rounded-full').first();
    await expect(meter).toBeVisible();
    const [field, track] = [await next.boundingBox(), await meter.boundingBox()];
    expect(track?.width, 'as wide as its field').toBeCloseTo(field?.width ?? 0, 0);
    await page.getByRole('button', { name: 'Change the password' }).click();
    const same = page.getByRole('alert').filter({ hasText: 'This is the password you have now.' });
    await expect(same).toBeVisible();
    await next.fill('another horse');
    await expect(same, 'it has been edited').toBeHidden();
    await page.getByRole('button', { name: 'Change the password' }).click();
    await expect(page.getByText('The password is changed. 2 other browsers were signed out.')).toBeVisible();
    await expect(page.getByText('You are signed in nowhere else.')).toBeVisible();
    await expect(page.getByText('This browser', { exact: true })).toHaveCount(1);
  },
);

test('whoever would delete their account can keep it', async ({ newPerson }) => {
  const { page } = await newPerson('Ann');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test(
  'who is asked to host is led to the question from the match’s address, which a phone holds; a stranger is told who they are',
  long,
  async ({ newPerson, expectFault }) => {
    expectFault(/404/);
    const [host, asked, stranger] = [
      await newPerson('Harriet the Unbroken'),
      await newPerson('Ann', { phone: true }),
      await newPerson('Bea'),
    ];
    const made = await host.api.matches.create.mutate({ game: 'pointing-chains', visibility: 'private' });
    const code = made.ok ? made.code : '';
    expect(await host.api.lobby.addCoHost.mutate({ code, name: asked.name })).toMatchObject({ ok: true });
    await asked.page.goto(`/m/${code}`);
    await expect(asked.page).toHaveURL(`/m/${code}/hosting`);
    await expect(asked.page.getByRole('button', { name: /^Decline, and never/ })).toBeVisible();
    expect(await asked.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    // Whoever looks at their screen could not find the match.
    await asked.api.account.shareSafely.mutate({ on: true });
    await asked.page.reload();
    await expect(asked.page.getByRole('heading', { name: 'Host a match that is not public?' })).toBeVisible();

    await stranger.page.goto(`/m/${code}`);
    const main = stranger.page.getByRole('main');
    await expect(main.getByText(`You are here as ${stranger.name}.`)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Sign in' })).toBeHidden();
  },
);

test('signing out everywhere else ends what is open there', async ({ newPerson, newVisitor, expectFault }) => {
  expectFault(/401|403/);
  const ann = await newPerson('Ann');
  const made = await ann.api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
  const code = made.ok ? made.code : '';
  const elsewhere = await newVisitor();
  await signInAs(elsewhere, { way: 'password', given: { name: ann.name, password } });
  await elsewhere.page.goto(`/m/${code}`);
  await expect(elsewhere.page.getByRole('heading', { level: 1 })).toBeVisible();

  await ann.page.goto('/account');
  await expect(ann.page.getByText('This browser', { exact: true })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(ann.page.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(elsewhere.page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  expect(await elsewhere.api.account.me.query()).toBeNull();
  expect(await ann.api.account.me.query()).toMatchObject({ name: ann.name });
});

test(
  'a page of no match says who is signed in by now, as it is looked at again',
  long,
  async ({ newPerson, newVisitor }) => {
    const ann = await newPerson('Ann');
    const bob = await newPerson('Bob');
    const { page, context } = await newVisitor();
    await signInAs({ context }, { way: 'password', given: { name: ann.name, password } });
    await page.goto('/games');
    const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.locator('html[data-alive]').waitFor();
    const asked = page.waitForResponse(/account\.me/);
    await lookAgain();
    await asked;
    await expect(page.getByText('You were signed out here.')).toBeHidden();

    await ann.api.account.endSessions.mutate({ id: null });
    await lookAgain();
    await expect(page.getByText('You were signed out here.')).toBeVisible();
    expect(await page.getByRole('link', { name: 'Sign in again' }).getAttribute('href')).toBe('/sign-in?next=%2Fgames');

    await signInAs({ context }, { way: 'password', given: { name: bob.name, password } });
    await lookAgain();
    await expect(page.getByText(`You are here as ${bob.name} by now.`)).toBeVisible();
    await page.getByRole('link', { name: 'Load this page anew' }).click();
    await expect(page.getByText('by now')).toBeHidden();
  },
);

test(
  'a page that hears nothing yet when it is signed out elsewhere says so, not that the match is closed',
  long,
  async ({ newPerson, newVisitor, expectFault }) => {
    expectFault(/401|403|404/);
    const ann = await newPerson('Ann');
    const made = await ann.api.matches.create.mutate({ game: 'pointing-chains', seats: 3, visibility: 'private' });
    const { page, context } = await newVisitor();
    await signInAs({ context }, { way: 'password', given: { name: ann.name, password } });
    await page.addInitScript(() => Object.defineProperty(window, 'SharedWorker', { value: undefined }));
    await page.route(/play\.live/, async (route) => {
      await ann.api.account.endSessions.mutate({ id: null });
      await route.continue();
    });
    await page.goto(`/m/${made.ok ? made.code : ''}`);
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  },
);

test(
  'a cookie that was copied before a sign-out is worth nothing after it',
  long,
  async ({ newPerson, newVisitor }) => {
    const ann = await newPerson('Ann');
    const copy = await newVisitor();
    await copy.context.addCookies(await ann.context.cookies());
    expect(await copy.api.account.me.query()).toMatchObject({ name: ann.name });
    await ann.page.goto('/account');
    await ann.page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
    await expect(ann.page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(await copy.api.account.me.query()).toBeNull();
  },
);

test('signing out by next-auth’s own address ends the session too, for a copied cookie', async ({
  newPerson,
  newVisitor,
}) => {
  const ann = await newPerson('Ann');
  const copy = await newVisitor();
  await copy.context.addCookies(await ann.context.cookies());
  expect(await copy.api.account.me.query()).toMatchObject({ name: ann.name });
  const { csrfToken } = await (await ann.context.request.get('/api/auth/csrf')).json();
  await ann.context.request.post('/api/auth/signout', { form: { csrfToken, json: 'true' } });
  expect(await ann.api.account.me.query()).toBeNull();
  expect(await copy.api.account.me.query()).toBeNull();
});

test('whoever uses the browser after a sign-out finds no links to seats in it, and nothing that was not sent', async ({
  newPerson,
}) => {
  const { page } = await newPerson('Ann');
  await page.goto('/account');
  await page.evaluate(() => {
    localStorage.setItem('seat links', JSON.stringify([{ token: 'a-seat', title: 'A match' }]));
    for (const key of ['draft ABC A', 'unsaved notebook ABC A', 'prefers quiet']) localStorage.setItem(key, 'yes');
    sessionStorage.setItem('links of ABC', '{}');
  });
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].toSorted());
  const before = ['draft ABC A', 'links of ABC', 'prefers quiet', 'seat links', 'unsaved notebook ABC A'];
  await page.goto('/?signed-out');
  await expect(page).toHaveURL(/\/$/);
  expect(await kept(), 'while somebody is signed in').toEqual(expect.arrayContaining(before));
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Seats you took as a guest' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(async () => (await kept()).filter((key) => before.includes(key))).toEqual(['prefers quiet']);
});

test('a request from another site changes nothing', async ({ newPerson }) => {
  const { context } = await newPerson('Ann');
  const answer = await context.request.post('/api/trpc/account.rename', {
    data: { name: 'Mallory' },
    headers: { origin: 'https://evil.example' },
  });
  expect(answer.status()).toBe(403);
});

test('a malformed request is told which field is wrong', async ({ newVisitor }) => {
  const { context } = await newVisitor();
  const answer = await context.request.post('/api/trpc/account.register', { data: { name: 'Ann', password: 7 } });
  expect(answer.status()).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { data: { field: 'password' } } });
});

test('pages are hardened: a nonce for each, no frames, no foreign scripts', async ({ newVisitor }) => {
  const { context } = await newVisitor();
  const [one, two] = await Promise.all([context.request.get('/games'), context.request.get('/games')]);
  const policy = one.headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'strict-dynamic';/);
  expect(policy).toMatch(/style-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toContain('unsafe-');
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toBe(two.headers()['content-security-policy']);
  expect(one.headers()['x-powered-by']).toBeUndefined();
});
