import MailComposer from 'nodemailer/lib/mail-composer';
import { expect, test } from 'vitest';
import { wholeLetterOf } from './whole-letter';

const long = 'A line that is longer than what a mail server has to take, and ends in a space. '.repeat(20);

const treeOf = (text: string, html = `<p>${text}</p>`) =>
  new MailComposer({
    from: 'Main Match <m@match.example>',
    to: { name: '', address: 'ann@exämple.org' },
    subject: `Ünder the ${text.slice(0, 80)}`,
    date: new Date(0),
    messageId: '<delivery-x@match.example>',
    headers: { 'List-Unsubscribe': '<https://match.example/api/stop/1>' },
    text,
    html,
  }).compile();

const texts = {
  'short lines': 'News.\n\nhttps://match.example/m/ABC\n',
  'long lines': long,
  'no line end': 'News',
  'dots and dashes at the beginning of lines': '.\n--\n..\n',
  'letters of other tongues': `Ærøskøbing: “no calls”, ${long}`,
  'other scripts': '你好，世界。'.repeat(40),
};

test.each(Object.entries(texts))('a letter in one piece reads as its parts do one by one: %s', async (_, text) => {
  const tree = treeOf(text);
  const slowly = (await tree.build()).toString();
  expect(wholeLetterOf(tree)).toBe(slowly);
});
