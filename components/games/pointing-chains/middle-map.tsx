'use client';

import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { MapDrawing } from './chains-map';
import { type ConnectionMap, largestIn, layoutMap } from './map-layout';
import { summaryOf } from './map-words';
import { pointsByNode } from './point-shares';
import styles from './table.module.css';

/** Width to height of the table's middle, wide and narrow. */
const FELT = { wide: 1.6, narrow: 0.8 };

interface MiddleMapProps {
  readonly map: ConnectionMap;
  readonly bigSection: number;
}

/** The map of a closed round in the middle of the table: laid out once for each of the table's two shapes. */
export function MiddleMap({ map, bigSection }: MiddleMapProps) {
  const [wide, narrow] = useMemo(() => {
    const lay = (shape: number, step: number, { widths, from }: { widths: readonly number[]; from: number }) =>
      largestIn(
        shape,
        [1, 2, 3, 4].flatMap((rows) =>
          widths.map((maxWidth) =>
            layoutMap(map, {
              ...{ maxWidth, bigSection, fold: { rows, from } },
              ...{ stepX: step, stepY: step - 6, labelWidth: 0 },
            }),
          ),
        ),
      );
    return [
      lay(FELT.wide, 50, { widths: [430, 560, 690, 820], from: 9 }),
      lay(FELT.narrow, 42, { widths: [180, 240], from: 5 }),
    ];
  }, [map, bigSection]);
  const description = summaryOf(map, bigSection);
  const points = useMemo(() => pointsByNode(map, bigSection), [map, bigSection]);
  return (
    <div
      className={classNames(
        styles.captioned,
        'grid size-full min-h-0 grid-rows-[auto_minmax(0,1fr)] place-items-center',
      )}
    >
      <p className="text-subtle text-xs">Map of round {map.round}</p>
      <MapDrawing
        layout={wide}
        {...{ bigSection, description, points }}
        className={classNames(styles.map, styles.wide)}
      />
      <MapDrawing
        layout={narrow}
        {...{ bigSection, description, points }}
        className={classNames(styles.map, styles.narrow)}
      />
    </div>
  );
}
