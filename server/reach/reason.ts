import { withoutAddresses } from './discord-text';

// Why somebody gets a letter, said at its end: they may have forgotten, or somebody else has given their address.

export interface Reasoned {
  /** The match's title; where it is about none, of what it is about. */
  readonly title: string;
  /** The match's code; null: it is about none. */
  readonly code: string | null;
  /** Their name; null: it is not known here, as they have no account. */
  readonly name: string | null;
  /** What they are in the match, or were; null: none of these, or it is about none. */
  readonly part: 'plays' | 'hosts' | 'played' | 'asked' | null;
  /** Nobody has said yet that the address is theirs. */
  readonly isUnproved: boolean;
}

/** A sentence. Who has not said that the address is theirs reads no name that somebody chose. */
export function reasonOf({ title, code, name, part, isUnproved }: Reasoned): string {
  if (isUnproved)
    return 'You get this because somebody gave this address to Main Match. Nothing more comes unless you open the link.';
  const as = name === null ? 'You get this' : `You get this as ${withoutAddresses(name)},`;
  const who = name === null ? 'since you' : 'who';
  const verb = (plain: string) => (name === null ? plain : `${plain}s`);
  if (code === null) return `${as} ${who} ${name === null ? 'have' : 'has'} chosen to hear of matches by e-mail.`;
  if (part === null) return `${as} ${who} ${verb('take')} part in “${title}”.`;
  const parts = {
    plays: `${verb('play')} in`,
    hosts: verb('host'),
    played: 'had a seat in',
    asked: `${name === null ? 'are' : 'is'} asked to host`,
  };
  const how = name === null && part === 'plays' ? ` ${howGuestsOpenIt}` : '';
  return `${as} ${who} ${parts[part]} “${title}”.${how}`;
}

/** Where nobody knows them they have no way to sign in. */
const howGuestsOpenIt = 'Open it in the browser in which you took your seat, or by your seat link.';
