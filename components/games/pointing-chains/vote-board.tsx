'use client';

import { useState } from 'react';
import { ActionBar } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import type { Refusal, SeatId } from '@/games/game';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps;

/** The vote for the elimination candidate: a choice for who decides, a sentence for everybody else. */
export function VoteBoard(props: Props) {
  const { view, interactive } = props;
  const decides = view.candidates != null && (interactive || view.viewer === 'host');
  return decides ? <Choice {...props} candidates={view.candidates ?? []} /> : <Waiting {...props} />;
}

function Choice({ view, nameOf, submit, draft, candidates }: Props & { candidates: readonly SeatId[] }) {
  const isHost = view.viewer === 'host';
  const saved = view.choice ?? null;
  const [drafted, setDrafted] = draft<SeatId | null>('vote', null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const choice = drafted ?? saved;

  async function send() {
    if (choice === null) return;
    setSending(true);
    const refusal = await submit({ type: 'choose', seat: choice });
    setSending(false);
    setRefused(refusal);
    if (refusal === null) setDrafted(null);
  }

  return (
    <>
      <Panel>
        <h2 className="display mb-1 text-xl">Who is the elimination candidate?</h2>
        <p className="mb-4 max-w-prose text-subtle">
          {isHost
            ? 'The vote has not decided. The choice is yours; it ends the match.'
            : 'You have the most points, and these players are tied for the fewest. The winners choose one of them. Only the winners know that they choose.'}
        </p>
        <RadioGroup
          label="Tied players"
          name="candidate"
          options={candidates.map((seat) => ({ value: seat, label: nameOf(seat) }))}
          {...(choice === null ? {} : { value: choice })}
          onChange={(seat) => {
            setRefused(null);
            setDrafted(candidates.find((one) => one === seat) ?? null);
          }}
        />
      </Panel>
      <ActionBar
        prompt={choice === null ? 'Choose one of the tied players.' : `You chose ${nameOf(choice)}.`}
        saved={saved === null ? null : `Saved: your vote is for ${nameOf(saved)}.`}
        counts="This counts when the vote closes; you can still change it until then."
        problem={refused}
      >
        {choice !== null && choice === saved ? undefined : (
          <Button
            variant="mine"
            size="lg"
            busy={isSending}
            disabledReason={choice === null ? 'Choose one of the tied players first.' : null}
            onClick={send}
          >
            {isHost ? 'Decide' : 'Vote'}
            {choice === null ? '' : ` for ${nameOf(choice)}`}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

function Waiting({ view, nameOf }: Props) {
  const vote = view.vote ?? null;
  return (
    <Panel>
      <h2 className="display mb-1 text-xl">The last round is closed</h2>
      <p className="max-w-prose text-subtle">
        Players are tied for the fewest points, so the winners choose the elimination candidate among them. Who the
        winners are is told when the match is over.
      </p>
      {vote !== null && (
        <ul className="mt-4 grid gap-1 text-sm">
          {vote.votes.map(({ seat, choice }) => (
            <li key={seat}>
              <span className="font-medium text-emphasis">{nameOf(seat)}</span>{' '}
              {choice === null ? 'has not voted yet' : `votes for ${nameOf(choice)}`}
            </li>
          ))}
          <li className="text-muted">Tied: {vote.candidates.map(nameOf).join(', ')}</li>
        </ul>
      )}
    </Panel>
  );
}
