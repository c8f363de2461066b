'use client';

import { useMemo, useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { Checkbox, Select } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { Refusal } from '@/games/game';
import { type Cell, cells } from '@/games/logical-bluffs/grid';
import { createJudge } from '@/games/logical-bluffs/language/judge';
import { type Appraisal, appraise } from '@/games/logical-bluffs/language/statement';
import { subsetProblem } from '@/games/logical-bluffs/subset';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { actionOf, type BluffDraft, draftFor } from './bluff-draft';
import type { ScreenProps } from './screen-props';
import { StatementLine } from './statement-line';
import { TileGrid } from './tile-grid';
import { useKnowledge } from './use-knowledge';

type Props = ScreenProps;

/** Choosing tiles and saying four things about them; final once it is sent. */
export function BluffDesk(props: Props & { readonly turn: Turn }) {
  const { view, turn, check, submit, draft: useDraft } = props;
  const [kept, keep] = useDraft<unknown>('bluff', null);
  const [open, setOpen] = useState(0);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const knowledge = useKnowledge(view);
  const draft = useMemo(() => draftOrSentBack(kept, view.round, turn), [kept, view.round, turn]);
  const appraisals = useAppraisals(draft);
  const problem = subsetProblem(draft.subset, turn.previousSubset, draft.noLimit);
  const change = (part: Partial<BluffDraft>) => {
    setRefused(null);
    keep({ ...draft, ...part });
  };
  async function send() {
    if (isSending) return;
    setSending(true);
    const refusal = await submit(actionOf(draft));
    setSending(false);
    setRefused(refusal);
    if (refusal === null) keep(null);
  }
  const lack = draft.statements.some((text) => text.trim() === '') ? 'Write all four statements first.' : null;
  const wrong = problem ?? lack ?? check(actionOf(draft))?.message ?? null;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <Section title="Your tiles of this round" aside={`${draft.subset.length} chosen`}>
          <SubsetGrid {...{ view, turn, draft, idle: idleOf(appraisals[open]) }} onChange={change} />
          <p
            aria-live="polite"
            className={problem === null ? 'mt-3 text-sm text-success-content' : 'mt-3 text-danger-content text-sm'}
          >
            {draft.subset.length === 0
              ? 'Choose 4 to 8 tiles that hang together by their sides.'
              : (problem ?? 'These tiles will do.')}
          </p>
          <ItemFields {...{ view, draft }} onChange={change} />
        </Section>
        <Section title="Four statements, true or not">
          {turn.sentBack !== null && (
            <p role="status" className="mb-4 rounded-md border border-danger-content/50 px-3 py-2 text-sm">
              The host has sent your statements back: number {turn.sentBack.statement + 1} is not valid. Your time goes
              on.
            </p>
          )}
          <div className="grid gap-4">
            {appraisals.map((appraisal, i) => (
              <StatementLine
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
                key={i}
                number={i + 1}
                {...{ appraisal, knowledge }}
                isOpen={open === i}
                byHost={view.adjudication === 'host'}
                sameAs={sameAs(appraisals, i)}
                onFocus={() => setOpen(i)}
                onChange={(text) => change({ statements: draft.statements.map((old, j) => (i === j ? text : old)) })}
              />
            ))}
          </div>
        </Section>
      </div>
      <ActionBar prompt="Choose tiles and say four things about them. Once sent, it is final." problem={refused}>
        <Button variant="mine" size="lg" busy={isSending} disabledReason={wrong} onClick={() => void send()}>
          Send the statements
        </Button>
      </ActionBar>
    </div>
  );
}

/** What is kept; where the host has sent a bluff back and nothing new is begun, that bluff. */
function draftOrSentBack(kept: unknown, round: number, { sentBack }: Turn): BluffDraft {
  const draft = draftFor(kept, round);
  const isEmpty = draft.subset.length === 0 && draft.statements.every((text) => text === '');
  if (sentBack === null || !isEmpty) return draft;
  const { subset, statements, noLimit, smokescreen } = sentBack.action;
  return { round, subset, statements, noLimit, smokescreen };
}

function useAppraisals({ subset, statements }: BluffDraft): readonly Appraisal[] {
  const key = JSON.stringify([subset, statements]);
  return useMemo(() => {
    const [tiles, texts]: [Cell[], string[]] = JSON.parse(key);
    const about = tiles.length === 0 ? cells : tiles;
    const judge = createJudge(about);
    return texts.map((text) => appraise(text, about, judge));
  }, [key]);
}

const idleOf = (appraisal: Appraisal | undefined): readonly Cell[] =>
  appraisal?.problem?.code === 'TILE_NOT_INVOLVED' ? appraisal.problem.cells : [];

function sameAs(appraisals: readonly Appraisal[], i: number): number | null {
  const judged = appraisals[i]?.judged ?? null;
  if (judged === null) return null;
  const j = appraisals.slice(0, i).findIndex((earlier) => earlier.judged?.sameAs(judged) ?? false);
  return j < 0 ? null : j + 1;
}

function SubsetGrid(props: {
  view: View;
  turn: Turn;
  draft: BluffDraft;
  idle: readonly Cell[];
  onChange(part: Partial<BluffDraft>): void;
}) {
  const { view, turn, draft, idle, onChange } = props;
  const known = new Map(Object.entries(view.known ?? {}));
  return (
    <TileGrid
      title="Tiles to speak of"
      className="max-w-80"
      lookOf={(cell) => ({
        colour: known.get(cell) ?? null,
        isChosen: draft.subset.includes(cell),
        wasChosen: turn.previousSubset?.includes(cell) ?? false,
        isIdle: draft.subset.includes(cell) && idle.includes(cell),
      })}
      onChoose={(cell) =>
        onChange({
          subset: cells.filter((one) => (one === cell ? !draft.subset.includes(cell) : draft.subset.includes(one))),
        })
      }
    />
  );
}

function ItemFields({
  view,
  draft,
  onChange,
}: {
  view: View & { viewer: string };
  draft: BluffDraft;
  onChange(part: Partial<BluffDraft>): void;
}) {
  const items = new Map(Object.entries(view.items)).get(view.viewer);
  if (items === undefined || items.noLimit + items.smokescreen === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      {items.noLimit > 0 && (
        <Checkbox
          label="Use “no limit”"
          help="Any 1 to 16 tiles, wherever they lie, whatever you chose last."
          checked={draft.noLimit}
          onChange={(event) => onChange({ noLimit: event.target.checked })}
        />
      )}
      {items.smokescreen > 0 && (
        <Select
          label="Smokescreen"
          help="The other player does not get to see this statement."
          value={draft.smokescreen ?? ''}
          onChange={(event) => onChange({ smokescreen: event.target.value === '' ? null : Number(event.target.value) })}
        >
          <option value="">Hide none</option>
          {[0, 1, 2, 3].map((i) => (
            <option key={i} value={i}>
              Hide statement {i + 1}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
