import { NameInWords } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { capital } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { formatCountdown } from '@/components/ui/duration';
import type { MatchView, SeatId } from '@/games/game';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { itemsWords } from './items-words';
import { isRunning } from './reserve';

/** What was said last, and how many tiles each has bought: all that is public of where the two stand. */
export function Standing({ view }: CentreProps<View, Settings>) {
  const round = Math.max(0, ...view.statements.map((one) => one.round));
  if (round === 0) return <BeforeAnything {...{ view }} />;
  const isTight = isSetTight(view, round);
  return (
    <div className={classNames('grid', isTight ? 'gap-3' : 'gap-5')}>
      {view.rulingSince === null ? null : <p className="text-subtle">The host is asked to rule on what was said.</p>}
      {view.seats.map(({ seat }) => (
        <section key={seat} className="grid gap-1.5">
          <h2 className="flex items-baseline justify-between gap-3 text-xl">
            <NameInWords seat={seat} />
            <span className="figures text-base text-subtle">{boughtWords(view, seat)}</span>
          </h2>
          <ol aria-label={`What was said in round ${round}`} className="grid gap-1">
            {statementsOf(view, { seat, round }).map(({ text }, i) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
                key={i}
                className={classNames(
                  'rounded-sm border border-subtle px-2',
                  isTight ? 'py-0.5 text-sm leading-tight' : 'py-1 text-base leading-5',
                )}
              >
                <span className="figures text-muted">{i + 1}</span>{' '}
                {text ?? <span className="text-muted">Behind a smokescreen</span>}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** As many lines of slips as the stage holds beside the table; more are set smaller, so that none is cut. */
const ROOMY_LINES = 14;
const LINE_LETTERS = 42;

export const isSetTight = (view: View, round: number): boolean => linesOf(view, round) > ROOMY_LINES;

const linesOf = (view: View, round: number): number =>
  view.seats
    .flatMap(({ seat }) => statementsOf(view, { seat, round }))
    .reduce((sum, { text }) => sum + Math.max(1, Math.ceil((text ?? '').length / LINE_LETTERS)), 0);

const statementsOf = (view: View, { seat, round }: { seat: SeatId; round: number }) =>
  view.statements.find((one) => one.seat === seat && one.round === round)?.statements ?? [];

function boughtWords({ reveals }: View, seat: SeatId): string {
  const count = new Map(Object.entries(reveals)).get(seat) ?? 0;
  return count === 0 ? 'no tile bought' : count === 1 ? '1 tile bought' : `${count} tiles bought`;
}

/** Until the first statements are out. */
const BeforeAnything = ({ view }: { view: MatchView<View> }) => (
  <div className="grid gap-4">
    <HowItGoes />
    {view.seats.map(({ seat }) => (
      <section key={seat} className="grid gap-0.5">
        <h2 className="text-xl">
          <NameInWords seat={seat} />
        </h2>
        <Held {...{ view, seat }} />
      </section>
    ))}
  </div>
);

const Held = ({ view, seat }: { view: MatchView<View>; seat: SeatId }) => (
  <p className="text-base text-subtle leading-5">
    {capital(itemsWords(view, seat))}
    <span className="figures"> · {reserveWords(view, seat)}</span>
  </p>
);

function reserveWords(view: MatchView<View>, seat: SeatId): string {
  if (isRunning(view, seat)) return 'the reserve runs';
  const left = new Map(Object.entries(view.reserveMs)).get(seat) ?? null;
  return left === null ? 'no time limit' : `reserve ${formatCountdown(left)}`;
}

const HowItGoes = () => (
  <div className="grid gap-3 text-lg text-subtle">
    <p>Sixteen tiles in four colours lie face down. Each of the two knows a few of them.</p>
    <p>Each says four things about tiles that were drawn: true ones earn a point, and false ones mislead.</p>
    <p>Whoever names all sixteen colours wins.</p>
  </div>
);
