import { formatAward } from '@/components/match/award-words';
import type { DecidedAward } from '@/server/pages/shapes';
import type { FinaleBeat, Scene, Telling } from './scene';
import { listed } from './words';

/** With the crown, as it may say who wins: what the host made of the awards. That some wait is no part of the telling. */
export function withAwardNote<SceneBeat extends FinaleBeat>(
  scene: Scene<SceneBeat>,
  awards: readonly DecidedAward[],
  { nameOf }: Pick<Telling, 'nameOf'>,
): Scene<SceneBeat> {
  const note = amendedWords(awards, nameOf);
  if (note === null) return scene;
  return {
    ...scene,
    beats: scene.beats.map((beat) => (beat.isCrown ? { ...beat, text: `${beat.text} ${note}` } : beat)),
  };
}

function amendedWords(awards: readonly DecidedAward[], nameOf: Telling['nameOf']): string | null {
  const changes = awards
    .filter(({ state }) => state === 'amended')
    .flatMap(({ final, proposed }) => {
      const award = final ?? proposed;
      return award === null ? [] : [`${final === null ? 'not ' : ''}${formatAward(award)} for ${nameOf(award.seat)}`];
    });
  return changes.length === 0 ? null : `The host decided otherwise: ${listed(changes)}.`;
}
