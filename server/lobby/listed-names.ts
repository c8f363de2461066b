import { accountLooksOf, areAlike, type Looks } from '../auth/names';

export interface NameProblem {
  /** Where in the list the name stands. */
  readonly at: number;
  readonly message: string;
}

/** The names in a list of players that could be taken for another, or for who hosts (`own`; null: they play too). */
export function problemsWithListed(names: readonly (string | null)[], own: string | null): readonly NameProblem[] {
  const before: { name: string; looks: Looks }[] = [];
  const ownLooks = own === null ? null : accountLooksOf(own);
  return names.flatMap((name, at) => {
    if (name === null) return [];
    const looks = accountLooksOf(name);
    const other = before.find((one) => areAlike(one.looks, looks));
    if (other !== undefined) return [{ at, message: twiceWords(name, other.name) }];
    if (ownLooks !== null && areAlike(ownLooks, looks)) return [{ at, message: ownWords(name) }];
    before.push({ name, looks });
    return [];
  });
}

const twiceWords = (name: string, other: string): string =>
  name === other
    ? `${name} is named twice; every seat needs another name.`
    : `${name} looks like ${other}, further up; every seat needs another name.`;

const ownWords = (name: string): string =>
  `${name} is your own name, or looks like it: whoever hosts holds no seat. Take the line away.`;
