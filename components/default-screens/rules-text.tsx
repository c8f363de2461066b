import type { ReactNode } from 'react';

// A game's RULES.md as its rulebook: headings, paragraphs and lists, with **bold** and `code` in them, as all of them are
// written. Anything else stands as it is; no HTML is ever made of it.

type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'paragraph'; readonly text: string };

interface RulesTextProps {
  readonly text: string;
  /** A match's, whose own numbers it then tells; what is not in it is told as it is written. */
  readonly settings?: unknown;
}

export function RulesText({ text, settings = {} }: RulesTextProps) {
  return (
    <div className="grid max-w-prose gap-3">
      {blocksOf(text, settings).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text that never changes
        <OneBlock key={i} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  if (block.type === 'paragraph') return <p>{inline(block.text)}</p>;
  if (block.type === 'heading') {
    const Heading = block.level === 2 ? 'h2' : 'h3';
    return <Heading className="display mt-5 text-xl">{inline(block.text)}</Heading>;
  }
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {block.items.map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
    </ul>
  );
}

/** What code and tests call a rule; nobody who plays needs it. */
const ruleId = /^\*\*\[[A-Z]+\d+\]\*\* /;

/** What code answers where a rule is broken. */
const refusalCode = / \(`[A-Z]+(?:_[A-Z]+)*`\)/g;
/** A setting by its key, and its standard value. */
const settingValue = /`([a-z]\w*)` \(([^)]*)\)/g;

/**
 * The title, which the page has already, is left out, and so are the ids of rules and the codes of refusals; a setting is told by
 * its value alone.
 */
export function blocksOf(text: string, settings: unknown = {}): readonly Block[] {
  const own = new Map<string, unknown>(Object.entries(settings ?? {}));
  const told = text
    .replace(refusalCode, '')
    .replace(settingValue, (_, key, standard) => valueWords(own.get(key)) ?? standard);
  const parts = told.split(/\n\s*\n|\n(?=#)|(?<=^#.*)\n/m).map((part) => part.trim());
  return parts.filter((part) => part !== '' && !/^# /.test(part)).map(blockOf);
}

function blockOf(part: string): Block {
  const heading = /^(##+) (.*)$/.exec(part);
  if (heading !== null) return { type: 'heading', level: heading[1] === '##' ? 2 : 3, text: heading[2] ?? '' };
  if (/^[-*] /.test(part))
    return {
      type: 'list',
      items: part.split(/\n[-*] /).map((item) => oneLine(item.replace(/^[-*] /, '').replace(ruleId, ''))),
    };
  return { type: 'paragraph', text: oneLine(part) };
}

const valueWords = (value: unknown): string | null =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : null;

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ');

function inline(text: string): ReactNode[] {
  return text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part, i) => {
    const key = `${i} ${part}`;
    if (part.startsWith('**')) return <strong key={key}>{part.slice(2, -2)}</strong>;
    return part.startsWith('`') ? <code key={key}>{part.slice(1, -1)}</code> : part;
  });
}
