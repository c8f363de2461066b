'use client';

import { Check, CircleHelp, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { type Board, type Color, colors, type Line } from '@/games/proof-by-contradiction/board';
import {
  type Clue,
  type ClueStatus,
  clueStatus,
  type Format,
  formatLine,
  formats,
  MOST_STEPS,
} from '@/games/proof-by-contradiction/clue';
import { ChoiceChip } from './choice-chip';
import { stepClass } from './step';
import { type ClueDraft, clueOf, linesOf, namesLines, toggleColor } from './submission-draft';
import { TokenIcon } from './token';

const formatNames: Readonly<Record<Format, { readonly name: string; readonly says: string }>> = {
  line: { name: 'Line', says: 'where a colour is' },
  steps: { name: 'Steps', says: 'how far apart two are' },
  share: { name: 'Share', says: 'whether two share a line' },
  count: { name: 'Count', says: 'how many lie in two lines' },
};

export interface ClueBuilderProps {
  readonly draft: ClueDraft;
  onChange(draft: ClueDraft): void;
  /** One's own board with the tokens as put down so far. */
  readonly board: Board;
  /** In which round each used format was used. */
  readonly used: ReadonlyMap<Format, number>;
  readonly aside?: ReactNode;
}

/** The clue as a printed sentence whose blanks are filled from chips, its lines at the rim of the board. */
export function ClueBuilder({ draft, onChange, board, used, aside }: ClueBuilderProps) {
  const clue = clueOf(draft);
  const [sentence, bringIntoSight] = useInSight(draft.format);
  return (
    <>
      <FormatChoice
        format={draft.format}
        used={used}
        onChoose={(format) => {
          bringIntoSight();
          onChange({ ...draft, format });
        }}
      />
      {draft.format !== null && (
        <div ref={sentence} className={classNames('mt-2 grid gap-2', stepClass)}>
          <p className="flex min-h-11 flex-wrap items-center gap-x-1.5 gap-y-1 rounded-lg bg-piece-light px-3 py-2 text-base text-piece-ink shadow-pop">
            <Sentence draft={draft} />
          </p>
          <Choices {...{ draft, onChange }} />
          <div aria-live="polite" className="grid gap-1 text-sm">
            {clue !== null && <OwnStatus {...{ clue, board }} />}
            {draft.format !== 'count' && clue === null && (
              <p className="text-muted text-xs">
                {draft.format === 'line'
                  ? 'False where the colour is missing.'
                  : 'False where either colour is missing.'}
              </p>
            )}
            {aside}
          </div>
        </div>
      )}
    </>
  );
}

/** Comes into sight when another form was chosen: its blanks may lie below the window. A draft that is read moves nothing. */
function useInSight(format: Format | null): [RefObject<HTMLDivElement | null>, () => void] {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once what was chosen is there
  useEffect(() => {
    if (isWanted.current) place.current?.scrollIntoView({ block: 'nearest' });
    isWanted.current = false;
  }, [format]);
  const want = () => {
    isWanted.current = true;
  };
  return [place, want];
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
  // Whoever has made one before and chosen again has the room for its blanks.
  const isInShort = format !== null && used.size > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div
      role="group"
      aria-label="What your clue says"
      className={classNames('grid grid-cols-2 gap-1.5', isInShort && 'lg:grid-cols-4')}
    >
      {formats.map((one) => {
        const usedIn = used.get(one);
        const { name, says } = formatNames[one];
        return (
          <ChoiceChip
            key={one}
            isChosen={one === format}
            disabled={usedIn !== undefined}
            onClick={() => onChoose(one)}
            className="flex-col gap-0! py-1"
          >
            <span>{name}</span>
            <span className={classNames('text-2xs text-muted', isInShort && 'lg:sr-only')}>
              {usedIn === undefined ? says : `used in round ${usedIn}`}
            </span>
          </ChoiceChip>
        );
      })}
    </div>
  );
}

function Sentence({ draft }: { draft: ClueDraft }) {
  const [a, b] = draft.colors;
  const [one, other] = draft.lines;
  const pair = (
    <>
      <ColorBlank color={a} /> and <ColorBlank color={b} />
    </>
  );
  const bothLines = (
    <>
      <LineBlank line={one} /> or <LineBlank line={other} />
    </>
  );
  switch (draft.format) {
    case 'line':
      return (
        <>
          <ColorBlank color={a} /> is in {bothLines}
        </>
      );
    case 'steps':
      return (
        <>
          {pair} are <Blank>{draft.steps?.join(' or ')}</Blank> steps apart
        </>
      );
    case 'share':
      return (
        <>
          {pair} <Blank>{draft.share === null ? null : draft.share ? 'share' : 'do not share'}</Blank> a row or column
        </>
      );
    case 'count':
      return (
        <>
          Exactly <Blank>{draft.count}</Blank> {draft.count === 1 ? 'token' : 'tokens'} in {bothLines}
        </>
      );
    default:
      return null;
  }
}

/** A blank in the sentence, and what fills it. */
function Blank({ children }: { children: ReactNode }) {
  const isEmpty = children === null || children === undefined;
  return (
    <span
      className={classNames(
        'inline-flex min-h-7 min-w-9 items-center justify-center gap-1 rounded px-1.5 font-semibold',
        isEmpty ? 'border border-piece-ink/50 border-dashed' : 'bg-piece-ink/10',
      )}
    >
      {isEmpty ? <span className="sr-only">blank</span> : children}
    </span>
  );
}

const ColorBlank = ({ color }: { color: Color | null }) => (
  <Blank>
    {color === null ? null : (
      <>
        <TokenIcon color={color} className="size-4" /> {color}
      </>
    )}
  </Blank>
);

const LineBlank = ({ line }: { line: Line | null }) => <Blank>{line === null ? null : formatLine(line)}</Blank>;

interface ChoicesProps {
  readonly draft: ClueDraft;
  onChange(draft: ClueDraft): void;
}

/** What the blanks can be filled with. */
function Choices({ draft, onChange }: ChoicesProps) {
  return (
    <>
      {draft.format !== 'count' && (
        <ChipRow label={draft.format === 'line' ? 'Colour of your clue' : 'Two colours of your clue'}>
          {colors.map((color) => (
            <ChoiceChip
              key={color}
              aria-label={color}
              isChosen={draft.colors.slice(0, draft.format === 'line' ? 1 : 2).includes(color)}
              onClick={() => onChange({ ...draft, colors: toggleColor(draft, color) })}
            >
              <TokenIcon color={color} className="size-6" />
            </ChoiceChip>
          ))}
        </ChipRow>
      )}
      <Figures {...{ draft, onChange }} />
      {namesLines(draft) && linesOf(draft).length < 2 && (
        <p className="text-brass-content text-sm">Choose two letters or numbers at the rim of your board: its lines.</p>
      )}
    </>
  );
}

function Figures({ draft, onChange }: ChoicesProps) {
  if (draft.format === 'steps') {
    return (
      <ChipRow label="How many steps">
        {Array.from({ length: MOST_STEPS - 1 }, (_, i) => i + 1).map((low) => (
          <ChoiceChip
            key={low}
            isChosen={draft.steps?.[0] === low}
            onClick={() => onChange({ ...draft, steps: [low, low + 1] })}
          >
            {low} or {low + 1}
          </ChoiceChip>
        ))}
      </ChipRow>
    );
  }
  if (draft.format === 'share') {
    return (
      <ChipRow label="Share or not">
        {[true, false].map((share) => (
          <ChoiceChip
            key={String(share)}
            isChosen={draft.share === share}
            onClick={() => onChange({ ...draft, share })}
          >
            {share ? 'share' : 'do not share'}
          </ChoiceChip>
        ))}
      </ChipRow>
    );
  }
  if (draft.format !== 'count') return null;
  return (
    <ChipRow label="How many tokens">
      {[0, 1, 2, 3, 4, 5].map((count) => (
        <ChoiceChip key={count} isChosen={draft.count === count} onClick={() => onChange({ ...draft, count })}>
          {count}
        </ChoiceChip>
      ))}
    </ChipRow>
  );
}

function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of form fields
    <div role="group" aria-label={label} className="flex flex-wrap gap-1.5 *:flex-1">
      {children}
    </div>
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
