import { SeatName } from '@/components/faces/face';
import type { CentreProps } from '@/components/stage/scene';
import { capital, inWords, pointsWords } from '@/components/stage/words';
import type { MatchView } from '@/games/game';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { OpenGrid } from './deeds';
import { roundSums } from './finale';
import { RoundOpen } from './round-open';
import { ofSeat } from './scenes';

/** A match that its host ended, on the stage: the grid that nobody named, and the last round that was said, open. */
export function Ended({ view }: Pick<CentreProps<View, Settings>, 'view'>) {
  const round = lastSaid(view);
  return (
    <section
      aria-label="How far it came"
      className="grid h-full grid-cols-[20rem_minmax(0,1fr)] content-center items-center gap-10"
    >
      <div className="grid gap-2">
        <h3 className="eyebrow">The grid that nobody named</h3>
        <OpenGrid view={view} />
      </div>
      <div className="grid gap-3">
        <h3 className="eyebrow">{round === null ? 'Nothing was said yet' : `Said in round ${round}`}</h3>
        {round === null ? <Points view={view} /> : <RoundOpen {...{ view, round }} isStill />}
        <p className="text-lg text-subtle">{howFarWords(view)}</p>
      </div>
    </section>
  );
}

/** The last round whose statements came out. */
function lastSaid(view: MatchView<View>): number | null {
  const rounds = Array.from({ length: view.round }, (_, i) => view.round - i);
  return rounds.find((round) => roundSums(view, round).length > 0) ?? null;
}

const Points = ({ view }: { view: MatchView<View> }) => (
  <ul className="grid gap-1 text-xl">
    {view.seats.map(({ seat }) => (
      <li key={seat} className="flex gap-3">
        <SeatName seat={seat} />
        <span className="display figures text-brass-content">
          {pointsWords(ofSeat(view.allPoints ?? {}, seat) ?? 0)}
        </span>
      </li>
    ))}
  </ul>
);

/** In a sentence: how many rounds were said. */
function howFarWords(view: MatchView<View>): string {
  const said = lastSaid(view) ?? 0;
  const rounds =
    said === 1
      ? 'One round was'
      : `${said === 0 ? 'No' : capital(inWords(said))} ${said === 0 ? 'round was' : 'rounds were'}`;
  return `${rounds} said in full, and nobody has won.`;
}
