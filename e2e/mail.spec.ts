import path from 'node:path';
import { type OwnServer, startOwnServer } from '../scripts/own-server';
import { type Mailbox, startMailbox } from '../server/testing/mailbox';
import { apiOf, expect, long, password, test } from './fixtures';

// A server that writes letters, to a mail server of the test's own; the one of all other tests writes none.

let mailbox: Mailbox;
let server: OwnServer;

test.beforeAll(async () => {
  test.setTimeout(900_000); // it may have to be built first
  mailbox = await startMailbox();
  server = await startOwnServer({
    cwd: process.env.E2E_APP_DIR,
    more: (address) => ({
      ...{ SMTP_URL: mailbox.url, PUBLIC_URL: address, DEMO: 'off' },
      BUILD_ROOT: path.parse(process.cwd()).root,
    }),
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailbox.stop();
});

/** The address in the latest letter that holds one like it. */
async function linkTo(address: string, pattern: RegExp): Promise<string> {
  const found = () => {
    const bodies = mailbox.received.filter(({ to }) => to === address).map(({ body }) => body);
    return bodies.flatMap((body) => pattern.exec(body)?.[0] ?? []).at(-1) ?? null;
  };
  await expect.poll(found).not.toBeNull();
  return found() ?? '';
}

test(
  'a guest who is told by e-mail signs in by a letter there, and sits where they sat',
  long,
  async ({ newVisitor }) => {
    const [hana, ann] = [await newVisitor(), await newVisitor()];
    const { address: at } = server;
    await hana.page.goto(`${at}/register`);
    await hana.page.getByLabel('Name').fill('Hana');
    await hana.page.getByLabel(/^Password/).fill(password);
    const main = hana.page.getByRole('main');
    await main.getByRole('button', { name: /account/i }).click();
    await expect(hana.page.getByRole('button', { name: /Hana/ })).toBeVisible();
    const host = apiOf(hana.context, at);
    const created = await host.matches.create.mutate({ game: 'pointing-chains', seats: 3, title: 'The long one' });
    if (!created.ok) throw new Error(created.refusal.message);
    const { code } = created;
    const issued = await host.lobby.issueSeatLink.mutate({ code, seat: 'B' });
    if (!issued.ok) throw new Error(issued.refusal.message);

    await ann.page.goto(`${at}/join/${issued.token}`);
    await ann.page.getByLabel('Your name at the table').fill('Ann');
    await ann.page.getByRole('button', { name: /as a guest/ }).click();
    await ann.page.waitForURL(`**/m/${code}`);
    const mail = 'ann@example.org';
    const guest = apiOf(ann.context, at);
    expect(await guest.reach.addMail.mutate({ address: mail })).toMatchObject({ ok: true });
    await ann.page.goto(await linkTo(mail, /http:\S+\/prove\/[\w-]+/));
    await ann.page.getByRole('button', { name: 'Yes, it is mine' }).click();
    await expect(ann.page.getByText('From now on we tell you there.')).toBeVisible();

    // On another device, where she is nobody yet.
    const laptop = await newVisitor();
    await laptop.page.goto(`${at}/sign-in`);
    await laptop.page.getByLabel('Or a link by e-mail').fill(mail);
    await laptop.page.getByRole('button', { name: 'Send me the link' }).click();
    await expect(laptop.page.getByText('A link is on its way.')).toBeVisible();
    const link = await linkTo(mail, /http:\S+\/sign-in\/letter\S+/);
    for (const method of ['HEAD', 'GET']) expect((await fetch(link, { method })).status, 'a scanner looks').toBe(200);
    await laptop.page.goto(link);
    await laptop.page.getByRole('button', { name: `Sign in as ${mail}` }).click();
    await expect(laptop.page.getByRole('heading', { name: 'Ann' })).toBeVisible();
    await laptop.page.goto(at);
    await laptop.page.getByRole('link', { name: /The long one/ }).click();
    await laptop.page.waitForURL(`**/m/${code}`);
    await expect(laptop.page.getByText('You hold seat B')).toBeVisible();
    await hana.page.goto(`${at}/m/${code}`);
    await expect(hana.page.getByText('Reached by e-mail')).toBeVisible();
  },
);
