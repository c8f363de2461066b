import type { Results } from '@/games/game';
import { ranksWords } from './places';
import type { FinaleBeat, Scene } from './scene';

// What a host who tells the end will show with the next step, without saying whose it is: others look at the same screen.

/** "Next: 3rd place"; `at`: the beat that is on. */
export function nextWords(scene: Scene<FinaleBeat>, results: Results, at: number): string {
  const next = scene.beats[at + 1];
  if (next === undefined) return 'Next: all places';
  if (tellsWinner(scene, results, at + 1)) return 'Next: who won';
  if (next.isCrown) return 'Next: the winners’ step';
  return next.tells.length === 0 ? 'Next: more of what happened' : `Next: ${placesOf(next, results)}`;
}

/** Whether who won is known with this beat. */
export const tellsWinner = ({ beats }: Scene<FinaleBeat>, { winners }: Results, at: number): boolean =>
  beats[at]?.tells.some((seat) => winners.includes(seat)) ?? false;

function placesOf({ tells }: FinaleBeat, { standings }: Results): string {
  const ranks = standings.filter(({ seat }) => tells.includes(seat)).map(({ rank }) => rank);
  return `${ranksWords(ranks)} place`;
}
