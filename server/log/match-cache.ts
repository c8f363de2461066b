import type { PrismaClient } from '@/prisma/client/client';
import type { Judges } from './judges';
import { LoadedMatch } from './loaded-match';
import { type MatchKey, readStanding, type Standing } from './rows';

// The matches this process holds folded. The least recently used one goes when there are too many, unless somebody
// watches it or it has work under way: then it is held on to, so that one match is never held twice.

/** What finds matches. */
export interface Finding {
  readonly matches: Pick<MatchCache, 'find' | 'findOpen' | 'get'>;
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
    const code = parseCode(typed);
    return code === null ? null : (this.heldAs(code) ?? this.load(`code ${code}`, { code }));
  }

  /**
   * As `find`, for somebody whom it may not be open to. Where this process has none that is, the database is asked, and the same
   * things whether there is one or not: how long that takes tells nobody which (docs/decisions/556).
   */
  async findOpen(
    typed: string,
    isOpen: (match: { readonly platform: Standing }) => boolean,
  ): Promise<LoadedMatch | null> {
    const code = parseCode(typed);
    if (code === null) return null;
    const held = this.heldAs(code);
    if (held !== undefined && isOpen(held)) return held;
    const platform = await readStanding(this.prisma, code);
    return platform !== null && isOpen({ platform }) ? this.find(code) : null;
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

  private heldAs(code: string): LoadedMatch | undefined {
    const id = this.idByCode.get(code);
    return id === undefined ? undefined : this.held(id);
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

/** Null: no match has such a code. */
function parseCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return /^[0-9A-Z]{1,16}$/.test(code) ? code : null;
}
