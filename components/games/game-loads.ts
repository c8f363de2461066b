import type { ComponentType } from 'react';
import type { AnyScreens } from '@/components/match/game-screens';
import type { AnyGame } from '@/games/game';

/** What a game's folders hold of its screens; see `DrawnGame`, which has all of them. */
export interface OwnDrawn {
  readonly name: string;
  readonly goal: string;
  readonly screens: Partial<AnyScreens>;
  loadGame(): Promise<AnyGame>;
}

/** What a rulebook is written by: a match's settings, or as much of the standard ones as differs. */
export interface RulebookProps {
  readonly settings: unknown;
  /** How many play; absent: as many as do as a rule. */
  readonly seats?: number;
  /** The page has said above what the game is. */
  readonly isTold?: boolean;
}

/** What the rules in brief are written by: a match's settings, and how many play it. */
export type BriefProps = Required<Omit<RulebookProps, 'isTold'>>;

/**
 * How a game comes to a page that asks for it: its screens, its rulebook, or its RULES.md where it has no rulebook, and its
 * rules in brief, where it has them.
 */
export interface GameLoads {
  drawn(): Promise<OwnDrawn>;
  rulebook?(): Promise<ComponentType<RulebookProps>>;
  rules?(): Promise<string>;
  brief?(): Promise<ComponentType<BriefProps>>;
}
