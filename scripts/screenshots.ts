// `npm run screenshots -- http://localhost:3000`: takes README's pictures anew, of a running server with a fresh demo.
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const folder = 'docs/screenshots';
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  const host = await signedIn(browser, 'demo-host');
  const running = await linkTo(host, /Thirteen at the table/);
  await shoot(host, { path: `${running}/host`, name: 'dashboard' });
  const ada = await signedIn(browser, 'demo-ada');
  await shoot(ada, { path: running, name: 'match' });
  await shoot(ada, { path: await linkTo(ada, /Last week’s final/), name: 'finished' });
} finally {
  await browser.close();
}

async function signedIn(from: Browser, id: string): Promise<Page> {
  const context = await from.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 860 },
    colorScheme: 'dark',
  });
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  await context.request.post('/api/auth/callback/demo', { form: { id, csrfToken, json: 'true' } });
  return context.newPage();
}

async function linkTo(page: Page, title: RegExp): Promise<string> {
  await page.goto('/');
  return (await page.getByRole('link', { name: title }).first().getAttribute('href')) ?? '/';
}

async function shoot(page: Page, { path, name }: { path: string; name: string }): Promise<void> {
  await page.goto(path);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.jpg`, type: 'jpeg', quality: 82 });
}
