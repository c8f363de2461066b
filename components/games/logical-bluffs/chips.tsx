'use client';

import { type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Cell, colours } from '@/games/logical-bluffs/grid';
import { amounts, type Composed, counted, firstComposed, relations, sentenceOf, wheres } from './compose';
import { formatChance } from './shares';
import { TilePicture } from './tile';
import type { Desk } from './use-desk';
import { useAnswer } from './use-reader';

interface ChipsProps {
  readonly desk: Desk;
  /** Of tiles that will do. */
  readonly subset: readonly Cell[];
  /** What stands on the four. */
  readonly statements: readonly string[];
  /** For which of them it is made, from 0. */
  readonly line: number;
  onChoose(text: string): void;
}

/** A sentence put together from chips, with its odds: what is written into the open line. */
export function Chips({ desk, subset, statements, line, onChoose }: ChipsProps) {
  const [composed, setComposed] = useState(firstComposed);
  const change = (part: Partial<Composed>) => setComposed({ ...composed, ...part });
  const { amount, number, colour, relation, other, where } = composed;
  return (
    <section aria-label={`Help with statement ${line + 1}`} className="grid gap-1.5">
      <Made {...{ desk, subset, onChoose }} say={sayWords(statements, line)} text={sentenceOf(composed)} />
      <div className={rowsClass}>
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
      </div>
      <div className={rowsClass}>
        <Row label="Colour">
          {colours.map((one) => (
            <Chip key={one} label={one} isOn={one === colour} onChoose={() => change({ colour: one })}>
              <TilePicture colour={one} initial className="size-5" />
            </Chip>
          ))}
        </Row>
        <Row label="Beside">
          {relations.map((one) => (
            <Chip
              key={one}
              isOn={one === relation}
              onChoose={() => change({ relation: one === relation ? null : one })}
            >
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
      </div>
      <Row label="Where">
        {wheres.map((one) => (
          <Chip key={one} isOn={one === where} onChoose={() => change({ where: one === where ? null : one })}>
            {one}
          </Chip>
        ))}
      </Row>
    </section>
  );
}

const rowsClass = 'flex flex-wrap gap-x-3 gap-y-1.5';

/** On the button that writes it: where it goes, and whether something stands there. */
const sayWords = (statements: readonly string[], line: number): string =>
  `Say this as statement ${line + 1}${(statements[line] ?? '').trim() === '' ? '' : ' instead'}`;

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

interface MadeProps extends Pick<ChipsProps, 'desk' | 'subset' | 'onChoose'> {
  readonly text: string;
  /** On the button. */
  readonly say: string;
}

/** The sentence that the chips make, with its odds or why it will not do. */
function Made({ desk, subset, text, onChoose, say }: MadeProps) {
  const answered = useAnswer(desk.reader, 'lines', [desk.basis, subset, [text]]);
  const { problem = null, share = null, blind = null } = (answered?.isLatest ? answered.answer?.[0] : null) ?? {};
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-48 flex-1">
        <p className="text-emphasis text-sm">{text}</p>
        <p aria-live="polite" className="figures min-h-4 text-muted text-xs">
          {problem !== null
            ? problem.words
            : share !== null &&
              blind !== null &&
              `${formatChance(share)} by what you know, ${formatChance(blind)} to a stranger`}
        </p>
      </div>
      <Button
        size="sm"
        className="pointer-coarse:h-11!"
        disabledReason={problem === null ? null : 'This does not speak of all your tiles.'}
        onClick={() => onChoose(text)}
      >
        {say}
      </Button>
    </div>
  );
}
