// What a page answers while its reader has asked for too much: our look in one file, without scripts, fonts or anything
// else that would have to be asked for as well.
import type { IncomingMessage } from 'node:http';
import { inWords } from '../auth/in-words';

/** Whether whoever asks would show a page: a picture or a part of one is told in plain words. */
export const wantsPage = ({ headers }: IncomingMessage): boolean => /\btext\/html\b/.test(headers.accept ?? '');

/** As HTML; it asks again by itself when it is time. */
export function waitPage({ headers }: IncomingMessage, seconds: number): string {
  const theme = /(?:^|;\s*)theme=(dark|light)(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return `<!doctype html>
<html lang="en"${theme === undefined ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>A moment, please · Main Match</title>
<style nonce="${String(headers['x-nonce'] ?? '')}">${style}</style>
</head>
<body>
<main>
${mark}
<h1>A moment, please</h1>
<p>More pages were asked for from here than anybody reads. Nothing is lost, and matches you are in go on.</p>
<p>This page comes by itself in ${inWords(seconds)}.</p>
<a href="">Try now</a>
</main>
</body>
</html>
`;
}

/** The sign of the house (components/shell/mark.tsx). */
const mark = `<svg aria-hidden="true" viewBox="0 0 32 32" width="40" height="40" fill="none" stroke="currentColor">
<path d="M16 2 30 16 16 30 2 16Z" stroke-width="1.5"/><path d="M16 7.5 24.5 16 16 24.5 7.5 16Z" opacity=".55"/>
<path d="M16 11.5 20.5 16 16 20.5 11.5 16Z" fill="currentColor" stroke="none"/></svg>`;

/** The colours are those of app/globals.css. */
const style = `
:root { color-scheme: dark light; --ground: light-dark(oklch(0.965 0.013 85), oklch(0.17 0.015 300));
  --text: light-dark(oklch(0.42 0.02 300), oklch(0.77 0.013 300)); --title: light-dark(oklch(0.18 0.02 300), oklch(0.975 0.01 85));
  --brass: light-dark(oklch(0.47 0.085 75), oklch(0.82 0.085 85)); --line: light-dark(oklch(0.52 0.05 80 / 0.85), oklch(0.78 0.06 85 / 0.55));
  --focus: light-dark(oklch(0.45 0.12 265), oklch(0.83 0.1 250)); }
:root[data-theme="dark"] { color-scheme: dark; }
:root[data-theme="light"] { color-scheme: light; }
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 "Inter Variable", Inter, system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 36rem; min-height: 100vh; margin: 0 auto; padding: 5rem 1.25rem;
  display: flex; flex-direction: column; align-items: flex-start; justify-content: center; gap: 1.25rem; }
svg { color: var(--brass); }
h1 { margin: 0; color: var(--title); font: 400 1.875rem/1.25 "Fraunces Variable", Fraunces, Georgia, serif; text-wrap: balance; }
p { margin: 0; }
a { padding: .5rem 1rem; border: 1px solid var(--line); border-radius: .375rem; color: var(--title); text-decoration: none; }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
`;
