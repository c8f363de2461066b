'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Cell, cells, colours } from '@/games/logical-bluffs/grid';
import type { Judged } from '@/games/logical-bluffs/language/judge';
import type { Appraisal } from '@/games/logical-bluffs/language/statement';
import { amounts, type Composed, counted, firstComposed, relations, sentenceOf, wheres } from './compose';
import type { Candidate, Proposal } from './proposals';
import { TilePicture } from './tile';
import type { Desk } from './use-desk';
import { formatShare } from './use-knowledge';

interface ComposerProps {
  readonly desk: Desk;
  /** Of tiles that will do. */
  readonly subset: readonly Cell[];
  /** Which of the four, from 0. */
  readonly line: number;
  readonly appraisals: readonly Appraisal[];
  onChoose(text: string): void;
}

/** What one could say in the open line: three ready sentences, and one put together from chips, each with its odds. */
export function Composer({ desk, subset, line, appraisals, onChoose }: ComposerProps) {
  const said = appraisals.flatMap(({ judged }, i): Judged[] => (i === line || judged === null ? [] : [judged]));
  return (
    <section aria-label={`Help with statement ${line + 1}`} className="grid content-start gap-3">
      <Proposals {...{ desk, subset, line, said, onChoose }} />
      <Chips {...{ desk, subset, onChoose }} />
    </section>
  );
}

// --- ready sentences

/** Safe is what is certain; what is only likely is called that. */
function kindWords({ kind, share }: Proposal): string {
  if (kind === 'open') return 'Open';
  if (kind === 'truth') return share === 1 ? 'Safe truth' : 'Likely true';
  return share === 0 ? 'Safe lie' : 'Likely a lie';
}

function Proposals({
  desk,
  subset,
  line,
  said,
  onChoose,
}: Pick<ComposerProps, 'desk' | 'subset' | 'line' | 'onChoose'> & { said: readonly Judged[] }) {
  const candidates = useCandidates(desk, subset);
  const proposals = desk.reader?.proposalsFor(candidates, { line, said }) ?? [];
  if (proposals.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="grid gap-1">
      {proposals.map((proposal) => (
        <li key={proposal.kind}>
          <Button
            className="h-auto! w-full flex-col items-start! gap-0! whitespace-normal! px-2.5! py-1 text-left pointer-coarse:min-h-11"
            onClick={() => onChoose(proposal.text)}
          >
            <span className="figures text-2xs text-brass-content">
              {kindWords(proposal)} · {formatShare(proposal.share)}, to a stranger {formatShare(proposal.blind)}
            </span>
            <span className="text-xs">{proposal.text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** Milliseconds at a stretch; then keys and clicks are heard. */
const STRETCH_MS = 12;

function useCandidates({ reader, odds: knowledge }: Desk, subset: readonly Cell[]): readonly Candidate[] {
  const [found, setFound] = useState<readonly Candidate[]>([]);
  const key = subset.join(' ');
  useEffect(() => {
    setFound([]);
    if (reader === null || knowledge === null || key === '') return;
    const tiles = cells.filter((cell) => key.split(' ').includes(cell));
    const all: Candidate[] = [];
    let next = 0;
    let timer: ReturnType<typeof setTimeout>;
    const goOn = () => {
      const until = performance.now() + STRETCH_MS;
      while (next < reader.offers.length && performance.now() < until) {
        const candidate = reader.candidateOf(reader.offers[next++] ?? '', tiles, knowledge);
        if (candidate !== null) all.push(candidate);
      }
      if (next < reader.offers.length) timer = setTimeout(goOn, 0);
      else setFound(all);
    };
    timer = setTimeout(goOn, 0);
    return () => clearTimeout(timer);
  }, [reader, knowledge, key]);
  return found;
}

// --- chips

function Chips({ desk, subset, onChoose }: Pick<ComposerProps, 'desk' | 'subset' | 'onChoose'>) {
  const [composed, setComposed] = useState(firstComposed);
  const change = (part: Partial<Composed>) => setComposed({ ...composed, ...part });
  const { amount, number, colour, relation, other, where } = composed;
  return (
    <div className="grid gap-1.5">
      <Row label="How many">
        {amounts.map((one) => (
          <Chip key={one} isOn={one === amount} onChoose={() => change({ amount: one })}>
            {one}
          </Chip>
        ))}
      </Row>
      {counted.includes(amount) && (
        <Row label="Number">
          {[1, 2, 3, 4, 5].map((one) => (
            <Chip key={one} isOn={one === number} onChoose={() => change({ number: one })}>
              {one}
            </Chip>
          ))}
        </Row>
      )}
      <Row label="Colour">
        {colours.map((one) => (
          <Chip key={one} label={one} isOn={one === colour} onChoose={() => change({ colour: one })}>
            <TilePicture colour={one} initial className="size-5" />
          </Chip>
        ))}
      </Row>
      <Row label="Beside">
        {relations.map((one) => (
          <Chip key={one} isOn={one === relation} onChoose={() => change({ relation: one === relation ? null : one })}>
            {one}
          </Chip>
        ))}
        {relation !== null &&
          colours.map((one) => (
            <Chip key={one} label={`a ${one} tile`} isOn={one === other} onChoose={() => change({ other: one })}>
              <TilePicture colour={one} initial className="size-5" />
            </Chip>
          ))}
      </Row>
      <Row label="Where">
        {wheres.map((one) => (
          <Chip key={one} isOn={one === where} onChoose={() => change({ where: one === where ? null : one })}>
            {one}
          </Chip>
        ))}
      </Row>
      <Made {...{ desk, subset, onChoose }} text={sentenceOf(composed)} />
    </div>
  );
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="flex flex-wrap gap-1">
    <legend className="sr-only">{label}</legend>
    {children}
  </fieldset>
);

interface ChipProps {
  readonly isOn: boolean;
  readonly label?: string;
  readonly children: ReactNode;
  onChoose(): void;
}

const Chip = ({ isOn, label, children, onChoose }: ChipProps) => (
  <Button
    size="sm"
    variant={isOn ? 'solid' : 'outline'}
    aria-pressed={isOn}
    aria-label={label}
    className="h-7! px-2! text-xs pointer-coarse:h-11! pointer-coarse:min-w-11"
    onClick={onChoose}
  >
    {children}
  </Button>
);

/** The sentence that the chips make, with its odds or why it will not do. */
function Made({
  desk,
  subset,
  text,
  onChoose,
}: Pick<ComposerProps, 'desk' | 'subset' | 'onChoose'> & { text: string }) {
  const { reader, odds } = desk;
  const appraisal = reader?.appraise(text, subset);
  const { statement = null, judged = null, problem = null } = appraisal ?? {};
  return (
    <div className="grid gap-1">
      <p className="text-emphasis text-sm">{text}</p>
      <p aria-live="polite" className="figures min-h-4 text-muted text-xs">
        {problem !== null
          ? reader?.explainProblem(problem, text)
          : statement !== null &&
            judged !== null &&
            odds !== null &&
            `${formatShare(odds.chanceOf(statement, judged.subset))} by what you know, ${formatShare(judged.count / 4 ** judged.subset.length)} to a stranger`}
      </p>
      <Button
        size="sm"
        className="justify-self-start pointer-coarse:h-11!"
        disabledReason={problem === null ? null : 'This does not speak of all your tiles.'}
        onClick={() => onChoose(text)}
      >
        Say this
      </Button>
    </div>
  );
}
