import * as base64 from 'nodemailer/lib/base64';
import type MimeNode from 'nodemailer/lib/mime-node';
import * as qp from 'nodemailer/lib/qp';

// A letter as it is written to a mail server, in one piece. The tree that nodemailer makes of it streams each of its parts through
// several transforms, which costs more than all else about a letter; headers, boundaries and encodings are the same here.

export function wholeLetterOf(node: MimeNode): string {
  const head = `${node.buildHeaders()}\r\n\r\n`; // only now it has a boundary
  if (node.childNodes.length === 0) return head + contentOf(node);
  const parts = node.childNodes.map((child) => `--${node.boundary}\r\n${wholeLetterOf(child)}`);
  return `${head}${parts.join('\r\n')}\r\n--${node.boundary}--\r\n`;
}

/** Texts alone: nothing is attached to our letters. */
function contentOf(node: MimeNode): string {
  const { content = '' } = node;
  if (typeof content !== 'string') throw new Error('a letter is of texts');
  const encoding = node.getTransferEncoding();
  if (encoding === 'quoted-printable') return qp.wrap(qp.encode(content));
  return encoding === 'base64' ? base64.wrap(base64.encode(content)) : content;
}
