import { classNames } from '@/components/ui/class-names';
import { Styled } from '@/components/ui/styled';
import { type Cell, type Color, cells, colors } from '@/games/proof-by-contradiction/board';
import type { QueryAnswer } from '@/games/proof-by-contradiction/state';
import { TokenIcon } from './token';

interface Props {
  readonly answers: readonly QueryAnswer[];
  /** How many boards there are: the most an answer can say. */
  readonly boards: number;
}

/** Every answer: six small boards, one a colour, the cells asked for tinted by how many boards have it there. */
export function Answers({ answers, boards }: Props) {
  if (answers.length === 0) {
    return <p className="text-muted text-sm">No answers yet. A query is answered when its round closes.</p>;
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-1 text-sm">
        {answers.map((answer) => (
          <li key={answer.round}>
            <AnswerLine {...{ answer }} />
          </li>
        ))}
      </ul>
      <div className="grid max-w-4xl grid-cols-3 gap-3 sm:grid-cols-6">
        {colors.map((color) => (
          <HeatBoard key={color} {...{ color, answers, boards }} />
        ))}
      </div>
      <p className="text-muted text-xs">
        The figure counts boards, your own among them, with the colour in either of the two cells of a query, as the
        round closed. Cells of one query share their figure.
      </p>
    </div>
  );
}

/** One answer in a line; with its asker's name where several are listed. */
export function AnswerLine({ answer, asker }: { answer: QueryAnswer; asker?: string }) {
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {asker !== undefined && <span className="font-medium text-emphasis">{asker}</span>}
      <span className="text-muted">
        Round {answer.round}, {answer.query.join(' or ')}:
      </span>
      {colors.map((color) => (
        <span key={color} className="figures inline-flex items-center gap-1 whitespace-nowrap">
          <TokenIcon color={color} className="size-4" />
          <span className="sr-only">{color}</span> {answer.counts[color]}
        </span>
      ))}
    </span>
  );
}

/** One colour's cells. A cell that was asked for twice shows the later answer. */
function HeatBoard({ color, answers, boards }: Props & { color: Color }) {
  const answerFor = (cell: Cell) => answers.findLast(({ query }) => query.includes(cell)) ?? null;
  return (
    <figure aria-hidden className="min-w-0">
      <figcaption className="mb-1 flex items-center gap-1 text-subtle text-xs">
        <TokenIcon color={color} className="size-4" /> {color}
      </figcaption>
      <div className="grid grid-cols-4 gap-0.5">
        {cells.map((cell) => {
          const count = answerFor(cell)?.counts[color] ?? null;
          return (
            <Styled
              as="span"
              key={cell}
              className={classNames(
                'figures flex aspect-square items-center justify-center rounded-sm text-2xs',
                count === null ? 'bg-piece-empty/60' : 'text-emphasis ring-1 ring-[var(--border-emphasis)] ring-inset',
              )}
              style={count === null ? undefined : { backgroundColor: heatOf(color, count / boards) }}
            >
              {count ?? ''}
            </Styled>
          );
        })}
      </div>
    </figure>
  );
}

/** The colour of a piece over the ground, stronger the larger the share (0 to 1); the figure says it too. */
export const heatOf = (color: Color, share: number) =>
  `color-mix(in oklab, var(--piece-${color}) ${Math.round(Math.min(1, Math.sqrt(share)) * 65)}%, var(--bg-subtle))`;
