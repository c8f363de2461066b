import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { formOf, subjectOf } from './letter-parts';

/** As our mailer writes it. */
async function written(letter: { text: string; html?: string; subject: string }): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ from: 'us@match.example', to: 'ada@example.org', ...letter });
  return message.toString();
}

test('a letter in two forms is read in each', async () => {
  const raw = await written({
    subject: 'Bifröst on Sunday',
    text: 'Ben’s turn.\n\n--\nNo more.',
    html: '<p>Ben’s turn.</p>',
  });
  expect(subjectOf(raw)).toBe('Bifröst on Sunday');
  expect(formOf(raw, 'plain')?.trim().replaceAll('\r', '')).toBe('Ben’s turn.\n\n--\nNo more.');
  expect(formOf(raw, 'html')?.trim()).toBe('<p>Ben’s turn.</p>');
});

test('a letter in one form, as a link to sign in comes, is its text without what stands above it', async () => {
  const raw = await written({
    subject: 'Your link',
    text: 'Open this link:\n\nhttp://localhost/sign-in?token=ab&to=%C3%B6',
  });
  expect(formOf(raw, 'plain')?.trim().replaceAll('\r', '')).toBe(
    'Open this link:\n\nhttp://localhost/sign-in?token=ab&to=%C3%B6',
  );
  expect(formOf(raw, 'html')).toBeNull();
});
