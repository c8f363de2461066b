'use client';

import { ArrowLeft } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { Said } from '@/components/faces/face';
import { markedName } from '@/components/faces/marked-names';
import { useCalledSeats } from '@/components/match/called-seats';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import { HeadWords } from '@/components/match/head-words';
import { END, phaseWords } from '@/components/match/phase-words';
import { useActionWords } from '@/components/match/use-action-words';
import { useScopedDraft } from '@/components/match/use-draft';
import { markFinaleSeen, useIsTold } from '@/components/stage/finale-mark';
import type { LoadedScenes } from '@/components/stage/scene';
import { useStillness } from '@/components/stage/use-scene-player';
import { Badge } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { CopyButton } from '@/components/ui/copy-button';
import { formatDuration } from '@/components/ui/duration';
import { announce } from '@/components/ui/notice';
import type { SeatId, Viewer } from '@/games/game';
import { seatOf } from '@/games/kit/by-seat';
import { checkAction } from '@/games/match';
import type { MatchRecord } from '@/games/record';
import type { MatchPage } from '@/server/pages/shapes';
import { ChapterList, type ScriptLine } from './chapter-list';
import { chapterAt, chapterSpan, chaptersUpTo, type FilmChapter } from './chapters';
import { ControlBar } from './control-bar';
import { eventWords, isKnownTo } from './event-words';
import { EyesMenu } from './eyes-menu';
import { FilmPicture } from './film-picture';
import type { Place } from './film-player';
import { momentQuery, openingEyes, parsePlace } from './place';
import { type Shot, sceneAt } from './shot';
import { FilmRoom, Threading, Unplayable } from './threading';
import { type PlayedFilm, useFilm } from './use-film';
import { useFilmKeys } from './use-film-keys';
import { VerifiedBadge } from './verified-badge';

export interface FilmAddress {
  readonly page: MatchPage;
  /** Whose eyes and which moment the address names; see place.ts. */
  readonly as: string | undefined;
  readonly at: string | undefined;
}

interface FilmScreenProps extends FilmAddress {
  readonly record: MatchRecord;
  readonly loaded: LoadedGame;
  readonly scenes: LoadedScenes | null;
}

const start = { step: 0, beat: null };

export function FilmScreen({ page, record, loaded, scenes, as, at }: FilmScreenProps) {
  const { seats } = record;
  const [viewer, setViewer] = useState<Viewer>(() => openingEyes({ as, seats, filmEyes: loaded.screens.filmEyes }));
  const [place] = useState(() => parsePlace(at) ?? start);
  const called = useCalledSeats(page);
  const names = useMemo(() => new Map(called.map(({ seat, name }) => [seat, name])), [called]);
  const nameOf = useMemo(() => (seat: SeatId) => names.get(seat) ?? seat, [names]);
  const settings = useMemo(() => loaded.game.settings.parse(record.settings), [loaded, record]);
  const isTold = useIsTold(page);
  const { screens } = loaded;
  const film = useFilm({ record, settings, screens, scenes, viewer, isTold, place, nameOf });
  const { shot, beat } = film.moment;
  useOwnAddress({ film, viewer });
  usePlaysItself({ film, isAsked: at !== undefined });
  useTold({ page, shot, beat });
  if (film.isFailed) return <Unplayable page={page} />;
  if (shot === null) return <Threading title={page.title} />;
  return (
    <Film {...{ page, record, loaded, scenes, film, shot, viewer, settings, nameOf, isTold }} onEyes={setViewer} />
  );
}

interface FilmProps extends Pick<FilmScreenProps, 'page' | 'record' | 'loaded' | 'scenes'> {
  readonly film: PlayedFilm;
  readonly shot: Shot;
  readonly viewer: Viewer;
  readonly settings: unknown;
  readonly isTold: boolean;
  nameOf(seat: SeatId): string;
  onEyes(viewer: Viewer): void;
}

function Film(given: FilmProps) {
  const { page, record, loaded, scenes, film, shot, settings, viewer, nameOf, isTold } = given;
  const { player, moment, folded } = film;
  const { screens } = loaded;
  const last = record.events.length;
  const [reached, setReached] = useState(0);
  if (shot.step > reached) setReached(shot.step);
  const seen = useMemo(() => chaptersUpTo(film.chapters, reached), [film.chapters, reached]);
  const chapters = isTold ? film.chapters : seen;
  useFilmKeys({ player, chapters, last });
  const props = useFrameProps(given);
  const say = useEventWords(given, nameOf);
  const sayMarked = useEventWords(given, markedName);
  const scene = sceneAt(shot, moment.beat);
  const isEnding = scene?.told.type === 'finale';
  const shown = scene === null || isEnding ? props.view : (shot.frame.before ?? props.view);
  const phase = isEnding ? END : phaseWords(screens, shown, settings);
  // A scene speaks for itself.
  const said = scene === null ? momentWords(given, { say, nameOf }) : null;
  useSaid({ said, isPlaying: moment.isPlaying, isInScene: scene !== null });
  useMomentTitle({ page, phase: scene?.told.scene.title ?? phase, isTold: scene === null });
  const isWide = screens.isWide === true || props.results !== null;
  const [isListOpen, setListOpen] = useState(false);
  const link = linkTo({ page, viewer, place: { step: shot.step, beat: moment.beat } });
  const list = (
    <ChapterList
      chapters={seen}
      step={shot.step}
      isInScene={scene !== null}
      lines={linesOf({
        chapters: film.chapters,
        place: { step: shot.step, beat: moment.beat },
        say: sayMarked,
        last: Math.min(folded, isTold ? last : shot.step),
        knows: (step) => knows(given, step),
      })}
      onSeek={(to) => {
        if (to.beat === null) player.jump(to.step);
        else player.seek(to);
        setListOpen(false);
      }}
    />
  );
  return (
    <FilmRoom>
      <FilmHead {...given} {...{ link }} where={phase} />
      <main
        id="main"
        tabIndex={-1}
        data-step={shot.step}
        className={classNames(
          'mx-auto grid w-full max-w-page flex-1 content-start gap-x-8 px-4 pt-4 pb-8 outline-none sm:px-6',
          !isWide && 'lg:grid-cols-[minmax(0,1fr)_17rem]',
        )}
      >
        <div className="min-w-0 [--picture-height:58vh]">
          <FilmPicture
            {...{ page, shot, screens, scenes, props, phase }}
            beat={moment.beat}
            onTellScene={player.tellScene}
          />
        </div>
        {!isWide && (
          <aside aria-label="The film" className="max-lg:hidden">
            <div className="sticky top-28 grid max-h-[calc(100dvh-15rem)] grid-rows-1">{list}</div>
          </aside>
        )}
      </main>
      <FilmFoot
        {...{ player, moment, chapters, folded, last, isListOpen, list, link }}
        shown={film.shown}
        caption={
          scene === null && (
            <FilmCaption {...{ record, shot }} said={momentWords(given, { say: sayMarked, nameOf: markedName })} />
          )
        }
        said={said ?? phase}
        isListApart={!isWide}
        onListOpen={setListOpen}
      />
    </FilmRoom>
  );
}

interface FootProps extends ComponentProps<typeof ControlBar> {
  readonly caption: ReactNode;
  readonly link: ComponentProps<typeof CopyLink>['link'];
}

/** In one, so that nothing of the page shows between them. */
function FilmFoot({ caption, link, list, ...bar }: FootProps) {
  return (
    <div data-foot className="sticky bottom-0 z-20">
      {caption}
      <ControlBar
        {...bar}
        list={
          <div className="grid gap-3">
            <div className="sm:hidden">
              <CopyLink link={link} />
            </div>
            {list}
          </div>
        }
      />
    </div>
  );
}

/** Always in sight: which match, where it stands, and in whose eyes. */
function FilmHead({
  page,
  record,
  film,
  shot,
  viewer,
  nameOf,
  onEyes,
  where,
  link,
}: FilmProps & { where: string; link: string }) {
  const { folded, outcome } = film;
  const last = record.events.length;
  const { view } = shot.frame;
  return (
    <section aria-label="Replay" data-match-bar className="sticky top-0 z-20 border-subtle border-b bg-default">
      <div className="mx-auto max-w-page px-4 pt-1.5 pb-1 sm:px-6">
        <div className="flex min-h-11 items-center gap-x-2">
          <LinkButton
            href={`/m/${page.code}`}
            variant="quiet"
            size="sm"
            aria-label="To the match page"
            title="To the match page"
            className="-ml-2 max-sm:size-11! max-sm:px-0!"
          >
            <ArrowLeft aria-hidden className="size-4" />
          </LinkButton>
          <HeadWords title={page.title} phase={where} more={['Replay']}>
            {view.status === 'paused' && <Badge tone="warning">Paused</Badge>}
          </HeadWords>
          <VerifiedBadge {...{ page, outcome }} share={last === 0 ? 1 : folded / last} />
          <EyesMenu seats={record.seats} {...{ viewer, nameOf }} onChoose={onEyes} />
          <span className="max-sm:hidden">
            <CopyLink link={link} />
          </span>
        </div>
      </div>
    </section>
  );
}

/** From so many letters on it would take a second line from the picture. */
const LONG_WORDS = 80;

/** What has just happened, below the picture, as a scene's captions are, in sight above the bar. */
function FilmCaption({ record, shot, said }: Pick<FilmProps, 'record' | 'shot'> & { said: string | null }) {
  const { refusal } = shot.frame;
  const at = record.events[shot.step - 1]?.at ?? null;
  return (
    <section aria-label="What has just happened" className="border-subtle border-t bg-default">
      <p className="mx-auto flex min-h-14 max-w-page flex-wrap items-baseline gap-x-4 px-4 py-2 sm:px-6">
        <span
          className={classNames(
            'display text-pretty text-emphasis [overflow-wrap:anywhere] max-sm:text-base max-sm:leading-tight',
            (said ?? '').length > LONG_WORDS ? 'text-xl' : 'text-2xl',
          )}
        >
          <Said>{shot.step === 0 ? 'The match starts.' : (said ?? '')}</Said>
          {refusal !== null && <span className="text-danger-content"> Refused: {refusal}</span>}
        </span>
        {at !== null && said !== null && (
          <span className="figures whitespace-nowrap text-muted text-sm max-sm:hidden">{formatDuration(at)} in</span>
        )}
      </p>
    </section>
  );
}

const linkTo = ({ page, viewer, place }: { page: MatchPage; viewer: Viewer; place: Place }): string =>
  `${window.location.origin}/m/${page.code}/replay${momentQuery(viewer, place)}`;

const CopyLink = ({ link }: { link: string }) => (
  <CopyButton text={link} label="Copy link" what="to this moment" said="Copied the link to this moment." />
);

function useFrameProps({ record, loaded, shot, settings, nameOf }: FilmProps): GameScreenProps {
  const { view, results } = shot.frame;
  const at = record.events[shot.step - 1]?.at ?? 0;
  return useMemo(
    () => ({
      ...{ view, results, settings, nameOf },
      isBot: () => false,
      mine: seatOf(view.viewer),
      interactive: false,
      check: (action) => checkAction(loaded.game, view, action),
      submit: async () => ({ code: 'NOT_ALLOWED', message: 'This is a replay; nothing can be sent.' }),
      draft: useScopedDraft,
      notebook: null,
      now: () => at,
    }),
    [view, results, settings, nameOf, loaded.game, at],
  );
}

/** What a step says to this viewer; null: they know nothing of it. */
function useEventWords(
  { record, loaded, film, shot, viewer }: FilmProps,
  nameOf: (seat: SeatId) => string,
): (step: number) => string | null {
  const actionWords = useActionWords(loaded.screens, nameOf);
  const { seats } = shot.frame.view;
  return (step) => {
    const event = record.events[step - 1];
    const closes = chapterAt(film.chapters, step - 1)?.hostCloses;
    return event === undefined ? null : eventWords(event, { viewer, seats, nameOf, actionWords, closes });
  };
}

/** What the event says, and what it closed in passing; null: this viewer knows of nothing. */
function momentWords(
  { scenes, shot: { step, frame }, settings, viewer }: FilmProps,
  { say, nameOf }: { say(step: number): string | null; nameOf(seat: SeatId): string },
): string | null {
  const telling = { settings, nameOf, mine: seatOf(viewer) };
  const passed = frame.before === null ? [] : (scenes?.passing?.(frame.before, frame.view, telling) ?? []);
  const words = [say(step), ...passed].filter((one) => one !== null);
  return words.length === 0 ? null : words.join(' ');
}

const knows = ({ record, viewer }: FilmProps, step: number): boolean => {
  const event = record.events[step - 1];
  return event !== undefined && isKnownTo(viewer, event);
};

/** What is said in the chapter that is on; of a very long one, what is near. */
const LINES_SHOWN = 120;

function linesOf({
  chapters,
  place,
  say,
  last,
  knows,
}: {
  chapters: readonly FilmChapter[];
  place: Place;
  /** The last one that may be told. */
  last: number;
  say(step: number): string | null;
  knows(step: number): boolean;
}): readonly ScriptLine[] {
  const span = chapterSpan(chapters, place);
  const from = Math.max(span.from, place.step - LINES_SHOWN / 2);
  const to = Math.min(span.to ?? last, from + LINES_SHOWN, last);
  const steps = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + 1 + i);
  return steps.flatMap((step) => {
    const text = knows(step) ? say(step) : null;
    return text === null ? [] : [{ step, text }];
  });
}

/** While it plays the scenes alone are spoken: events come faster than anybody speaks. */
function useSaid({ said, isPlaying, isInScene }: { said: string | null; isPlaying: boolean; isInScene: boolean }) {
  useEffect(() => {
    if (said !== null && !isPlaying && !isInScene) announce(said);
  }, [said, isPlaying, isInScene]);
}

function useMomentTitle({ page, phase, isTold }: { page: MatchPage; phase: string; isTold: boolean }) {
  useEffect(() => {
    const moment = isTold ? `${phase} · ` : '';
    document.title = `${moment}Replay of ${page.title} · Main Match`;
  }, [page.title, phase, isTold]);
}

/** The address names the moment whenever the film stands still, so that a reload comes back to it. */
function useOwnAddress({ film: { moment }, viewer }: { film: PlayedFilm; viewer: Viewer }) {
  const { shot, beat, isPlaying } = moment;
  const step = shot?.step ?? null;
  useEffect(() => {
    if (step === null || isPlaying) return;
    window.history.replaceState(null, '', momentQuery(viewer, { step, beat }));
  }, [step, beat, isPlaying, viewer]);
}

/** A film begins when it is opened, but not for who came for one moment of it, or wants no motion. */
function usePlaysItself({ film: { player, moment }, isAsked }: { film: PlayedFilm; isAsked: boolean }) {
  const isStill = useStillness();
  const isHere = moment.shot !== null;
  const begin = useEffectEvent(() => {
    if (!isAsked && !isStill && !moment.isPlaying) player.play();
  });
  useEffect(() => {
    if (isHere) begin();
  }, [isHere]);
}

/** Who has come to the end of the film has been told the end of the match. */
function useTold({ page, shot, beat }: { page: MatchPage; shot: Shot | null; beat: number | null }) {
  const { code, finishedAt } = page;
  const isOver = shot !== null && shot.frame.results !== null && shot.isLast && beat === null;
  useEffect(() => {
    if (isOver) markFinaleSeen({ code, finishedAt });
  }, [isOver, code, finishedAt]);
}
