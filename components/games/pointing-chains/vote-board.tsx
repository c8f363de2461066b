'use client';

import { useId, useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { ActionBar } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import { QuestionBar } from '@/components/match/question-bar';
import { listed } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import type { SeatId } from '@/games/game';
import { isClosedByAll } from '@/games/kit/pace';
import type { View } from '@/games/pointing-chains/view';
import { TIED, undecidedWords, VOTE_OPENS } from '@/games/pointing-chains/vote-words';
import type { OnTable } from './on-table';
import { roundsAt } from './pointers';
import { RoundTable } from './round-table';
import type { ScreenProps } from './screen-props';
import type { TableArrow } from './table-props';
import { waitsFor } from './waits-for';
import { WatchClock } from './watch-clock';

type Props = ScreenProps & Partial<OnTable>;

/** The vote for the elimination candidate, at the same table: a choice for who decides, a sentence for everybody else. */
export function VoteBoard(props: Props) {
  const { view, interactive } = props;
  const decides = interactive && view.candidates != null;
  return (
    <>
      {decides ? <Choice {...props} candidates={view.candidates ?? []} /> : <Waiting {...props} />}
      {props.below}
    </>
  );
}

function Choice(props: Props & { candidates: readonly SeatId[] }) {
  const { view, settings, mine, nameOf, submit, check, draft, candidates, middle } = props;
  const name = useId();
  const isHost = view.viewer === 'host';
  const saved = view.choice ?? null;
  const [drafted, setDrafted] = draft<SeatId | null>('vote', null);
  const choice = drafted ?? saved;
  const { send, isSending, refused, forget } = useAction<{ readonly type: 'choose'; readonly seat: SeatId }>(
    { submit },
    null,
    {
      what: ({ seat }) => nameOf(seat),
      moment: 'the vote',
      saved: saved && nameOf(saved),
      onSend: () => void vote(),
      onKeep: () => setDrafted(null),
    },
  );
  const local = choice === null || choice === saved ? null : check({ type: 'choose', seat: choice });
  const [isAsking, setAsking] = useState(false);
  const isOpenEnded = view.dueAt === null && view.leftMs === null && isClosedByAll(settings);

  async function vote() {
    if (choice === null) return;
    // A winner can change a vote until it closes; the host's choice ends the match.
    if (isHost && !isAsking) return setAsking(true);
    setAsking(false);
    if (await send({ type: 'choose', seat: choice })) setDrafted((now) => (now === choice ? null : now));
  }
  function choose(at: SeatId | null) {
    forget();
    setAsking(false);
    setDrafted(at);
  }

  return (
    <>
      <fieldset className="min-w-0">
        <legend className="display text-xl">Who is the elimination candidate?</legend>
        <p className="max-w-prose text-sm text-subtle">
          {isHost ? whyHost(view.vote) : whyWinner}
          {isOpenEnded && !isHost && ` The vote is open until ${waitsFor(view)}.`}
        </p>
        <RoundTable
          {...{ nameOf, mine }}
          seats={view.seats}
          arrows={votesOf(props, choice)}
          roundsAt={roundsAt(view)}
          picking={{ name, choose, chosen: choice ?? undefined, keyOf: new Map(candidates.map((seat) => [seat, ''])) }}
        >
          {middle}
        </RoundTable>
      </fieldset>
      {isAsking && choice !== null ? (
        <QuestionBar
          words={`${nameOf(choice)}, and the match is over?`}
          yes={`Yes, ${nameOf(choice)}`}
          busy={isSending}
          problem={refused}
          onYes={vote}
          onNotYet={() => setAsking(false)}
        />
      ) : (
        <ActionBar
          clock={isHost ? undefined : <VoteClock {...props} isSafe={saved !== null} />}
          prompt={choice === null ? 'Choose one of the tied players.' : `You chose ${nameOf(choice)}.`}
          saved={saved === null ? null : `Saved: your vote is for ${nameOf(saved)}.`}
          counts={`This counts when ${isOpenEnded ? waitsFor(view) : 'the vote closes'}; you can still change it until then.`}
          problem={refused ?? local}
        >
          {(choice === null || choice !== saved) && (
            <VoteButton {...{ choice, isHost, isSending, nameOf }} onVote={vote} />
          )}
        </ActionBar>
      )}
    </>
  );
}

const whyHost = (vote: View['vote']) =>
  `${vote == null ? 'The vote has not decided' : undecidedWords(vote)}: the choice is yours, and it ends the match.`;
const whyWinner = `You have the most points: you choose between those who are ${TIED}. Only the winners know that they choose.`;

interface VoteButtonProps extends Pick<Props, 'nameOf'> {
  readonly choice: SeatId | null;
  readonly isHost: boolean;
  readonly isSending: boolean;
  onVote(): void;
}

function VoteButton({ choice, isHost, isSending, nameOf, onVote }: VoteButtonProps) {
  return (
    <Button
      variant="mine"
      size="lg"
      busy={isSending}
      disabledReason={choice === null ? 'Choose one of the tied players first.' : null}
      onClick={onVote}
    >
      {isHost ? 'Decide for ' : 'Vote for '}
      {choice === null ? '…' : nameOf(choice)}
    </Button>
  );
}

function VoteClock({ view, settings, now, isSafe }: Props & { readonly isSafe: boolean }) {
  const { voteSeconds } = settings;
  return (
    <BarClock
      {...{ view, now, settings, isSafe }}
      label="The vote"
      totalMs={voteSeconds === null ? null : voteSeconds * 1000}
    />
  );
}

/** My own; for the host, everybody's. */
function votesOf({ view, mine }: Props, choice: SeatId | null): readonly TableArrow[] {
  const own: TableArrow[] =
    mine !== null && choice !== null && view.viewer !== 'host' ? [{ from: mine, to: choice, look: 'now' }] : [];
  const cast = (view.vote?.votes ?? []).flatMap(({ seat, choice: to }): TableArrow[] =>
    to === null ? [] : [{ from: seat, to, look: 'saved' }],
  );
  return [...cast, ...own];
}

function Waiting(props: Props) {
  const { view, settings, mine, nameOf, middle } = props;
  const vote = view.vote ?? null;
  const waited = vote?.votes.filter(({ choice }) => choice === null) ?? [];
  return (
    <section aria-label="The table">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="display text-xl">The last round is closed</h2>
        <WatchClock {...props} label="The vote" seconds={settings.voteSeconds} />
      </div>
      <p className="max-w-prose text-sm text-subtle">
        {VOTE_OPENS} Who the winners are is told when the match is over.
      </p>
      <RoundTable {...{ nameOf, mine }} seats={view.seats} arrows={votesOf(props, null)} roundsAt={roundsAt(view)}>
        {middle}
      </RoundTable>
      {vote !== null && (
        <p className="text-sm text-subtle">
          {listed(vote.candidates.map(nameOf))} are {TIED}.
          {waited.length > 0 && ` Not voted yet: ${listed(waited.map(({ seat }) => nameOf(seat)))}.`}
        </p>
      )}
    </section>
  );
}
