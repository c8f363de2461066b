// The parts of a sentence, so that what is known of a whole sentence is known of each of its parts too: "If A1 is red, a diagonal is
// all blue" has a part that could stand by itself.

const joint = / ((?:, |; )?(?:and|but|or|while|if and only if|only if|exactly if|if|unless|then|, then)|,|;) /;
const verb =
  /(?:^| )(?:is|has|do|contain|appear|match|differ|lacks?|outnumber|share|touch|border|equal|exceed|exist|cover|show)(?: |$)/;

/** The text with `change` made of the longest parts that it changes; of the whole, where it changes that. */
export function inParts(text: string, change: (part: string) => string): string {
  const whole = change(text);
  if (whole !== text) return whole;
  const opening = /^(?:if|unless|when|either|not|it is not true that) /.exec(text)?.[0] ?? '';
  const pieces = text.slice(opening.length).split(new RegExp(joint, 'g'));
  const said = pieces.filter((_, i) => i % 2 === 0);
  if (said.length < 2 || said.length > MAX_PARTS)
    return opening === '' ? text : `${opening}${change(text.slice(opening.length))}`;
  const joints = pieces.filter((_, i) => i % 2 === 1);
  for (let length = said.length; length > 0; length--)
    for (let from = 0; from + length <= said.length; from++) {
      if (!isOwn(said, joints, from)) continue;
      const part = joined(said, joints, from, from + length);
      const changed = change(part);
      if (changed === part) continue;
      const before = from === 0 ? '' : `${joined(said, joints, 0, from)} ${joints[from - 1]} `;
      const rest = joined(said, joints, from + length, said.length);
      const after = rest === '' ? '' : ` ${joints[from + length - 1]} ${inParts(rest, change)}`;
      return `${opening}${before}${changed}${after}`;
    }
  return text;
}

const MAX_PARTS = 6;

const joined = (said: readonly string[], joints: readonly string[], from: number, to: number): string =>
  said
    .slice(from, to)
    .map((one, i) => (i === 0 ? one : `${joints[from + i - 1]} ${one}`))
    .join(' ');

/** Whether a part may begin there: what is before it has a verb of its own, since the last comma at least. */
function isOwn(said: readonly string[], joints: readonly string[], from: number): boolean {
  if (from === 0) return true;
  if (/^[;]|if|unless|then/.test(joints[from - 1] ?? '')) return true;
  const start = joints.slice(0, from - 1).findLastIndex((each) => /^[,;]|if|unless|then/.test(each)) + 1;
  return verb.test(said.slice(start, from).join(' '));
}
