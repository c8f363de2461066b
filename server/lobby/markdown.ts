import MarkdownIt, { type Token } from 'markdown-it';
import { type Block, type Inline, pictureIdPattern } from '../pages/intro';

// A host's text: Markdown, read into a tree of the few things that pages show. There is no HTML in it at any point: what
// looks like it is text. It is read when it is saved, never when it is shown.

/**
 * How deep lists and quotes may lie in one another, a list counting twice; what lies deeper is left out. Every level reads all
 * lines below it once more: ninety quotes in one another held the process for a fifth of a second.
 */
const deepest = 20;

const reader = new MarkdownIt({ html: false, linkify: true, maxNesting: deepest }).disable(['table']);

export const readMarkdown = (text: string): Block[] => blocksOf(nested(reader.parse(text, {})));

interface Node {
  readonly token: Token;
  readonly children: Node[];
}

/** The reader's flat row of opening and closing tokens as a tree. */
function nested(tokens: readonly Token[]): Node[] {
  const root: Node[] = [];
  const open = [root];
  for (const token of tokens) {
    if (token.nesting === -1) {
      open.pop();
      continue;
    }
    const node = { token, children: token.children === null ? [] : nested(token.children) };
    open.at(-1)?.push(node);
    if (token.nesting === 1) open.push(node.children);
  }
  return root;
}

const blocksOf = (nodes: readonly Node[]): Block[] => nodes.flatMap((node) => blockOf(node) ?? []);

function blockOf({ token, children }: Node): Block | null {
  switch (token.type) {
    case 'paragraph_open':
      return { type: 'paragraph', children: inlinesOf(children) };
    case 'heading_open':
      return { type: 'heading', level: headingLevel(token.tag), children: inlinesOf(children) };
    case 'bullet_list_open':
      return { type: 'list', first: null, items: children.map((item) => blocksOf(item.children)) };
    case 'ordered_list_open': {
      const first = Number(token.attrGet('start') ?? 1);
      return { type: 'list', first, items: children.map((item) => blocksOf(item.children)) };
    }
    case 'blockquote_open':
      return { type: 'quote', children: blocksOf(children) };
    case 'fence':
    case 'code_block':
      return { type: 'code', text: token.content };
    case 'hr':
      return { type: 'line' };
    default:
      return null;
  }
}

/** Whatever the host takes for the largest, the page has larger ones. */
const headingLevel = (tag: string): 1 | 2 | 3 => (tag === 'h1' ? 1 : tag === 'h2' ? 2 : 3);

const inlinesOf = (nodes: readonly Node[]): Inline[] =>
  nodes.flatMap((node) => (node.token.type === 'inline' ? inlinesOf(node.children) : (inlineOf(node) ?? [])));

function inlineOf({ token, children }: Node): Inline | null {
  switch (token.type) {
    case 'text':
    case 'text_special':
      return token.content === '' ? null : { type: 'text', text: token.content };
    case 'code_inline':
      return { type: 'code', text: token.content };
    case 'softbreak':
    case 'hardbreak':
      return { type: 'break' };
    case 'strong_open':
      return { type: 'strong', children: inlinesOf(children) };
    case 'em_open':
      return { type: 'emphasis', children: inlinesOf(children) };
    case 's_open':
      return { type: 'struck', children: inlinesOf(children) };
    case 'link_open':
      return linkTo(String(token.attrGet('href') ?? ''), inlinesOf(children));
    case 'image':
      return pictureOf(token);
    default:
      return null;
  }
}

const reachable = /^(https?:\/\/|mailto:)/i;

/** Where a link leads nowhere that is safe, its words are left. */
const linkTo = (href: string, children: readonly Inline[]): Inline =>
  reachable.test(href) ? { type: 'link', href, children } : { type: 'plain', children };

/** Pictures are the match's own; others are links, so that nobody's visit is told to another site. */
function pictureOf(token: Token): Inline {
  const source = String(token.attrGet('src') ?? '');
  const words = token.content;
  const [, id] = /^picture:(.+)$/.exec(source) ?? [];
  if (id !== undefined && pictureIdPattern.test(id)) return { type: 'picture', id, words };
  return linkTo(source, [{ type: 'text', text: words === '' ? source : words }]);
}
