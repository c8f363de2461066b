import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Results } from '@/games/game';
import type { FilmOutcome } from './film';

/** One thing that was checked in the reader's own browser. */
export interface Check {
  readonly id: string;
  readonly isFine: boolean;
  readonly text: string;
}

interface Claimed {
  readonly seed: string;
  /** As shown from the lobby on. */
  readonly seedHash: string;
  /** Of each seed that came later, as shown before anything was drawn by it. */
  readonly laterSeeds: readonly { readonly hash: string }[];
  /** What the server says came out; null: ended without a result. */
  readonly results: Results | null;
  /** Versions of the rules: those it was played by, and those it is played again by here. */
  readonly playedBy: number | null;
}

export const hashOfSeed = (seed: string): string => bytesToHex(sha256(utf8ToBytes(seed)));

/** Whether the record, played here, gives what the server says, and whether the seed is the one promised. */
export function verify(outcome: FilmOutcome, claimed: Claimed): readonly Check[] {
  const isSeed = hashOfSeed(claimed.seed) === claimed.seedHash && outcome.seed === claimed.seed;
  const drawn = new Set(outcome.laterSeeds.map(hashOfSeed));
  const isLater = claimed.laterSeeds.every(({ hash }) => drawn.has(hash));
  const { version, results, refused, isFinished, events } = outcome;
  const isSame = JSON.stringify(results) === JSON.stringify(claimed.results);
  return [
    {
      id: 'seed',
      isFine: isSeed,
      text: isSeed
        ? 'The seed is the one whose hash was shown from the lobby on.'
        : 'The seed does not have the hash that was shown: the chance in this match was not fixed beforehand.',
    },
    ...(claimed.laterSeeds.length === 0
      ? []
      : [
          {
            id: 'later seeds',
            isFine: isLater,
            text: isLater
              ? 'It was taken back when it was over: the new seed is the one whose hash was shown from then on.'
              : 'It was taken back when it was over, and the new seed does not have the hash that was shown from then on.',
          },
        ]),
    {
      id: 'finished',
      isFine: isFinished,
      text: isFinished
        ? `All ${events} events were played again here, by the published rules, to the end.`
        : 'Played again here, the record does not come to an end.',
    },
    {
      id: 'legal',
      isFine: refused === 0,
      text: refused === 0 ? 'Every event in it was legal.' : `${refused} events in it are not legal by the rules.`,
    },
    {
      id: 'results',
      isFine: isSame,
      text: isSame
        ? 'The results are the same, to the last figure.'
        : claimed.playedBy === version
          ? 'The results differ from those the server shows.'
          : `By today’s rules (version ${version}) it would come out otherwise. It was played by version ${claimed.playedBy}, and its results stand.`,
    },
  ];
}

/** `otherwise`: it was played by other rules, and only what came of it differs. */
export type Verdict = 'agrees' | 'otherwise' | 'differs';

export function verdictOf(checks: readonly Check[], versions: { playedBy: number | null; version: number }): Verdict {
  const wrong = checks.filter(({ isFine }) => !isFine);
  if (wrong.length === 0) return 'agrees';
  const isOther = versions.playedBy !== versions.version;
  return isOther && wrong.every(({ id }) => id !== 'seed' && id !== 'later seeds') ? 'otherwise' : 'differs';
}
