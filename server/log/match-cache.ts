import type { PrismaClient } from '@/prisma/client/client';
import type { Judges } from './judges';
import { LoadedMatch } from './loaded-match';
import type { MatchKey } from './rows';

// The matches this process holds folded. The least recently used one goes when there are too many, unless somebody
// watches it or it has work under way: then it is held on to, so that one match is never held twice.

/** What finds matches. */
export interface Finding {
  readonly matches: Pick<MatchCache, 'find' | 'get'>;
  /** Reads what other processes did to a match: before something is refused that one of them may have made right. */
  refresh(match: LoadedMatch): Promise<void>;
}

export class MatchCache {
  private readonly byId = new Map<number, LoadedMatch>();
  private readonly idByCode = new Map<string, number>();
  private readonly loading = new Map<string, Promise<LoadedMatch | null>>();

  constructor(
    private readonly prisma: PrismaClient,
    private readonly options: { max: number; isHeld: (match: LoadedMatch) => boolean; judges: Judges },
  ) {}

  /** By what people type; null: there is no such match. */
  async find(typed: string): Promise<LoadedMatch | null> {
    const code = typed.trim().toUpperCase();
    if (!/^[0-9A-Z]{1,16}$/.test(code)) return null;
    const id = this.idByCode.get(code);
    const held = id === undefined ? undefined : this.held(id);
    return held ?? this.load(`code ${code}`, { code });
  }

  async get(id: number): Promise<LoadedMatch | null> {
    return this.held(id) ?? this.load(`id ${id}`, { id });
  }

  /** If it is here already. */
  peek(id: number): LoadedMatch | undefined {
    return this.byId.get(id);
  }

  all(): Iterable<LoadedMatch> {
    return this.byId.values();
  }

  drop(match: LoadedMatch): void {
    this.byId.delete(match.id);
    this.idByCode.delete(match.row.code);
  }

  private held(id: number): LoadedMatch | undefined {
    const match = this.byId.get(id);
    if (match === undefined) return undefined;
    this.byId.delete(id);
    this.byId.set(id, match);
    return match;
  }

  private load(key: string, by: MatchKey): Promise<LoadedMatch | null> {
    const under = this.loading.get(key);
    if (under !== undefined) return under;
    const loading = this.loadNow(by).finally(() => this.loading.delete(key));
    this.loading.set(key, loading);
    return loading;
  }

  private async loadNow(by: MatchKey): Promise<LoadedMatch | null> {
    const match = await LoadedMatch.load(this.prisma, { ...by, judges: this.options.judges });
    if (match === null) return null;
    const other = this.byId.get(match.id);
    if (other !== undefined) return other;
    this.byId.set(match.id, match);
    this.idByCode.set(match.row.code, match.id);
    this.shrink(match);
    return match;
  }

  private shrink(newest: LoadedMatch): void {
    for (const match of this.byId.values()) {
      if (this.byId.size <= this.options.max) return;
      if (match !== newest && !this.options.isHeld(match)) this.drop(match);
    }
  }
}
