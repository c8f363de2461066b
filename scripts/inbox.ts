// `npm run demo:inbox`: a mail server and a Discord on this machine that print what they are sent, and show it on a page, so
// that one can see people being told without an account anywhere. Start the product beside it as it says.
import { createServer } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { formOf, subjectOf } from './letter-parts';

const [mailPort, discordPort, pagePort] = [2525, 2526, 2527];
const webhook = `http://127.0.0.1:${discordPort}/api/webhooks/10000000001/${'a-webhook-of-nobody'.padEnd(60, 'x')}`;

interface Arrived {
  readonly to: string;
  readonly at: string;
  readonly text: string;
  /** As a mail program shows it; null: it is no letter. */
  readonly html: string | null;
}

/** The newest first. */
const arrived: Arrived[] = [];
const shownAtMost = 100;

function take(one: Omit<Arrived, 'at'>): void {
  const at = new Date().toLocaleTimeString();
  arrived.unshift({ ...one, at });
  arrived.length = Math.min(arrived.length, shownAtMost);
  console.log(`\n--- To ${one.to}, ${at}\n${one.text}`);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      const raw = Buffer.concat(chunks).toString();
      take({ to, text: `${subjectOf(raw)}\n\n${formOf(raw, 'plain') ?? raw}`, html: formOf(raw, 'html') });
      done();
    });
  },
});
const discord = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const { content, embeds } = JSON.parse(Buffer.concat(chunks).toString());
  take({ to: 'Discord', text: `${content}${embeds.length === 0 ? '' : `\n${JSON.stringify(embeds)}`}`, html: null });
  response.writeHead(204).end();
});
const page = createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(pageOf(arrived));
});

for (const one of [server, discord, page])
  one.on('error', (error) => {
    console.error(error.message);
    process.exit(1);
  });
discord.listen(discordPort, '127.0.0.1');
page.listen(pagePort, '127.0.0.1');
server.listen(mailPort, '127.0.0.1', () => {
  console.log(`Letters to anybody, and posts to Discord, are printed here, and shown as a mail program shows them at
http://127.0.0.1:${pagePort}. In another window:

  SMTP_URL=smtp://127.0.0.1:${mailPort} PUBLIC_URL=http://localhost:3000 PRIVATE_ENDS=on npm start

then sign in, and add an address under your account, "When I am not here"; or host a match, and paste this on its
dashboard under "People", "Post to Discord":

  ${webhook}`);
});

function pageOf(shown: readonly Arrived[]): string {
  const items = shown.map(
    ({ to, at, text, html }) => `<li><h2>To ${escaped(to)}, ${at}</h2>
${html === null ? `<pre>${escaped(text)}</pre>` : `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="A letter" srcdoc="${escaped(opening(html))}"></iframe><details><summary>As plain text</summary><pre>${escaped(text)}</pre></details>`}</li>`,
  );
  return `<!doctype html><html lang="en"><head><title>Inbox</title><meta name="viewport" content="width=device-width">
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;max-width:44rem;margin:0 auto;padding:1rem}ul{list-style:none;padding:0}
h2{font-size:1rem;margin:1.5rem 0 .5rem}iframe{width:100%;height:26rem;border:1px solid gray}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head><body><h1>What was sent</h1><p><a href="/">Look again</a></p>
${items.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${items.join('\n')}</ul>`}</body></html>`;
}

/** Its links lead out of the frame. */
const opening = (html: string): string => html.replace('<head>', '<head><base target="_blank">');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
