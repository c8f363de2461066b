import { WithBots } from '@/components/faces/with-bots';
import { Panel } from '@/components/ui/panel';
import type { Card } from './scene';

export interface CardViewProps {
  readonly card: Card;
  /** What closed, where no caption beside the card says it: "Round 2: a chain of 9, two alone". */
  readonly heading?: string | undefined;
}

/** What it means for me: line by line, with its sum. */
export function CardView({ card: { title, lines, sum }, heading }: CardViewProps) {
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
        {lines.map(({ text, amount }) => (
          <div key={text} className="flex items-baseline justify-between gap-4">
            <dt className="min-w-0 text-default">
              <WithBots>{text}</WithBots>
            </dt>
            {amount !== undefined && <dd className="figures display shrink-0 text-emphasis text-lg">{amount}</dd>}
          </div>
        ))}
      </dl>
      {sum !== undefined && (
        <p className="display mt-3 border-subtle border-t pt-2 text-right text-2xl text-brass-content">{sum}</p>
      )}
    </Panel>
  );
}
