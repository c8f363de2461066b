import { listed } from '@/components/stage/words';
import type { MatchPage } from '@/server/pages/shapes';
import { unready } from './ready-words';

export interface StepAhead {
  readonly text: string;
  /** `now`: what everybody waits for. */
  readonly state: 'done' | 'now' | 'ahead';
}

type Before = Pick<MatchPage, 'seats' | 'readyCheck' | 'startsAt' | 'promise'>;

/** What comes before the board, in its order, for everybody in a lobby who does not run it. */
export function stepsAhead(page: Before): readonly StepAhead[] {
  const steps = [seatsStep(page), ...promiseStep(page), ...readyStep(page)];
  const now = steps.findIndex(({ isDone }) => !isDone);
  const known = steps.map(
    ({ text, isDone }, i): StepAhead => ({ text, state: isDone ? 'done' : i === now ? 'now' : 'ahead' }),
  );
  return [
    ...known,
    { text: startWords(page), state: now === -1 ? 'now' : 'ahead' },
    { text: 'This page becomes the board by itself.', state: 'ahead' },
  ];
}

interface Step {
  readonly text: string;
  readonly isDone: boolean;
}

function seatsStep({ seats }: Before): Step {
  const taken = seats.filter(({ holder }) => holder !== 'free').length;
  const isDone = taken === seats.length;
  return { text: isDone ? 'The table is full.' : `The table fills: ${taken} of ${seats.length}.`, isDone };
}

function promiseStep({ promise, seats }: Before): Step[] {
  const asked = seats.filter(({ promised }) => promised !== null);
  if (promise === null || asked.length === 0) return [];
  const promised = asked.filter((seat) => seat.promised).length;
  const text = `Everybody promises ${promise.name.toLowerCase()}: ${promised} of ${asked.length}.`;
  return [{ text, isDone: promised === asked.length }];
}

function readyStep(page: Before): Step[] {
  if (page.readyCheck === null) return [];
  const people = page.seats.filter(({ holder }) => holder === 'player' || holder === 'guest').length;
  const waiting = unready(page).length;
  const text =
    waiting === 0 ? 'Everybody is ready.' : `Everybody says they are ready: ${people - waiting} of ${people}.`;
  return [{ text, isDone: waiting === 0 }];
}

const startWords = (page: Before): string =>
  page.startsAt === null
    ? 'The host starts the match.'
    : `It starts by itself at its time, if ${whatStartNeeds(page)} by then.`;

/** What has to be so for it to start by itself. */
export const whatStartNeeds = ({ promise, readyCheck }: Pick<Before, 'promise' | 'readyCheck'>): string =>
  listed([
    'every seat is taken',
    ...(promise === null ? [] : [`everybody has promised ${promise.name.toLowerCase()}`]),
    ...(readyCheck === null ? [] : ['everybody is ready']),
  ]);
