import { createContext } from 'react';
import type { Refusal } from '@/games/game';

/** The host has paused the match on whose page this is; set by the frame. */
export const PausedScope = createContext(false);

/** A refusal beside what was chosen, in words that stay true: it is kept here, and once the match goes on it is asked for. */
export function problemWords({ code, message }: Refusal, isPaused: boolean): string {
  if (code !== 'PAUSED') return message;
  return isPaused ? 'Kept here, not sent: press again when the match goes on.' : goesOn;
}

const goesOn = 'The match goes on: send it now. Nothing was sent during the pause.';
