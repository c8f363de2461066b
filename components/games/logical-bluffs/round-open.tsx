import { NameInWords, SeatName } from '@/components/faces/face';
import { inWords, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import type { MatchView, SeatId } from '@/games/game';
import type { BluffView, View } from '@/games/logical-bluffs/view';
import { type RoundSum, roundSums } from './finale';
import { ofSeat } from './scenes';
import { Slip } from './slip';
import styles from './stage.module.css';

interface RoundProps {
  readonly view: MatchView<View>;
  readonly round: number;
  readonly isStill: boolean;
}

/** A round when all is open: what each said, stamped, what the other took it for, and what both had after it. */
export function RoundOpen({ view, round, isStill }: RoundProps) {
  const sums = roundSums(view, round);
  return (
    <div className="mx-auto grid w-full max-w-[64rem] gap-2 max-sm:gap-1">
      <div className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {sums.map((sum) => (
          <SideOpen key={`${round} ${sum.seat}`} {...{ view, round, sum, isStill }} />
        ))}
      </div>
    </div>
  );
}

function SideOpen({ view, round, sum, isStill }: RoundProps & { sum: RoundSum }) {
  const bluff = view.statements.find((one) => one.round === round && one.seat === sum.seat);
  return (
    <section className="grid min-w-0 content-start gap-1.5 max-sm:gap-1">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-3 font-medium text-emphasis">
        <NameInWords seat={sum.seat} />
        <span className="display figures text-brass-content text-lg max-sm:text-base">{pointsWords(sum.points)}</span>
      </h3>
      <ol className="grid gap-1 max-sm:gap-0.5">
        {bluff?.statements.map(({ text, truth }, i) => (
          <Slip
            // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, each in its place
            key={i}
            {...{ text, i, truth }}
            answer={null}
            isNow={!isStill}
            end={<TakenFor answer={answerTo(view, bluff, i)} truth={truth} judge={judgeOf(view, sum.seat)} />}
          />
        ))}
      </ol>
      <p className={classNames('figures text-sm text-subtle max-sm:text-xs', styles.rise, !isStill && styles.now)}>
        {sumWords(sum, view)}
      </p>
    </section>
  );
}

const judgeOf = ({ seats }: MatchView<View>, seat: SeatId): SeatId | undefined =>
  seats.find((one) => one.seat !== seat)?.seat;

/** What the other said of a statement; null: nothing, as it was hidden or the detective had told. */
function answerTo(view: MatchView<View>, { round, seat }: BluffView, i: number): boolean | null {
  const judge = judgeOf(view, seat);
  const claims = judge === undefined ? undefined : ofSeat(view.allOwn ?? {}, judge)?.claims;
  return claims?.find((claim) => claim.round === round)?.answers[i] ?? null;
}

interface TakenForProps {
  readonly answer: boolean | null;
  readonly truth: boolean | null;
  readonly judge: SeatId | undefined;
}

/** Beside the stamp, which says what was true: whether the other was taken in. */
function TakenFor({ answer, truth, judge }: TakenForProps) {
  const isRight = answer === truth;
  const tone = answer === null ? 'text-muted' : isRight ? 'text-subtle' : 'text-brass-content';
  return (
    <span className={classNames('min-w-0 truncate text-xs leading-5 max-sm:leading-4', tone)}>
      {answer === null ? 'not judged' : isRight ? (truth ? 'believed' : 'seen through') : 'fooled '}
      {answer !== null && !isRight && judge !== undefined && <SeatName seat={judge} />}
    </span>
  );
}

/** "2 true +2 · judged 3 right +6 · 1 tile bought −8". */
export function sumWords({ truths, right, bought, lost }: RoundSum, { revealCost }: Pick<View, 'revealCost'>): string {
  return [
    `${truths} true +${truths}`,
    ...(right === null ? [] : [`judged ${right} right +${2 * right}`]),
    ...(bought === 0 ? [] : [`${inWords(bought)} ${bought === 1 ? 'tile' : 'tiles'} −${bought * revealCost}`]),
    ...(lost === 0 ? [] : [`wrong guess −${lost}`]),
  ].join(' · ');
}
