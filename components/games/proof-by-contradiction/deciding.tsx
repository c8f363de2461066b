import type { CentreProps } from '@/components/stage/scene';
import type { Settings } from '@/games/proof-by-contradiction/settings';
import { LAST_ROUND, tokensToPlace } from '@/games/proof-by-contradiction/state';
import type { View } from '@/games/proof-by-contradiction/view';
import { atStake } from './scenes';
import { FaceDown, Tray } from './tray';

/** A board’s tokens, as they come. */
const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The middle of the stage's table: a board that nobody sees, how full boards are, what each does now, what it is about. */
export function Deciding({ view, isStage = false }: CentreProps<View, Settings>) {
  const { round } = view;
  const lying = [1, 2, 3].filter((one) => one < round).reduce((sum, one) => sum + tokensToPlace(one), 0);
  return (
    <div className="grid justify-items-center gap-1.5 text-center">
      <svg
        viewBox="0 0 232 110"
        role="img"
        aria-label={`${lying} of ${places.length} tokens lie on every board`}
        className="h-[min(5rem,24cqh)]"
      >
        <g transform="translate(5 5)">
          <Tray isLit />
          <FaceDown />
        </g>
        {places.map((place, i) => (
          <g key={place} transform={`translate(${126 + (i % 3) * 36} ${20 + Math.floor(i / 3) * 38})`}>
            {i < lying ? (
              <circle r={14} cx={16} cy={16} fill="oklch(0.83 0.11 85)" stroke="oklch(0.6 0.09 80)" strokeWidth={2} />
            ) : (
              <circle r={14} cx={16} cy={16} fill="none" stroke="oklch(0.78 0.09 85 / 0.5)" strokeDasharray="4 4" />
            )}
          </g>
        ))}
      </svg>
      <p className="text-balance text-base leading-snug sm:text-lg">{doesNow(round)}</p>
      {isStage && view.clues.length > 0 && (
        <p className="text-base text-subtle leading-none">
          <span className="display figures text-2xl text-brass-content">{atStake(view)}</span> points at stake
        </p>
      )}
    </div>
  );
}

const doesNow = (round: number): string =>
  round === 1
    ? 'Each places two tokens, says a clue, and may ask about cells.'
    : round < LAST_ROUND
      ? 'Each places two more, says a second clue, and may ask again.'
      : 'Each places the last token. Then all boards turn over.';
