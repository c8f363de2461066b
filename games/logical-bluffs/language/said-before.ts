import { type Cell, isCell } from '../grid';
import type { Chart, Rule } from './chart';

// What was spoken of before a part of a sentence.

/** The two tiles that the part before names, where it speaks of no others: "A1 matches B1, and C1 differs from both". */
export const namedBefore: Rule<readonly Cell[]> = (chart, at) => {
  const joint = chart.words.slice(0, at).findLastIndex(({ text }) => joints.test(text));
  if (joint < 1 || isOfAList(chart, joint)) return [];
  const before = chart.words.slice(0, joint).map(({ text }) => text);
  const own = chart.words.slice(joint, at).map(({ text }) => text);
  const cells = [...new Set(before.filter(isCell))];
  const isClear = !before.some((text) => others.test(text)) && !own.some((text) => cells.some((cell) => cell === text));
  return cells.length === 2 && isClear ? [{ value: cells, end: at }] : [];
};

const joints = /^(?:and|but|while|though|or|[,;.])$/;
const others =
  /^(?:tiles?|ones?|all|rows?|columns?|corners?|edges?|centres?|neighbours?|others?|rest|reds|blues|greens|yellows|pairs?|ends?)$/;

/** "B1 is red, A1 and C1 ...": the joint of two names, not of two parts. */
const isOfAList = ({ words }: Chart, joint: number): boolean => {
  const [before, after] = [words[joint - 1]?.text ?? '', words[joint - 2]?.text ?? ','];
  return isCell(before) && joints.test(after);
};
