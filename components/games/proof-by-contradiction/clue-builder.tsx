'use client';

import { Check, CircleHelp, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Board, type Color, colors, type Line, lines } from '@/games/proof-by-contradiction/board';
import {
  type Clue,
  type ClueStatus,
  clueStatus,
  type Format,
  formatLine,
  formats,
  MOST_STEPS,
} from '@/games/proof-by-contradiction/clue';
import { type ClueDraft, clueOf } from './submission-draft';
import { TokenIcon } from './token';

export const formatNames: Readonly<Record<Format, string>> = {
  line: 'Line',
  steps: 'Steps',
  share: 'Share',
  count: 'Count',
};

export interface ClueBuilderProps {
  readonly draft: ClueDraft;
  onChange(draft: ClueDraft): void;
  /** One's own board with the tokens as put down so far. */
  readonly board: Board;
  /** In which round each used format was used. */
  readonly used: ReadonlyMap<Format, number>;
  /** What is wrong with it, in sentences. */
  readonly problems: readonly string[];
  readonly aside?: ReactNode;
}

/** The clue as a sentence with slots, and what one's own board says to it. */
export function ClueBuilder({ draft, onChange, board, used, problems, aside }: ClueBuilderProps) {
  const clue = clueOf(draft);
  return (
    <fieldset className="min-w-0">
      <legend className="eyebrow mb-2">Your clue</legend>
      <FormatChoice format={draft.format} used={used} onChoose={(format) => onChange({ ...draft, format })} />
      {draft.format !== null && (
        <div className="mt-3 rounded-lg border border-subtle bg-subtle px-3 py-3">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-2 text-base leading-10">
            <Sentence {...{ draft, onChange }} />
          </p>
          <div aria-live="polite" className="mt-1 grid gap-1 text-sm">
            {clue !== null && <OwnStatus {...{ clue, board }} />}
            {draft.format !== 'count' && (
              <p className="text-muted text-xs">
                {draft.format === 'line'
                  ? 'False where the colour is missing.'
                  : 'False where either colour is missing.'}
              </p>
            )}
            {problems.map((problem) => (
              <p key={problem} className="flex gap-1.5 text-danger-content">
                <X aria-hidden className="mt-0.5 size-4 shrink-0" />
                {problem}
              </p>
            ))}
            {aside}
          </div>
        </div>
      )}
    </fieldset>
  );
}

function FormatChoice({
  format,
  used,
  onChoose,
}: {
  format: Format | null;
  used: ReadonlyMap<Format, number>;
  onChoose(format: Format): void;
}) {
  const name = useId();
  return (
    <div className="grid grid-cols-4 gap-1.5">
      {formats.map((one) => {
        const usedIn = used.get(one);
        return (
          <label
            key={one}
            className={classNames(
              'relative flex min-h-11 flex-col items-center justify-center rounded-md border px-1 py-1 text-center text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
              one === format
                ? 'border-brass bg-brass-subtle font-medium text-emphasis'
                : 'border-default bg-subtle hover:border-emphasis',
              usedIn !== undefined && 'text-muted',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              {...{ name }}
              value={one}
              checked={one === format}
              onChange={() => onChoose(one)}
            />
            <span className={classNames(usedIn !== undefined && 'line-through')}>{formatNames[one]}</span>
            {usedIn !== undefined && <span className="text-2xs">used in round {usedIn}</span>}
          </label>
        );
      })}
    </div>
  );
}

interface SentenceProps {
  readonly draft: ClueDraft;
  onChange(draft: ClueDraft): void;
}

function Sentence({ draft, onChange }: SentenceProps) {
  const [a, b] = draft.colors;
  const setColors = (one: Color | null, other: Color | null) => onChange({ ...draft, colors: [one, other] });
  const first = <ColorSlot label="first colour" value={a} other={b} onChange={(color) => setColors(color, b)} />;
  const pair = (
    <>
      {first} and <ColorSlot label="second colour" value={b} other={a} onChange={(color) => setColors(a, color)} />
    </>
  );
  const [row, column] = draft.lines;
  const setLines = (one: Line | null, other: Line | null) => onChange({ ...draft, lines: [one, other] });
  const bothLines = (
    <>
      <LineSlot label="first line" value={row} other={column} onChange={(line) => setLines(line, column)} /> or{' '}
      <LineSlot label="second line" value={column} other={row} onChange={(line) => setLines(row, line)} />
    </>
  );
  switch (draft.format) {
    case 'line':
      return (
        <>
          <ColorSlot label="colour" value={a} other={null} onChange={(color) => setColors(color, b)} /> is in{' '}
          {bothLines}
        </>
      );
    case 'steps':
      return (
        <>
          {pair} are <StepsSlot value={draft.steps} onChange={(steps) => onChange({ ...draft, steps })} /> steps apart
        </>
      );
    case 'share':
      return (
        <>
          {pair} <ShareSlot value={draft.share} onChange={(share) => onChange({ ...draft, share })} /> a row or column
        </>
      );
    case 'count':
      return (
        <>
          Exactly <CountSlot value={draft.count} onChange={(count) => onChange({ ...draft, count })} />{' '}
          {draft.count === 1 ? 'token' : 'tokens'} in {bothLines}
        </>
      );
    default:
      return null;
  }
}

interface SlotProps<T> {
  readonly value: T | null;
  onChange(value: T | null): void;
}

/** A native select: it works by touch, by keyboard and with a screen reader, and opens where there is room. */
function Slot({
  label,
  text,
  options,
  onPick,
  icon,
}: {
  label: string;
  text: string;
  options: readonly { readonly value: string; readonly label: string; readonly disabled?: boolean }[];
  onPick(value: string): void;
  icon?: ReactNode;
}) {
  return (
    <span className="relative inline-flex items-center">
      {icon && <span className="pointer-events-none absolute left-2 flex">{icon}</span>}
      <select
        aria-label={label}
        value={text}
        onChange={(event) => onPick(event.target.value)}
        className={classNames(
          'h-10 rounded-md border bg-muted pr-1 text-base',
          icon ? 'pl-8' : 'pl-2',
          text === '' ? 'border-emphasis border-dashed text-muted' : 'border-emphasis text-emphasis',
        )}
      >
        <option value="" disabled>
          {label}
        </option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}

function ColorSlot({ label, value, other, onChange }: SlotProps<Color> & { label: string; other: Color | null }) {
  return (
    <Slot
      {...{ label }}
      text={value ?? ''}
      icon={value !== null && <TokenIcon color={value} />}
      options={colors.map((color) => ({ value: color, label: color, disabled: color === other }))}
      onPick={(text) => onChange(colors.find((color) => color === text) ?? null)}
    />
  );
}

function LineSlot({ label, value, other, onChange }: SlotProps<Line> & { label: string; other: Line | null }) {
  return (
    <Slot
      {...{ label }}
      text={value ?? ''}
      options={lines.map((line) => ({ value: line, label: formatLine(line), disabled: line === other }))}
      onPick={(text) => onChange(lines.find((line) => line === text) ?? null)}
    />
  );
}

function StepsSlot({ value, onChange }: SlotProps<[number, number]>) {
  const options = Array.from({ length: MOST_STEPS - 1 }, (_, i) => ({
    value: `${i + 1}`,
    label: `${i + 1} or ${i + 2}`,
  }));
  return (
    <Slot
      label="how many"
      text={value === null ? '' : String(value[0])}
      {...{ options }}
      onPick={(text) => onChange(text === '' ? null : [Number(text), Number(text) + 1])}
    />
  );
}

function ShareSlot({ value, onChange }: SlotProps<boolean>) {
  return (
    <Slot
      label="share or not"
      text={value === null ? '' : value ? 'yes' : 'no'}
      options={[
        { value: 'yes', label: 'share' },
        { value: 'no', label: 'do not share' },
      ]}
      onPick={(text) => onChange(text === '' ? null : text === 'yes')}
    />
  );
}

function CountSlot({ value, onChange }: SlotProps<number>) {
  return (
    <Slot
      label="how many"
      text={value === null ? '' : String(value)}
      options={[0, 1, 2, 3, 4, 5].map((count) => ({ value: String(count), label: String(count) }))}
      onPick={(text) => onChange(text === '' ? null : Number(text))}
    />
  );
}

/** What one's own board says to a clue that is complete. */
function OwnStatus({ clue, board }: { clue: Clue; board: Board }) {
  const status = clueStatus(clue, board);
  return (
    <p className="flex gap-1.5">
      <StatusMark status={status} />
      <span>{ownWords[status]}</span>
    </p>
  );
}

const ownWords: Readonly<Record<ClueStatus, string>> = {
  true: 'True for your board, whatever you place from now on.',
  open: 'Still open for your board: your next tokens decide.',
  false: 'Already broken by your own board. In the end that costs 1000 points.',
};

export const statusWords: Readonly<Record<ClueStatus, string>> = { true: 'true', open: 'open', false: 'false' };

export function StatusMark({ status }: { status: ClueStatus }) {
  if (status === 'true') return <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />;
  if (status === 'false') return <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-content" />;
  return <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />;
}
