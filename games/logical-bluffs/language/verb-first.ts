import { barely, either, phrase, type Rule, rule, seqEach } from './chart';
import { verbFirst } from './clauses';
import { coloursPhrase, colourVerb, saidOfColours } from './colour-phrases';
import { contents } from './contents';
import { lineVerb, saidOfLines } from './line-verbs';
import { linePhrase } from './lines';
import type { Statement } from './meaning';
import { tilesPhrase } from './noun-phrases';
import { tileVerb } from './predicates';
import { saidOf } from './tile-clauses';

// A clause whose verb stands first, as after "nor": "nor is the right column all blue", "nor does row 2 contain a red tile".

export const theVerbFirst: Rule<Statement> = rule(() =>
  either(
    verbFirst,
    seqEach([phrase('is'), tilesPhrase, barely(tileVerb)], (_, subject, verb) =>
      verb.type === 'is' || ('denied' in verb && verb.denied) ? [] : saidOf(subject, verb),
    ),
    seqEach([phrase('is there', 'do there exist'), contents], (_, is) => [is]),
    seqEach([phrase('is'), linePhrase, barely(lineVerb)], (_, of, verb) => (verb.denied ? [] : saidOfLines(of, verb))),
    seqEach([phrase('do'), linePhrase, lineVerb], (_, of, verb) => (verb.denied ? [] : saidOfLines(of, verb))),
    seqEach([phrase('do'), coloursPhrase, colourVerb], (_, of, verb) => (verb.denied ? [] : saidOfColours(of, verb))),
    seqEach([phrase('is'), coloursPhrase, barely(colourVerb)], (_, of, verb) =>
      verb.denied ? [] : saidOfColours(of, verb),
    ),
  ),
);
