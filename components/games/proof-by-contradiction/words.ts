import { listed } from '@/components/stage/words';
import type { Board, Token } from '@/games/proof-by-contradiction/board';
import { brokenBoundaries } from '@/games/proof-by-contradiction/contracts';
import type { MainContract } from '@/games/proof-by-contradiction/main-contracts';

// Words that screens and scenes of this game share.

export const contractNames: Readonly<Record<MainContract | 'pact', string>> = {
  boundaries: 'Boundaries',
  iridescence: 'Iridescence',
  evasion: 'Evasion',
  pact: 'Pact',
};

export const contractRules: Readonly<Record<MainContract | 'pact', string>> = {
  boundaries: 'No token of yours in a corner or the four centre cells.',
  iridescence: 'One of your answers shows all six colours.',
  evasion: 'No other board has the same colour in the same cell as yours.',
  pact: 'The player you name takes no pact, and nobody else names them.',
};

/** Why a contract is lost as the board stands: "already broken by A1"; null: it is not. */
export function brokenWords(main: MainContract | null, board: Board): string | null {
  const by = main === 'boundaries' ? brokenBoundaries(board) : [];
  return by.length === 0 ? null : `already broken by ${listed(by)}`;
}

export const formatShards = (n: number) => `${n} shard${n === 1 ? '' : 's'}`;

/** "+3", "−2", "0". */
export const formatPoints = (n: number) => (n > 0 ? `+${n}` : n < 0 ? `−${Math.abs(n)}` : '0');

/** "red in A1". */
export const tokenWords = ({ color, cell }: Token) => `${color} in ${cell}`;
