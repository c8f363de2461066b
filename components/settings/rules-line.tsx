import { Fragment } from 'react';
import { type Phrase, sentenceOf, type Told, tellSettings } from './settings-sentence';

interface RulesLineProps extends Told {
  /** How many play. */
  readonly count: number;
}

/**
 * The rules of a match in a sentence; what differs from the standard stands out. What follows from the number of players,
 * as long as nobody has chosen otherwise, has a sentence of its own.
 */
export function RulesLine({ count, ...told }: RulesLineProps) {
  const { rules, others } = tellSettings(told);
  const proposed = rules.filter((rule) => rule.proposed && !rule.changed);
  const [first, ...rest] = rules.filter((rule) => !proposed.includes(rule));
  if (first === undefined) return <p className="text-subtle">{sentenceOf({ rules, others })}</p>;
  const text = first.text.charAt(0).toUpperCase() + first.text.slice(1);
  return (
    <p className="text-subtle">
      <Phrases phrases={[{ ...first, text }, ...rest]} between=", " />.
      {proposed.length === 0 ? null : (
        <>
          {' '}
          Proposed for {count} players: <Phrases phrases={proposed} between="; " />.
        </>
      )}
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
