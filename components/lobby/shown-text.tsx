import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '@/server/pages/intro';
import { leadsTo } from './leads-to';

// A host's text as the server has read it: a tree of a few known things, each drawn as what it is. No HTML comes in.

/** `code`: of the match whose pictures these are. */
export function ShownText({ blocks, code }: { blocks: readonly Block[]; code: string }) {
  return <div className="grid max-w-prose gap-3 [overflow-wrap:anywhere] *:min-w-0">{drawn(blocks, code)}</div>;
}

const drawn = (blocks: readonly Block[], code: string): ReactNode =>
  blocks.map((block, i) => <BlockShown key={keyOf(block, i)} block={block} code={code} />);

/** A text has no other names for its parts than their places. */
const keyOf = ({ type }: Block | Inline, place: number) => `${place} ${type}`;

function BlockShown({ block, code }: { block: Block; code: string }) {
  switch (block.type) {
    case 'paragraph':
      return <p>{inlines(block.children, code)}</p>;
    case 'heading':
      return <Heading level={block.level}>{inlines(block.children, code)}</Heading>;
    case 'list':
      return <List block={block} code={code} />;
    case 'quote':
      return (
        <blockquote className="grid gap-3 border-brass border-l-2 pl-4 text-subtle">
          {drawn(block.children, code)}
        </blockquote>
      );
    case 'code':
      return <pre className="overflow-x-auto rounded-md bg-muted px-3 py-2 text-sm">{block.text}</pre>;
    case 'line':
      return <hr className="border-subtle" />;
  }
}

/** Below the heading of its section. */
function Heading({ level, children }: { level: 1 | 2 | 3; children: ReactNode }) {
  if (level === 1) return <h3 className="display text-emphasis text-xl">{children}</h3>;
  if (level === 2) return <h4 className="font-semibold text-emphasis text-lg">{children}</h4>;
  return <h5 className="font-semibold text-emphasis">{children}</h5>;
}

function List({ block, code }: { block: Extract<Block, { type: 'list' }>; code: string }) {
  const items = block.items.map((item, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an item of a text is its place
    <li key={i} className="pl-1 [&>*+*]:mt-2">
      {drawn(item, code)}
    </li>
  ));
  if (block.first === null) return <ul className="grid list-disc gap-1.5 pl-6">{items}</ul>;
  return (
    <ol start={block.first} className="grid list-decimal gap-1.5 pl-6">
      {items}
    </ol>
  );
}

const LeadsTo = ({ there }: { there: string | null }) =>
  there === null ? null : <span className="break-all text-sm text-subtle"> ({there})</span>;

const inlines = (parts: readonly Inline[], code: string): ReactNode =>
  parts.map((part, i) => <Fragment key={keyOf(part, i)}>{inline(part, code)}</Fragment>);

function inline(part: Inline, code: string): ReactNode {
  switch (part.type) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="rounded bg-muted px-1 text-[0.9em]">{part.text}</code>;
    case 'break':
      return <br />;
    case 'plain':
      return inlines(part.children, code);
    case 'strong':
      return <strong className="font-semibold text-emphasis">{inlines(part.children, code)}</strong>;
    case 'emphasis':
      return <em>{inlines(part.children, code)}</em>;
    case 'struck':
      return <s>{inlines(part.children, code)}</s>;
    case 'link':
      return (
        <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          <span className="underline underline-offset-4">{inlines(part.children, code)}</span>
          <LeadsTo there={leadsTo(part)} />
        </a>
      );
    case 'picture':
      // biome-ignore lint/performance/noImgElement: written to size by our own server
      return <img src={pictureAddress(code, part.id)} alt={part.words} className="my-1 h-auto max-w-full rounded-md" />;
  }
}

export const pictureAddress = (code: string, id: string) => `/pictures/m/${code}/own/${id}.webp`;
