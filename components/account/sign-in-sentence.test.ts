import { expect, test } from 'vitest';
import { signInSentence } from './sign-in-sentence';

test('each reason has its sentence, and what nobody knows has one too', () => {
  expect(signInSentence('TOO_MANY_ATTEMPTS')).toContain('wrong too often');
  expect(signInSentence('WRONG_PASSWORD')).toContain('do not belong together');
  for (const unknown of ['', 'toString', '<script>']) expect(signInSentence(unknown)).toContain('did not work');
});
