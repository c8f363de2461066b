import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';

// What a host tells everybody about a match beside its rules: a text, with pictures of its own. Whoever may see the match
// may read it.

export type Inline =
  | { readonly type: 'text' | 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'plain' | 'strong' | 'emphasis' | 'struck'; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly href: string; readonly children: readonly Inline[] }
  | { readonly type: 'picture'; readonly id: string; readonly words: string };

export type Block =
  | { readonly type: 'paragraph'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  /** `first`: its first number; null: it has dots. */
  | { readonly type: 'list'; readonly first: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'line' };

export interface IntroPicture {
  readonly id: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** As its hosts write it: pictures too that are not in the text, or not yet. */
export interface WrittenIntro {
  readonly text: string;
  readonly pictures: readonly IntroPicture[];
}

/** 128 random bits. */
export const pictureIdPattern = /^[A-Za-z0-9_-]{22}$/;

/** For everybody. */
export async function readIntro({ prisma }: Querying, match: LoadedMatch): Promise<readonly Block[]> {
  const intro = await prisma.matchIntro.findUnique({ where: { matchId: match.id }, select: { shown: true } });
  return intro === null ? [] : JSON.parse(intro.shown);
}

/** For its hosts. */
export async function readWrittenIntro({ prisma }: Querying, match: LoadedMatch): Promise<WrittenIntro> {
  const where = { matchId: match.id };
  const [intro, pictures] = await Promise.all([
    prisma.matchIntro.findUnique({ where, select: { text: true } }),
    prisma.matchPicture.findMany({
      where,
      select: { id: true, width: true, height: true },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    }),
  ]);
  return { text: intro?.text ?? '', pictures };
}

/** A WebP of the match; null: it has none of that name. */
export async function readIntroPicture(
  { prisma }: Querying,
  { match, id }: { match: LoadedMatch; id: string },
): Promise<Uint8Array | null> {
  const found = await prisma.matchPicture.findFirst({ where: { id, matchId: match.id }, select: { bytes: true } });
  return found?.bytes ?? null;
}
