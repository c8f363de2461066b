import type { SettingWords } from './setting-words';

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
