import type { Results } from '@/games/game';
import type { FinaleBeat, Scene } from './scene';
import { listed, ordinal } from './words';

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
  const each = [...new Set(ranks)].sort((a, b) => b - a).map(ordinal);
  return `${listed(each)} place`;
}
