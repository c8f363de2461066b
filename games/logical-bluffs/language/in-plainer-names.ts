import { cellsIn, colour, coloursIn, namedLine as line } from './pieces';

// "It" and "its colour", of the one tile that is named; "none", of the colour that comes later.

const nextTo = '(?:next to|adjacent to|around|beside|touching|surrounding|bordering)';
const itsEnd = '(?= (?:,|and|but|or|if|unless)(?: |$)|$)';

/** "Of the tiles around B2, exactly two share its colour": that of B2, which alone has a name. */
export function ofTheOneNamed(text: string): string {
  const [name, more] = cellsIn(text);
  if (name === undefined || more !== undefined) return text;
  const itsColour = (said: string) =>
    said
      .replace(
        new RegExp(`(?<= (?:has|share|show|is|repeat|of)(?: of| the)?) its colour${itsEnd}`, 'g'),
        ` the colour of ${name}`,
      )
      .replace(new RegExp(`(?<= (?:like|match|from|as|than)) it${itsEnd}`, 'g'), ` ${name}`);
  const [, before = '', of = '', said = ''] =
    new RegExp(
      `^(?:(.+? (?:and|but|,) ))?((?:of|among) (?:the |all )?(?:[a-z]+ )*?(?:tiles|neighbours|ones) .*?${name}) ,? ?(.+)$`,
    ).exec(text) ?? [];
  if (of !== '' && coloursIn(before).length === 0) return `${before}${of} , ${itsColour(` ${said}`).trim()}`;
  const [, subject = '', verb = ''] =
    new RegExp(
      `^((?:if |unless )?(?:[a-z]+ )*?(?:tiles?|neighbours?|ones?) (?:[a-z]+ )*?${name}|(?:[a-z]+ )*${name} (?:[a-z]+ )*neighbours) ((?:is|has|do|match|share|differ|show) .+)$`,
    ).exec(text) ?? [];
  if (subject !== '') return `${subject}${itsColour(` ${verb}`)}`;
  const [, colourOf = '', there = ''] =
    new RegExp(
      `^((?:the colour of ${name}|${name} colour) (?:do not )?(?:appear|is|match) .*?)(${nextTo} it|its (?:[a-z]+ )?neighbours)${itsEnd}`,
    ).exec(text) ?? [];
  if (colourOf === '') return text;
  const called = there.endsWith(' it')
    ? there.replace(/ it$/, ` ${name}`)
    : there.replace(/^its (.*)$/, `the $1 of ${name}`);
  return text.replace(`${colourOf}${there}`, `${colourOf}${called}`);
}

/** "If the bottom row has none, the top row has a blue tile": no blue tile, as it turns out. */
export function ofTheColourToCome(text: string): string {
  const [, when = '', subject = '', how = '', many = '', rest = ''] =
    new RegExp(`^(if|unless) (${line}) (has|contain|do not has|do not contain) (none|one|any|some) (,.+)$`).exec(
      text,
    ) ?? [];
  const [so, more] = coloursIn(rest);
  const isPlain = new RegExp(`(?:a|no|some|at least one|any) ${colour}(?: tile)?(?= |$)`).test(rest);
  return so === undefined || more !== undefined || !isPlain
    ? text
    : `${when} ${subject} ${how} ${many === 'none' ? 'no' : many === 'one' ? 'a' : many} ${so} tile ${rest}`;
}
