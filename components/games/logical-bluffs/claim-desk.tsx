'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/panel';
import type { Refusal } from '@/games/game';
import type { Action } from '@/games/logical-bluffs/actions';
import type { Knowledge } from '@/games/logical-bluffs/knowledge';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { read } from '@/games/logical-bluffs/language/read';
import type { BluffView, Turn, View } from '@/games/logical-bluffs/view';
import type { ScreenProps } from './screen-props';
import { TileGrid } from './tile-grid';
import { formatShare, useKnowledge } from './use-knowledge';

type Props = ScreenProps;
type Answers = readonly (boolean | null)[];

/** The other's four statements beside what one knows: true or false, each worth two points. */
export function ClaimDesk(props: Props & { readonly turn: Turn }) {
  const { view, turn, submit, draft: useDraft, nameOf } = props;
  const [kept, keep] = useDraft<{ round: number; answers: Answers } | null>('claim', null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const knowledge = useKnowledge(view);
  const there = view.statements.find(({ round, seat }) => round === view.round && seat !== view.viewer);
  if (there === undefined) return null;
  const chosen = kept?.round === view.round ? kept.answers : [null, null, null, null];
  const takesAnswer = (i: number) => there.statements[i]?.text !== null && !turn.detected.includes(i);
  const answers = chosen.map((answer, i) => (takesAnswer(i) ? answer : null));
  const open = answers.flatMap((answer, i) => (answer === null && takesAnswer(i) ? [i + 1] : []));
  async function send(action: Action) {
    setSending(true);
    setRefused(await submit(action));
    setSending(false);
  }
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Section title="What you know of it">
          <KnownSubset {...{ view, there }} />
        </Section>
        <Section title={`What ${nameOf(there.seat)} says`}>
          <ol className="grid gap-4">
            {there.statements.map((_, i) => (
              <ClaimLine
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
                key={i}
                {...{ there, i, knowledge, view }}
                answer={answers[i] ?? null}
                takesAnswer={takesAnswer(i)}
                onAnswer={(answer) =>
                  keep({ round: view.round, answers: answers.map((old, j) => (i === j ? answer : old)) })
                }
                onDetect={() => void send({ type: 'detective', statement: i })}
              />
            ))}
          </ol>
        </Section>
      </div>
      <ActionBar prompt="True or false? Two points for each right answer. Once sent, it is final." problem={refused}>
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={open.length > 0 ? `Say true or false of statement ${open.join(', ')}.` : null}
          onClick={() => void send({ type: 'claim', answers })}
        >
          Send the answers
        </Button>
      </ActionBar>
    </div>
  );
}

function KnownSubset({ view, there }: { view: View; there: BluffView }) {
  const known = new Map(Object.entries(view.known ?? {}));
  return (
    <TileGrid
      title="The tiles spoken of"
      className="max-w-72"
      initials
      lookOf={(cell) => ({
        colour: known.get(cell) ?? null,
        isChosen: there.subset.includes(cell),
        isFaded: !there.subset.includes(cell),
      })}
    />
  );
}

interface ClaimLineProps {
  readonly there: BluffView;
  readonly i: number;
  readonly view: View & { viewer: string };
  readonly knowledge: Knowledge | null;
  readonly answer: boolean | null;
  readonly takesAnswer: boolean;
  onAnswer(answer: boolean): void;
  onDetect(): void;
}

function ClaimLine({ there, i, view, knowledge, answer, takesAnswer, onAnswer, onDetect }: ClaimLineProps) {
  const stated = there.statements[i];
  if (stated === undefined) return null;
  const { text, truth } = stated;
  const detectives = new Map(Object.entries(view.items)).get(view.viewer)?.detective ?? 0;
  if (text === null) {
    return <li className="text-muted">Statement {i + 1} is behind a smokescreen: it takes no answer.</li>;
  }
  return (
    <li className="grid gap-2 border-muted border-b pb-4">
      <p className="text-emphasis text-lg">
        <span className="figures mr-2 text-base text-muted">{i + 1}</span>“{text}”
      </p>
      <Chance {...{ text, there, knowledge }} />
      {!takesAnswer ? (
        <p>
          <Badge tone={truth ? 'success' : 'danger'}>{truth ? 'True' : 'False'}</Badge>{' '}
          <span className="text-muted text-sm">by your detective</span>
        </p>
      ) : (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Statement {i + 1}</legend>
          {[true, false].map((one) => (
            <Button
              key={String(one)}
              size="sm"
              variant={answer === one ? 'solid' : 'outline'}
              aria-pressed={answer === one}
              onClick={() => onAnswer(one)}
            >
              {one ? 'True' : 'False'}
            </Button>
          ))}
          {detectives > 0 && (
            <Button size="sm" variant="quiet" onClick={onDetect}>
              <Search aria-hidden className="size-4" />
              Ask the detective
            </Button>
          )}
        </fieldset>
      )}
    </li>
  );
}

/** What it means, and how likely it is by what one knows. */
function Chance({ text, there, knowledge }: { text: string; there: BluffView; knowledge: Knowledge | null }) {
  const reading = read(text, there.subset);
  if (reading.type !== 'read') return <p className="text-muted text-sm">Only the host could read this.</p>;
  return (
    <p className="text-sm text-subtle">
      {sayStatement(reading.statement)}{' '}
      {knowledge !== null && (
        <span className="figures text-muted">
          True by what you know: {formatShare(knowledge.chanceOf(reading.statement, there.subset))}.
        </span>
      )}
    </p>
  );
}
