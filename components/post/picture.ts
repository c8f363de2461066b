import type { ComponentType } from 'react';
import type { GameView, MatchView, Results, SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

// What can be posted of a match, as the pages and the thread that draws it (pictures/) understand each other.

/** In pixels: what chat servers and social sites ask of a preview. */
export const pictureSize = { width: 1200, height: 630 } as const;

/** `last`: the last close, or the table before there is one; `end`: with the result. */
export const postKinds = ['lobby', 'last', 'end'] as const;
export type PostKind = (typeof postKinds)[number];

export interface PostProps {
  readonly page: MatchPage;
  readonly kind: PostKind;
  /** When what is open now closes, in epoch milliseconds, as of when one looks; null: no clock runs. */
  closesAt?(): number | null;
  /** What is open then: "Round 2 of 3". */
  open?(): string;
}

/** What a game's own part of a picture is drawn from: a spectator's view, and the room there is for it. */
export interface PictureProps<View extends GameView = GameView, Settings = unknown> {
  readonly view: MatchView<View>;
  /** A spectator's view before the close that is shown; null: none is. */
  readonly before: MatchView<View> | null;
  readonly settings: Settings;
  /** Null until the match is finished, and where its end is not told yet. */
  readonly results: Results | null;
  nameOf(seat: SeatId): string;
  /** In the picture's own units, which are pixels. */
  readonly width: number;
  readonly height: number;
}

/**
 * `components/games/<game>/picture.tsx` exports it as `Picture`: SVG and nothing else, within `width` by `height`, made of
 * the pieces that the pages are made of.
 */
// biome-ignore lint/suspicious/noExplicitAny: as with AnyGame, each is consistent in itself
export type GamePicture = ComponentType<PictureProps<any, any>>;
export type GamePictures = Readonly<Record<string, () => Promise<GamePicture>>>;
