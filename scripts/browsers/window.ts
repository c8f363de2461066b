/** A window of some browser, driven from outside: what every browser can be asked for, and no more. */
export interface BrowserWindow {
  /** "Firefox 153.7.0" */
  readonly browser: string;
  goTo(address: string): Promise<void>;
  /** Gives what is inside the window so many pixels, or as few as the browser's own buttons allow. */
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, which stands on nothing but itself; what it is given and gives back are plain JSON. */
  look<Given, Found>(inPage: (given: Given) => Found | Promise<Found>, given: Given): Promise<Found>;
  /** Moves the mouse, presses keys: in the words of WebDriver, which both protocols share. */
  act(input: readonly Input[]): Promise<void>;
  /** PNG, in base64, of what is seen. */
  picture(): Promise<string>;
  /** Errors on the console, exceptions, and what was against the page's policy, since this was asked last. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As in WebDriver's "perform actions". */
export interface Input {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Record<string, string | number>[];
}

/** The body of a function that runs `inPage` in a page and gives back its answer as text. */
export function bodyFor<Given, Found>(inPage: (given: Given) => Found, given: Given): string {
  // What compiles this file may have named the functions inside, by a helper that pages do not have.
  const helper = 'const __name = (named) => named;';
  return `${helper} return Promise.resolve((${inPage})(${JSON.stringify(given)})).then((found) => JSON.stringify(found));`;
}
