import postcss, { type ChildNode, type Container, type Rule as CssRule } from 'postcss';

// Style rules as far as drawings use them: classes and elements, alone, inside one another or one below the other.
// What asks for a state, a width or motion is left out: a picture has none.

/** A step of a selector: what an element has to be. */
export interface Step {
  readonly tag: string | null;
  readonly classes: readonly string[];
  /** Has to be the parent of the next one, not any ancestor. */
  readonly isParent: boolean;
}

export interface Rule {
  /** From the outermost to the element itself; none: the root. */
  readonly steps: readonly Step[];
  readonly declarations: readonly (readonly [property: string, value: string])[];
  /** Later ones win. */
  readonly rank: readonly [isOutsideLayers: number, specificity: number, order: number];
}

/** Of one sheet or several, in the order in which they count. */
export function rulesOf(sheets: readonly string[]): Rule[] {
  const found: Rule[] = [];
  for (const sheet of sheets) collect(postcss.parse(sheet), { found, isLayered: false });
  return found.sort((a, b) => compare(a.rank, b.rank));
}

interface Collecting {
  readonly found: Rule[];
  readonly isLayered: boolean;
  /** The rule that we are in: what stands in a condition inside it is about the same elements. */
  readonly selectors?: readonly string[];
}

function collect(container: Container<ChildNode>, at: Collecting): void {
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') collectRule(node, at);
    if (node.type !== 'atrule' || node.nodes === undefined) continue;
    if (node.name === 'layer') collect(node, { ...at, isLayered: true });
    if (node.name !== 'supports') continue;
    if (at.selectors !== undefined) add(node, { ...at, selectors: at.selectors });
    else collect(node, at);
  }
}

function collectRule(rule: CssRule, at: Collecting): void {
  if (at.selectors !== undefined) return;
  add(rule, { ...at, selectors: rule.selectors });
  collect(rule, { ...at, selectors: rule.selectors });
}

function add(container: Container<ChildNode>, { found, isLayered, selectors }: Required<Collecting>): void {
  const declarations = (container.nodes ?? []).flatMap((node) =>
    node.type === 'decl' ? [[node.prop, node.value.trim()] as const] : [],
  );
  if (declarations.length === 0) return;
  for (const selector of selectors) {
    const steps = stepsOf(selector);
    if (steps === null) continue;
    const specificity = steps.reduce((sum, { tag, classes }) => sum + classes.length * 100 + (tag === null ? 0 : 1), 0);
    found.push({ steps, declarations, rank: [isLayered ? 0 : 1, specificity, found.length] });
  }
}

const PART = /\s*(>)?\s*([a-zA-Z][\w-]*)?((?:\.(?:\\.|[\w-])+)*)/y;
const CLASS = /\.((?:\\.|[\w-])+)/g;

/** Null: it asks for more than we look at. */
function stepsOf(selector: string): Step[] | null {
  if (selector === ':root' || selector === ':host' || selector === '.night') return [];
  const steps: Step[] = [];
  PART.lastIndex = 0;
  while (PART.lastIndex < selector.length) {
    const [whole = '', arrow, tag = null, classes = ''] = PART.exec(selector) ?? [];
    if (whole.trim() === '') return null;
    const last = steps.at(-1);
    if (arrow !== undefined && last !== undefined) steps[steps.length - 1] = { ...last, isParent: true };
    const names = [...classes.matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));
    steps.push({ tag, classes: names, isParent: false });
  }
  return steps.length === 0 ? null : steps;
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
