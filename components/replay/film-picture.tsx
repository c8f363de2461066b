'use client';

import { ChevronDown, RotateCcw } from 'lucide-react';
import { memo, useState } from 'react';
import { WithBots } from '@/components/faces/with-bots';
import type { AnyScreens, GameScreenProps } from '@/components/match/game-screens';
import { ResultsDetail, ResultsTop } from '@/components/match/results-frame';
import { DraftScope } from '@/components/match/use-draft';
import { CardView, type CardViewProps } from '@/components/stage/card-view';
import { ToldPlaces, toldBy, useFinaleScene } from '@/components/stage/finale';
import { LAST_ROUND } from '@/components/stage/last-round';
import type { FinaleBeat, LoadedScenes } from '@/components/stage/scene';
import { SceneFrame } from '@/components/stage/scene-frame';
import { Table } from '@/components/stage/table';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import type { Results } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { type Shot, sceneAt, type ToldScene } from './shot';

export interface FilmPictureProps {
  readonly page: MatchPage;
  readonly shot: Shot;
  readonly beat: number | null;
  readonly screens: AnyScreens;
  readonly scenes: LoadedScenes | null;
  readonly props: GameScreenProps;
  /** "Round 2 of 3". */
  readonly phase: string;
  /** From a beat of the shot on. */
  onTellScene(from: number): void;
}

/**
 * What a moment shows: the beat of a scene, its end with what it meant, or the board as it stands. Drawn anew for another
 * moment only, not whenever more of the film is folded.
 */
export const FilmPicture = memo(function FilmPicture(props: FilmPictureProps) {
  const { shot, beat } = props;
  const at = sceneAt(shot, beat);
  if (at === null) return <Board {...props} />;
  return at.told.type === 'close' ? (
    <CloseScene {...props} told={at.told} index={at.index} />
  ) : (
    <Ending {...props} told={at.told} index={at.index} results={shot.frame.results} />
  );
});

interface InScene extends FilmPictureProps {
  readonly told: ToldScene;
  readonly index: number;
}

function CloseScene({ shot: { frame }, scenes, props, told, index }: InScene) {
  const { before, view: after } = frame;
  const { settings, mine, nameOf } = props;
  if (scenes === null || before === null) return null;
  const { Drawing } = scenes;
  const isOver = index >= told.scene.beats.length;
  return (
    // On a phone the card takes the last picture's place: it has just been seen.
    <div className={classNames(isOver && 'max-sm:[&_.night]:hidden!')}>
      <SceneFrame
        key={told.scene.id}
        scene={told.scene}
        hush={null}
        ledTo={index}
        draw={(picture) => <Drawing {...picture} {...{ before, after, settings, mine, nameOf }} />}
        after={<div>{told.card !== null && <CardView card={told.card} {...{ scenes, settings }} />}</div>}
        isInFilm
      />
    </div>
  );
}

function Ending({ results, ...given }: InScene & { results: Results | null }) {
  return results === null ? null : <ToldEnding {...given} results={results} />;
}

function ToldEnding({ scenes, props, index, results }: InScene & { results: Results }) {
  const { scene, draw } = useFinaleScene({ page: null, scenes, props, results });
  const seats = props.view.seats.map(({ seat }) => seat);
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <SceneFrame<FinaleBeat> {...{ scene, draw }} hush={null} ledTo={index} isInFilm isFinale />
      <ToldPlaces {...{ results, seats }} told={toldBy(scene, scene.beats[index])} mine={props.mine} />
    </div>
  );
}

function Board({ page: played, shot, screens, scenes, props, phase, onTellScene }: FilmPictureProps) {
  const { view, results, mine, nameOf, settings, now } = props;
  const isTakenBack = results !== null && !shot.isLast;
  // What hosts decided was about the end that counts.
  const page = isTakenBack ? { ...played, awards: null } : played;
  const { Play, Film } = screens;
  const isFilmed = Film !== undefined && view.status !== 'finished';
  const Centre = scenes?.Centre;
  const isWatched =
    view.viewer === 'spectator' &&
    view.status !== 'finished' &&
    screens.hasTable?.(view) !== true &&
    Film === undefined;
  const told = shot.told.find(({ type }) => type === 'close') ?? null;
  const ending = shot.told.find(({ type }) => type === 'finale') ?? null;
  const again = ending === null ? {} : { onTellAgain: () => onTellScene(ending.from) };
  return (
    <div className="grid grid-cols-1 gap-6">
      {isTakenBack && (
        <p className="text-subtle">
          The host took this end back. The match went on, and its last end is the one that counts.
        </p>
      )}
      {results !== null && <ResultsTop {...{ page, results, screens, props }} {...again} isReplay />}
      {told !== null && (
        <AfterScene
          key={told.scene.id}
          {...told}
          {...{ scenes, settings }}
          label={screens.lastTold}
          onTellScene={() => onTellScene(told.from)}
        />
      )}
      {told === null && shot.close?.card != null && <CardView card={shot.close.card} {...{ scenes, settings }} />}
      {isWatched && Centre !== undefined && !scenes?.isPassing && (
        <Table seats={view.seats} {...{ nameOf, mine }} caption={phase}>
          <Centre {...{ view, settings, nameOf, mine, now }} />
        </Table>
      )}
      {results !== null && <ResultsDetail {...{ page, results, screens, props }} />}
      <DraftScope value={`${page.code} replay`}>
        {isFilmed ? (
          <Film key={view.viewer} {...props} before={shot.frame.before} />
        ) : (
          <Play key={view.viewer} {...props} />
        )}
      </DraftScope>
    </div>
  );
}

interface AfterSceneProps extends Pick<ToldScene, 'scene' | 'card'>, Pick<CardViewProps, 'scenes' | 'settings'> {
  /** See `GameScreens.lastTold`. */
  readonly label: string | undefined;
  onTellScene(): void;
}

/** What has closed here: its scene, and what it meant, one click away; on a phone below the board, which has no room to give. */
function AfterScene({ scene, card, scenes, settings, label = LAST_ROUND, onTellScene }: AfterSceneProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3 max-sm:order-last">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="display min-w-0 text-lg">
          <WithBots>{scene.title}</WithBots>
        </p>
        <span className="flex flex-wrap gap-2">
          {card !== null && (
            <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {label} <ChevronDown aria-hidden className={classNames('size-4', isOpen && 'rotate-180')} />
            </Button>
          )}
          <Button size="sm" onClick={onTellScene}>
            <RotateCcw aria-hidden className="size-4" /> Replay the scene
          </Button>
        </span>
      </div>
      {isOpen && card !== null && <CardView {...{ card, scenes, settings }} />}
    </div>
  );
}
