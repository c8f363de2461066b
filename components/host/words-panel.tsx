'use client';

import { ChevronRight } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Name, useSeatName } from '@/components/faces/face';
import { Rulings } from '@/components/match/rulings';
import { useHalfWritten } from '@/components/match/use-half-written';
import { useKeyFor } from '@/components/match/use-key';
import { useIsSafe } from '@/components/shell/safe';
import { Badge } from '@/components/ui/badge';
import { Button, LinkButton } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox, FieldError, Textarea } from '@/components/ui/field';
import { LocalTime } from '@/components/ui/local-time';
import { notify } from '@/components/ui/notice';
import { Section } from '@/components/ui/panel';
import type { SeatId } from '@/games/game';
import { questionsWords } from '@/games/waiting';
import type { MatchPage, Question } from '@/server/pages/shapes';
import { questionsHash } from './questions-hash';
import { unheardWords } from './told-words';
import { useReached } from './use-reached';
import { groupedBy, thingsWords } from './waiting-rows';

/** Questions of the players, oldest open one first, and the rulings for everybody. */
export function WordsPanel({ page }: { page: MatchPage }) {
  const isSafe = useIsSafe();
  const reached = useReached(page, { isShown: page.can.host && !isSafe });
  return (
    <div className="grid gap-10 lg:grid-cols-2">
      {page.waitsHidden === null ? (
        <Questions {...{ page, reached }} />
      ) : (
        <HiddenQuestions page={page} count={page.waitsHidden.questions} />
      )}
      <Section title="Rulings" aside="Never changed, only added to">
        <RuleForm code={page.code} unheard={unheardIn(page, reached)} />
        <div className="mt-6">
          <Rulings page={page} />
        </div>
      </Section>
    </div>
  );
}

type Reached = ReturnType<typeof useReached>;

/** Whom no message tells what is written to them: to that seat, or (none) to all. */
function unheardIn({ seats }: MatchPage, reached: Reached, to: SeatId | null = null): string | null {
  const hearers = seats.flatMap(({ seat, name, online }) => {
    const how = reached.get(seat);
    const isMeant = to === null || to === seat;
    return how === undefined || !isMeant ? [] : [{ name, isHere: online === true, reached: how }];
  });
  return unheardWords(hearers);
}

function Questions({ page, reached }: { page: MatchPage; reached: Reached }) {
  const isOpen = ({ answer, published }: Question) => answer === null && !published;
  const open = page.questions.filter(isOpen);
  const answered = page.questions.filter((question) => !isOpen(question)).toReversed();
  return (
    <Section title="Questions" aside={`${open.length} open`}>
      {page.questions.length === 0 && (
        <p className="text-muted text-sm">Nobody has asked anything. Questions come here, and only to you.</p>
      )}
      <ul className="grid gap-6">
        {bySeat(open).map(([seat, asked]) => (
          <AskedBy key={seat} {...{ seat, asked, code: page.code, unheard: unheardIn(page, reached, seat) }} />
        ))}
        {answered.map((question) => (
          <li key={question.n}>
            <QuestionHead question={question} />
            <p className="mt-1 border-brass border-l-2 pl-3 text-sm">
              {question.answer}
              {question.published && <Badge className="ml-2">published</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const bySeat = (questions: readonly Question[]) => [...groupedBy(questions, ({ seat }) => seat)];

interface AskedProps extends Omit<OpenProps, 'question' | 'onAnswered'> {
  readonly seat: SeatId;
  /** Not empty. */
  readonly asked: readonly Question[];
  onAnswered?(question: Question): void;
}

/** One row for each player, however much they ask. What is answered already does not fold up when more comes. */
function AskedBy({ seat, asked, onAnswered, ...others }: AskedProps) {
  const [isOpen, setOpen] = useState(asked.length === 1);
  const name = useSeatName(seat);
  return (
    <li className="grid gap-3">
      {asked.length > 1 && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-8 items-center gap-1.5 text-left font-medium text-emphasis text-sm max-sm:min-h-11"
        >
          <ChevronRight aria-hidden className={classNames('size-4 shrink-0', isOpen && 'rotate-90')} />
          {thingsWords({ name, count: asked.length })}
        </button>
      )}
      <ul className="grid gap-6" hidden={!isOpen}>
        {asked.map((question) => (
          <OpenQuestion key={question.n} {...{ question, ...others }} onAnswered={() => onAnswered?.(question)} />
        ))}
      </ul>
    </li>
  );
}

interface OpenProps {
  readonly code: string;
  readonly question: Question;
  /** That no message tells who asks of the answer; null: one does, or it is not known. */
  readonly unheard?: string | null;
  onAnswered?: (() => void) | undefined;
}

const OpenQuestion = ({ code, question, unheard = null, onAnswered }: OpenProps) => (
  <li>
    <QuestionHead question={question} />
    <AnswerForm {...{ code, question, unheard, onAnswered }} />
  </li>
);

/** On a safe screen: how many wait. Their texts come when its host asks for them here, and go when the page is left. */
function HiddenQuestions({ page: { code, status }, count }: { page: MatchPage; count: number }) {
  const requests = useRequests();
  const [shown, setShown] = useState<readonly Question[] | null>(null);
  const { came, forget } = useCame(count);
  const hidden = shown === null ? count : came;
  async function show() {
    const told = await requests.send('questions', async () => {
      return { ok: true, questions: await api.host.questions.query({ code, shownHere: true }) };
    });
    if (told === null) return;
    setShown(told.questions);
    forget();
  }
  return (
    <Section title="Questions" aside={`${count} open`}>
      <div className="grid gap-6">
        {count === 0 && (
          <p className="text-muted text-sm">No question waits. Those you have answered do not show here.</p>
        )}
        {hidden > 0 && (
          <div className="grid justify-items-start gap-3 rounded-lg border border-default border-dashed px-5 py-4 text-sm">
            <p className="text-subtle">
              {shown === null ? questionsWords(hidden) : 'More was asked since.'} What a player asks can hold a secret:
              whoever looks at this screen reads it too. In another window or on another device it is hidden as well,
              until you show it there.
            </p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" busy={requests.isBusy('questions')} onClick={() => void show()}>
                Nobody looks: show here what is asked
              </Button>
              {status !== 'lobby' && (
                <LinkButton size="sm" variant="quiet" href={`/m/${code}/host${questionsHash}`} target="_blank">
                  Open another window
                </LinkButton>
              )}
            </div>
            <FieldError error={requests.problemAt('questions')} />
          </div>
        )}
        {shown !== null && shown.length > 0 && (
          <>
            <ul className="grid gap-6">
              {bySeat(shown).map(([seat, asked]) => (
                <AskedBy
                  key={seat}
                  {...{ seat, asked, code }}
                  onAnswered={({ n }) => setShown(shown.filter((other) => other.n !== n))}
                />
              ))}
            </ul>
            <div>
              <Button size="sm" onClick={() => setShown(null)}>
                Hide it again
              </Button>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}

/** How many were added to a count since it was forgotten, whatever was taken away. */
function useCame(count: number) {
  const [before, setBefore] = useState(count);
  const [came, setCame] = useState(0);
  if (count !== before) {
    setBefore(count);
    setCame(came + Math.max(0, count - before));
  }
  return { came, forget: () => setCame(0) };
}

function QuestionHead({ question }: { question: Question }) {
  return (
    <p className="text-sm">
      <Name seat={question.seat} className="font-medium text-emphasis" />{' '}
      <LocalTime time={question.at} className="figures text-muted" />
      <span className="mt-0.5 block whitespace-pre-line">{question.text}</span>
    </p>
  );
}

/** As it stands in the form. */
interface Answer {
  readonly text: string;
  readonly publish: boolean;
  /** The question as everybody will read it; null: they will not. */
  readonly quoted: string | null;
}

const noAnswer: Answer = { text: '', publish: false, quoted: null };

function AnswerForm({ code, question, unheard, onAnswered }: OpenProps) {
  const requests = useRequests();
  const [written, keep] = useHalfWritten({ code, what: `answer ${question.n}` }, noAnswer);
  const { text, publish, quoted } = written;
  const change = (part: Partial<Answer>) => keep({ ...written, ...part });
  const quote = publish && quoted !== null && quoted.trim() !== '' ? quoted : undefined;

  async function answer(event: FormEvent) {
    event.preventDefault();
    const done = await requests.send('answer', () =>
      api.host.answer.mutate({ code, n: question.n, text, publish, quote }),
    );
    if (done === null) return;
    keep(null);
    notify(publish ? 'Published as a ruling.' : 'Answered privately.', 'success');
    onAnswered?.();
  }

  return (
    <form onSubmit={answer} className="mt-2 grid gap-2">
      <Textarea
        label="Answer"
        hideLabel
        help={unheard ?? undefined}
        placeholder="Your answer"
        rows={2}
        maxLength={4000}
        value={text}
        error={requests.problemAt('answer')}
        onChange={(event) => change({ text: event.target.value })}
      />
      {publish && (
        <PublicText {...{ text, quoted }} question={question.text} onQuote={(words) => change({ quoted: words })} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Checkbox
          label="Publish as a ruling, without who asked"
          checked={publish}
          onChange={(event) => change({ publish: event.target.checked })}
        />
        <Button
          type="submit"
          size="sm"
          variant="solid"
          busy={requests.isBusy('answer')}
          disabledReason={text.trim() === '' ? 'Write an answer first.' : null}
        >
          {publish ? 'Publish' : 'Answer privately'}
        </Button>
      </div>
    </form>
  );
}

interface PublicProps {
  readonly text: string;
  readonly question: string;
  /** The question as everybody reads it; null: they do not. */
  readonly quoted: string | null;
  onQuote(quoted: string | null): void;
}

/** To the letter what everybody will read. A question may say who asked, or what only they know: it is repeated only as its host lets it stand. */
function PublicText({ text, question, quoted, onQuote }: PublicProps) {
  return (
    <div className="grid gap-2">
      <Checkbox
        label="Repeat the question"
        checked={quoted !== null}
        onChange={({ target }) => onQuote(target.checked ? question : null)}
      />
      {quoted !== null && (
        <Textarea
          label="The question, as everybody reads it"
          help="In the player’s own words so far. Take out what tells who asked, or what only they know."
          rows={2}
          maxLength={4000}
          value={quoted}
          onChange={({ target }) => onQuote(target.value)}
        />
      )}
      <section aria-label="Everybody will read" className="min-w-0 border-brass border-l-2 pl-3 text-sm">
        <p className="eyebrow mb-1">Everybody will read</p>
        {quoted !== null && quoted.trim() !== '' && <p className="mb-1 text-muted">Asked: {quoted}</p>}
        <p className="whitespace-pre-line text-default">{text.trim() === '' ? '…' : text}</p>
      </section>
    </div>
  );
}

function RuleForm({ code, unheard }: { code: string; unheard: string | null }) {
  const requests = useRequests();
  const [text, keepText] = useHalfWritten({ code, what: 'ruling' }, '');
  const key = useKeyFor(text);

  async function rule(event: FormEvent) {
    event.preventDefault();
    const done = await requests.send('rule', () => api.host.rule.mutate({ code, key, text }));
    if (done === null) return;
    keepText(null);
    notify('The ruling is published.', 'success');
  }

  return (
    <form onSubmit={rule} className="grid gap-2">
      <Textarea
        label="New ruling"
        help={`Everybody in the match sees it at once. Players who are away are told by the ways that they chose.${unheard === null ? '' : ` ${unheard}`}`}
        rows={3}
        maxLength={4000}
        value={text}
        error={requests.problemAt('rule')}
        onChange={(event) => keepText(event.target.value)}
      />
      <div>
        <Button
          type="submit"
          busy={requests.isBusy('rule')}
          disabledReason={text.trim() === '' ? 'Write the ruling first.' : null}
        >
          Publish the ruling
        </Button>
      </div>
    </form>
  );
}
