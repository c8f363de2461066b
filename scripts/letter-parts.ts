// What `npm run demo:inbox` reads of a letter as it was sent: as much of RFC 5322 as our own letters need.

type Form = 'plain' | 'html';

/** The letter's text in this form; null: it has none. A letter of one form has no parts. */
export function formOf(raw: string, form: Form): string | null {
  const isWhole = !/^Content-Type: multipart\//im.test(headOf(raw));
  if (isWhole) return isOf(headOf(raw), form) ? bodyOf(raw) : null;
  const part = raw.split(/\r\n--(?!\r\n)/).find((one) => isOf(headOf(one), form));
  return part === undefined ? null : bodyOf(part);
}

export function subjectOf(raw: string): string {
  const [, line = ''] = /^Subject: (.*(?:\r\n[ \t].*)*)/m.exec(raw) ?? [];
  return line
    .replace(/\r\n[ \t]+/g, ' ')
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?(.*?)\?=/gi, (_, by: string, word: string) =>
      by.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString() : decoded(word.replaceAll('_', ' ')),
    );
}

const END_OF_HEAD = '\r\n\r\n';
const headOf = (part: string): string => part.slice(0, part.indexOf(END_OF_HEAD));
const isOf = (head: string, form: Form): boolean => new RegExp(`^Content-Type: text/${form}\\b`, 'im').test(head);

function bodyOf(part: string): string {
  const body = part.slice(part.indexOf(END_OF_HEAD) + END_OF_HEAD.length);
  const isBase64 = /^Content-Transfer-Encoding: base64/im.test(headOf(part));
  return isBase64 ? Buffer.from(body, 'base64').toString() : decoded(body.replace(/=\r\n/g, ''));
}

/** Bytes written as "=C3=B6", as far as there are any. */
const decoded = (text: string): string =>
  text.replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());
