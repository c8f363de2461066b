import { WithBots } from '@/components/faces/with-bots';
import { ranksWords } from './places';
import type { FinaleDrawingProps } from './scene';

/** For games without a picture of their own end: the place that is told, large. */
export function PlacesDrawing({ scene, index, results, nameOf }: FinaleDrawingProps) {
  const shown = scene.beats.slice(0, index + 1).findLast(({ tells }) => tells.length > 0)?.tells ?? [];
  const ranks = results.standings.filter(({ seat }) => shown.includes(seat)).map(({ rank }) => rank);
  return (
    <div className="grid min-h-64 content-center justify-items-center gap-3 p-6 text-center">
      {ranks.length > 0 && <p className="display text-5xl text-brass-content">{ranksWords(ranks)}</p>}
      <p className="display text-3xl text-emphasis [overflow-wrap:anywhere]">
        <WithBots>{shown.map(nameOf).join(', ')}</WithBots>
      </p>
    </div>
  );
}
