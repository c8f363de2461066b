// Where the parts of a sentence end, of which each is so where the whole is: for what is proposed as near to it. What is denied of one
// of them is not denied of the others, and nobody may be offered the contrary of what they wrote.

/**
 * What is denied in one part is not denied in the others: each by itself, where it shows where they end. All of it together
 * where nothing is denied; nothing where one may choose between the parts.
 */
export function partsOf(text: string): readonly string[] {
  if (choice.test(text)) return isSimpleCondition.test(text) ? [text] : [];
  if (!denial.test(text)) return [text];
  const [first = '', ...rest] = text.split(border);
  const parts = [first];
  for (const each of rest) {
    const before = parts.at(-1) ?? '';
    if (!colourOrClaim.test(before) || joinedNouns.test(`${before.split(' ').slice(-2).join(' ')} and ${each}`))
      parts[parts.length - 1] = `${before} and ${each}`;
    else if (isPart.test(each) && endsBefore(before, each)) parts.push(each);
    else return [];
  }
  return parts.filter((part) => !leaning.test(part));
}

/** "No row has red and two blue": what has no verb of its own is denied, too. */
const endsBefore = (before: string, after: string): boolean =>
  !denial.test(before) || !verb.test(before) || verb.test(after) || /^(?:no|none|neither|not) /.test(after);

const isSimpleCondition = /^if (?!.* (?:and|or|but) )[^,]+ (?:, )?(?:then )?[^,]+$/;
const verb = /(?<!\S)(?:is|has|contain|appear|do|match|share|differ|touch)(?!\S)/;
const colours = 'red|blue|green|yellow';
const denial =
  /(?<!\S)(?:no|not|none|never|nothing|nobody|neither|nor|without|lacks?|lacking|avoids?|cannot|nowhere|unlike|instead|except)(?!\S)/;
/** Where one or the other is so, or one if the other is. */
const choice = new RegExp(
  `(?<!\\S)(?:if|unless|whenever|when|otherwise|either|(?<!neither .*)nor|xor|provided|determines|implies|(?<!(?:${colours})(?:s| tiles?)? )or|or(?! (?:a |one )?(?:${colours})))(?!\\S)`,
);
const border = / (?:[,;.] )?(?:and|but|while|whereas|though|yet|[,;.])(?: and| but)? /;
const colourOrClaim = new RegExp(`(?<!\\S)(?:${colours})s?(?!\\S)|same|match|differ|share`);
/** "red and blue tiles", "A1 and B1", "row one and row two". */
const joinedNouns = new RegExp(
  `^(?:.* )?(?:(?:(?:${colours})s?|tiles?) and (?:${colours})(?!\\S)|[A-D][1-4] and [A-D][1-4](?! is (?:not )?(?:${colours})$))`,
);
/** "One is blue": of whatever was spoken of before. */
const leaning =
  /^not (?:(?:an? )?\S+$|next|adjacent|in )|^(?:it|its|they|one|two|three|some|all|both|none|neither|most|those|(?:the |all )?others?) (?:is|has|contain|do|of them|of these)(?!\S)/;

/** What says something of its own. */
const isPart =
  /^(?:no|not|none|never|nothing|neither|a|an|some|there|every|each|all|both|exactly|only|just|at|more|fewer|one|two|three|four|five|six|[A-D][1-4]|row|column|the|it|its|they|others?|those) .*\S/;
