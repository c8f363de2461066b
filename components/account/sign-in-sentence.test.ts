import { expect, test } from 'vitest';
import { passwordSentence, signInSentence } from './sign-in-sentence';

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
