import { existsSync, readdirSync } from 'node:fs';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';
import type { BrowserWindow } from './window';

// Where Debian puts its other browsers.

export interface OtherBrowser {
  readonly name: 'firefox' | 'webkit';
  /** Debian's packages that are not installed. */
  readonly missing: readonly string[];
  open(): Promise<BrowserWindow>;
}

const firefox = '/usr/bin/firefox-esr';
const driver = '/usr/bin/WebKitWebDriver';
const screen = '/usr/bin/Xvfb';
const libraries = '/usr/lib';

/** `isThere`: whether a file is. */
export function otherBrowsers(isThere: (file: string) => boolean = existsSync): OtherBrowser[] {
  const browser = miniBrowserIn(isThere);
  const webkit = { driver, browser, screen };
  const packages = { 'webkit2gtk-driver': driver, 'libwebkit2gtk-4.1-0': browser, xvfb: screen };
  return [
    {
      name: 'firefox',
      missing: isThere(firefox) ? [] : ['firefox-esr'],
      open: () => openFirefox(firefox),
    },
    {
      name: 'webkit',
      missing: Object.entries(packages).flatMap(([name, file]) => (isThere(file) ? [] : [name])),
      open: () => openWebKit(webkit),
    },
  ];
}

/** It lies in a folder named after the machine's kind. */
function miniBrowserIn(isThere: (file: string) => boolean): string {
  const kinds = isThere(libraries) ? readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu')) : [];
  const places = kinds.map((kind) => `${libraries}/${kind}/webkit2gtk-4.1/MiniBrowser`);
  return places.find(isThere) ?? `${libraries}/webkit2gtk-4.1/MiniBrowser`;
}
