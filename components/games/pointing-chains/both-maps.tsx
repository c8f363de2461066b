import type { ReactNode } from 'react';
import { ChainsMap } from './chains-map';
import type { ConnectionMap } from './map-layout';

interface BothMapsProps {
  readonly map: ConnectionMap;
  readonly bigSection: number;
  /** What the anonymous map is called: "As everybody will see it". */
  readonly caption: string;
  /** The map with names. */
  readonly children: ReactNode;
}

/** For the host: the map with names, and beside it (below, where there is no room) the one that everybody gets. */
export function BothMaps({ map, bigSection, caption, children }: BothMapsProps) {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-x-6 gap-y-4 @3xl:grid-cols-[3fr_2fr]">
        {children}
        <div className="min-w-0 rounded-lg border border-subtle bg-subtle p-3">
          <p className="eyebrow mb-1">{caption}</p>
          <ChainsMap {...{ map, bigSection }} title={`${caption}: round ${map.round}`} hasTwin={false} />
        </div>
      </div>
    </div>
  );
}
