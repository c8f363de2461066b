'use client';

import { Name, NameInWords } from '@/components/faces/face';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { Answer } from '@/games/runes-to-ruins/state';
import { positionWords } from '@/games/runes-to-ruins/symbol';
import type { Preview } from '@/games/runes-to-ruins/view';
import { answerWords, questionWordsOf } from './answer-words';
import { ofSeat } from './of-seat';
import { RuneName, SymbolDrawing, symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps;

/** What closing the phase now would do: answers, discoveries, settlement, the next payment. */
export function HostPanel(props: Props) {
  const { view } = props;
  const { preview } = view;
  if (preview == null) {
    const over = view.status === 'finished';
    return (
      <EmptyState>
        {over
          ? 'The match is over: there is nothing left to close.'
          : 'This match is sealed: what the players send is shown to you when the round is closed.'}
      </EmptyState>
    );
  }
  if (preview.phase === 'symbol') return <SymbolPreview preview={preview} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <AccountsPreview {...props} preview={preview} />
      <AnswersPreview {...props} preview={preview} />
    </div>
  );
}

function SymbolPreview({ preview }: { preview: Extract<Preview, { phase: 'symbol' }> }) {
  if (preview.banned.length === 0) return null;
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      {preview.banned.map((symbol) => (
        <div key={symbol.join()} className="w-40">
          <SymbolDrawing grid={symbol} title={`Would be banned: ${symbolWords(symbol)}`} />
        </div>
      ))}
    </div>
  );
}

type RoundPreview = Extract<Preview, { phase: 'round' }>;

function AccountsPreview({ view, preview }: Props & { preview: RoundPreview }) {
  const { next, settled } = preview;
  return (
    <Section title="Insight and mantra" level={3}>
      <Table caption="Insight and mantra, now, settled, and after the payment">
        <thead>
          <tr>
            <Th>Player</Th>
            <Th numeric>Now</Th>
            <Th numeric>Settled</Th>
            <Th numeric>Paid</Th>
            <Th numeric>Next round</Th>
          </tr>
        </thead>
        <tbody>
          {view.seats.map(({ seat }) => {
            const at = ofSeat(settled, seat);
            const paid = next?.paid.find((one) => one.seat === seat)?.insight;
            return (
              <tr key={seat}>
                <RowTh>
                  <Name seat={seat} />
                </RowTh>
                <Td numeric>{accountWords(ofSeat(view.insights, seat), ofSeat(view.mantras, seat))}</Td>
                <Td numeric>{accountWords(at?.insight, at?.mantra)}</Td>
                <Td numeric>{paid === undefined ? '–' : `+${paid}`}</Td>
                <Td numeric>
                  {next === null ? 'the end' : accountWords(ofSeat(next.insights, seat), ofSeat(next.mantras, seat))}
                </Td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className="mt-1.5 text-muted text-xs">Insight / mantra.</p>
    </Section>
  );
}

const accountWords = (insight: number | undefined, mantra: number | undefined) =>
  `${insight ?? '–'} / ${mantra ?? '–'}`;

function AnswersPreview({ view, nameOf, preview }: Props & { preview: RoundPreview }) {
  const asked = ({ round }: Answer) => round === view.round; // told at once
  const told = view.seats.flatMap(({ seat }) =>
    [...(ofSeat(view.answersBySeat, seat) ?? []).filter(asked), ...(ofSeat(preview.answers, seat) ?? [])].map(
      (answer) => ({ seat, answer }),
    ),
  );
  return (
    <Section title="Answers and what is shown" level={3}>
      {told.length + preview.shown.length === 0 && (
        <p className="text-muted text-sm">No visions, guesses or questions are set.</p>
      )}
      <ul className="grid grid-cols-1 gap-1.5 text-sm">
        {told.map(({ seat, answer }) => (
          <li key={`${seat} ${JSON.stringify(answer.question)}`}>
            <strong className="text-emphasis">
              <NameInWords seat={seat} />
            </strong>{' '}
            {questionWordsOf(seat, { question: answer.question, nameOf })}:{' '}
            <span className="text-brass-content">{answerWords(answer, { nameOf, rules: view.rules })}</span>
          </li>
        ))}
        {preview.shown.map(({ seat, rune, position }) => (
          <li key={`${seat} ${rune} ${position}`} className="flex flex-wrap items-center gap-1.5">
            Everybody sees that <NameInWords seat={seat} /> has <RuneName rune={rune} />
            {position !== null && ` at the ${positionWords[position]}`}
          </li>
        ))}
      </ul>
    </Section>
  );
}
