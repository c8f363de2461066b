import { closing, plainColors, shareOf, topLevelParts } from './color';
import type { Rule, Step } from './rules';

// Makes a drawing of ours, which a browser dresses by its style sheets, one that says everything itself: each element
// gets what the rules say of it as its own attributes, with every variable and colour worked out.

interface Element {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly variables: ReadonlyMap<string, string>;
}

/** What is drawn by; all else that a style sheet says is about pages. */
const drawn = new Set(
  (
    'fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap ' +
    'stroke-linejoin opacity color font-size font-weight font-family letter-spacing text-anchor paint-order display ' +
    'visibility transform filter stop-color stop-opacity dominant-baseline'
  ).split(' '),
);

/** What pages need and a picture does not. */
const dropped = /^(class|style|role|tabindex|focusable|pathLength|aria-.*|data-.*)$/;

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** `markup`: well-formed, as React writes it, an svg at its root. `rules`: in the order in which they count. */
export function plainSvg(markup: string, rules: readonly Rule[]): string {
  const above: Element[] = [];
  let skipping = 0;
  return markup.replace(TAG, (whole, close: string, tag: string, attributes: string, empty: string, text?: string) => {
    if (tag === 'title') {
      skipping += close === '' ? 1 : -1;
      return '';
    }
    if (skipping > 0) return '';
    if (text !== undefined) return whole;
    if (close !== '') {
      above.pop();
      return whole;
    }
    const { element, written } = dressed({ tag, attributes: attributesOf(attributes) }, { above, rules });
    if (empty === '') above.push(element);
    return `<${tag}${written}${empty}>`;
  });
}

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));

interface Undressed {
  readonly tag: string;
  readonly attributes: ReadonlyMap<string, string>;
}

interface Place {
  readonly above: readonly Element[];
  readonly rules: readonly Rule[];
}

function dressed({ tag, attributes }: Undressed, { above, rules }: Place) {
  const classes = (attributes.get('class') ?? '').split(' ').filter(Boolean);
  const bare = { tag, classes };
  const matching = rules.filter(({ steps }) => (steps.length === 0 ? above.length === 0 : matches(bare, steps, above)));
  const said = [
    ...matching.flatMap(({ declarations }) => declarations),
    ...declarationsOf(attributes.get('style') ?? ''),
  ];
  const variables = new Map(above.at(-1)?.variables);
  for (const [name, value] of said) if (name.startsWith('--')) variables.set(name, value);
  const look = new Map([...attributes].filter(([name]) => !dropped.test(name)));
  for (const [name, value] of said) if (drawn.has(name)) look.set(name, value);
  const origin = said.findLast(([name]) => name === 'transform-origin')?.[1];
  const worked = [...look].map(([name, value]) => [name, workedOut(name, { value, variables, origin })] as const);
  const isWhole = attributes.has('pathLength') && (look.get('stroke-dasharray') ?? '1') === '1';
  const kept = worked.filter(([name]) => !(isWhole && name.startsWith('stroke-dash')));
  return {
    element: { ...bare, variables },
    written: kept.map(([name, value]) => ` ${name}="${value.replaceAll('"', "'")}"`).join(''),
  };
}

/** `a: b; c: d`, as React writes it. */
function declarationsOf(style: string): (readonly [string, string])[] {
  return style
    .replaceAll('&quot;', "'")
    .split(';')
    .flatMap((one) => {
      const at = one.indexOf(':');
      return at < 0 ? [] : [[one.slice(0, at).trim(), one.slice(at + 1).trim()] as const];
    });
}

function matches(element: Omit<Element, 'variables'>, steps: readonly Step[], above: readonly Element[]): boolean {
  const own = steps.at(-1);
  if (own === undefined || !isIt(element, own)) return false;
  const rest = steps.slice(0, -1);
  const next = rest.at(-1);
  if (next === undefined) return true;
  const from = next.isParent ? above.slice(-1) : above;
  return from.some((one) => matches(one, rest, above.slice(0, above.lastIndexOf(one))));
}

const isIt = ({ tag, classes }: Omit<Element, 'variables'>, step: Step): boolean =>
  (step.tag === null || step.tag === tag) && step.classes.every((name) => classes.includes(name));

interface Working {
  readonly value: string;
  readonly variables: ReadonlyMap<string, string>;
  readonly origin: string | undefined;
}

function workedOut(name: string, { value, variables, origin }: Working): string {
  const plain = plainColors(withVariables(value, variables)).replace(/([\d.]+)rem\b/g, (_, n) => `${Number(n) * 16}px`);
  if (name === 'transform') return plainTransform(plain, origin);
  return name.endsWith('opacity') ? String(shareOf(plain)) : plain;
}

function withVariables(value: string, variables: ReadonlyMap<string, string>, depth = 0): string {
  const at = value.indexOf('var(');
  if (at < 0 || depth > 20) return value;
  const end = closing(value, at + 4);
  const [name = '', ...instead] = topLevelParts(value.slice(at + 4, end));
  const found = variables.get(name.trim()) ?? instead.join(',').trim();
  return withVariables(value.slice(0, at) + found + value.slice(end + 1), variables, depth + 1);
}

/** Without units, and about its origin: `rotate(4deg)` at `3px 6px` as an attribute says it. */
function plainTransform(value: string, origin: string | undefined): string {
  if (value === 'none') return '';
  const bare = value.replace(/(-?[\d.]+)(px|deg)/g, '$1');
  if (origin === undefined) return bare;
  const [x = 0, y = 0] = origin.split(' ').map(Number.parseFloat);
  return `translate(${x} ${y}) ${bare} translate(${-x} ${-y})`;
}
