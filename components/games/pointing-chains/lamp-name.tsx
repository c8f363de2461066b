import { DrawnBot, DrawnName, nameLines } from '@/components/stage/drawn-name';
import { partsOfCalled } from '@/games/kit/called';
import type { PlacedNode } from './map-layout';
import { nodeRadius } from './pointer-route';
import styles from './stage.module.css';

// The name of whoever stands at a lamp, where names are told.

/** The second line of a name at the picture's foot is whole. */
export const NAMES_MARGIN = 18;

/** How wide a letter is, rather too much than too little. */
const LETTER = 6.4;

/** Short names leave a large table's lamps closer, and so larger. */
const longestLine = (called: readonly string[], letters: number): number =>
  Math.min(
    letters,
    Math.max(
      4,
      ...called.flatMap((one) => nameLines(partsOfCalled(one).name, letters).lines.map(({ length }) => length)),
    ),
  );

/** How many letters a line of a name has in a picture so wide, and how much room that takes beside a lamp. */
export function lampNamesOf(called: readonly string[], width: number): { letters: number; labelWidth: number } {
  const letters = width < 520 ? 9 : 11;
  return { letters, labelWidth: LETTER * longestLine(called, letters) };
}

const NAME_PX = 12;

interface LampNameProps {
  /** As results call them. */
  readonly called: string;
  readonly side: PlacedNode['label'];
  readonly letters: number;
  readonly isMine: boolean;
  readonly isStill: boolean;
}

export function LampName({ called, side, letters: most, isMine, isStill }: LampNameProps) {
  // Further to the right it ends before the next name.
  const letters = side === 'belowRight' ? Math.ceil(most / 2) + 1 : most;
  const { name, isBot } = partsOfCalled(called);
  const more = (nameLines(name, letters).lines.length - 1) * NAME_PX * 1.1;
  // At the left of a loop it stands higher, so that pointers that come in from there pass below it.
  const at = {
    below: { x: 0, y: 29, textAnchor: 'middle' },
    belowRight: { x: 0, y: 29, textAnchor: 'start' },
    above: { x: 0, y: -nodeRadius - 7 - more, textAnchor: 'middle' },
    left: { x: -8, y: -nodeRadius - 6 - more, textAnchor: 'end' },
    right: { x: nodeRadius + 6, y: 4 - more / 2, textAnchor: 'start' },
  } as const;
  return (
    <g className={isStill ? undefined : styles.now}>
      {isBot && <DrawnBot x={nodeRadius} y={-nodeRadius * 0.8} />}
      <DrawnName
        {...{ name, letters }}
        {...at[side]}
        fontSize={NAME_PX}
        className={styles.named}
        stroke="oklch(0.18 0.02 300)"
        strokeWidth={3}
        paintOrder="stroke"
        fill={isMine ? 'oklch(0.86 0.1 85)' : 'oklch(0.93 0.01 85)'}
      />
    </g>
  );
}
