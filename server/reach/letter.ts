import type Mail from 'nodemailer/lib/mailer';
import type { Message } from './way';

// How a message reads as an e-mail: the same in plain text and in HTML, those of one match in one thread, and with a way
// out that needs no sign-in.

export interface Letterhead {
  readonly from: string;
  /** Our own address, without a slash at its end. */
  readonly home: string;
  /** How its reader ends it: the page of this path asks, a POST to the same below /api/ does it without anything more. */
  readonly wayOut: { readonly path: string; readonly words: string };
}

export function letterOf(message: Message, { from, home, wayOut }: Letterhead): Mail.Options {
  const { id, address, code, title, reason, path, isUnproved } = message;
  const text = textOf(message, home);
  const { hostname } = new URL(home);
  const choose: Link[] = isUnproved ? [] : [{ words: 'Choose what you get', url: `${home}/account` }];
  const links = [...choose, { words: wayOut.words, url: `${home}/${wayOut.path}` }];
  const thread = code === null ? undefined : `<match-${code}@${hostname}>`;
  return {
    from,
    to: { name: '', address },
    subject: title,
    messageId: `<delivery-${id}@${hostname}>`,
    ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
    headers: {
      'List-Unsubscribe': `<${home}/api/${wayOut.path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    text: `${text}\n\n${home}${path}\n\n--\n${reason}\n${links.map(({ words, url }) => `${words}: ${url}\n`).join('')}`,
    html: htmlOf({ title, text, reason, url: `${home}${path}`, links, home }),
  };
}

/** A day's matches have an address each, on a line of its own. */
const textOf = ({ text, day }: Message, home: string): string =>
  day?.map((match) => `${match.text}\n${home}${match.path}`).join('\n\n') ?? text;

interface Link {
  readonly words: string;
  readonly url: string;
}

interface Html {
  readonly title: string;
  readonly text: string;
  readonly reason: string;
  readonly url: string;
  readonly links: readonly Link[];
  /** What an address of ours begins with. */
  readonly home: string;
}

const htmlOf = (parts: Html): string => {
  const { title, text, reason, url, links, home } = escaped(parts);
  const last = links.map((link) => `<a href="${link.url}" style="color:#6b6272">${link.words}</a>`).join(' · ');
  return `<!doctype html><html lang="en"><body style="margin:0;padding:24px;background:#f6f1e7;color:#241f2b;font:16px/1.5 Georgia,serif">
<div style="max-width:34em;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #d9cba8;border-radius:8px">
<h1 style="margin:0 0 12px;font-size:20px">${title}</h1>
<p style="margin:0 0 20px;white-space:pre-line">${linked(text, home)}</p>
<p style="margin:0"><a href="${url}" style="display:inline-block;padding:10px 18px;background:#8c1d33;color:#ffffff;border-radius:6px;text-decoration:none">Open it</a></p>
</div>
<p style="max-width:34em;margin:16px auto 0;font-size:13px;color:#6b6272">${reason} ${last}</p>
</body></html>`;
};

const linked = (text: string, home: string): string =>
  text
    .split('\n')
    .map((line) => (line.startsWith(`${home}/`) ? `<a href="${line}" style="color:#8c1d33">${line}</a>` : line))
    .join('\n');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const escaped = ({ title, text, reason, url, links, home }: Html): Html => ({
  home: escapeHtml(home),
  title: escapeHtml(title),
  text: escapeHtml(text),
  reason: escapeHtml(reason),
  url: escapeHtml(url),
  links: links.map((link) => ({ words: escapeHtml(link.words), url: escapeHtml(link.url) })),
});
