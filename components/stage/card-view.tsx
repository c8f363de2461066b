import type { ReactNode } from 'react';
import { WithBots } from '@/components/faces/with-bots';
import { Panel } from '@/components/ui/panel';
import type { Card, CardLine, LoadedScenes } from './scene';

export interface CardViewProps {
  readonly card: Card;
  /** What closed, where no caption beside the card says it: "Round 2: a chain of 9, two alone". */
  readonly heading?: string | undefined;
  /** Of the game whose card it is. */
  readonly scenes: Pick<LoadedScenes, 'CardPicture'> | null;
  readonly settings: unknown;
}

/** What it means for me: line by line, with its sum. */
export function CardView({ card: { title, lines, sum }, heading, scenes, settings }: CardViewProps) {
  const Picture = scenes?.CardPicture;
  return (
    <Panel className="max-w-prose">
      {heading === undefined ? (
        <h3 className="eyebrow mb-2">{title}</h3>
      ) : (
        <h3 className="display mb-2 text-lg">
          <WithBots>{heading}</WithBots>
        </h3>
      )}
      <dl className="grid gap-1.5">
        {lines.map((line) => (
          <Line key={line.text} {...line}>
            {line.shows !== undefined && Picture !== undefined && <Picture {...{ line, settings }} />}
          </Line>
        ))}
      </dl>
      {sum !== undefined && (
        <p className="display mt-3 border-subtle border-t pt-2 text-right text-2xl text-brass-content">{sum}</p>
      )}
    </Panel>
  );
}

const Line = ({ text, amount, children }: CardLine & { children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
    <dt className="min-w-0 text-default">
      <WithBots>{text}</WithBots>
    </dt>
    {amount !== undefined && <dd className="figures display shrink-0 text-emphasis text-lg">{amount}</dd>}
    {children !== false && <dd className="w-full">{children}</dd>}
  </div>
);
