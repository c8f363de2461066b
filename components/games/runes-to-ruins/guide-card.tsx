import { Button } from '@/components/ui/button';
import { type RoundStep, stepsInOrder } from './round-steps';
import type { Guide } from './use-guide';

interface CardProps {
  readonly guide: Guide;
  /** Whom one looks at. */
  readonly name: string;
  /** Whether a likely guess can be put in. */
  readonly hasLikely: boolean;
}

/** What the step is for, in two sentences, above what it is done with. */
export const GuideCard = ({ guide: { step, number, end }, name, hasLikely }: CardProps) => (
  <section aria-label="Step by step" className="grid gap-1.5 rounded-lg border border-brass/50 bg-subtle px-4 py-3">
    <p className="flex items-baseline justify-between gap-3">
      <strong className="display text-brass-content text-lg">{titles[step]}</strong>
      <span className="figures text-muted text-xs">
        Step {number} of {stepsInOrder.length}
      </span>
    </p>
    <p className="max-w-prose text-sm">{words[step]({ name, hasLikely })}</p>
    <p>
      <Button size="sm" variant="quiet" className="-ml-3 max-sm:h-11" onClick={end}>
        Show me everything at once
      </Button>
    </p>
  </section>
);

const titles: Readonly<Record<RoundStep, string>> = {
  ask: 'Ask something',
  visions: 'See something, if you like',
  guess: 'Guess: the first one is free',
  vote: 'Vote: it is free',
};

const words: Readonly<Record<RoundStep, (given: Omit<CardProps, 'guide'>) => string>> = {
  ask: ({ name }) =>
    `Tap a rune in the table: does ${name}’s symbol use it? You are told at once. An answer that you did not want costs mantra, which eats insight at the close.`,
  visions: () =>
    'When the round closes, a vision shows you more of a symbol; it is paid with insight. The cards say what each does. You can go on without one.',
  guess: ({ hasLikely }) =>
    `Put six runes together that somebody may hide${hasLikely ? ', or have a likely one put in' : ''}: at the close you are told how much of it is right. ${hasLikely ? 'To go on without a guess is fine too.' : 'Little is known yet: to go on without a guess is fine now.'}`,
  vote: () =>
    'Tap what insight shall be paid for: what wins pays everybody in the next round. Then say that you are ready.',
};
