'use client';

import { Check, CircleHelp, X } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { SquareLook } from '@/components/board/square-board';
import { Face } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { WithBots } from '@/components/faces/with-bots';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { Styled } from '@/components/ui/styled';
import type { SeatId } from '@/games/game';
import { allowsHelp } from '@/games/kit/help';
import { type Cell, type Color, colors, indexOfCell } from '@/games/proof-by-contradiction/board';
import type { Clue } from '@/games/proof-by-contradiction/clue';
import { type PossibleBoards, possibleBoards } from '@/games/proof-by-contradiction/count';
import {
  clearNotes,
  knowledgeFrom,
  type NoteMark,
  noteAt,
  parseNotebook,
  setNote,
  type Verdict,
  verdictOn,
} from '@/games/proof-by-contradiction/notebook';
import type { View } from '@/games/proof-by-contradiction/view';
import { heatOf } from './answers';
import { BoardField } from './board-field';
import { ChoiceChip } from './choice-chip';
import { ClueText } from './clue-text';
import type { ScreenProps } from './screen-props';
import { TokenIcon } from './token';

interface Props extends Pick<ScreenProps, 'settings' | 'nameOf' | 'mine' | 'notebook'> {
  readonly view: View;
}

/** A private board for every other player: marks by colour and cell, checked against that player's clues, and counted. */
export function NotebookPanel({ view, settings: { help }, nameOf, mine, notebook: kept }: Props) {
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const [chosen, choose] = useState(0);
  const [color, setColor] = useState<Color>('red');
  const seat = others[chosen] ?? others[0];
  const notebook = useMemo(() => parseNotebook(kept?.value), [kept?.value]);
  if (kept === null || seat === undefined) return null;

  const clues = view.clues.filter((one) => one.seat === seat);
  const known = knowledgeFrom(notebook, seat);
  const mark = (cell: Cell, value: NoteMark | null) => kept.save(setNote(notebook, { seat, color, cell }, value));
  const markAt = (cell: Cell) => noteAt(notebook, { seat, color, cell });
  const [hasCounts, hasShares] = [allowsHelp(help, 'counts'), allowsHelp(help, 'all')];
  const hasNotes = notebook.notes.some((note) => note.seat === seat);

  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields */}
        <div role="group" aria-label="Whose board" className="flex flex-wrap gap-1.5">
          {others.map((one, i) => (
            <ChoiceChip key={one} isChosen={one === seat} onClick={() => choose(i)} className="max-w-44">
              <Face seat={one} size="sm" />
              <span className={classNames('min-w-0 text-left leading-tight', nameWrap(nameOf(one)))}>
                <WithBots>{nameOf(one)}</WithBots>
              </span>
            </ChoiceChip>
          ))}
        </div>
        <ColorTabs {...{ color, setColor }} counts={countsByColor(notebook.notes, seat)} />
        <MarkBoard
          {...{ color, mark, markAt, hasShares }}
          name={nameOf(seat)}
          clues={clues.map(({ clue }) => clue)}
          known={known}
          others={(cell) => othersAt({ notebook, seat, cell, color })}
        />
      </div>
      <div className="grid content-start gap-4">
        {hasCounts && <Possible clues={clues.map(({ clue }) => clue)} {...{ known, hasShares }} name={nameOf(seat)} />}
        <ClueVerdicts {...{ clues, hasCounts, known }} name={nameOf(seat)} />
        <div className="grid gap-2 text-muted text-xs">
          <p>
            Tap a cell to go through yes, no, maybe and nothing
            <span className="pointer-coarse:hidden max-sm:hidden">
              ; by keyboard <Kbd>y</Kbd> <Kbd>n</Kbd> <Kbd>m</Kbd> and <Kbd>Delete</Kbd>
            </span>
            . {hasShares && `The figure in a cell is the share of possible boards with ${color} there. `}
            Only you see this.
          </p>
          {hasNotes && (
            <Button
              size="sm"
              variant="quiet"
              className="justify-self-start"
              onClick={() => kept.save(clearNotes(notebook, seat))}
            >
              Clear {nameOf(seat)}’s board
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

type Notes = ReturnType<typeof parseNotebook>['notes'];

const countsByColor = (notes: Notes, seat: SeatId) =>
  new Map(colors.map((color) => [color, notes.filter((note) => note.seat === seat && note.color === color).length]));

/** Colours that are marked "yes" in a cell, but for the one being looked at. */
function othersAt({
  notebook,
  seat,
  cell,
  color,
}: {
  notebook: { notes: Notes };
  seat: SeatId;
  cell: Cell;
  color: Color;
}) {
  return notebook.notes
    .filter((note) => note.seat === seat && note.cell === cell && note.mark === 'yes' && note.color !== color)
    .map((note) => note.color);
}

function ColorTabs({
  color,
  setColor,
  counts,
}: {
  color: Color;
  setColor(color: Color): void;
  counts: ReadonlyMap<Color, number>;
}) {
  return (
    <fieldset className="grid grid-cols-6 gap-1">
      <legend className="sr-only">Which colour to mark</legend>
      {colors.map((one) => (
        <label
          key={one}
          className={classNames(
            'relative flex h-11 flex-col items-center justify-center rounded-md border has-focus-visible:outline-2 has-focus-visible:outline-focus',
            one === color ? 'border-brass bg-brass-subtle' : 'border-subtle hover:border-emphasis',
          )}
        >
          <input
            type="radio"
            name="notebook-color"
            className="sr-only"
            value={one}
            aria-label={`${one}, ${counts.get(one) ?? 0} marks`}
            checked={one === color}
            onChange={() => setColor(one)}
          />
          <TokenIcon color={one} className="size-6" />
          <span aria-hidden className={classNames('size-1 rounded-full', (counts.get(one) ?? 0) > 0 && 'bg-brass')} />
        </label>
      ))}
    </fieldset>
  );
}

interface MarkBoardProps {
  readonly name: string;
  readonly color: Color;
  readonly clues: readonly Clue[];
  readonly known: ReturnType<typeof knowledgeFrom>;
  /** Whether one is told how likely each cell is. */
  readonly hasShares: boolean;
  mark(cell: Cell, value: NoteMark | null): void;
  markAt(cell: Cell): NoteMark | null;
  others(cell: Cell): readonly Color[];
}

const nextMark: Readonly<Record<NoteMark | 'none', NoteMark | null>> = {
  none: 'yes',
  yes: 'no',
  no: 'maybe',
  maybe: null,
};
const markKeys: Readonly<Record<string, NoteMark | null>> = {
  y: 'yes',
  n: 'no',
  m: 'maybe',
  Delete: null,
  Backspace: null,
};

function MarkBoard({ name, color, clues, known, hasShares, mark, markAt, others }: MarkBoardProps) {
  const possible = usePossible(clues, known);
  const shareAt = (cell: Cell) => {
    const boards = possible.at[colors.indexOf(color)]?.[indexOfCell(cell)] ?? 0;
    return possible.total === 0 ? 0 : boards / possible.total;
  };
  const look = (cell: Cell): SquareLook => {
    const value = markAt(cell);
    const share = hasShares ? shareAt(cell) : 0;
    const marked = value === null ? 'no mark' : `marked ${value}`;
    return {
      label: hasShares ? `${marked}, ${formatShare(share)} of possible boards` : marked,
      className: value === 'yes' ? 'border-2 border-brass' : 'border-subtle',
      content: (
        <>
          <Styled
            as="span"
            aria-hidden
            className="absolute inset-0 rounded-[inherit]"
            style={{ backgroundColor: heatOf(color, share) }}
          />
          <span className="relative flex flex-col items-center gap-0.5">
            <MarkIcon mark={value} color={color} />
            {hasShares && <span className="figures text-2xs text-emphasis">{formatShare(share)}</span>}
          </span>
          <span className="absolute top-0.5 right-0.5 flex">
            {others(cell).map((one) => (
              <TokenIcon key={one} color={one} className="size-3.5" />
            ))}
          </span>
        </>
      ),
    };
  };
  return (
    <BoardField
      label={`${name}’s board: marks for ${color}`}
      lookOf={look}
      onPick={(cell) => mark(cell, nextMark[markAt(cell) ?? 'none'])}
      onKey={(key, cell) => {
        const value = Object.hasOwn(markKeys, key) ? markKeys[key] : undefined;
        if (value === undefined) return false;
        mark(cell, value);
        return true;
      }}
    />
  );
}

function MarkIcon({ mark, color }: { mark: NoteMark | null; color: Color }): ReactNode {
  switch (mark) {
    case 'yes':
      return <TokenIcon color={color} className="size-7" />;
    case 'no':
      return <X aria-hidden className="size-7 text-danger-content" />;
    case 'maybe':
      return <CircleHelp aria-hidden className="size-7 text-subtle" />;
    case null:
      return <span className="size-7" />;
  }
}

/** "12%", "<1%", "0". */
function formatShare(share: number): string {
  if (share === 0) return '0';
  if (share === 1) return '100%';
  const percent = Math.round(share * 100);
  return percent === 0 ? '<1%' : percent === 100 ? '>99%' : `${percent}%`;
}

/** Counted again only when clues or marks change; it takes milliseconds. */
function usePossible(clues: readonly Clue[], known: MarkBoardProps['known']): PossibleBoards {
  const asked = JSON.stringify([clues, known]);
  return useMemo(() => {
    const [someClues, someKnown]: [Clue[], MarkBoardProps['known']] = JSON.parse(asked);
    return possibleBoards(someClues, someKnown);
  }, [asked]);
}

function Possible({ clues, known, name, hasShares }: Pick<MarkBoardProps, 'clues' | 'known' | 'name' | 'hasShares'>) {
  const { total, at } = usePossible(clues, known);
  return (
    <div>
      <p aria-live="polite">
        <span className="display figures text-2xl text-brass-content">{total.toLocaleString('en')}</span>{' '}
        <span className="text-subtle">
          {total === 1 ? 'board is' : 'boards are'} still possible for {name}
        </span>
      </p>
      <p className="mt-1 text-muted text-xs">
        {total === 0
          ? 'Your marks and the clues exclude each other: take a mark back.'
          : 'Full boards of five tokens that keep the published clues and your marks. Exact.'}
      </p>
      {total > 0 && hasShares && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm" aria-label="How often each colour is on the board">
          {colors.map((color, i) => (
            <li key={color} className="figures flex items-center gap-1">
              <TokenIcon color={color} className="size-4" />
              <span className="sr-only">{color}</span>
              {formatShare((at[i] ?? []).reduce((sum, n) => sum + n, 0) / total)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const verdictWords: Readonly<Record<Verdict, string>> = {
  certain: 'kept by every board that your marks leave',
  possible: 'still possible with your marks',
  contradicted: 'your marks make this clue false',
};

interface VerdictsProps extends Pick<MarkBoardProps, 'known' | 'name'> {
  readonly clues: View['clues'];
  /** Whether it is said what marks make of a clue. */
  readonly hasCounts: boolean;
}

function ClueVerdicts({ clues, known, name, hasCounts }: VerdictsProps) {
  if (clues.length === 0) return <p className="text-muted text-sm">{name} has published no clue yet.</p>;
  return (
    <ul className="grid gap-2 text-sm" aria-label={`${name}’s clues`}>
      {clues.map(({ round, clue }) => {
        const verdict = hasCounts ? verdictOn(clue, known) : 'possible';
        return (
          <li key={round} className="flex items-start gap-2">
            {verdict === 'contradicted' ? (
              <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-content" />
            ) : verdict === 'certain' ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />
            ) : (
              <CircleHelp aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
            )}
            <span className="min-w-0">
              <ClueText clue={clue} />
              {hasCounts && (
                <span
                  className={classNames(
                    'block text-xs',
                    verdict === 'contradicted' ? 'text-danger-content' : 'text-muted',
                  )}
                >
                  {verdict === null ? 'your marks leave no board at all' : verdictWords[verdict]}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
