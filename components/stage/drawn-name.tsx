import { Bot } from 'lucide-react';
import type { SVGProps } from 'react';

export interface DrawnNameProps extends Omit<SVGProps<SVGTextElement>, 'name' | 'fontSize'> {
  readonly name: string;
  /** So many letters have room on a line. */
  readonly letters: number;
  readonly fontSize: number;
}

/** A name in a drawing, below a point, on one line or two: whole, and smaller where a word has more letters than room. */
export function DrawnName({ name, letters, fontSize, ...text }: DrawnNameProps) {
  const { lines, scale } = nameLines(name, letters);
  const size = fontSize * scale;
  return (
    <text textAnchor="middle" {...text} fontSize={size}>
      {lines.map((line, i) => (
        <tspan key={line} x={text.x ?? 0} dy={i === 0 ? 0 : size * 1.1}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

interface DrawnBotProps {
  readonly x: number;
  readonly y: number;
  readonly radius?: number;
}

/** The mark of a bot, as on desks, within a drawing: its middle there. */
export const DrawnBot = ({ x, y, radius = 7 }: DrawnBotProps) => (
  <>
    <circle cx={x} cy={y} r={radius} className="fill-bg-emphasis" />
    <Bot
      role="img"
      aria-label="bot"
      x={x - radius * 0.7}
      y={y - radius * 0.7}
      size={radius * 1.4}
      className="text-subtle"
    />
  </>
);

/** The same at the rim of a face of this radius, round the origin. */
export const DrawnBotAtFace = ({ radius }: { radius: number }) => (
  <DrawnBot x={radius * 0.8} y={radius * 0.8} radius={Math.max(6, radius * 0.34)} />
);

/** The lines of a name, two at most, and by how much it is set smaller so that the longer one fits. */
export function nameLines(name: string, letters: number): { lines: readonly string[]; scale: number } {
  const lines = name.length <= letters ? [name] : halves(name);
  const longest = Math.max(...lines.map((line) => line.length));
  return { lines, scale: Math.min(1, letters / Math.max(1, longest)) };
}

/** Parted at the space by which the longer part is shortest; a single word stays one. */
export function halves(name: string): readonly string[] {
  const words = name.split(/\s+/);
  const parted = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longer = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  return parted.toSorted((a, b) => longer(a) - longer(b))[0] ?? words;
}
