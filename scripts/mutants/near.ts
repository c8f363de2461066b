// Which tests are asked about the breaks in which files, the most telling first. Tests that start processes are not: these
// go by the code as it is.

export const rooms = ['server/log', 'server/play', 'server/pages', 'server/lobby', 'server/host', 'server/live'];

/** By a file's path, or that of its room. */
const near: Readonly<Record<string, readonly string[]>> = {
  'server/log': ['log/loaded-match', 'log/appender', 'log/rules', 'host/host', 'lobby/lobby', 'log/processes'],
  'server/log/addition.ts': ['log/addition', 'host/reopened', 'log/appender', 'host/host', 'log/judging'],
  'server/log/alive.ts': ['log/processes'],
  'server/log/appender.ts': ['log/appender', 'log/addition', 'log/loaded-match', 'log/processes', 'log/judging'],
  'server/log/clock.ts': ['log/clock.unit', 'log/loaded-match', 'log/processes'],
  'server/log/elsewhere.ts': ['log/elsewhere', 'log/processes'],
  'server/log/fold.ts': ['log/fold.unit', 'pages/old-views', 'log/loaded-match', 'log/judging'],
  'server/log/judge.ts': ['log/judging'],
  'server/log/judges.ts': ['log/judging'],
  'server/log/loaded-match.ts': ['log/loaded-match', 'pages/old-views', 'log/rules', 'pages/story', 'log/processes'],
  'server/log/match-cache.ts': ['log/match-cache', 'log/loaded-match', 'log/processes'],
  'server/log/notifier.ts': ['log/processes'],
  'server/log/rewinds.ts': ['log/rewinds.unit', 'pages/story', 'host/host'],
  'server/log/rows.ts': ['log/rows', 'log/loaded-match', 'log/rules', 'host/host', 'lobby/lobby', 'lobby/links'],
  'server/log/rules.ts': ['log/rules.unit', 'log/rules'],
  'server/log/sweep.ts': ['log/processes'],
  'server/play': ['play/play', 'host/host', 'lobby/claim'],
  'server/pages': [
    'pages/told',
    'pages/page',
    'host/host',
    'lobby/sent-away',
    'lobby/lobby',
    'log/rules',
    'pages/safe',
  ],
  'server/pages/access.ts': ['pages/access.unit', 'lobby/sent-away', 'pages/safe', 'host/host', 'pages/page'],
  'server/pages/decided-awards.ts': ['pages/decided-awards.unit', 'pages/page', 'host/host'],
  'server/pages/export.ts': ['host/host', 'host/finale', 'pages/page'],
  'server/pages/lists.ts': ['pages/lists', 'host/finale', 'log/rules'],
  'server/pages/log.ts': ['pages/log', 'pages/story', 'host/reopened', 'pages/secrecy'],
  'server/pages/last-close.ts': ['pages/story', 'pages/untold', 'pages/secrecy'],
  'server/pages/page.ts': [
    'pages/told',
    'pages/page',
    'pages/untold',
    'pages/safe',
    'pages/secrecy',
    'host/host',
    'lobby/sent-away',
    'lobby/lobby',
    'lobby/claim',
    'lobby/schedule',
    'lobby/quiet-hours',
    'log/rules',
  ],
  'server/pages/seats.ts': ['pages/seats', 'pages/told', 'lobby/lobby', 'lobby/sent-away', 'lobby/links', 'pages/safe'],
  'server/pages/story.ts': ['pages/story', 'pages/untold'],
  'server/pages/untold.ts': ['pages/untold.unit', 'pages/untold'],
  'server/pages/view.ts': ['pages/story', 'pages/untold', 'pages/secrecy'],
  'server/lobby': [
    'lobby/lobby',
    'lobby/links',
    'lobby/members',
    'lobby/claim',
    'lobby/sent-away',
    'host/host',
    'log/rules',
    'pages/safe',
  ],
  'server/host': [
    'host/refused',
    'host/host',
    'lobby/members',
    'lobby/links',
    'host/finale',
    'pages/page',
    'lobby/sent-away',
    'pages/safe',
  ],
  'server/lobby/seats.ts': ['lobby/seats', 'lobby/lobby', 'lobby/sent-away', 'lobby/claim'],
  'server/live/presence.ts': ['live/presence', 'log/processes'],
  'server/live/group.ts': ['live/hub', 'http/fast/answer-live', 'pages/told', 'pages/safe'],
  'server/live': [
    'live/hub',
    'http/fast/answer-live',
    'pages/page',
    'pages/safe',
    'http/fast/slow-reader',
    'log/processes',
  ],
};

/** They start services for each test, and are asked about what is left. */
const slow = ['log/processes', 'log/judging'];

export interface NearTest {
  readonly file: string;
  readonly isSlow: boolean;
}

export function testsNear(file: string): NearTest[] {
  const room = file.split('/').slice(0, 2).join('/');
  return (near[file] ?? near[room] ?? []).map((test) => ({
    file: `server/${test}.test.ts`,
    isSlow: slow.includes(test),
  }));
}
