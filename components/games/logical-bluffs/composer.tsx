'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Cell, colours } from '@/games/logical-bluffs/grid';
import { amounts, type Composed, counted, firstComposed, relations, sentenceOf, wheres } from './compose';
import type { Proposed } from './reading';
import { formatShare } from './shares';
import { TilePicture } from './tile';
import type { Desk } from './use-desk';
import { useAnswer } from './use-reader';

interface ComposerProps {
  readonly desk: Desk;
  /** Of tiles that will do. */
  readonly subset: readonly Cell[];
  /** Which of the four, from 0. */
  readonly line: number;
  /** What stands on the four. */
  readonly statements: readonly string[];
  onChoose(text: string): void;
}

/** What one could say in the open line: three ready sentences, and one put together from chips, each with its odds. */
export function Composer({ desk, subset, line, statements, onChoose }: ComposerProps) {
  return (
    <section aria-label={`Help with statement ${line + 1}`} className="grid content-start gap-3">
      <Proposals {...{ desk, subset, line, statements, onChoose }} />
      <Chips {...{ desk, subset, onChoose }} />
    </section>
  );
}

// --- ready sentences

/** Safe is what is certain; what is only likely is called that. */
function kindWords({ kind, share }: Proposed): string {
  if (kind === 'open') return 'Open';
  if (kind === 'truth') return share === 1 ? 'Safe truth' : 'Likely true';
  return share === 0 ? 'Safe lie' : 'Likely a lie';
}

function Proposals({ desk: { reader, basis }, subset, line, statements, onChoose }: ComposerProps) {
  const others = statements.map((text, i) => (i === line ? '' : text));
  const found = useAnswer(reader, 'proposals', basis?.hasOdds ? [basis, subset, line, others] : null);
  const proposals = found?.answer ?? [];
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
  const answered = useAnswer(desk.reader, 'lines', [desk.basis, subset, [text]]);
  const { problem = null, share = null, blind = null } = (answered?.isLatest ? answered.answer?.[0] : null) ?? {};
  return (
    <div className="grid gap-1">
      <p className="text-emphasis text-sm">{text}</p>
      <p aria-live="polite" className="figures min-h-4 text-muted text-xs">
        {problem !== null
          ? problem.words
          : share !== null &&
            blind !== null &&
            `${formatShare(share)} by what you know, ${formatShare(blind)} to a stranger`}
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
