import { Fragment } from 'react';
import { type Phrase, sentenceOf, tellSettings } from './settings-sentence';

/** The rules of a match in a sentence; what differs from the standard stands out. */
export function RulesLine(told: Parameters<typeof tellSettings>[0]) {
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
