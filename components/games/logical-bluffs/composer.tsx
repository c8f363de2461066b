'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
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
      <Chips {...{ desk, subset, onChoose }} say={sayWords(statements, line)} />
    </section>
  );
}

/** On the button that writes it: where it goes, and whether something stands there. */
const sayWords = (statements: readonly string[], line: number): string =>
  `Say this as statement ${line + 1}${(statements[line] ?? '').trim() === '' ? '' : ' instead'}`;

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
  if (!basis?.hasOdds) return null;
  const proposals = found?.answer ?? [];
  // Their room is kept while they are looked for: nothing below them moves under a finger.
  if (proposals.length === 0) {
    return (
      <p className={classNames(proposalsClass, 'content-center text-center text-muted text-sm')}>
        {found?.isLatest ? 'No ready sentence fits these tiles.' : 'Three sentences are being looked for…'}
      </p>
    );
  }
  return (
    <ul aria-label="Suggestions" className={proposalsClass}>
      {proposals.map((proposal) => (
        <li key={proposal.kind} className="grid">
          <Button
            className="h-full! w-full flex-col items-start! gap-0! whitespace-normal! px-2.5! py-1 text-left pointer-coarse:min-h-11"
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

/** As high as three of them with two lines each; on a phone below what one puts together, which has to be in reach. */
const proposalsClass = 'grid min-h-42 auto-rows-fr gap-1 max-sm:order-last';

// --- chips

interface ChipsProps extends Pick<ComposerProps, 'desk' | 'subset' | 'onChoose'> {
  readonly say: string;
}

function Chips({ desk, subset, onChoose, say }: ChipsProps) {
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
      <Made {...{ desk, subset, onChoose, say }} text={sentenceOf(composed)} />
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
function Made({ desk, subset, text, onChoose, say }: ChipsProps & { text: string }) {
  const answered = useAnswer(desk.reader, 'lines', [desk.basis, subset, [text]]);
  const { problem = null, share = null, blind = null } = (answered?.isLatest ? answered.answer?.[0] : null) ?? {};
  return (
    <div className="grid gap-1 max-sm:order-first">
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
        {say}
      </Button>
    </div>
  );
}
