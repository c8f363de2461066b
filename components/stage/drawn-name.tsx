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
  const apart = name.length <= letters ? [name] : halves(name);
  const lines = longestOf(apart) * LEAST_SCALE > letters ? inTheMiddle(name) : apart;
  return { lines, scale: Math.min(1, letters / Math.max(1, longestOf(lines))) };
}

const longestOf = (lines: readonly string[]): number => Math.max(...lines.map((line) => line.length));

/** A word that would have to be set smaller than this is broken. */
const LEAST_SCALE = 0.55;

/** Broken where it is half as long, for want of a space that parts it better. */
export function inTheMiddle(name: string): readonly string[] {
  const letters = [...name];
  const at = Math.ceil(letters.length / 2);
  const [head, tail] = [letters.slice(0, at).join(''), letters.slice(at).join('')];
  if (tail === '') return [name];
  const isWord = !/[\s-]$/u.test(head) && !/^[\s-]/u.test(tail);
  return [isWord ? `${head}-` : head.trimEnd(), tail.trimStart()];
}

/** Parted at the space by which the longer part is shortest; a single word stays one. */
export function halves(name: string): readonly string[] {
  const words = name.split(/\s+/);
  const parted = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  return parted.toSorted((a, b) => longestOf(a) - longestOf(b))[0] ?? words;
}
