'use client';

import { ArrowDown, Play } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatFigure } from '@/components/match/award-words';
import type { GameScreenProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Results, SeatId } from '@/games/game';
import { tellPlaces } from './places';
import { PlacesDrawing } from './places-drawing';
import type { FinaleBeat, GameScenes, Scene } from './scene';
import { SceneFrame } from './scene-frame';

export interface FinaleProps {
  readonly scenes: GameScenes | null;
  readonly props: GameScreenProps;
  readonly results: Results;
  /** Who was there to the last close comes to it at once; who opens the page later is asked. */
  readonly startsAtOnce: boolean;
  onTold(): void;
}

/** The end, told once from the last to the first. Nothing of the result stands on the page before. */
export function Finale({ scenes, props, results, startsAtOnce, onTold }: FinaleProps) {
  const [isTelling, setTelling] = useState(startsAtOnce);
  if (!isTelling) {
    return (
      <section aria-label="The end" className="grid justify-items-start gap-4 py-6">
        <h2 className="display text-3xl">The match is over</h2>
        <p className="max-w-prose text-subtle">
          The end is told from the last to the first, with everything that was secret. Nothing on this page gives it
          away before that.
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" size="lg" onClick={() => setTelling(true)}>
            <Play aria-hidden className="size-4" /> Tell the end
          </Button>
          <Button size="lg" data-way-on onClick={onTold}>
            Straight to the result
          </Button>
        </div>
      </section>
    );
  }
  return <Telling {...{ scenes, props, results, onTold }} />;
}

function Telling({ scenes, props, results, onTold }: Omit<FinaleProps, 'startsAtOnce'>) {
  const { scene, draw } = useFinaleScene({ scenes, props, results });
  const [told, setTold] = useState<readonly SeatId[]>([]);
  const all = scene.beats.flatMap(({ tells }) => tells);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_15rem]">
      <SceneFrame
        {...{ scene, draw }}
        hush={null}
        onBeat={(beat) => setTold(toldBy(scene, beat))}
        onEnd={() => setTold(all)}
        after={
          <span>
            <Button variant="solid" size="lg" data-way-on onClick={onTold}>
              To the whole result <ArrowDown aria-hidden className="size-4" />
            </Button>
          </span>
        }
      />
      <ToldPlaces {...{ results, told }} nameOf={props.nameOf} mine={props.mine} />
    </div>
  );
}

/** The game's own telling; without one, the places alone. */
export function useFinaleScene({ scenes, props, results }: Pick<FinaleProps, 'scenes' | 'props' | 'results'>) {
  const { view, settings, mine, nameOf } = props;
  const finale = scenes?.finale;
  const scene: Scene<FinaleBeat> = useMemo(
    () => finale?.tell(view, results, { settings, mine, nameOf }) ?? tellPlaces(results, { nameOf }),
    [finale, view, results, settings, mine, nameOf],
  );
  const Drawing = finale?.Drawing ?? PlacesDrawing;
  const draw = (picture: { scene: Scene<FinaleBeat>; index: number; isStill: boolean }) => (
    <Drawing {...picture} {...{ view, results, settings, mine, nameOf }} />
  );
  return { scene, draw };
}

const toldBy = ({ beats }: Scene<FinaleBeat>, beat: FinaleBeat): readonly SeatId[] =>
  beats.slice(0, beats.findIndex(({ id }) => id === beat.id) + 1).flatMap(({ tells }) => tells);

/** The table of places, filled from below as they are told. */
export function ToldPlaces({
  results,
  told,
  nameOf,
  mine,
  isStage = false,
}: {
  results: Results;
  told: readonly SeatId[];
  nameOf(seat: SeatId): string;
  mine: SeatId | null;
  isStage?: boolean;
}) {
  return (
    <ol aria-label="Places told so far" className={classNames('figures self-start', isStage ? 'text-xl' : 'text-sm')}>
      {results.standings.map(({ seat, rank, points }) => {
        const isTold = told.includes(seat);
        return (
          <li
            key={seat}
            className={classNames(
              'grid min-h-8 grid-cols-[2rem_1fr_auto] items-center gap-2 border-muted border-b px-1',
              isTold && seat === mine && 'bg-brass-subtle',
            )}
          >
            <span className="text-right text-muted">{isTold ? rank : ''}</span>
            <span className="truncate font-medium text-emphasis">{isTold ? nameOf(seat) : ''}</span>
            <span>{isTold && points !== null ? formatFigure(points) : ''}</span>
          </li>
        );
      })}
    </ol>
  );
}
