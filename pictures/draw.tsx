import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Placed, Write } from '@/components/post/svg-text';
import { GameEmblem } from '@/components/shell/game-emblem';
import { Mark } from '@/components/shell/mark';
import { catalogEntry, formatDesigners, formatSeats } from '@/games/catalog';
import type { Drawing, Drawn } from '@/server/pictures/drawing';
import { Frame, room } from './frame';
import { matchPicture } from './match-picture';
import { plainSvg } from './plain-svg';
import { pngOf } from './png.mjs';
import { rulesFor } from './styles';

// The thread in which pictures are drawn, so that the server never waits for one. It is given what a spectator may know,
// and nothing else is here to be looked at.

export default async function draw(drawing: Drawing): Promise<Drawn> {
  const { picture, words } = await told(drawing);
  return { png: await pngOf(await svgOf(picture)), words };
}

async function svgOf(picture: ReactNode): Promise<string> {
  const markup = renderToStaticMarkup(picture);
  return plainSvg(markup, await rulesFor(markup));
}

async function told(drawing: Drawing): Promise<{ picture: ReactNode; words: string }> {
  switch (drawing.of) {
    case 'match':
      return matchPicture(drawing);
    case 'game':
      return gamePicture(drawing.game);
    case 'house':
      return { picture: <HousePicture />, words: houseWords };
    case 'icon':
      return { picture: <Icon {...drawing} />, words: 'Main Match' };
  }
}

const houseWords = 'A home for hosted social-strategy games.';

function gamePicture(game: string) {
  const entry = catalogEntry(game);
  if (entry === null) return { picture: <HousePicture />, words: houseWords };
  const { name, summary, kind, seats } = entry;
  const about = `${kind === 'main match' ? 'Main match' : 'Death match'} · ${formatSeats(seats)}`;
  return {
    words: summary,
    picture: (
      <Frame title={name} game={null} caption={summary} {...{ about }}>
        <Placed x={420} y={room.y + 8} width={360} height={330}>
          <GameEmblem game={game} className="" />
        </Placed>
        <Write x={600} y={room.y + 374} size={26} textAnchor="middle" className="fill-content-subtle">
          {`by ${formatDesigners(entry)}`}
        </Write>
      </Frame>
    ),
  };
}

const HousePicture = () => (
  <Frame title="Main Match" about="" game={null} caption={houseWords}>
    <Placed x={420} y={room.y + 10} width={360} height={room.height - 20}>
      <Mark className="text-brass" />
    </Placed>
  </Frame>
);

/** As public/icon.svg; where a system cuts icons to a shape of its own, smaller on its ground. */
function Icon({ size, isMaskable }: { size: number; isMaskable: boolean }) {
  const edge = isMaskable ? 6 : 0;
  return (
    <svg aria-hidden xmlns="http://www.w3.org/2000/svg" width={size} height={size} viewBox="0 0 32 32">
      <rect width={32} height={32} rx={isMaskable ? 0 : 5} className="fill-bg-default" />
      <Placed x={edge} y={edge} width={32 - 2 * edge} height={32 - 2 * edge}>
        <Mark className="text-brass" />
      </Placed>
    </svg>
  );
}
