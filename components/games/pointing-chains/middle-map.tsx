'use client';

import { useMemo } from 'react';
import { classNames } from '@/components/ui/class-names';
import { MapDrawing } from './chains-map';
import { type ConnectionMap, layoutMap } from './map-layout';
import { summaryOf } from './map-words';
import { pointsByNode } from './point-shares';
import styles from './table.module.css';

interface MiddleMapProps {
  readonly map: ConnectionMap;
  readonly bigSection: number;
}

/** The map of a closed round in the middle of the table: laid out once for each of the table's two shapes. */
export function MiddleMap({ map, bigSection }: MiddleMapProps) {
  const [wide, narrow] = useMemo(() => {
    const lay = (maxWidth: number, step: number) =>
      layoutMap(map, { maxWidth, stepX: step, stepY: step - 6, labelWidth: 0, bigSection });
    return [lay(430, 50), lay(180, 42)];
  }, [map, bigSection]);
  const description = summaryOf(map, bigSection);
  const points = useMemo(() => pointsByNode(map, bigSection), [map, bigSection]);
  return (
    <div className="grid size-full min-h-0 grid-rows-[auto_minmax(0,1fr)] place-items-center">
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
