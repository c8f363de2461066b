import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';

export interface Step {
  readonly title: string;
  /** Drawn by the game's own board. */
  readonly picture: ReactNode;
  readonly text: ReactNode;
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly steps: readonly Step[];
}

/**
 * A round, one step at a time: by its buttons, and by the arrow keys on them (public/still.js). All steps lie in one
 * place, so that the page keeps its height; without scripts they stand one below the other.
 */
export function WorkedRound({ id, title, about, steps }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} data-steps>
      <div className="prose">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{about} Played by the standard settings; all that is told of it is worked out by the rules themselves.</p>
      </div>
      <div className="mt-4 rounded-lg border border-subtle bg-subtle">
        <div
          data-step-bar
          className="flex items-center justify-between gap-3 border-muted border-b p-3 noscript:hidden"
        >
          <StepButton by={-1} isAtEnd />
          <p className="figures text-muted text-sm">
            Step <span data-step-now>1</span> of {steps.length}
          </p>
          <StepButton by={1} isAtEnd={steps.length === 1} />
        </div>
        <ol aria-live="polite" className="grid">
          {steps.map((step, i) => (
            <StepItem key={step.title} {...step} number={i + 1} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepItem({ title, picture, text, number }: Step & { number: number }) {
  return (
    <li
      data-step
      data-shown={number === 1 ? '' : undefined}
      className="invisible grid content-start gap-x-8 gap-y-4 p-4 [grid-area:1/1] data-shown:visible sm:p-6 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] noscript:visible noscript:[grid-area:auto]"
    >
      <div className="min-w-0 md:order-last">
        <h3 className="display text-brass-content text-xl">
          {number}. {title}
        </h3>
        <div className="mt-2 grid max-w-prose gap-3">{text}</div>
      </div>
      <div className="min-w-0 self-center">{picture}</div>
    </li>
  );
}

const StepButton = ({ by, isAtEnd }: { by: 1 | -1; isAtEnd: boolean }) => (
  <button
    type="button"
    data-step-by={by}
    aria-disabled={isAtEnd}
    className={classNames(
      buttonClass({ variant: by === 1 ? 'solid' : 'outline' }),
      'aria-disabled:cursor-default aria-disabled:opacity-40',
    )}
  >
    {by === 1 ? 'Next step' : 'Step back'}
  </button>
);
