import { type Client, networkOf } from '../auth/client';

/** Somebody's browser at an address; the same name is the same browser. */
export const clientAt = (address: string, browser: string | null = null): Client => ({
  network: networkOf(address),
  browser,
  device: 'a test',
});
