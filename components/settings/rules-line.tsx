import { Fragment } from 'react';
import { type Phrase, sentenceOf, type Told, tellProposed, tellSettings } from './settings-sentence';

/** The rules of a match in a sentence; what differs from the standard stands out, and what is proposed for so many players. */
export function RulesLine(props: Told & ProposedProps) {
  return (
    <div>
      <Sentence {...props} />
      <ProposedLine {...props} />
    </div>
  );
}

function Sentence(told: Told) {
  const { rules, others } = tellSettings(told);
  const [first] = rules;
  if (first === undefined) return <p className="max-w-prose text-subtle">{sentenceOf({ rules, others })}</p>;
  const text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  return (
    <p className="max-w-prose text-subtle">
      <Phrases phrases={[{ ...first, text }, ...rules.slice(1)]} between=", " />.
      {others.length === 0 ? null : (
        <>
          {' '}
          Not as usual: <Phrases phrases={others} between="; " />.
        </>
      )}
    </p>
  );
}

function Phrases({ phrases, between }: { phrases: readonly Phrase[]; between: string }) {
  return phrases.map(({ key, text, changed }, i) => (
    <Fragment key={key}>
      {i === 0 ? '' : between}
      {changed ? <strong className="font-medium text-brass-content">{text}</strong> : text}
    </Fragment>
  ));
}

interface ProposedProps extends Pick<Told, 'game' | 'settings'> {
  readonly proposed: readonly string[];
  readonly count: number;
}

/** What follows from the number of players, as long as nobody has written another number. */
function ProposedLine({ game, settings, proposed, count }: ProposedProps) {
  if (proposed.length === 0) return null;
  const told = tellProposed({ game, settings, proposed });
  return (
    <p className="mt-1 max-w-prose text-muted text-sm">
      Proposed for {count} players: {told}. Change it under Settings.
    </p>
  );
}
