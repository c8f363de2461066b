import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

export interface Choice {
  readonly text: string;
  readonly isRight: boolean;
}

/** A question about a board. What is right is asked of the rules, never written down. */
export interface Position {
  readonly question: string;
  /** What one has to know beside the picture. */
  readonly given?: ReactNode;
  readonly picture: ReactNode;
  readonly choices: readonly Choice[];
  /** Told with every answer. */
  readonly why: ReactNode;
}

/** The answer "yes" or "no", by what the rules say. */
export const yesOrNo = (isSo: boolean, [yes, no]: readonly [string, string] = ['Yes', 'No']): readonly Choice[] => [
  { text: yes, isRight: isSo },
  { text: no, isRight: !isSo },
];

/** One of several, by what the rules say. */
export const oneOf = <Answer,>(
  right: Answer,
  answers: readonly Answer[],
  say: (answer: Answer) => string = String,
): readonly Choice[] => answers.map((answer) => ({ text: say(answer), isRight: answer === right }));

/** Each answer unfolds what is to be said of it, one at a time; that needs no script. */
export function PositionCard({ question, given, picture, choices, why, number }: Position & { number: number }) {
  return (
    <article className="mt-6 grid gap-x-8 gap-y-4 rounded-lg border border-subtle bg-subtle p-4 sm:p-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="min-w-0 self-center">{picture}</div>
      <div className="min-w-0">
        <h3 className="font-semibold text-emphasis text-lg">{question}</h3>
        {given !== undefined && <p className="mt-2 text-subtle">{given}</p>}
        <div className="mt-4 grid gap-2">
          {choices.map((choice) => (
            <ChoiceAnswer key={choice.text} {...choice} why={why} group={`position ${number}`} />
          ))}
        </div>
      </div>
    </article>
  );
}

function ChoiceAnswer({ text, isRight, why, group }: Choice & Pick<Position, 'why'> & { group: string }) {
  return (
    <details name={group} className="rounded-md border border-default open:border-emphasis">
      <summary className="tappable flex min-h-11 list-none items-center px-4 py-2 font-medium text-emphasis hover:bg-emphasis [&::-webkit-details-marker]:hidden">
        {text}
      </summary>
      <div className="border-muted border-t px-4 py-3">
        <p className={isRight ? 'font-medium text-success-content' : 'font-medium text-danger-content'}>
          {isRight ? (
            <Check aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
          ) : (
            <X aria-hidden className="mr-1.5 inline size-4 align-[-0.15em]" />
          )}
          {isRight ? 'Right.' : 'Not so.'}
        </p>
        <p className="mt-1">{why}</p>
      </div>
    </details>
  );
}
