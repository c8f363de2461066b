import { z } from 'zod';

// What is wrong with a form, where its schema has no words of its own: what follows the name of a field in a sentence.

type Problem = Parameters<z.core.$ZodErrorMap>[0];

/** For every schema of this process. */
export const sayFormsInWords = () => z.config({ localeError: formWords });

export function formWords(issue: Problem): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `has to be ${typeWords[issue.expected] ?? 'something else'}`;
    case 'invalid_value':
      return `has to be ${oneOfWords(issue.values.map(String))}`;
    case 'too_small':
      return smallWords(issue);
    case 'too_big':
      return bigWords(issue);
    case 'unrecognized_keys':
      return 'is not known here';
    case 'invalid_union':
      return 'has none of the forms that it can have';
    default:
      return 'is not written as it has to be';
  }
}

const typeWords: Readonly<Record<string, string>> = {
  ...{ string: 'a text', number: 'a number', int: 'a whole number', boolean: 'true or false' },
  ...{ array: 'a list', object: 'an object', record: 'an object', null: 'left empty' },
};

const oneOfWords = (values: readonly string[]): string =>
  values.length === 1 ? `“${values[0]}”` : `one of ${values.map((value) => `“${value}”`).join(', ')}`;

function smallWords({ origin, minimum }: { origin: string; minimum: number | bigint }): string {
  if (origin === 'string') return minimum === 1 ? 'is empty' : `has to have at least ${minimum} characters`;
  return origin === 'array' ? `has to have at least ${counted(minimum)}` : `has to be ${minimum} or more`;
}

function bigWords({ origin, maximum }: { origin: string; maximum: number | bigint }): string {
  if (origin === 'string') return `has to have at most ${maximum} characters`;
  return origin === 'array' ? `has to have at most ${counted(maximum)}` : `has to be ${maximum} or less`;
}

const counted = (count: number | bigint): string => (Number(count) === 1 ? 'one entry' : `${count} entries`);

/** A problem as a sentence about its field; words that are a sentence already stay as they are. */
export function sentenceAbout(field: string, words: string): string {
  if (/^[^a-z]/.test(words)) return words;
  return `${field === '' ? 'The request' : `“${field}”`} ${words}.`;
}
