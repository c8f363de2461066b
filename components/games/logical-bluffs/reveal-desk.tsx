'use client';

import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { Button } from '@/components/ui/button';
import type { Action } from '@/games/logical-bluffs/actions';
import { cells } from '@/games/logical-bluffs/grid';
import type { Turn, View } from '@/games/logical-bluffs/view';
import { type Asking, DeskBar, msOf } from './desk-bar';
import { DeskBoard } from './desk-board';
import { DeskFrame } from './desk-frame';
import { coloursIn, contradictions, gridOf, type Marks } from './marks';
import type { Counted } from './reading';
import type { ScreenProps } from './screen-props';
import { StatementsList } from './statements-list';
import type { Desk } from './use-desk';

interface Props extends ScreenProps {
  readonly turn: Turn;
  readonly desk: Desk;
}

/** What waits for the connection, or came too late. */
function deedOf(action: Action): string {
  if (action.type === 'reveal') return `the tile ${action.tile}`;
  if (action.type === 'guess') return 'your guess at the grid';
  return action.type === 'pass' ? 'that you are done' : 'time to guess';
}

/** Buy a tile by tapping it, or guess the whole grid, or neither. */
export function RevealDesk(props: Props) {
  const { view, settings, turn, check, desk } = props;
  const { send, isSending, refused, forget } = useAction<Action>(props, gridOf(desk.marks), {
    what: deedOf,
    moment: `round ${view.round}`,
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const isGuessing = turn.guessing || turn.guessed;
  const reasonFor = (action: Action) => check(action)?.message ?? null;
  const unknown = cells.find((cell) => view.known?.[cell] === undefined);
  const noBuying = noBuyingReason(view, turn);
  const ask = (asked: Omit<Asking, 'act'>, action: Action) => {
    forget();
    setAsking({ ...asked, act: () => void send(action) });
  };
  return (
    <>
      <h2 data-to-do className="sr-only">
        Buy a tile, guess, or pass
      </h2>
      <DeskFrame
        desk={desk}
        board={
          <DeskBoard
            title="Your working board"
            {...{ view, desk }}
            act={
              unknown === undefined || isGuessing
                ? undefined
                : {
                    label: 'Buy',
                    reason: noBuying,
                    onPick: (tile) =>
                      view.known?.[tile] === undefined && ask(buyingWords(view, tile), { type: 'reveal', tile }),
                  }
            }
          />
        }
      >
        <Purse {...{ view, turn, noBuying }} />
        {!turn.revealed && <Guessing {...{ desk, turn, reasonFor, ask, isGuessing }} points={view.points ?? 0} />}
        <section aria-label="What was said" className="min-w-0">
          <StatementsList {...props} desk={desk} />
        </section>
      </DeskFrame>
      <DeskBar
        {...props}
        prompt={promptFor(isGuessing, noBuying)}
        totalMs={msOf(turn.guessing ? settings.guessSeconds : settings.revealSeconds)}
        problem={refused}
        {...{ asking, isSending }}
        onAnswered={() => setAsking(null)}
      >
        <Button
          size="lg"
          busy={isSending}
          disabledReason={reasonFor({ type: 'pass' })}
          onClick={() => ask(passWords(view, turn, noBuying), { type: 'pass' })}
        >
          {turn.revealed ? 'Done: pass' : 'Pass'}
        </Button>
      </DeskBar>
    </>
  );
}

function promptFor(isGuessing: boolean, noBuying: string | null): string {
  if (isGuessing) return 'Mark one colour for each tile, then guess; or pass.';
  return noBuying === null ? 'Tap a tile to buy it, guess the grid, or pass.' : 'Guess the grid, or pass.';
}

/** Why no tile at all can be bought now. */
function noBuyingReason({ points = 0, revealCost }: View, { barred, guessing, guessed }: Turn): string | null {
  if (barred) return 'After your wrong guess you can buy no tile in this round.';
  if (guessing || guessed) return 'You have chosen to guess in this round.';
  return points < revealCost ? `A tile costs ${revealCost} points; you have ${points}.` : null;
}

const buyingWords = ({ revealCost, points = 0 }: View, tile: string) => ({
  words: `Buy ${tile} for ${revealCost} of your ${points} points? Only you see it; no guess this round.`,
  yes: `Buy ${tile}`,
});

const passWords = (view: View, turn: Turn, noBuying: string | null) => ({
  words:
    turn.revealed || noBuying !== null
      ? 'Pass? You are done in this round then.'
      : `Pass? You keep your ${view.points} points; a tile would cost ${view.revealCost}.`,
  yes: 'Yes, pass',
  weight: 'solid' as const,
});

/** What one can spend, set large, and whether it can be spent now. */
function Purse({ view, turn, noBuying }: { view: View; turn: Turn; noBuying: string | null }) {
  const { points = 0, revealCost } = view;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-subtle">
      <strong className="display figures text-2xl text-brass-content">
        {points} {points === 1 ? 'point' : 'points'}
      </strong>
      <span className={turn.barred ? 'text-danger-content' : undefined}>
        {noBuying ??
          `A tile costs ${revealCost}: tap it on the board. Only you learn its colour; the other sees that you bought one.`}
      </span>
    </p>
  );
}

interface GuessingProps {
  readonly desk: Desk;
  readonly turn: Turn;
  readonly points: number;
  readonly isGuessing: boolean;
  reasonFor(action: Action): string | null;
  ask(asking: Omit<Asking, 'act'>, action: Action): void;
}

/** Asks once: a wrong guess costs everything. */
function Guessing({ desk, points, isGuessing, reasonFor, ask }: GuessingProps) {
  const { marks, knowledge } = desk;
  const grid = gridOf(marks);
  const done = marks.filter((mask) => coloursIn(mask).length === 1).length;
  return (
    <div className="grid gap-2 border-subtle border-y py-2">
      <p className="text-sm text-subtle">
        Guess all sixteen colours as they stand on your board. Right, it wins when the phase closes; wrong, it costs all
        your points and the next round’s tiles.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {!isGuessing && (
          <Button
            disabledReason={reasonFor({ type: 'guessing' })}
            onClick={() =>
              ask(
                {
                  words: 'Take time to guess? A longer clock, but no tile in this round.',
                  yes: 'Take the time',
                  weight: 'solid',
                },
                { type: 'guessing' },
              )
            }
          >
            Take time to guess
          </Button>
        )}
        {grid === null ? (
          <Button disabledReason="Mark exactly one colour for each tile first.">Guess the grid</Button>
        ) : (
          <Button
            disabledReason={reasonFor({ type: 'guess', grid: [...grid] })}
            onClick={() => ask(guessWords({ marks, knowledge, points }), { type: 'guess', grid: [...grid] })}
          >
            Guess the grid
          </Button>
        )}
        <span className="figures text-muted text-sm">{done} of 16 tiles have one colour</span>
      </div>
    </div>
  );
}

function guessWords({ marks, knowledge, points }: { marks: Marks; knowledge: Counted | null; points: number }) {
  const wrong = knowledge === null ? null : contradictions(marks, knowledge);
  const isImpossible = wrong !== null && (wrong.tiles.length > 0 || wrong.together);
  const cost = `costs ${points === 1 ? 'your point' : `your ${points} points`} and next round’s tiles.`;
  return {
    words: isImpossible ? `Wrong by what you know! It ${cost}` : `Guess this grid? Wrong ${cost}`,
    yes: 'Yes, guess this grid',
    weight: 'danger' as const,
  };
}
