// Verbs that a second part does not say again: "column D lacks green, and so does column C", "blue appears twice, while green
// does not", "some reds are next to a blue, and some are not". Whatever was said may be said of whatever comes next.

/** The text with each such verb said in full; as it is where none is left out, or where it is not certain which. */
export function withVerbsSaidAgain(text: string): string {
  const words = text.split(' ');
  for (let at = 1; at < words.length - 1; at++) {
    if (!isJoint(words[at])) continue;
    let from = at;
    while (isJoint(words[from])) from++;
    const again = secondPart(words, from);
    const verb = again === null ? null : lastVerb(words.slice(0, at));
    const said = again === null || verb === null ? null : inFull(again, verb, words.slice(0, at));
    if (said === null || again === null) continue;
    const joint = words.slice(at, from).join(' ');
    const rest = words.slice(again.end).join(' ');
    const before = [words.slice(0, at).join(' '), again.isAs ? `${joint} and` : joint, said].join(' ');
    return rest === '' ? before : withVerbsSaidAgain(`${before} ${rest}`);
  }
  return text;
}

const isJoint = (word: string | undefined): boolean =>
  /^(?:and|but|or|yet|while|whereas|though|although|if|when|unless|then|only|exactly|,|;)$/.test(word ?? '');
const isAuxiliary = (word: string | undefined): boolean => /^(?:is|has|do)$/.test(word ?? '');
const isVerb = (word: string | undefined): boolean =>
  /^(?:is|has|do|contain|appear|match|differ|lacks?|outnumber|share|touch|border|equal|exceed|occur|exist|cover|show)$/.test(
    word ?? '',
  );
const isEnd = (word: string | undefined): boolean =>
  word === undefined || /^(?:,|;|but|while|whereas|though|if|unless|or|when)$/.test(word);

/** What is said of whom, without its verb. */
interface Again {
  readonly subject: readonly string[];
  readonly auxiliary: string;
  readonly denied: boolean;
  /** "So does": just what was said; "nor does": of what was denied; null: the verb alone. */
  readonly how: 'so' | 'nor' | null;
  readonly isAs: boolean;
  readonly end: number;
}

function secondPart(words: readonly string[], from: number): Again | null {
  const [first = '', second = ''] = words.slice(from, from + 2);
  if (/^(?:so|as|neither|nor)$/.test(first) && isAuxiliary(second) && !isEnd(words[from + 2])) {
    let end = from + 2;
    while (!isEnd(words[end])) end++;
    const subject = words.slice(from + 2, end);
    const how = first === 'neither' || first === 'nor' ? 'nor' : 'so';
    return isSubject(subject) ? { subject, auxiliary: second, denied: false, how, isAs: first === 'as', end } : null;
  }
  const verb = words.findIndex((word, i) => i > from && isVerb(word));
  if (verb < 0 || verb - from > 7 || !isAuxiliary(words[verb])) return null;
  const isNever = words[verb - 1] === 'never';
  const denied = words[verb + 1] === 'not' || isNever;
  let end = verb + (words[verb + 1] === 'not' ? 2 : 1);
  const isToo = words[end] === 'too' || words[end] === 'either';
  if (isToo) end++;
  if (!isEnd(words[end]) && words[end] !== 'and') return null;
  const subject = words.slice(from, isNever ? verb - 1 : verb);
  return isSubject(subject)
    ? { subject, auxiliary: words[verb] ?? '', denied, how: isToo && !denied ? 'so' : null, isAs: false, end }
    : null;
}

const isSubject = (words: readonly string[]): boolean =>
  words.length > 0 &&
  words.length < 8 &&
  !words.some((word, i) => isVerb(word) || (notOfASubject.test(word) && !(word === 'other' && words[i - 1] === 'no')));

const notOfASubject = /^(?:that|which|whose|than|as|it|they|them|there|others?|rest|not|,)$/;

/** The verb that was said last, apart from clauses of their own. */
interface Verb {
  /** "contain red" of "do not contain red". */
  readonly words: readonly string[];
  readonly denied: boolean;
  readonly subject: readonly string[];
}

function lastVerb(before: readonly string[]): Verb | null {
  const words = [...before];
  const at = words.findLastIndex(
    (word, i) =>
      i > 0 && isVerb(word) && !words.slice(Math.max(0, i - 4), i).some((each) => /^(?:that|which|whose)$/.test(each)),
  );
  if (at < 1) return null;
  while (words.at(-1) === ',') words.pop();
  const isDone = words[at - 1] === 'not' && words[at - 2] === 'do';
  const isNot = words[at] === 'is' && words[at + 1] === 'not';
  const start = isDone ? at - 2 : at;
  const joint = words
    .slice(0, start)
    .findLastIndex((word) => /^(?:,|;|if|but|while|unless|either|though|although|when)$/.test(word));
  return {
    words: isNot ? ['is', ...words.slice(at + 2)] : words.slice(at),
    denied: isDone || isNot,
    subject: words.slice(joint + 1, words[start - 1] === 'always' ? start - 1 : start),
  };
}

function inFull(again: Again, verb: Verb, before: readonly string[]): string | null {
  const [head = ''] = verb.words;
  const goesWith = again.auxiliary === head || (again.auxiliary === 'do' && head !== 'is');
  if (
    !goesWith ||
    (verb.words.length < 2 && !/^(?:match|differ|appear)$/.test(head)) ||
    head === 'do' ||
    verb.subject.length === 0
  )
    return null;
  if (/^(?:no|none|neither|nothing|never)$/.test(verb.subject[0] ?? '') && again.how !== null) return null;
  if (verb.words.some((word) => /^(?:no|not|none|neither|nor|never|nothing)$/.test(word))) return null;
  if ((again.denied || again.how === 'nor') && verb.words.some((word) => /^(?:and|or|but)$/.test(word))) return null;
  if (/ (?:unless|or) /.test(` ${before.join(' ')} `) && before.length > 0 && !isOfOnePart(before)) return null;
  if (again.how === 'so' && verb.denied) return null;
  if (again.how === 'nor' && !verb.denied) return null;
  if (again.how === null && /^lacks?$/.test(head)) return null;
  const subject = subjectOf(again, verb, before);
  if (subject === null) return null;
  const denied = again.how === 'nor' || again.denied;
  const said = denied ? verb.words.join(' ').replace(/ (?:at least one|some) /, ' a ') : verb.words.join(' ');
  return `${subject} ${denied ? (head === 'is' ? said.replace(/^is/, 'is not') : `do not ${said}`) : said}`;
}

/** With another part before, what is joined to that one, or to both, is not certain. */
const isOfOnePart = (before: readonly string[]): boolean =>
  before.filter((word, i) => i > 0 && isVerb(word)).length < 2;

const isNumber = /^(?:all four|all three|(?:more than|fewer than|at least|at most|exactly) (?:one|two|three|four))$/;

/** "Some are, and some are not": of the same; "both are or neither is": of those two. */
function subjectOf({ subject, how }: Again, verb: Verb, before: readonly string[]): string | null {
  const said = subject.join(' ');
  const first = verb.subject.join(' ').replace(/^(?:either )?both /, '');
  if (said === 'some') return verb.subject[0] === 'some' && verb.subject.length > 1 ? verb.subject.join(' ') : null;
  if (said === 'neither') {
    const isTwo = / and /.test(first) && !/,/.test(first) && first.split(' and ').length === 2;
    return how === null && isTwo && before.includes('both') ? `neither ${first.replace(' and ', ' nor ')}` : null;
  }
  const [, noun] = /^(?:[a-z]+ )*(colours|rows|columns)$/.exec(first) ?? [];
  if (noun !== undefined && isNumber.test(said)) return `${said} ${noun}`;
  return /^(?:one|two|three|none|all|both|each|no one|neither of them)$/.test(said) || isNumber.test(said)
    ? null
    : said;
}
