import type { LoadedScenes } from '@/components/stage/scene';
// The server draws the table before its script is here: it must not stand there without its looks.
import table from '@/components/stage/table.module.css';
import { isPacedByHost } from '@/games/kit/pace';
import type { GameScreenProps, GameScreens } from './game-screens';
import { later } from './later';
import { TableClock } from './match-clock';
import { phaseMs, whatIsWaitedFor } from './phase-words';

const Table = later(async () => (await import('@/components/stage/table')).Table, <div className={table.room} />);

interface BetweenProps {
  readonly screens: GameScreens;
  readonly scenes: LoadedScenes | null;
  readonly props: GameScreenProps;
  /** Where the match stands: "Round 3 of 3". */
  readonly phase: string;
  /** Of a dashboard, whose bar says that, and how long is left. */
  readonly isPart?: boolean;
}

/**
 * The table, for whoever has nothing to do for now: where the game has something for its middle. While that is on its way the
 * table stands with its middle empty: nothing below it jumps.
 */
export function TableBetween({ screens, scenes, props, phase, isPart = false }: BetweenProps) {
  const { view, settings, nameOf, mine, now } = props;
  const Centre = scenes === null ? Empty : scenes.Centre;
  if (Centre === undefined || screens.loadScenes === undefined || screens.isPassing) return null;
  return (
    <Table
      seats={view.seats}
      {...{ nameOf, mine, isPart }}
      {...(!isPart && {
        caption: phase,
        clock: (
          <TableClock
            {...{ view, now }}
            totalMs={phaseMs(screens, view, settings)}
            label={phase}
            isHostPaced={isPacedByHost(settings)}
            closes={screens.closes?.(view)}
            waitsFor={whatIsWaitedFor(screens, { view, settings })}
          />
        ),
      })}
    >
      <Centre {...{ view, settings, nameOf, mine, now }} />
    </Table>
  );
}

const Empty = () => <div />;
