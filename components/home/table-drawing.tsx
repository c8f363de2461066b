import { classNames } from '@/components/ui/class-names';

// The table the house is named for: thirteen seats, and who points at whom. Decoration, drawn once.

const SEATS = 13;
const CENTRE = { x: 250, y: 190 };
const RADIUS = { x: 205, y: 150 };
/** From seat to seat: a chain that ends in seat G, a loop of three, and some who point into nothing much. */
const POINTERS: readonly (readonly [number, number])[] = [
  [0, 4],
  [4, 9],
  [9, 2],
  [2, 6],
  [12, 4],
  [1, 10],
  [10, 7],
  [7, 1],
  [8, 11],
  [5, 11],
];
const END = 6;

function seatAt(i: number, inset = 0) {
  const angle = (2 * Math.PI * i) / SEATS - Math.PI / 2;
  return {
    x: round(CENTRE.x + (RADIUS.x - inset) * Math.cos(angle)),
    y: round(CENTRE.y + (RADIUS.y - inset) * Math.sin(angle)),
  };
}

const round = (n: number) => Math.round(n * 10) / 10;

/** A pointer bends towards the middle of the table. */
function pathOf([from, to]: readonly [number, number]): string {
  const [a, b] = [seatAt(from, 20), seatAt(to, 24)];
  const bend = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const control = { x: round(bend.x + (CENTRE.x - bend.x) * 0.35), y: round(bend.y + (CENTRE.y - bend.y) * 0.35) };
  return `M${a.x} ${a.y}Q${control.x} ${control.y} ${b.x} ${b.y}`;
}

export function TableDrawing({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 500 380" className={classNames('text-brass-content', className)} fill="none">
      <defs>
        <marker id="pointer" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto">
          <path d="M1 1 6.5 4 1 7" fill="none" stroke="currentColor" strokeWidth="1.2" />
        </marker>
      </defs>
      <g stroke="var(--border-default)">
        <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x + 34} ry={RADIUS.y + 34} />
        <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x + 29} ry={RADIUS.y + 29} stroke="var(--border-subtle)" />
        <ellipse cx={CENTRE.x} cy={CENTRE.y} rx={RADIUS.x - 34} ry={RADIUS.y - 34} stroke="var(--border-muted)" />
      </g>
      <g stroke="currentColor" strokeWidth="1.1" opacity=".8">
        {POINTERS.map((pointer) => (
          <path key={pointer.join()} d={pathOf(pointer)} markerEnd="url(#pointer)" />
        ))}
      </g>
      {Array.from({ length: SEATS }, (_, i) => (
        <SeatMark
          key={String.fromCharCode(65 + i)}
          letter={String.fromCharCode(65 + i)}
          at={seatAt(i)}
          isEnd={i === END}
        />
      ))}
    </svg>
  );
}

function SeatMark({ letter, at, isEnd }: { letter: string; at: { x: number; y: number }; isEnd: boolean }) {
  return (
    <g>
      <circle
        cx={at.x}
        cy={at.y}
        r="12"
        fill={isEnd ? 'var(--brass)' : 'var(--bg-default)'}
        stroke={isEnd ? 'none' : 'var(--border-emphasis)'}
      />
      <text
        x={at.x}
        y={at.y + 4.2}
        textAnchor="middle"
        className="display"
        fontSize="12"
        fill={isEnd ? 'var(--on-brass)' : 'var(--content-subtle)'}
      >
        {letter}
      </text>
    </g>
  );
}
