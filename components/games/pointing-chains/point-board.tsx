'use client';

import { ArrowRight, Ban } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Kbd } from '@/components/ui/kbd';
import type { Refusal, SeatId } from '@/games/game';
import type { ScreenProps } from './screen-props';

type Choice = { readonly at: SeatId | null } | null;

/** The seats to point at, and nobody: choose by click, arrow keys or letter; lock it in below; change it until the close. */
export function PointBoard(props: ScreenProps) {
  const { view, settings, mine, nameOf, submit, check, draft } = props;
  const saved: Choice = view.own?.find(({ round }) => round === view.round) ?? null;
  const [drafted, setDrafted] = draft<Choice>(`round ${view.round}`, null);
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const choice = drafted ?? saved;
  const isSaved = choice !== null && saved !== null && choice.at === saved.at;
  const local = choice === null || isSaved ? null : check({ type: 'point', at: choice.at });

  async function lockIn() {
    if (choice === null || isSaved || isSending) return;
    setSending(true);
    const refusal = await submit({ type: 'point', at: choice.at });
    setSending(false);
    setRefused(refusal);
    if (refusal === null) setDrafted(null);
  }
  function choose(at: SeatId | null) {
    setRefused(null);
    setDrafted({ at });
  }

  const name = (at: SeatId | null) => (at === null ? 'nobody' : nameOf(at));
  return (
    <>
      <TargetPicker {...{ view, mine, nameOf, choice, saved, choose }} onLockIn={lockIn} />
      <ActionBar
        prompt={promptFor({ choice, isSaved, name })}
        saved={saved === null ? null : `Saved: you point at ${name(saved.at)}.`}
        counts={countsWhen(settings.pace, view.dueAt)}
        problem={refused ?? local}
      >
        {isSaved ? undefined : (
          <Button
            variant="mine"
            size="lg"
            busy={isSending}
            disabledReason={choice === null ? 'Choose who you point at first, or nobody.' : null}
            onClick={lockIn}
          >
            {choice === null ? 'Lock in' : `Point at ${name(choice.at)}`}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function promptFor({
  choice,
  isSaved,
  name,
}: {
  choice: Choice;
  isSaved: boolean;
  name(at: SeatId | null): string;
}): string {
  if (choice === null) return 'Choose a player to point at, or nobody.';
  if (isSaved) return `You point at ${name(choice.at)}.`;
  return `You chose ${name(choice.at)}; lock it in to make it count.`;
}

interface PickerProps extends Pick<ScreenProps, 'view' | 'mine' | 'nameOf'> {
  readonly choice: Choice;
  readonly saved: Choice;
  choose(at: SeatId | null): void;
  onLockIn(): void;
}

/** Real radio buttons: arrow keys go along, a letter jumps to its seat, 0 is nobody, Enter locks in. */
function TargetPicker({ view, mine, nameOf, choice, saved, choose, onLockIn }: PickerProps) {
  const name = useId();
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const keys = [...keysOf(others), ['0', null] as const];

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onLockIn();
      return;
    }
    const hit = keys.find(([key]) => key === event.key.toLowerCase());
    if (hit === undefined) return;
    event.preventDefault();
    choose(hit[1]);
    const target = hit[1] === null ? 'nobody' : `seat ${hit[1]}`;
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${target}"]`)?.focus();
  }

  return (
    <fieldset onKeyDown={onKeyDown} className="@container min-w-0">
      <legend className="mb-2.5 flex w-full flex-wrap items-baseline justify-between gap-x-4">
        <span className="display text-xl">Round {view.round}: who do you point at?</span>
        <span className="hidden text-muted text-xs sm:inline">
          Arrow keys or a letter to choose, <Kbd>Enter</Kbd> to lock in
        </span>
      </legend>
      <div className="grid grid-cols-2 gap-2 @md:grid-cols-3 @2xl:grid-cols-4">
        {keys.map(([key, seat]) => (
          <Target
            key={seat === null ? 'nobody' : `seat ${seat}`}
            {...{ name, shortcut: key }}
            value={seat === null ? 'nobody' : `seat ${seat}`}
            isChosen={choice !== null && choice.at === seat}
            isSaved={saved !== null && saved.at === seat}
            onChoose={() => choose(seat)}
          >
            {seat === null ? (
              <>
                <Ban aria-hidden className="size-4 shrink-0 text-muted" /> Nobody
              </>
            ) : (
              nameOf(seat)
            )}
          </Target>
        ))}
      </div>
    </fieldset>
  );
}

/** A seat that is called by a letter has that letter as its key; where they are not, the letters go in order. */
function keysOf(seats: readonly SeatId[]): (readonly [key: string, seat: SeatId])[] {
  const own = seats.map((seat) => seat.toLowerCase());
  const areLetters = own.every((key) => /^[a-z]$/.test(key)) && new Set(own).size === own.length;
  return seats.map((seat, i) => [areLetters ? seat.toLowerCase() : String.fromCharCode(97 + i), seat]);
}

interface TargetProps {
  readonly name: string;
  readonly value: string;
  readonly shortcut: string;
  readonly isChosen: boolean;
  readonly isSaved: boolean;
  onChoose(): void;
  readonly children: ReactNode;
}

function Target({ name, value, shortcut, isChosen, isSaved, onChoose, children }: TargetProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-12 items-center gap-2 rounded-md border px-3 py-2 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2',
        isChosen
          ? 'border-garnet-content bg-garnet-subtle font-medium text-emphasis'
          : 'border-default bg-subtle hover:border-emphasis hover:bg-emphasis',
      )}
    >
      <input
        type="radio"
        className="sr-only"
        checked={isChosen}
        onChange={onChoose}
        {...{ name, value }}
        aria-keyshortcuts={shortcut}
      />
      {isChosen && <ArrowRight aria-hidden className="size-4 shrink-0 text-garnet-content" />}
      <span className="flex min-w-0 flex-1 items-center gap-2 [overflow-wrap:anywhere]">{children}</span>
      {isSaved && <span className="text-success-content text-xs">saved</span>}
      <span aria-hidden className="hidden text-2xs text-muted uppercase sm:inline">
        {shortcut}
      </span>
    </label>
  );
}
