import type { BrowserContext } from '@playwright/test';

/** Signs a browser in without its screens. */
export async function signInAs(
  { context }: { readonly context: BrowserContext },
  { way, given }: { way: 'password' | 'demo' | 'seat-link'; given: Record<string, string> },
): Promise<void> {
  const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const form = { ...given, csrfToken, json: 'true' };
  const answer = await context.request.post(`/api/auth/callback/${way}`, { form });
  if (answer.status() !== 200) throw new Error(`No sign-in: ${answer.status()} ${await answer.text()}`);
}
