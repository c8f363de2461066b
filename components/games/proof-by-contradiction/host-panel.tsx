'use client';

import { Bot, Check, Circle } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '@/components/board/use-action';
import { Name, NameInWords } from '@/components/faces/face';
import { nameWrap } from '@/components/faces/name-wrap';
import { AskFirst } from '@/components/match/ask-first';
import { Button, IconButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import type { MatchView, SeatId } from '@/games/game';
import type { Submission } from '@/games/proof-by-contradiction/actions';
import { formatBoard } from '@/games/proof-by-contradiction/board';
import type { View } from '@/games/proof-by-contradiction/view';
import { AnswerLine } from './answers';
import { BoardPicture } from './board-picture';
import { BrokenTable } from './broken-table';
import { ClueText } from './clue-text';
import { answersOf, boardViewOf, submissionOf } from './final-boards';
import { Awards, ContractsTable, PointsTable } from './final-story';
import { KnownClues } from './known-clues';
import type { ScreenProps } from './screen-props';
import { contractNames } from './words';

type Props = ScreenProps;

/** Every board with what was sent for it, in the last round the scores as boards stand, and autopilot by seat. */
export function HostPanel(props: Props) {
  const { view } = props;
  if (view.status === 'finished') {
    return <EmptyState>The match is over: there is nothing left to close.</EmptyState>;
  }
  if (view.boards === undefined) {
    return <EmptyState>This match is sealed: boards and submissions are shown when the round is closed.</EmptyState>;
  }
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <div>
        <p className="mb-3 text-muted text-sm">Faint tokens are sent and not locked yet.</p>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-6 gap-y-4">
          {view.seats.map(({ seat, acted }) => (
            <SeatCard key={seat} {...props} {...{ seat, acted }} />
          ))}
        </ul>
      </div>
      {view.round === 3 && (
        <>
          <Section title="If the match ended with the boards as locked">
            <PointsTable {...props} />
          </Section>
          <Awards {...props} />
        </>
      )}
    </div>
  );
}

/** For whoever may see everything: the boards as they stand, and all that is secret, in tables. */
export function EverythingShown(props: Props) {
  const { view, nameOf } = props;
  return (
    <>
      <Section title="Boards" aside="Faint tokens are sent and not locked yet">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-3 lg:grid-cols-4">
          {view.seats.map(({ seat }) => (
            <li key={seat}>
              <p className={classNames('mb-1 font-medium text-emphasis text-sm leading-tight', nameWrap(nameOf(seat)))}>
                <NameInWords seat={seat} />
              </p>
              <SentBoard {...{ view, nameOf, seat }} />
            </li>
          ))}
        </ul>
      </Section>
      <TablesShown {...props} />
    </>
  );
}

/** The same without the boards. */
export function TablesShown(props: Props) {
  const { view, nameOf } = props;
  const asked = view.seats.flatMap(({ seat }) => answersOf(view, seat).map((answer) => ({ seat, answer })));
  return (
    <>
      {view.clues.length > 0 && (
        <Section title="Who breaks whose clue now">
          <BrokenTable {...props} />
        </Section>
      )}
      <Section title="Published clues">
        <KnownClues {...props} />
      </Section>
      {view.contractsOn && (
        <Section title="Contracts as boards stand">
          <ContractsTable {...props} />
        </Section>
      )}
      {asked.length > 0 && (
        <Section title="Answers">
          <ul className="grid gap-1.5">
            {asked.map(({ seat, answer }) => (
              <li key={`${seat} ${answer.round}`}>
                <AnswerLine answer={answer} asker={nameOf(seat)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

function SeatCard(props: Props & { seat: SeatId; acted: boolean | null }) {
  const { view, nameOf, seat, acted } = props;
  const sent = submissionOf(view, seat);
  const drawn = (view.autopilot ?? []).filter((one) => one.seat === seat).map(({ round }) => round);
  return (
    <li className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-3">
      <SentBoard {...{ view, nameOf, seat }} />
      <div className="grid content-start gap-1 text-sm">
        <div className="flex flex-wrap items-start justify-between gap-x-2">
          <p className="flex min-h-8 min-w-0 items-center gap-1.5">
            {acted ? (
              <Check aria-label="has submitted:" className="size-3.5 shrink-0 text-success-content" />
            ) : (
              <Circle aria-label="has not submitted:" className="size-3.5 shrink-0 text-muted" />
            )}
            <Name seat={seat} className="font-medium text-emphasis" />
          </p>
          <Autopilot {...props} />
        </div>
        {sent !== null && <Sent {...{ sent, nameOf }} />}
        {sent === null && (
          <p className="text-muted">{acted ? 'Sent; sealed until the round closes.' : 'Nothing sent in this round.'}</p>
        )}
        {answersOf(view, seat).length > 0 && (
          <p className="text-muted text-xs">
            Asked{' '}
            {answersOf(view, seat)
              .map(({ query, round }) => `${query.join(' or ')} (round ${round})`)
              .join(', ')}
            .
          </p>
        )}
        {drawn.length > 0 && (
          <p className="text-muted text-xs">Drawn by autopilot: {drawn.map((round) => `round ${round}`).join(', ')}.</p>
        )}
      </div>
    </li>
  );
}

function SentBoard({ view, nameOf, seat }: Pick<Props, 'view' | 'nameOf'> & { seat: SeatId }) {
  const sent = submissionOf(view, seat);
  return (
    <BoardPicture
      board={boardViewOf(view, seat)}
      pending={sent === null ? {} : formatBoard(sent.place)}
      title={`${nameOf(seat)}’s board`}
    />
  );
}

function Sent({ sent, nameOf }: { sent: Submission; nameOf(seat: SeatId): string }) {
  const { clue, query, contracts } = sent;
  return (
    <div className="grid gap-0.5 text-subtle text-xs">
      {clue !== undefined && (
        <p>
          <ClueText clue={clue} />
        </p>
      )}
      {query != null && <p>Asks {query.join(' or ')}.</p>}
      {contracts?.main != null && (
        <p>
          {contractNames[contracts.main]}
          {contracts.pact == null ? '' : `, pact with ${nameOf(contracts.pact)}`}.
        </p>
      )}
    </div>
  );
}

function Autopilot({ view, seat, nameOf, isBot, submit, interactive }: Props & { seat: SeatId }) {
  const { send, isSending, refused } = useAction({ submit });
  const [isAsked, setAsked] = useState(false);
  // In a sealed match the view stands still until the round closes: what was set here is remembered till then.
  const [set, remember] = useState<{ readonly on: boolean; readonly round: number } | null>(null);
  const isOn = set?.round === view.round ? set.on : isOnAutopilot(view, seat);
  async function put(on: boolean) {
    if (await send({ type: 'autopilot', seat, on })) remember({ on, round: view.round });
    setAsked(false);
  }
  if (!interactive) return isOn ? <p className="text-muted text-xs">On autopilot.</p> : null;
  // A bot sends for itself.
  if (isBot(seat) && !isOn) return null;
  return (
    <div>
      {isOn ? (
        <Button size="sm" variant="solid" aria-pressed busy={isSending} onClick={() => void put(false)}>
          <Bot aria-hidden className="size-4" /> On autopilot
        </Button>
      ) : (
        <IconButton label="Put on autopilot" size="sm" busy={isSending} onClick={() => setAsked(true)}>
          <Bot aria-hidden className="size-4" />
        </IconButton>
      )}
      {isAsked && (
        <AskFirst
          title={`Put ${nameOf(seat)} on autopilot?`}
          consequences={[
            `Nobody waits for ${nameOf(seat)} any more: a round can close without them, at once if they are the last.`,
            'Where they send nothing, the app draws for them. What they send still counts.',
            'You can take them off it again.',
          ]}
          verb="Put on autopilot"
          busy={isSending}
          problem={null}
          onYes={() => void put(true)}
          onClose={() => setAsked(false)}
        />
      )}
      {refused !== null && (
        <p role="alert" className="mt-1 text-danger-content text-xs">
          {refused.message}
        </p>
      )}
    </div>
  );
}

const isOnAutopilot = (view: MatchView<View>, seat: SeatId) => view.onAutopilot?.includes(seat) ?? false;
