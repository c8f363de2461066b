import type Mail from 'nodemailer/lib/mailer';
import type { Message, OfMatch } from './way';

// How a message reads as an e-mail: the same in plain text and in HTML, those of one match in one thread, and with a way
// out that needs no sign-in.

export interface Letterhead {
  /** What mail programs know the letter by: the same for a second sending of it. */
  readonly mark: string;
  readonly from: string;
  /** Our own address, without a slash at its end. */
  readonly home: string;
  /** How its reader ends it: the page of this path asks, a POST to the same below /api/ does it without anything more. */
  readonly wayOut: { readonly path: string; readonly words: string };
}

export function letterOf(message: Message, { mark, from, home, wayOut }: Letterhead): Mail.Options {
  const { address, code, title, text, reason, path, day = null, isUnproved } = message;
  const { hostname } = new URL(home);
  const choose: Link[] = isUnproved ? [] : [{ words: 'Choose what you get', url: `${home}/account` }];
  const links = [...choose, { words: wayOut.words, url: `${home}/${wayOut.path}` }];
  const thread = code === null ? undefined : `<match-${code}@${hostname}>`;
  return {
    from,
    to: { name: '', address },
    subject: title,
    messageId: `<delivery-${mark}@${hostname}>`,
    ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
    headers: {
      'List-Unsubscribe': `<${home}/api/${wayOut.path}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'Auto-Submitted': 'auto-generated',
    },
    text: `${day === null ? `${text}\n\n${home}${path}` : dayOf(day, home)}\n\n--\n${reason}\n${links.map(({ words, url }) => `${words}: ${url}\n`).join('')}`,
    html: htmlOf({
      ...{ title, reason, links },
      url: `${home}${path}`,
      told: day === null ? paragraph(text) : day.map((match) => matchHtml(match, home)).join('\n'),
    }),
  };
}

/** By match: its title, what happened, and its address, on lines of their own. */
const dayOf = (day: readonly OfMatch[], home: string): string =>
  day.map(({ title, texts, path }) => [title, ...texts.map(listItem), `${home}${path}`].join('\n')).join('\n\n');

const listItem = (text: string): string => `- ${text.replaceAll('\n', '\n  ')}`;

const paragraph = (text: string): string => `<p style="margin:0 0 20px;white-space:pre-line">${escapeHtml(text)}</p>`;

function matchHtml({ title, texts, path }: OfMatch, home: string): string {
  const items = texts.map((text) => `<li style="white-space:pre-line">${escapeHtml(text)}</li>`).join('');
  const link = `<a href="${escapeHtml(`${home}${path}`)}" class="way" style="color:#8c1d33">${escapeHtml(title)}</a>`;
  return `<h2 style="margin:0 0 4px;font-size:17px">${link}</h2><ul style="margin:0 0 20px;padding-left:20px">${items}</ul>`;
}

interface Link {
  readonly words: string;
  readonly url: string;
}

interface Html {
  readonly title: string;
  /** HTML. */
  readonly told: string;
  readonly reason: string;
  readonly url: string;
  readonly links: readonly Link[];
}

/** For mail programs that ask for it; the others show the light look, or turn it dark themselves. */
const darkStyle =
  '@media (prefers-color-scheme:dark){body{background:#17131c!important;color:#eee6d8!important}.card{background:#221c29!important;border-color:#4a3f52!important}.way{color:#f0a3b0!important}.small{color:#b5aabd!important}}';

const htmlOf = (parts: Html): string => {
  const { title, told, reason, url, links } = escaped(parts);
  const last = links
    .map((link) => `<a href="${link.url}" class="small" style="color:#6b6272;white-space:nowrap">${link.words}</a>`)
    .join(' · ');
  return `<!doctype html><html lang="en"><head>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${darkStyle}</style>
</head><body style="margin:0;padding:24px;background:#f6f1e7;color:#241f2b;font:16px/1.5 Georgia,serif;overflow-wrap:anywhere">
<div class="card" style="max-width:544px;margin:0 auto;padding:24px;background:#fffdf8;border:1px solid #d9cba8;border-radius:8px">
<h1 style="margin:0 0 12px;font-size:20px">${title}</h1>
${told}
<p style="margin:0"><a href="${url}" style="display:inline-block;padding:10px 18px;background:#8c1d33;color:#ffffff;border-radius:6px;text-decoration:none">Open it</a></p>
</div>
<p class="small" style="max-width:544px;margin:16px auto 0;padding:0 25px;font-size:13px;color:#6b6272">${reason} ${last}</p>
</body></html>`;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const escaped = ({ title, told, reason, url, links }: Html): Html => ({
  told,
  title: escapeHtml(title),
  reason: escapeHtml(reason),
  url: escapeHtml(url),
  links: links.map((link) => ({ words: escapeHtml(link.words), url: escapeHtml(link.url) })),
});
