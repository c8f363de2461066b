interface Waiting {
  /** How many awards the host has not decided. */
  readonly open: number;
  /** Others look at this screen. */
  readonly isSafe: boolean;
}

/** Before the end is told, in words that give nothing of it away, and on the button that shows whose they are. */
export function awardsFirst({ open, isSafe }: Waiting): { readonly words: string; readonly verb: string } {
  const [wait, are] = open === 1 ? ['One award waits', 'is'] : [`${open} awards wait`, 'are'];
  const words = `${wait} for your word, and ${are} told as proposed until then.`;
  return isSafe
    ? { words: `${words} They give the end away: look where nobody else does.`, verb: 'Show them here all the same' }
    : { words, verb: 'Confirm or amend first' };
}
