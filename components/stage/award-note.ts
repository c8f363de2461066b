import { formatAward } from '@/components/match/award-words';
import type { DecidedAward } from '@/server/pages/shapes';
import type { FinaleBeat, Scene, Telling } from './scene';
import { listed } from './words';

/** With the last awards that are told: what the host made of them, or that they are only proposed yet. */
export function withAwardNote<SceneBeat extends FinaleBeat>(
  scene: Scene<SceneBeat>,
  awards: readonly DecidedAward[],
  { nameOf }: Pick<Telling, 'nameOf'>,
): Scene<SceneBeat> {
  const last = scene.beats.findLast(({ isAward = false }) => isAward);
  const note = [...amendedWords(awards, nameOf), ...proposedWords(awards)].join(' ');
  if (last === undefined || note === '') return scene;
  return {
    ...scene,
    beats: scene.beats.map((beat) => (beat === last ? { ...beat, text: `${beat.text} ${note}` } : beat)),
  };
}

function amendedWords(awards: readonly DecidedAward[], nameOf: Telling['nameOf']): string[] {
  const changes = awards
    .filter(({ state }) => state === 'amended')
    .flatMap(({ final, proposed }) => {
      const award = final ?? proposed;
      return award === null ? [] : [`${final === null ? 'not ' : ''}${formatAward(award)} for ${nameOf(award.seat)}`];
    });
  return changes.length === 0 ? [] : [`The host decided otherwise: ${listed(changes)}.`];
}

function proposedWords(awards: readonly DecidedAward[]): string[] {
  const open = awards.filter(({ state }) => state === 'proposed').length;
  if (open === 0) return [];
  return [
    open === awards.length
      ? 'So it is proposed; the host has yet to confirm it.'
      : 'The rest is proposed; the host has yet to confirm it.',
  ];
}
