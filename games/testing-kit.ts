import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { GameView, MatchView } from './game';
import { type MatchRecord, type Replayed, replay } from './record';

// For tests: a match told as a story, the same for all games. `story('ABC').plays('A>B B>C C').waits(60).seenBy('A')`.

interface Told {
  readonly game: string;
  readonly seats: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  /** A word of `plays`, for a game whose actions can be written as one: `A>B` is what A sends. */
  readonly read?: (word: string) => { readonly by: string; readonly action: unknown };
}

/** A match so far: who did what, a millisecond apart. */
export class Story<View extends GameView = GameView> {
  readonly events: { at: number; by: string; action?: unknown }[] = [];
  private at = 0;

  constructor(private readonly told: Told) {}

  get seats(): readonly string[] {
    return this.told.seats;
  }

  /** Words with spaces between, each of which is an action. */
  plays(text: string): this {
    const { read } = this.told;
    if (read === undefined) throw new Error('this story has no words; give it a `read`');
    for (const word of text.split(/\s+/)) {
      const { by, action } = read(word);
      this.sends(by, action);
    }
    return this;
  }

  sends(by: string, ...actions: readonly unknown[]): this {
    for (const action of actions) {
      this.at += 1;
      this.events.push({ at: this.at, by, action });
    }
    return this;
  }

  host(type: string, more: object = {}): this {
    return this.sends('host', { type, ...more });
  }

  /** Time passes, `seconds` from now. */
  waits(seconds: number): this {
    this.at += seconds * 1000;
    this.events.push({ at: this.at, by: 'clock' });
    return this;
  }

  replayed(view?: string): Replayed {
    const { game, seats, settings = {}, seed = 'story' } = this.told;
    return replay({ game, settings, seats, seed, events: this.events }, { view });
  }

  /** What `viewer` sees now, with the outcome so far. */
  seenBy(viewer: string) {
    const replayed = this.replayed(viewer);
    if (replayed.view === undefined) throw new Error('a viewer has a view');
    return { ...replayed, view: replayed.view as Required<MatchView<View>> };
  }

  /** Why actions were refused, in order. */
  codes(): string[] {
    return this.replayed().rejected.map(({ code }) => code);
  }

  results() {
    const { results, status } = this.replayed();
    if (results === null) throw new Error(`no results: the match is ${status}`);
    return results;
  }

  /** `1.B:3 2.A:1`: rank, seat and points. */
  standings(): string {
    return this.results()
      .standings.map(({ seat, rank, points }) => `${rank}.${seat}:${points}`)
      .join(' ');
  }

  /** `B token-of-life 4, A garnet -1`. */
  awards(): string {
    return this.results()
      .awards.map(({ seat, kind, amount }) => `${seat} ${kind} ${amount}`)
      .join(', ');
  }
}

export interface NamedRecord {
  readonly name: string;
  readonly record: MatchRecord;
}

const readBefore = new Map<string, readonly NamedRecord[]>();

/** A game's recorded matches, one or a list of them a file, by name of file and case. */
export function recordsOf(game: string): readonly NamedRecord[] {
  const records = readBefore.get(game) ?? readRecords(game);
  readBefore.set(game, records);
  return records;
}

function readRecords(game: string): NamedRecord[] {
  const folder = path.join(import.meta.dirname, game, 'records');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => {
      const content: NamedRecord | readonly NamedRecord[] = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
      const base = path.basename(file, '.json');
      if ('record' in content) return [{ name: base, record: content.record }];
      return content.map(({ name, record }) => ({ name: `${base} ${name}`, record }));
    });
}
