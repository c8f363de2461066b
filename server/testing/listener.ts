import { applyLive, type LiveState } from '@/games/kit/live-message';
import type { Ending, LiveText, Watcher } from '../live/group';
import type { LoadedMatch } from '../log/loaded-match';
import type { MatchPage } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';

/** An open screen that only listens, right at the hub. */
export class Listener implements Watcher {
  readonly heard: LiveText[] = [];
  readonly endings: Ending[] = [];

  constructor(
    readonly person: Person | null,
    readonly isStage = false,
  ) {}

  send(text: LiveText): void {
    this.heard.push(text);
  }

  end(why: Ending): void {
    this.endings.push(why);
  }

  /** What a browser makes of it, text after text; null: a text did not fit. */
  get state(): LiveState<MatchPage> | null {
    return this.heard.reduce<LiveState<MatchPage> | null>((state, { text }) => applyLive(state, text), null);
  }
}

export async function loadedMatch(service: Service, code: string): Promise<LoadedMatch> {
  const match = await service.matches.find(code);
  if (match === null) throw new Error(`There is no match ${code}`);
  return match;
}
