import { headers } from 'next/headers';

/** How whoever asks reaches the site, as server/http/address.ts settled it: "https://play.example.org". */
export async function siteAddress(): Promise<string> {
  const asked = await headers();
  return `${asked.get('x-forwarded-proto') ?? 'http'}://${asked.get('x-forwarded-host') || 'localhost'}`;
}
