// Breaks that break nothing: what comes out is the same. Each with its reason.

interface Break {
  readonly file: string;
  readonly text: string;
  readonly to: string;
}

/** Looked at by hand. */
export const equal: readonly (Break & { readonly why: string })[] = [
  {
    file: 'server/log/rewinds.ts',
    text: 'event === undefined',
    to: 'false',
    why: 'No `seq` up to the end of a log is without its event; the compiler cannot know.',
  },
  {
    file: 'server/log/elsewhere.ts',
    text: "''",
    to: '"Stryker was here!"',
    why: 'Nobody is left out: no process is called so either.',
  },
  {
    file: 'server/log/clock.ts',
    text: 'armed !== undefined && armed.at === at',
    to: 'false',
    why: 'What is armed for that moment already is armed for it anew.',
  },
  {
    file: 'server/live/hub.ts',
    text: 'group.members.size === 0',
    to: 'false',
    why: 'A group that nobody is in is kept up to date, and is as good as a new one; it would only stay in memory.',
  },
  {
    file: 'server/live/hub.ts',
    text: 'this.audiences.get(match)?.groups',
    to: 'this.audiences.get(match).groups',
    why: 'Who is asked for a group, or parts from it, has joined; the compiler cannot know.',
  },
  {
    file: 'server/live/presence.ts',
    text: 'watched.length === 0',
    to: 'false',
    why: 'Where nobody looks the database is asked about nothing, and answers nothing.',
  },
  ...[
    { text: "by === 'host'", to: 'true' },
    {
      text: "by === 'host' && hostActionSchema.safeParse(action).success",
      to: "by === 'host' || hostActionSchema.safeParse(action).success",
    },
  ].map((one) => ({
    ...{ file: 'server/pages/log.ts', ...one },
    why: 'No seat is let to send what is a host’s; should one be one day, it is hidden all the same.',
  })),
  {
    file: 'server/lobby/seats.ts',
    text: '[]',
    to: '["Stryker was here"]',
    why: 'No seat has this letter, and no name looks like it.',
  },
  {
    file: 'server/lobby/seats.ts',
    text: 'ids.slice(0, kept.length)',
    to: 'ids',
    why: 'To those beyond the seats that are kept nothing moves.',
  },
  ...["by === 'host' || by === 'clock'", "by === 'host'", "by === 'clock'"].map((text) => ({
    file: 'server/log/rows.ts',
    text,
    to: 'false',
    why: 'A seat may be called anything, so what reads it lets these names through as they are.',
  })),
  ...[
    { text: 'link === null || match === null', to: 'link === null && match === null' },
    { text: 'match === null', to: 'false' },
  ].map((one) => ({
    ...{ file: 'server/lobby/claim.ts', ...one },
    why: 'Where there is no link there is no match, and a link goes with its match; the compiler cannot know.',
  })),
  {
    file: 'server/pages/decided-awards.ts',
    text: "'#'",
    to: '""',
    why: 'What opens with a seat or with “added” is no number after its first sign, and so names no place.',
  },
  {
    file: 'server/pages/decided-awards.ts',
    text: 'text === null',
    to: 'false',
    why: 'JSON.parse makes null of null; the compiler does not let it.',
  },
];

export const isEqual = ({ file, text, to }: Break): boolean =>
  equal.some((other) => other.file === file && other.text === text && other.to === to);
