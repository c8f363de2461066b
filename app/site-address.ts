import { headers } from 'next/headers';

/** How whoever asks reaches the site, as server/http/address.ts settled it: "https://play.example.org". */
export async function siteAddress(): Promise<string> {
  const asked = await headers();
  const address = `${asked.get('x-forwarded-proto')}://${asked.get('x-forwarded-host')}`;
  return URL.canParse(address) ? address : 'http://localhost'; // a Host header can be anything
}
