// How much of the working out a match's screens do for who plays: the host's to allow. The rules know nothing of it.

export const helps = ['off', 'marks', 'counts', 'all'] as const;
export type Help = (typeof helps)[number];

/** Whether a match that allows `allowed` allows so much; absent is everything. */
export const allowsHelp = (allowed: Help | undefined, wanted: Help): boolean =>
  helps.indexOf(allowed ?? 'all') >= helps.indexOf(wanted);
