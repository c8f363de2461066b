import { expect, test } from 'vitest';
import { addressIn, linkFor } from './address-given';

test('an address goes along behind the link, whatever stands in it, and nothing else is taken for one', () => {
  const link = 'https://match.example/join/abcdefghij';
  for (const address of ['ann@example.org', 'ann+x&to=eve@example.org', 'a#b@example.org']) {
    const url = new URL(linkFor(address, link));
    expect([`${url.origin}${url.pathname}${url.search}`, addressIn(url.hash)]).toEqual([link, address]);
  }
  for (const hash of ['', '#', '#to=', '#to=ann', '#to=a b@example.org', '#main', `#to=${'x'.repeat(65)}@y.example`])
    expect(addressIn(hash)).toBeNull();
});
