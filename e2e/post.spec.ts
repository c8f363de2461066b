import { expect, long, test, type Visitor } from './fixtures';
import { putRecordedMatch, recordsOf } from './recorded-match';

const people = ['Ana', 'Bea', 'Cem', 'Dimitra'];

test('a finished match is posted: the picture and the text are copied and downloaded', async ({
  newPerson,
  database,
}) => {
  const ann = await newPerson('Ann');
  await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [found] = recordsOf('pointing-chains').filter(({ name }) => name === 'interludes');
  if (found === undefined) throw new Error('it is recorded');
  const { record } = found;
  const { code } = await putRecordedMatch(database, {
    ...{ record, title: 'Friday', names: people, events: record.events.length },
    host: { id: 'post-host', name: 'A host' },
  });

  const { page } = ann;
  await page.goto(`/m/${code}`);
  await page.getByRole('button', { name: 'Post this' }).click();
  const dialog = page.getByRole('dialog', { name: 'Post this' });
  const picture = dialog.getByRole('img', { name: 'Ana and Cem win with 3 points each.' });
  // What draws starts with the first picture, beside whatever else this machine does.
  await expect(picture).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);

  await dialog.getByRole('button', { name: 'Copy the text' }).click();
  await expect(dialog.getByText('Copied', { exact: true })).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Friday \(Pointing Chains\)\nAna and Cem win with 3 points each\.\n1st: Ana, 3 points\n/);
  expect(text).toMatch(new RegExp(`/m/${code}$`));
  expect(text).toMatch(/\nAwards, as the rules propose them \(the host confirms each\):\n.*Ana.*: .*token/);

  await dialog.getByRole('button', { name: 'Copy picture' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
  expect(types).toEqual(['image/png']);

  const coming = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download picture' }).click();
  expect((await coming).suggestedFilename()).toBe(`${code}-end.png`);

  // Whoever comes late with a round tells that one, on a phone too: there the text comes first.
  await page.setViewportSize({ width: 360, height: 740 });
  const choice = dialog.getByLabel('What it tells');
  await choice.selectOption((await choice.locator('option').last().textContent()) ?? '');
  const ofRound = dialog.getByRole('img', { name: /^Round 1: / });
  await expect.poll(() => ofRound.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
  await expect(dialog.getByRole('button', { name: 'Copy the text' })).toBeInViewport({ ratio: 1 });
  const textOf = dialog.getByRole('region', { name: 'Text' });
  await expect(textOf).toContainText('Round 1: ');
  await expect(textOf).not.toContainText(/1st:|Awards/);
  const [written, drawn] = [await textOf.boundingBox(), await ofRound.boundingBox()];
  expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThanOrEqual(drawn?.y ?? 0);
  await expect(dialog.getByRole('link', { name: 'Download picture' })).toHaveAttribute(
    'download',
    `${code}-close-1.png`,
  );
});

test(
  'results mark that a bot played for who did not come; picture and text say it in words',
  long,
  async ({ newPerson, database }) => {
    const { page, api } = await newPerson('Hana');
    const [record] = recordsOf('pointing-chains').filter(({ name }) => name === 'interludes');
    const host = await api.account.me.query();
    if (record === undefined || host === null) throw new Error('it is recorded, and she is signed in');
    const events = record.record.events.length;
    const match = { record: record.record, title: 'Friday', names: people, events, host };
    const { code } = await putRecordedMatch(database, { ...match, bots: ['A'] });
    await page.goto(`/m/${code}`);
    const results = page.getByRole('region', { name: 'Results' });
    const standings = page.getByRole('table', { name: 'Standings' });
    for (const place of [results, standings]) {
      await expect(place.getByRole('img', { name: 'bot' }).first()).toBeVisible();
      await expect(place).not.toContainText('(bot)');
    }
    await expect(standings.getByRole('rowheader', { name: 'Ana bot' })).toBeVisible();
    await page.getByRole('button', { name: 'Post this' }).click();
    const dialog = page.getByRole('dialog', { name: 'Post this' });
    await expect(dialog.getByRole('img', { name: 'Ana (bot) and Cem win with 3 points each.' })).toBeVisible();
    await expect(dialog.getByRole('region', { name: 'Text' })).toContainText('1st: Ana (bot), 3 points');
  },
);

test('a link to a public match shows its picture, to any other what a link to no match shows', async ({
  newPerson,
  newVisitor,
}) => {
  const host = await newPerson('Host');
  const visitor = await newVisitor();
  const [{ api }, { page }] = [host, visitor];
  const head = (property: string) => page.locator(`head meta[property="${property}"]`);
  const make = async (visibility: 'public' | 'unlisted' | 'private') => {
    const made = await api.matches.create.mutate({ game: 'bifrost', title: 'Sunday secret', visibility });
    if (!made.ok) throw new Error(made.refusal.message);
    return made.code;
  };
  await page.goto(`/m/${await make('public')}`);
  await expect(head('og:image')).toHaveAttribute('content', /\/pictures\/m\/\w+\/preview\.png/);
  await expect(head('og:title')).toHaveAttribute('content', 'Sunday secret');
  const headOf = async (reader: Visitor, path: string) => {
    const html = await (await reader.page.request.get(path)).text();
    const [head = ''] = html.split('</head>');
    const metas = head.match(/<meta [^>]*>/g) ?? [];
    const told = metas.filter((meta) => /description|robots|og:|twitter:/.test(meta));
    return told.toSorted().join('\n');
  };
  const ofNone = await headOf(visitor, '/m/NOSUCHXX');
  expect(ofNone).toMatch(/og:image" content="[^"]*\/pictures\/house\.png/);
  for (const visibility of ['unlisted', 'private'] as const) {
    const code = await make(visibility);
    for (const part of ['', '/rules', '/replay', '/host', '/stage']) {
      expect(await headOf(visitor, `/m/${code}${part}`), `${visibility}${part}`).toBe(ofNone);
      expect(await headOf(host, `/m/${code}${part}`), `${visibility}${part}, as its host`).toBe(ofNone);
    }
  }
});

test(
  'a link to a moment of a public match shows that round, one to the match what may be shown of it now',
  long,
  async ({ newVisitor, database }) => {
    const record = recordsOf('pointing-chains').find(({ name }) => name === 'interludes')?.record;
    if (record === undefined) throw new Error('it is recorded');
    const events = record.events.length;
    const host = { id: 'post-host', name: 'A host' };
    const { code } = await putRecordedMatch(database, { record, title: 'Friday', names: people, events, host });
    const { page } = await newVisitor();
    const pictureOf = async (path: string) => {
      const html = await (await page.request.get(path)).text();
      const address = /og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const answer = await page.request.get(new URL(address).pathname + new URL(address).search);
      expect(answer.headers()['content-type'], path).toBe('image/png');
      return (await answer.body()).toString('base64');
    };
    const ofMatch = await pictureOf(`/m/${code}`);
    const [first, last] = [
      await pictureOf(`/m/${code}/replay?at=1`),
      await pictureOf(`/m/${code}/replay?at=${events - 1}`),
    ];
    expect(new Set([ofMatch, first, last]).size).toBe(3);
    expect(await pictureOf(`/m/${code}/replay?at=${events}`)).toBe(ofMatch);
  },
);

test('links to games, and to the rules and rounds of a public match, have a picture and words for every chat', async ({
  newVisitor,
  database,
}) => {
  const record = recordsOf('pointing-chains').find(({ name }) => name === 'interludes')?.record;
  if (record === undefined) throw new Error('it is recorded');
  const events = record.events.length;
  const host = { id: 'post-host', name: 'A host' };
  const { code } = await putRecordedMatch(database, { record, title: 'Friday', names: people, events, host });
  const { page } = await newVisitor();
  const metas = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    const found = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)"/g);
    return new Map([...found].map(([, name, content = '']) => [name, content.replaceAll('&amp;', '&')]));
  };
  for (const [path, title, picture] of [
    ['/', 'Main Match', /\/pictures\/house\.png$/],
    ['/games/bifrost', 'Bifröst', /\/pictures\/games\/bifrost\.png$/],
    [`/m/${code}`, 'Friday', /\/preview\.png\?v=/],
    [`/m/${code}/rules`, 'Rules of Friday', /\/pictures\/games\/pointing-chains\.png$/],
    [`/m/${code}/replay?at=1`, /Friday, 1 second in$/, /\/preview\.png\?v=.*&at=1$/],
  ] as const) {
    const told = await metas(path);
    expect(told.get('og:title'), path).toMatch(title);
    expect(told.get('og:image'), path).toMatch(picture);
    expect([told.get('og:image:width'), told.get('og:image:height')], path).toEqual(['1200', '630']);
    expect(told.get('og:description'), path).toMatch(/\w/);
    expect(told.get('twitter:card'), path).toBe('summary_large_image');
    for (const same of ['title', 'description', 'image'])
      expect(told.get(`twitter:${same}`), path).toBe(told.get(`og:${same}`));
    const { pathname, search } = new URL(told.get('og:image') ?? '');
    expect((await page.request.get(pathname + search)).headers()['content-type'], path).toBe('image/png');
  }
  expect(await (await page.request.get('/')).text()).toContain('rel="manifest"');
});

test('search engines are told of public matches and of nothing that is somebody’s own', async ({
  newPerson,
  newVisitor,
}) => {
  const { api } = await newPerson('Host');
  const { page } = await newVisitor();
  const codes = await Promise.all(
    (['public', 'unlisted', 'private'] as const).map(async (visibility) => {
      const made = await api.matches.create.mutate({ game: 'bifrost', title: 'Sunday', visibility });
      if (!made.ok) throw new Error(made.refusal.message);
      return made.code;
    }),
  );
  const text = async (path: string) => (await page.request.get(path)).text();
  const map = await text('/sitemap.xml');
  expect(codes.filter((code) => map.includes(code))).toEqual(codes.slice(0, 1));
  expect(map).toMatch(/\/games\/bifrost</);
  const robots = await text('/robots.txt');
  for (const path of ['/join/', '/account', '/m/*/host']) expect(robots).toContain(`Disallow: ${path}\n`);
  expect(robots).toMatch(/Sitemap: http.*\/sitemap\.xml/);
  const { icons } = JSON.parse(await text('/manifest.webmanifest'));
  for (const { src, type } of icons) {
    expect((await page.request.get(src)).headers()['content-type'], src).toMatch(type);
  }
});
