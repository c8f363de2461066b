'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { FieldError } from '@/components/ui/field';
import { Styled } from '@/components/ui/styled';
import {
  type Drawings,
  divineGroups,
  drawnRune,
  mundaneGroups,
  type RuneId,
  runeOf,
  runes,
} from '@/games/runes-to-ruins/runes';
import { isOwn, mostStrokes, type Point, pointWords, standardDrawings, withDrawing, withStroke } from './own-drawings';
import { RuneMark } from './rune-drawing';
import { WithRuneRules } from './rune-rules';

interface RunesFieldProps {
  /** Null: as in the rulebook. */
  readonly drawings: Drawings | null;
  readonly problem: string | null;
  onChange(drawings: Drawings | null): void;
}

/** All 36 runes as this match draws them: choose one, and join its points. */
export function RunesField({ drawings, problem, onChange }: RunesFieldProps) {
  const [chosen, setChosen] = useState<RuneId | null>(null);
  const own = runes.filter(({ id }) => isOwn(drawings, id)).length;
  return (
    <WithRuneRules rules={{ runes: drawings, joining: 'figure' }}>
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="mb-1.5 font-medium text-emphasis text-sm">Drawings of the runes</legend>
        <p className="text-muted text-sm">
          {own === 0
            ? 'As in the rulebook. Choose a rune to draw it otherwise.'
            : `${own} of 36 ${own === 1 ? 'is' : 'are'} your own. Their groups stay: columns are Divine, rows are Mundane.`}
        </p>
        <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
          <Table drawings={drawings} chosen={chosen} onChoose={setChosen} />
          {chosen === null ? null : (
            <Drawing
              key={chosen}
              rune={chosen}
              drawings={drawings}
              onChange={(lines) => onChange(withDrawing(drawings, chosen, lines))}
            />
          )}
        </div>
        <FieldError error={problem} />
      </fieldset>
    </WithRuneRules>
  );
}

interface TableProps {
  readonly drawings: Drawings | null;
  readonly chosen: RuneId | null;
  onChoose(rune: RuneId): void;
}

function Table({ drawings, chosen, onChoose }: TableProps) {
  return (
    <div className="grid grid-cols-6 gap-1 self-start">
      {mundaneGroups.flatMap((mundane) =>
        divineGroups.map((divine) => {
          const rune = runes.find((one) => one.divine === divine && one.mundane === mundane);
          if (rune === undefined) return null;
          const isMine = isOwn(drawings, rune.id);
          return (
            <button
              key={rune.id}
              type="button"
              aria-pressed={chosen === rune.id}
              aria-label={isMine ? `${rune.name}, your own` : rune.name}
              title={rune.name}
              onClick={() => onChoose(rune.id)}
              className={classNames(
                'grid size-11 place-items-center rounded-md border',
                chosen === rune.id ? 'border-emphasis' : isMine ? 'border-brass' : 'border-subtle',
                isMine ? 'text-brass-content' : 'text-emphasis',
              )}
            >
              <RuneMark rune={rune.id} className="size-9" />
            </button>
          );
        }),
      )}
    </div>
  );
}

const lattice: readonly Point[] = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x, y })));

interface DrawingProps {
  readonly rune: RuneId;
  readonly drawings: Drawings | null;
  onChange(lines: Drawings[RuneId]): void;
}

/** One rune, large: a tap on a point begins a stroke, a tap on another ends it. The same stroke again takes it away. */
function Drawing({ rune, drawings, onChange }: DrawingProps) {
  const [from, setFrom] = useState<Point | null>(null);
  const { lines } = drawnRune(rune, { runes: drawings });
  const { name } = runeOf(rune);
  function tap(point: Point) {
    if (from !== null && (from.x !== point.x || from.y !== point.y)) onChange(withStroke(lines, from, point));
    setFrom(from === null ? point : null);
  }
  return (
    <div className="grid content-start gap-2">
      <p className="font-medium text-emphasis">{name}</p>
      <div className="relative size-52">
        <RuneMark rune={rune} title={`${name} as it is drawn`} className="size-52" />
        {lattice.map((point) => (
          <PointButton
            key={pointWords(point)}
            point={point}
            isBegun={from?.x === point.x && from.y === point.y}
            onTap={() => tap(point)}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-muted text-sm">
        {adviceFor({ from, strokes: lines.length })}
      </p>
      {isOwn(drawings, rune) ? (
        <div>
          <Button size="sm" variant="quiet" onClick={() => onChange(standardDrawings[rune] ?? [])}>
            As in the rulebook
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function adviceFor({ from, strokes }: { from: Point | null; strokes: number }): string {
  if (from !== null) return `From ${pointWords(from)}: choose where the stroke ends.`;
  if (strokes === 0) return 'A rune has at least one stroke: choose where it begins.';
  if (strokes >= mostStrokes) return 'Eight strokes are the most. Draw one again to take it away.';
  return 'Choose two points to put a stroke between them, or to take it away.';
}

/** In shares of the drawing, whose points stand a little inside it. */
const placeOf = (at: number) => `${((at + 0.3) / 2.6) * 100}%`;

function PointButton({ point, isBegun, onTap }: { point: Point; isBegun: boolean; onTap(): void }) {
  return (
    <Styled
      as="button"
      type="button"
      aria-label={`Point ${pointWords(point)}`}
      aria-pressed={isBegun}
      onClick={onTap}
      style={{ left: placeOf(point.x), top: placeOf(point.y) }}
      className="absolute grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full"
    >
      <span
        aria-hidden
        className={classNames('size-3 rounded-full border border-brass', isBegun ? 'bg-brass' : 'bg-default')}
      />
    </Styled>
  );
}
