import { describe, expect, test } from 'vitest';
import { otherBrowsers } from './places';

const missingWith = (...files: readonly string[]) =>
  otherBrowsers((file) => files.includes(file)).map(({ missing }) => missing);

describe('other browsers', () => {
  test('name the packages of Debian that they need', () => {
    expect(missingWith()).toEqual([['firefox-esr'], ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0', 'xvfb']]);
  });

  test('miss nothing that is there', () => {
    expect(missingWith('/usr/bin/firefox-esr', '/usr/bin/Xvfb')).toEqual([
      [],
      ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0'],
    ]);
  });
});
