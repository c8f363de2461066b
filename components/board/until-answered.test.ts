import { expect, test } from 'vitest';
import type { Refusal } from '@/games/game';
import { type Sending, untilAnswered } from './until-answered';

const offline: Refusal = { code: 'OFFLINE', message: 'Nobody answers.' };
const late: Refusal = { code: 'TOO_LATE', message: 'The round is over.' };

/** What is answered in turn; `happened` is what the desk was told. */
function sendingOf(answers: readonly (Refusal | null)[], more: Partial<Sending> = {}) {
  const happened: string[] = [];
  const left = [...answers];
  const sending: Sending = {
    submit: async () => {
      happened.push('sent');
      return left.shift() ?? null;
    },
    isWanted: () => true,
    onUnanswered: () => void happened.push('not sent'),
    connectionBack: async () => void happened.push('back'),
    onAgain: () => void happened.push('again'),
    ...more,
  };
  return { sending, happened };
}

test('what nobody answered is sent again by itself when the connection is back', async () => {
  const { sending, happened } = sendingOf([offline, offline, null]);
  expect(await untilAnswered(sending)).toBeNull();
  const round = ['sent', 'not sent', 'back', 'again'];
  expect(happened).toEqual([...round, ...round, 'sent']);
});

test('what comes after its moment is refused in the words of the server, and not sent again', async () => {
  const { sending, happened } = sendingOf([offline, late]);
  expect(await untilAnswered(sending)).toBe(late);
  expect(happened).toEqual(['sent', 'not sent', 'back', 'again', 'sent']);
});

test('what was chosen otherwise meanwhile is not sent', async () => {
  let isWanted = true;
  const { sending, happened } = sendingOf([offline, null], {
    isWanted: () => isWanted,
    connectionBack: async () => {
      isWanted = false;
    },
  });
  expect(await untilAnswered(sending)).toBeUndefined();
  expect(happened).toEqual(['sent', 'not sent']);
});

test('an answer to what is no longer wanted is handed on, and it does not wait', async () => {
  const { sending, happened } = sendingOf([offline], { isWanted: () => false });
  expect(await untilAnswered(sending)).toBe(offline);
  expect(happened).toEqual(['sent']);
});
