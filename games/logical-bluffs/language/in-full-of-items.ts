import type { InFull } from './in-full';
import { cell, colour, upToSix } from './pieces';

// Items side by side of which some have no verb ("A1 is red, B1 blue, or C1 green", "all red, all blue or all green"): each gets
// its own, so that commas, "and" and "or" split them as they split whole sentences.

const so = `(?:not )?${colour}`;
const numeral = upToSix;
const limit = '(?:exactly|at least|at most|only|just|more than|fewer than)';

/** An item, and how it is said with a verb. */
const items: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    new RegExp(
      `^((?:${cell} , )*${cell} and ${cell}|${cell}|(?:the )?(?:top|bottom) (?:left|right)(?: tile| corner| one)?)( is)? ((?:both |all )?${so})(?!\\S)`,
    ),
    ([, who, , what]) => `${who} is ${what}`,
  ],
  [
    /^(all|most|half)( tiles?)?( is)? (red|blue|green|yellow)(?: tiles)?(?!\S)/,
    ([, many, , , what]) => `${many} tiles is ${what}`,
  ],
  [
    /^(all)( tiles?)?( is)? (different|the same)(?: colours?)?(?!\S)/,
    ([, , , , what]) => (what === 'different' ? 'all tiles is different colours' : 'all tiles is the same colour'),
  ],
  [
    new RegExp(`^()()((?:${limit} )?${numeral}|a|no) (red|blue|green|yellow)(s| tiles?)?(?!\\S)`),
    ([, , , many, what]) => `there is ${many} ${what} tiles`,
  ],
];

const joints = /^ (?:, )?(and|or|but|xor|while|if and only if|unless|only if|,|;|\.)(?!\S) ?/;

interface Item {
  readonly text: string;
  readonly hasVerb: boolean;
  /** What comes after it, with its comma. */
  readonly joint: string;
}

/** The items of a sentence that is nothing but items; null where it is anything else. */
function itemsOf(text: string): Item[] | null {
  const found: Item[] = [];
  let rest = text;
  for (;;) {
    const here = rest;
    const item = items.flatMap(([said, full]) => {
      const match = said.exec(here);
      return match === null ? [] : [{ said: match[0], full: full(match), hasVerb: / is /.test(match[0]) }];
    })[0];
    if (item === undefined) return null;
    rest = rest.slice(item.said.length);
    const joint = joints.exec(rest);
    found.push({ text: item.full, hasVerb: item.hasVerb, joint: joint?.[0].trim() ?? '' });
    if (rest === '') return found;
    if (joint === null) return null;
    rest = rest.slice(joint[0].length);
  }
}

const withJoints = (all: readonly Item[]): string =>
  all.map(({ text, joint }) => (joint === '' ? text : `${text} ${joint}`)).join(' ');

/** Each verb said; a semicolon or full stop splits further out than any "and" or "or". */
export const itemsInFull: InFull = ([text = '']) => {
  const all = itemsOf(text.replace(/^either /, ''));
  if (all === null || all.length < 3 || all.every(({ hasVerb }) => hasVerb)) return null;
  const joined = all.map(({ joint }) => joint);
  if (!joined.some((joint) => /or|if|unless/.test(joint))) return null;
  const isChoice = joined.slice(0, -2).every((joint) => joint === ',') && /^(?:, )?or$/.test(joined.at(-2) ?? '');
  if (isChoice) {
    const choice = all.map((item, i) => ({ ...item, joint: i === all.length - 1 ? '' : 'or' }));
    const asAny = withJoints(choice);
    if (joined.at(-2) === ', or' || text.startsWith('either ')) return [asAny];
    const last = all.slice(-2).map((item, i) => ({ ...item, joint: i === 0 ? 'or' : '' }));
    return [
      asAny,
      `${all
        .slice(0, -2)
        .map((item) => item.text)
        .join(' and ')} , and ${withJoints(last)}`,
    ];
  }
  const isAfterOr = joined.some(
    (joint, i) => joint === ',' && joined.slice(0, i).some((before) => before.endsWith('or')),
  );
  return (isAfterOr ? [', and', ', or'] : [',']).map((comma) =>
    withJoints(
      all.map((item) => ({ ...item, joint: item.joint === ',' ? comma : item.joint.replace(/^[;.]/, ', and') })),
    ),
  );
};
