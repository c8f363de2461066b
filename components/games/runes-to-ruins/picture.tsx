import type { PictureProps } from '@/components/post/picture';
import { Placed, Write, WriteName } from '@/components/post/svg-text';
import type { Settings } from '@/games/runes-to-ruins/settings';
import { positions } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { knownSlab } from './known-slabs';
import { ofSeat } from './of-seat';
import { WithRuneRules } from './rune-rules';
import { Slab } from './slab';

/** A slab for each seat, with what is public of it; once the end is told, opened. */
export function Picture({ view, results, nameOf, width, height }: PictureProps<View, Settings>) {
  const { seats } = view;
  const rows = seats.length > 4 && width < 700 ? 2 : 1;
  const perRow = Math.ceil(seats.length / rows);
  const step = width / perRow;
  const high = height / rows;
  return (
    <WithRuneRules rules={view.rules}>
      {seats.map(({ seat }, i) => {
        const found = view.discovered.find((one) => one.seat === seat);
        const symbol = results === null ? null : ofSeat(view.symbols, seat);
        const known = symbol == null ? knownSlab(view.shown, seat) : { grid: positions.map((p) => symbol[p] ?? null) };
        const label = Math.min(30, step * 0.13);
        const isOpened = symbol != null;
        const slab = Math.min(step * 0.92 * (isOpened ? 0.78 : 0.95), high - label * 2.6);
        const y = Math.floor(i / perRow) * high + (high - slab - label * 2.6) / 2;
        return (
          <g key={seat} transform={`translate(${(i % perRow) * step} ${y})`}>
            <Placed x={step * 0.04} y={0} width={step * 0.92} height={slab}>
              <Slab
                {...known}
                lit={symbol != null && results?.winners.includes(seat) ? symbol : []}
                isBroken={found !== undefined}
                {...{ isOpened }}
                hasFoot={!isOpened}
              />
            </Placed>
            <WriteName
              x={step / 2}
              y={slab + label * 1.1}
              size={label}
              width={step - 8}
              textAnchor="middle"
              className="fill-content-emphasis"
            >
              {nameOf(seat)}
            </WriteName>
            {found !== undefined && (
              <Write
                x={step / 2}
                y={slab + label * 2.15}
                size={label * 0.82}
                width={step - 8}
                textAnchor="middle"
                className="fill-warning-content"
              >
                {`found, round ${found.round}`}
              </Write>
            )}
          </g>
        );
      })}
    </WithRuneRules>
  );
}
