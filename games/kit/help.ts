import { z } from 'zod';
import type { SettingWords } from './setting-words';

// How much of the working out a match's screens do for who plays: the host's to allow. The rules know nothing of it.

export const helps = ['off', 'marks', 'counts', 'all'] as const;
export type Help = (typeof helps)[number];

/** What forms show where nothing was said; not filled in, since the state would hold it and no rule reads it. */
const standard = { default: 'all' };

/** Of a game whose screens can do without any. */
export const helpSetting = z.enum(helps).optional().meta(standard);

/** Of a game in which one acts by marks. */
export const helpBesideMarks = z.enum(['marks', 'counts', 'all']).optional().meta(standard);

/** Whether a match that allows `allowed` allows so much; absent is everything. */
export const allowsHelp = (allowed: Help | undefined, wanted: Help): boolean =>
  helps.indexOf(allowed ?? 'all') >= helps.indexOf(wanted);

const options = {
  off: {
    label: 'None',
    help: 'Not even marks. Who wants to note something takes a pencil.',
    brief: 'no help with working things out',
  },
  marks: {
    label: 'One’s own marks',
    help: 'Nothing is worked out from them.',
    brief: 'players work things out by themselves',
  },
  counts: {
    label: 'Marks, and how much is still possible',
    help: 'Also where marks contradict what is known.',
    brief: 'players are told how much is still possible',
  },
  all: { label: 'Everything', help: 'Also how likely each possibility is.' },
} as const;

const words = { label: 'Help with working things out', help: 'What each player’s own screen does for them.' };
export const helpWords: SettingWords = { ...words, options };
export const helpBesideMarksWords: SettingWords = {
  ...words,
  options: { marks: options.marks, counts: options.counts, all: options.all },
};
