'use client';

import { useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { Refusal } from '@/games/game';
import type { Action } from '@/games/logical-bluffs/actions';
import { type Cell, cells } from '@/games/logical-bluffs/grid';
import type { Turn } from '@/games/logical-bluffs/view';
import { MarkBoard } from './mark-board';
import { gridOf, readMarks } from './marks';
import type { ScreenProps } from './screen-props';
import { useKnowledge } from './use-knowledge';

type Props = ScreenProps;

/** Buy a tile, or guess the whole grid, or neither. */
export function RevealDesk(props: Props & { readonly turn: Turn }) {
  const { view, turn, submit, check } = props;
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [tile, setTile] = useState<Cell | ''>('');
  const [isSure, setSure] = useState(false);
  const knowledge = useKnowledge(view);
  const known = new Map(Object.entries(view.known ?? {}));
  const grid = gridOf(readMarks(props.notebook?.value, view.known));
  const open = cells.filter((cell) => !known.has(cell));
  const reasonFor = (action: Action) => check(action)?.message ?? null;
  async function send(action: Action) {
    setSending(true);
    setRefused(await submit(action));
    setSending(false);
    setSure(false);
  }
  const guessing = turn.guessing || turn.guessed;
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <Section title="Your working board">{knowledge !== null && <NotebookBoard {...props} />}</Section>
        <Section title="Buy or guess" aside={<span className="figures">{view.points} points</span>}>
          <div className="grid gap-6">
            {!guessing && (
              <div className="grid gap-3">
                <p className="text-sm text-subtle">
                  A tile’s colour costs {view.revealCost} points. Only you learn it; the other player sees that you
                  bought one.
                </p>
                <div className="flex flex-wrap items-end gap-3">
                  <Select
                    label="Tile to buy"
                    value={tile}
                    onChange={(event) => setTile(open.find((cell) => cell === event.target.value) ?? '')}
                  >
                    <option value="">Choose a tile</option>
                    {open.map((cell) => (
                      <option key={cell}>{cell}</option>
                    ))}
                  </Select>
                  <Button
                    busy={isSending}
                    disabledReason={tile === '' ? 'Choose a tile first.' : reasonFor({ type: 'reveal', tile })}
                    onClick={() => tile !== '' && void send({ type: 'reveal', tile }).then(() => setTile(''))}
                  >
                    Buy it
                  </Button>
                </div>
              </div>
            )}
            {!turn.revealed && (
              <div className="grid gap-3 border-muted border-t pt-4">
                <p className="text-sm text-subtle">
                  Guess all sixteen colours as they stand on your working board. Right, it wins when the phase closes;
                  wrong, it costs all your points and the next round’s reveals.
                </p>
                <div className="flex flex-wrap gap-2">
                  {!guessing && (
                    <Button
                      disabledReason={reasonFor({ type: 'guessing' })}
                      onClick={() => void send({ type: 'guessing' })}
                    >
                      Take time to guess
                    </Button>
                  )}
                  {isSure && grid !== null ? (
                    <Button
                      variant="danger"
                      busy={isSending}
                      onClick={() => void send({ type: 'guess', grid: [...grid] })}
                    >
                      Yes, guess this grid
                    </Button>
                  ) : (
                    <Button
                      disabledReason={
                        grid === null
                          ? 'Mark exactly one colour for each tile first.'
                          : reasonFor({ type: 'guess', grid: [...grid] })
                      }
                      onClick={() => setSure(true)}
                    >
                      Guess the grid
                    </Button>
                  )}
                </div>
              </div>
            )}
          </div>
        </Section>
      </div>
      <ActionBar
        prompt={
          guessing ? 'Mark one colour for each tile, then guess; or pass.' : 'Buy a tile, guess the grid, or pass.'
        }
        problem={refused}
      >
        <Button
          variant="mine"
          size="lg"
          busy={isSending}
          disabledReason={reasonFor({ type: 'pass' })}
          onClick={() => void send({ type: 'pass' })}
        >
          Pass
        </Button>
      </ActionBar>
    </div>
  );
}

/** The working board on the seat's notebook, which the server keeps. */
export function NotebookBoard({ view, notebook }: Props) {
  const knowledge = useKnowledge(view);
  if (knowledge === null || notebook === null) return null;
  return (
    <MarkBoard
      marks={readMarks(notebook.value, view.known)}
      knowledge={knowledge}
      onChange={(marks) => notebook.save({ marks })}
    />
  );
}
