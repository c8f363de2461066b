import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/opsz.css';
import './globals.css';
import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { AccountMenu } from '@/components/account/account-menu';
import { Alive } from '@/components/shell/alive';
import { AskedLine } from '@/components/shell/asked-line';
import { ConnectionBanner } from '@/components/shell/connection-banner';
import { PageStyles } from '@/components/shell/page-styles';
import { PersonProvider } from '@/components/shell/person';
import { SafeProvider } from '@/components/shell/safe';
import { SafeBar } from '@/components/shell/safe-bar';
import { SiteHeader } from '@/components/shell/site-header';
import { parseTheme, THEME_COOKIE } from '@/components/shell/theme';
import { WhoLine } from '@/components/shell/who-line';
import { NoticeRegion } from '@/components/ui/notice';
import { currentPerson } from '@/server/auth/current-person';
import { env, homeOf } from '@/server/env';
import type { Person } from '@/server/person';
import { pageApi } from '@/server/trpc/page-api';
import { fraunces, inter } from './fonts';
import { linkPreview } from './link-preview';

const description =
  'A home for hosted social-strategy games: hosts run matches, players submit, everybody sees what is revealed.';

export async function generateMetadata(): Promise<Metadata> {
  return {
    metadataBase: new URL(homeOf(env())),
    title: { default: 'Main Match', template: '%s · Main Match' },
    description,
    icons: {
      icon: [
        { url: '/favicon.ico', sizes: '48x48' },
        { url: '/icon.svg', type: 'image/svg+xml' },
      ],
      apple: '/apple-touch-icon.png',
    },
    ...linkPreview('Main Match', description),
  };
}

export const viewport: Viewport = {
  colorScheme: 'dark light',
  themeColor: [
    { media: '(prefers-color-scheme: dark)', color: '#131017' },
    { media: '(prefers-color-scheme: light)', color: '#f7f3ec' },
  ],
};

/** Every page is made for its request: it shows who is signed in, and its scripts carry a nonce. */
export const dynamic = 'force-dynamic';

export default async function RootLayout({ children }: { children: ReactNode }) {
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  const asked = await headers();
  const api = await pageApi();
  const person = withoutSession(await currentPerson());
  const isHost = person !== null && !person.guest && (await api.matches.asked()) !== null;
  const nonce = asked.get('x-nonce') ?? undefined;
  const script = asked.has('x-still') ? { src: '/still.js', async: true } : { src: '/early.js' };
  return (
    <html
      lang="en"
      data-theme={theme === 'system' ? undefined : theme}
      className={`${inter.variable} ${fraunces.variable}`}
    >
      <body className="flex flex-col">
        <script {...script} nonce={nonce} suppressHydrationWarning />
        <a
          href="#main"
          className="sr-only z-50 rounded-md bg-inverted px-4 py-2 text-inverted focus:not-sr-only focus:absolute focus:top-2 focus:left-2"
        >
          Skip to the content
        </a>
        <PageStyles nonce={nonce}>
          <PersonProvider person={person}>
            <SafeProvider isSafe={await api.account.isSafe()}>
              <SiteHeader account={<AccountMenu />} />
              <SafeBar />
              <ConnectionBanner />
              {person !== null && <WhoLine />}
              <noscript>
                <p className="bg-warning-subtle px-4 py-2 text-center text-sm text-warning-content">
                  Main Match is live, and needs the scripts of this page. Allow them in your browser.
                </p>
              </noscript>
              {children}
              <NoticeRegion />
              {isHost && <AskedLine />}
              {isHost && <script async src="/asked.js" nonce={nonce} />}
              {person !== null && <script async src="/who.js" data-person={person.id} nonce={nonce} />}
              <Alive />
            </SafeProvider>
          </PersonProvider>
        </PageStyles>
      </body>
    </html>
  );
}

/** Pages say who somebody is, and nothing of the sign-in behind it. */
const withoutSession = (person: Person | null): Person | null =>
  person === null ? null : { id: person.id, name: person.name, guest: person.guest };
