import { expect, test } from 'vitest';
import { letterSentence, passwordSentence, signInSentence } from './sign-in-sentence';

test('each reason has its sentence, and what nobody knows has one too', () => {
  expect(signInSentence('TOO_MANY_ATTEMPTS')).toContain('wrong too often');
  expect(signInSentence('WRONG_PASSWORD')).toContain('do not belong together');
  for (const unknown of ['', 'toString', '<script>']) expect(signInSentence(unknown)).toContain('did not work');
});

test('who is kept out by guesses reads when it is possible again, and of letters where there are any', () => {
  const [withMail, without] = [true, false].map((byMail) => passwordSentence('TOO_MANY_ATTEMPTS', { byMail }));
  for (const sentence of [withMail, without]) expect(sentence).toContain('Try again in a quarter of an hour');
  expect(withMail).toContain('have a sign-in link sent there');
  expect(without).not.toContain('link');
  expect(passwordSentence('WRONG_PASSWORD', { byMail: true })).toBe(signInSentence('WRONG_PASSWORD'));
});

test('who gets no letter reads whether there are letters to look for, and when there is another', () => {
  expect(letterSentence('LETTERS_SENT_7')).toContain('or try again in 7 minutes');
  expect(letterSentence('LETTERS_SENT_1')).toContain('or try again in a minute');
  expect(letterSentence('LETTERS_SENT_1400')).toContain('or try again in 24 hours');
  expect(letterSentence('LETTERS_FROM_HERE_59')).toContain('Please try again in 59 minutes');
  for (const other of ['EmailSignin', '', 'LETTERS_SENT_x'])
    expect(letterSentence(other)).toContain('Check the address');
});
