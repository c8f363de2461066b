'use client';

import { Keyboard, ListVideo, Pause, Play, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { cssValues } from '@/components/ui/css-values';
import { Dialog } from '@/components/ui/dialog';
import { Kbd } from '@/components/ui/kbd';
import { Menu, MenuItem } from '@/components/ui/menu';
import { Popover } from '@/components/ui/popover';
import { Styled } from '@/components/ui/styled';
import { countUpTo } from '@/games/kit/count-up-to';
import { chapterAfter, chapterBefore, chapterStep, type FilmChapter } from './chapters';
import styles from './film.module.css';
import { type FilmMoment, type FilmPlayer, speeds } from './film-player';
import type { Shot } from './shot';

export interface ControlBarProps {
  readonly player: FilmPlayer<Shot>;
  readonly moment: FilmMoment<Shot>;
  /** Those that may be shown. */
  readonly chapters: readonly FilmChapter[];
  readonly folded: number;
  readonly last: number;
  /** The steps that show anything, in ascending order; null: not counted yet. */
  readonly shown: readonly number[] | null;
  /** What the moment says, for who cannot see it. */
  readonly said: string;
  /** The list of chapters, for where it has no place of its own on the page. */
  readonly list: ReactNode;
  readonly isListApart: boolean;
  readonly isListOpen: boolean;
  onListOpen(isOpen: boolean): void;
}

/** One bar at the foot of the window: where the film stands, and how it goes on. */
export function ControlBar(props: ControlBarProps) {
  const { player, moment, list, isListApart, isListOpen, onListOpen } = props;
  const step = moment.shot?.step ?? 0;
  return (
    <section aria-label="Film" className="border-default border-t bg-subtle pb-[env(safe-area-inset-bottom)]">
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-2 px-4 pt-0.5 pb-1 sm:flex-nowrap sm:gap-x-3 sm:px-6 sm:py-2">
        <div className="flex w-full items-center gap-3 sm:order-2 sm:flex-1">
          <Strip {...props} step={step} />
          <span className="figures whitespace-nowrap text-muted text-xs">{placeWords(props.shown, step)}</span>
        </div>
        <div className="flex items-center justify-between max-sm:w-full sm:contents">
          <Steps {...props} step={step} />
          <div className="flex items-center sm:order-3">
            <SpeedMenu {...{ player, moment }} />
            <KeysHelp />
            <span className={classNames(isListApart && 'lg:hidden')}>
              <Dialog
                title="Chapters"
                open={isListOpen}
                onOpenChange={onListOpen}
                trigger={
                  <Button variant="quiet" isSquare aria-label="Chapters" title="Chapters" className="size-11!">
                    <ListVideo aria-hidden className="size-5" />
                  </Button>
                }
              >
                {list}
              </Dialog>
            </span>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Backward and forward, by steps and by chapters. */
function Steps({ player, moment, chapters, step }: ControlBarProps & { readonly step: number }) {
  const { shot, isPlaying, beat } = moment;
  const atStart = step === 0 && beat === null ? 'This is the start.' : null;
  const atEnd = shot?.isLast === true && beat === null ? 'This is the end.' : null;
  const inChapters = chapterStep({ step, beat });
  const later = chapterAfter(chapters, inChapters);
  return (
    <div className="flex items-center">
      <IconButton
        label="Chapter back (J)"
        disabledReason={atStart}
        className="size-11!"
        onClick={() => player.jump(chapterBefore(chapters, inChapters))}
      >
        <SkipBack aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Back (←)" disabledReason={atStart} className="size-11!" onClick={player.previous}>
        <StepBack aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label={isPlaying ? 'Pause (Space)' : 'Play (Space)'}
        variant="solid"
        className="mx-1 size-11! rounded-full!"
        onClick={player.toggle}
      >
        {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
      </IconButton>
      <IconButton label="On (→)" disabledReason={atEnd} className="size-11!" onClick={player.next}>
        <StepForward aria-hidden className="size-5" />
      </IconButton>
      <IconButton
        label="Chapter on (L)"
        disabledReason={atEnd ?? (later === null ? 'This is the last chapter.' : null)}
        className="size-11!"
        onClick={() => later !== null && player.jump(later)}
      >
        <SkipForward aria-hidden className="size-5" />
      </IconButton>
    </div>
  );
}

/** The slider, with a mark for each chapter and a diamond for each close that is told. */
function Strip({
  shown,
  player,
  chapters,
  folded,
  last,
  said,
  step,
}: Pick<ControlBarProps, 'shown' | 'player' | 'chapters' | 'folded' | 'last' | 'said'> & { step: number }) {
  const percent = (n: number) => `${(100 * partOf(n, last)).toFixed(2)}%`;
  const track = `linear-gradient(to right, var(--brass) 0 ${percent(step)}, var(--border-emphasis) ${percent(step)} ${percent(folded)}, var(--border-subtle) ${percent(folded)})`;
  return (
    <div className={styles.strip}>
      <Styled
        as="input"
        type="range"
        aria-label="Moment"
        aria-valuetext={shown === null ? said : `Moment ${placeWords(shown, step)}: ${said}`}
        min={0}
        max={last}
        value={step}
        onChange={(change) => player.jump(Number(change.target.value))}
        className={styles.range}
        style={cssValues({ '--track': track })}
      />
      <Marks {...{ chapters, last }} />
    </div>
  );
}

/** "12 of 57": what goes by unseen is not counted, since the film does not stop there. */
export const placeWords = (shown: readonly number[] | null, step: number): string =>
  shown === null ? '' : `${countUpTo(shown, step, (one) => one)} of ${shown.length}`;

const partOf = (step: number, last: number) => (last === 0 ? 0 : step / last);

const Marks = memo(function Marks({ chapters, last }: Pick<ControlBarProps, 'chapters' | 'last'>) {
  return (
    <>
      {chapters.slice(1).map((chapter) => (
        <Mark key={chapter.step} at={partOf(chapter.step, last)} />
      ))}
      {chapters.flatMap(({ closes }) =>
        closes.map((close) => <Mark key={`close ${close.step}`} at={partOf(close.step, last)} isClose />),
      )}
    </>
  );
});

const Mark = ({ at, isClose = false }: { at: number; isClose?: boolean }) => (
  <Styled
    as="span"
    aria-hidden
    className={classNames(styles.mark, isClose && styles.close)}
    style={cssValues({ '--at': at })}
  />
);

function SpeedMenu({ player, moment: { speed } }: Pick<ControlBarProps, 'player' | 'moment'>) {
  return (
    <Menu
      label="Speed"
      trigger={
        <Button
          variant="quiet"
          aria-label={`Speed: ${speed}×`}
          title="Speed (+ and −)"
          className="figures h-11! min-w-11 px-2!"
        >
          {speed}×
        </Button>
      }
    >
      {speeds.map((one) => (
        <MenuItem key={one} onSelect={() => player.setSpeed(one)}>
          <span className={classNames('figures', one === speed && 'font-semibold')}>{one}×</span>
        </MenuItem>
      ))}
    </Menu>
  );
}

const keys = [
  ['Space', 'play and pause'],
  ['→', 'on: the next beat, the next event'],
  ['←', 'back'],
  ['L', 'the next chapter'],
  ['J', 'the chapter before'],
  ['K', 'play and pause'],
  ['S', 'skip the scene'],
  ['+', 'faster'],
  ['−', 'slower'],
  ['Home', 'to the start'],
  ['End', 'to where the end is told'],
] as const;

function KeysHelp() {
  return (
    <Popover
      label="Keys"
      align="end"
      trigger={
        <Button variant="quiet" isSquare aria-label="Keys" title="Keys" className="size-11! max-sm:hidden">
          <Keyboard aria-hidden className="size-5" />
        </Button>
      }
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-1.5">
        {keys.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}
