'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Problem } from '@/components/board/problem-of';
import { useAction } from '@/components/board/use-action';
import { labelWrap } from '@/components/faces/label-wrap';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { Checklist } from '@/components/match/checklist';
import { isLastOut, lastOutWords } from '@/components/match/last-out';
import { QuestionBar } from '@/components/match/question-bar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import { takesKey } from '@/components/ui/takes-key';
import type { SeatId } from '@/games/game';
import { everyRoundWords } from './every-round';
import type { OnTable } from './on-table';
import { type Choice, costsGarnet, pointersOf, roundsAt, savedOf } from './pointers';
import { RoundTable } from './round-table';
import type { ScreenProps } from './screen-props';
import type { Target } from './table-props';

type Pointing = { readonly type: 'point'; readonly at: Target };

/** What is saved already is no problem; of an earlier round it can still be told. */
const late = (refused: Problem | null) =>
  refused?.code === 'TOO_LATE' || refused?.code === 'ARRIVED' ? refused : null;

/** Whom I point at, on the table itself: by click, arrow keys or letter; sent from the bar; changed until the close. */
export function PointBoard(props: ScreenProps & OnTable) {
  const { view, settings, nameOf, submit, check, draft, middle, below } = props;
  const saved = savedOf(view);
  const [drafted, setDrafted] = draft<Choice>(`round ${view.round}`, null);
  const nameAt = (at: Target) => (at === null ? 'nobody' : nameOf(at));
  const { send, isSending, refused, forget } = useAction<Pointing>({ submit }, null, {
    what: ({ at }) => nameAt(at),
    moment: `round ${view.round}`,
    saved: saved && nameAt(saved.at),
    onSend: () => void lockIn(),
    onKeep: () => setDrafted(null),
  });
  const [isAsking, setAsking] = useState(false);
  const choice = drafted ?? saved;
  const isSaved = choice !== null && saved !== null && choice.at === saved.at;
  const local = choice === null || isSaved ? null : check({ type: 'point', at: choice.at });

  const onItsWay = useRef<Choice>(null);

  async function lockIn() {
    if (choice === null || isSaved || (isSending && onItsWay.current === choice)) return;
    if (!isAsking && costsGarnet(view, { settings, choice })) return setAsking(true);
    setAsking(false);
    onItsWay.current = choice;
    const isTaken = await send({ type: 'point', at: choice.at });
    // Who chose again while it was on its way, here or in another tab, keeps the new choice.
    if (isTaken && onItsWay.current === choice) setDrafted((now) => (now?.at === choice.at ? null : now));
    if (onItsWay.current === choice) onItsWay.current = null;
  }
  function choose(at: Target) {
    onItsWay.current = null;
    forget();
    setAsking(false);
    setDrafted({ at });
  }

  return (
    <>
      {/* Nothing is written where one's own arrow runs. */}
      <PointTable
        {...props}
        {...{ choice, choose }}
        middle={choice === null || view.maps.length > 0 ? middle : null}
        onLockIn={lockIn}
      />
      <PointBar
        {...props}
        {...{ choice, saved, isSaved, isSending, isAsking }}
        name={nameAt(choice?.at ?? null)}
        problem={isSaved ? late(refused) : (refused ?? local)}
        onLockIn={lockIn}
        onNotYet={() => setAsking(false)}
        onNobody={() => choose(null)}
      />
      {everyRoundWords(view, settings).map((words) => (
        <p key={words} className="text-sm text-subtle">
          {words}
        </p>
      ))}
      {below}
    </>
  );
}

// A phone has two lines beside its clock, and one row for both answers.
const loseWords = (
  <>
    You would lose a garnet <span className="max-sm:sr-only">(an award) </span>for pointing every round. Not sent yet.
  </>
);
const chooseNobody = (
  <span className="max-sm:inline-block max-sm:first-letter:uppercase">
    <span className="max-sm:sr-only">Choose </span>nobody
  </span>
);

interface PointBarProps extends Pick<ScreenProps, 'view' | 'settings' | 'now' | 'nameOf' | 'mine'> {
  readonly choice: Choice;
  readonly saved: Choice;
  readonly isSaved: boolean;
  readonly isSending: boolean;
  readonly isAsking: boolean;
  /** Of whom is chosen. */
  readonly name: string;
  readonly problem: Problem | null;
  onLockIn(): void;
  onNotYet(): void;
  onNobody(): void;
}

function PointBar({ view, settings, now, nameOf, choice, saved, isSaved, name, problem, ...rest }: PointBarProps) {
  const { mine, isAsking, isSending, onLockIn, onNotYet, onNobody } = rest;
  const { roundSeconds } = settings;
  const label = choice === null ? 'Point' : `Point at ${name}`;
  const clock = (
    <BarClock
      {...{ view, now, settings }}
      label={`Round ${view.round}`}
      totalMs={roundSeconds === null ? null : roundSeconds * 1000}
      isSafe={saved !== null}
    />
  );
  if (isAsking) {
    return (
      <QuestionBar
        words={loseWords}
        yes="Point and lose it"
        instead={{ label: chooseNobody, onChoose: onNobody }}
        busy={isSending}
        onYes={onLockIn}
        {...{ clock, problem, onNotYet }}
      />
    );
  }
  const wanted = [
    { id: 'whom', label: choice === null ? 'Choose a player, or nobody' : `You → ${name}`, isDone: choice !== null },
  ];
  const isLast = saved === null && isLastOut({ view, settings, mine });
  return (
    <ActionBar
      clock={clock}
      prompt={
        isSaved ? null : (
          // On a phone the button says whom, and there is room for one of them.
          <span className={classNames(isLast && 'max-sm:sr-only')}>
            <Checklist wanted={wanted} />
          </span>
        )
      }
      saved={
        saved !== null
          ? `Saved: you point at ${saved.at === null ? 'nobody' : nameOf(saved.at)}.`
          : isLast
            ? lastOutWords('point')
            : null
      }
      isSaved={saved !== null}
      counts={saved === null ? undefined : countsWhen({ pace: settings.pace, dueAt: view.dueAt })}
      problem={problem}
    >
      {isSaved ? undefined : (
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={choice === null ? 'Choose who you point at first, or nobody.' : null}
          onClick={onLockIn}
          className="max-sm:px-3"
        >
          <span className={labelWrap(label)}>{label}</span>
        </Button>
      )}
    </ActionBar>
  );
}

interface PointTableProps extends Pick<ScreenProps, 'view' | 'mine' | 'nameOf'>, Pick<OnTable, 'middle'> {
  readonly choice: Choice;
  choose(at: Target): void;
  onLockIn(): void;
}

/** Real radio buttons round the table: arrow keys go along, a letter jumps to its seat, 0 is nobody, Enter sends it. */
function PointTable({ view, mine, nameOf, choice, middle, choose, onLockIn }: PointTableProps) {
  const name = useId();
  const { seats } = view;
  const keyOf = keysOf(seats.map(({ seat }) => seat).filter((seat) => seat !== mine));

  const board = useRef<HTMLFieldSetElement>(null);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target;
    if (event.ctrlKey || event.metaKey || event.altKey || !(at instanceof Element)) return;
    // While a close is told in its place the keys are the scene's.
    if (board.current?.closest('[hidden]') !== null) return;
    // Also where nothing takes it: a page that was just opened takes its keys at once.
    if (takesKey(at, event.key) && board.current?.contains(at) !== true) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onLockIn();
      return;
    }
    const along = stepOf(event);
    if (along !== null && board.current !== null && walksTable(at)) {
      event.preventDefault();
      return goAlong(board.current, along);
    }
    const hit = [...keyOf].find(([, key]) => key === event.key.toLowerCase())?.[0];
    if (hit === undefined) return;
    event.preventDefault();
    choose(hit);
    const value = hit === null ? 'nobody' : `seat ${hit}`;
    board.current?.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <fieldset ref={board} className="min-w-0">
      <legend className="flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="display inline-block text-xl max-sm:text-lg max-sm:first-letter:uppercase">
          <span className="max-sm:sr-only">Round {view.round}: </span>who do you point at?
        </span>
        <span className="hidden text-muted text-xs sm:inline pointer-coarse:hidden">
          Arrow keys or a letter to choose, <Kbd>Enter</Kbd> to point
        </span>
      </legend>
      <RoundTable
        {...{ seats, nameOf, mine }}
        hasNobody
        arrows={pointersOf(view, { mine, choice })}
        roundsAt={roundsAt(view)}
        picking={{ name, chosen: choice?.at, keyOf, choose }}
      >
        {middle}
      </RoundTable>
    </fieldset>
  );
}

/** Which way an arrow key goes round the table; null: it is none. */
function stepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | null {
  if (shiftKey) return null;
  if (key === 'ArrowRight' || key === 'ArrowDown') return 1;
  return key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : null;
}

/** Where a page and a close leave the focus: nowhere, or at the heading. Radio buttons go along by themselves. */
const walksTable = (at: Element): boolean => at === document.body || at.matches('main, legend, h2, [data-board]');

/** To the next one that can be chosen, from whoever is chosen. */
function goAlong(board: HTMLElement, step: 1 | -1) {
  const choices = [...board.querySelectorAll<HTMLInputElement>('input[type=radio]')];
  const from = choices.findIndex(({ checked }) => checked);
  const next = choices.at(from === -1 && step === -1 ? -1 : (from + step) % choices.length);
  next?.click();
  next?.focus();
}

/** A seat that is called by a letter has that letter as its key; where they are not, the letters go in order. */
function keysOf(seats: readonly SeatId[]): ReadonlyMap<Target, string> {
  const own = seats.map((seat) => seat.toLowerCase());
  const areLetters = own.every((key) => /^[a-z]$/.test(key)) && new Set(own).size === own.length;
  const keys = seats.map((seat, i): [Target, string] => [
    seat,
    areLetters ? seat.toLowerCase() : String.fromCharCode(97 + i),
  ]);
  return new Map([...keys, [null, '0']]);
}
