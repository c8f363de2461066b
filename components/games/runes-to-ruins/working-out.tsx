'use client';

import { useMemo, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Checkbox } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { type Counts, countWith } from '@/games/runes-to-ruins/counting';
import { knowledgeOf, type Mark } from '@/games/runes-to-ruins/deduction';
import { type RuneId, runeIds, runeOf } from '@/games/runes-to-ruins/runes';
import { type Grid, positions } from '@/games/runes-to-ruins/symbol';
import { markAt, marksOn, type Notebook, readNotebook, withMark } from './notebook';
import { SymbolDrawing, symbolWords } from './rune-drawing';
import { type RuneCell, RuneTable } from './rune-table';
import type { ScreenProps } from './screen-props';
import { useCounts } from './use-counts';

type Props = ScreenProps;
type Tool = Mark | 'clear';
const tools: readonly { tool: Tool; label: string; key: string }[] = [
  { tool: 'yes', label: 'Yes', key: 'y' },
  { tool: 'no', label: 'No', key: 'n' },
  { tool: 'maybe', label: 'Maybe', key: 'm' },
  { tool: 'clear', label: 'Clear', key: 'c' },
];

/** The main instrument: the table of runes for one other player, with marks, and what is still possible. */
export function WorkingOut(props: Props) {
  const { view, mine, nameOf, notebook, draft } = props;
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const [chosen, setChosen] = draft<SeatId | null>('about', null);
  const about = chosen !== null && others.includes(chosen) ? chosen : itemAt(others, 0);
  const [place, setPlace] = useState<number | null>(null);
  const [tool, setTool] = useState<Tool>('no');
  const notes = useMemo(() => readNotebook(notebook?.value ?? null), [notebook?.value]);
  const knowledge = useMemo(() => knowledgeFor({ view, about, notes }), [view, about, notes]);
  const { counts, isCounting } = useCounts(knowledge);
  const save = (next: Notebook) => notebook?.save(next);
  const mark = (rune: RuneId, with_: Tool) => {
    const was = markAt(marksOn(notes, about), rune, place);
    const next = with_ === 'clear' || with_ === was ? null : with_;
    save(withMark(notes, { seat: about, rune, place, mark: next }));
  };
  return (
    <section aria-label="Working it out" className="grid grid-cols-1 content-start gap-3">
      <fieldset className="flex flex-wrap gap-1.5">
        <legend className="sr-only">Whose symbol</legend>
        {others.map((seat) => (
          <Choice key={seat} isOn={seat === about} onChoose={() => setChosen(seat)}>
            {nameOf(seat)}
            {view.discovered.some((one) => one.seat === seat) && <span className="text-brass-content"> ✓ found</span>}
          </Choice>
        ))}
      </fieldset>
      <Possible counts={counts} isCounting={isCounting} name={nameOf(about)} />
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_9.5rem]">
        <RuneTable
          label={`Runes of ${nameOf(about)}${place === null ? '' : `, position ${place + 1}`}`}
          cellOf={(rune) => cellFor({ rune, counts, place, mark: markAt(marksOn(notes, about), rune, place) })}
          onPick={notebook === null ? undefined : (rune) => mark(rune, tool)}
          onKey={(rune, key) => {
            const found = tools.find((one) => one.key === key);
            if (found !== undefined && notebook !== null) mark(rune, found.tool);
          }}
        />
        <div className="grid gap-3 max-sm:grid-cols-2">
          <Places {...{ counts, place, setPlace, name: nameOf(about) }} />
          <fieldset className="grid content-start gap-1.5">
            <legend className="eyebrow mb-1.5">A tap marks</legend>
            <div className="flex flex-wrap gap-1.5">
              {tools.map((one) => (
                <Choice key={one.tool} isOn={tool === one.tool} onChoose={() => setTool(one.tool)}>
                  {one.label}
                </Choice>
              ))}
            </div>
          </fieldset>
        </div>
      </div>
      <Checkbox
        label="Put answers in by themselves"
        help="What is certain rules symbols out. An inverse may have turned assign, divine and mundane: of one round, all of them count as true or all as false."
        checked={notes.usesAnswers}
        onChange={(event) => save({ ...notes, usesAnswers: event.target.checked })}
      />
    </section>
  );
}

function knowledgeFor({ view, about, notes }: { view: Props['view']; about: SeatId; notes: Notebook }) {
  const { usesAnswers, off, believed } = notes;
  const used = usesAnswers ? view : { ...view, answers: [], shown: [] };
  return knowledgeOf({ view: used, about, marks: marksOn(notes, about), off, believed });
}

function Choice({ isOn, onChoose, children }: { isOn: boolean; onChoose: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onChoose}
      className={classNames(
        'h-8 rounded-md border px-2.5 text-sm',
        isOn ? 'border-brass bg-brass-subtle text-emphasis' : 'border-default text-subtle hover:text-emphasis',
      )}
    >
      {children}
    </button>
  );
}

function Possible({ counts, isCounting, name }: { counts: Counts | null; isCounting: boolean; name: string }) {
  return (
    <p aria-live="polite" aria-busy={isCounting} className="text-sm text-subtle">
      <span
        className={classNames('display figures text-xl text-emphasis', isCounting && 'opacity-50')}
        data-testid="possible"
      >
        {counts === null ? '…' : counts.total.toLocaleString('en')}
      </span>{' '}
      {counts?.total === 0
        ? `symbols: your marks and answers about ${name} contradict each other.`
        : `${counts?.total === 1 ? 'symbol is' : 'symbols are'} still possible for ${name}.`}
    </p>
  );
}

/** The six positions, each with the rune that is most likely there; one of them, or anywhere, is looked at. */
function Places({
  counts,
  place,
  setPlace,
  name,
}: {
  counts: Counts | null;
  place: number | null;
  setPlace: (place: number | null) => void;
  name: string;
}) {
  const likely = positions.map((p) => likeliest(counts, p));
  const grid: Grid = likely.map((one) => one?.rune ?? null);
  return (
    <fieldset>
      <legend className="eyebrow mb-1.5">Where</legend>
      <div className="relative">
        <SymbolDrawing
          grid={grid}
          selected={place}
          showJoins={false}
          faintness={(p) => 0.85 * (1 - (likely[p]?.share ?? 0))}
          title={`Likeliest for ${name}: ${symbolWords(grid)}`}
        />
        <div className="absolute inset-x-[4.55%] inset-y-[6.52%] grid grid-cols-3 grid-rows-2">
          {positions.map((p) => (
            <button
              key={p}
              type="button"
              aria-pressed={place === p}
              aria-label={`Position ${p + 1}${likelyWords(likely[p] ?? null)}`}
              title={`Position ${p + 1}${likelyWords(likely[p] ?? null)}`}
              onClick={() => setPlace(place === p ? null : p)}
              className="rounded-md"
            />
          ))}
        </div>
      </div>
      <div className="mt-1.5">
        <Choice isOn={place === null} onChoose={() => setPlace(null)}>
          Anywhere
        </Choice>
      </div>
    </fieldset>
  );
}

interface Likely {
  readonly rune: RuneId;
  readonly share: number;
}
const likelyWords = (likely: Likely | null): string =>
  likely === null ? '' : `: ${runeOf(likely.rune).name} in ${percent(likely.share)}`;

/** Shown once something is known of the place: from a tenth of the symbols on. */
function likeliest(counts: Counts | null, p: number): Likely | null {
  const row = counts?.at[p];
  if (row === undefined || counts === null || counts.total === 0) return null;
  const best = row.reduce((found, value, i) => (value > (row[found] ?? 0) ? i : found), 0);
  const share = (row[best] ?? 0) / counts.total;
  return share < 0.1 ? null : { rune: runeIds[best] ?? '', share };
}

export function percent(share: number): string {
  if (share === 0) return '0%';
  if (share === 1) return '100%';
  if (share < 0.01) return '<1%';
  return `${share > 0.99 ? '>99' : Math.round(share * 100)}%`;
}

const markWords: Readonly<Record<Mark, string>> = { yes: 'marked yes', no: 'marked no', maybe: 'marked maybe' };

function cellFor({
  rune,
  counts,
  place,
  mark,
}: {
  rune: RuneId;
  counts: Counts | null;
  place: number | null;
  mark: Mark | null;
}): RuneCell {
  if (counts === null || counts.total === 0) return mark === null ? {} : { tone: mark, words: markWords[mark] };
  const { index } = runeOf(rune);
  const count = place === null ? countWith(counts, index) : (counts.at[place]?.[index] ?? 0);
  const share = count / counts.total;
  const words = `${percent(share)}: in ${count.toLocaleString('en')} symbols`;
  const tone = mark ?? (count === 0 ? 'out' : share === 1 ? 'yes' : 'plain');
  return { tone, figure: percent(share), level: share, words: mark === null ? words : `${markWords[mark]}, ${words}` };
}
