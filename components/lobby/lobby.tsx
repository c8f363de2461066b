'use client';

import { questionsHash } from '@/components/host/questions-hash';
import { SafeSwitch } from '@/components/host/safe-to-share';
import { later } from '@/components/match/later';
import { PlayAgain } from '@/components/match/play-again';
import { Rulings } from '@/components/match/rulings';
import { SeatsOpened } from '@/components/match/seats-opened';
import { PostThis } from '@/components/post/post-this';
import { useIsSafe } from '@/components/shell/safe';
import { listed } from '@/components/stage/words';
import { buttonClass } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { PageTitle, Section } from '@/components/ui/panel';
import { questionsWords } from '@/games/waiting';
import type { MatchPage } from '@/server/pages/shapes';
import type { Offer } from '@/server/reach/offer';
import { CoHosts } from './co-hosts';
import { Foyer } from './foyer';
import { HostText } from './host-text';
import { Invitations } from './invitations';
import { LobbyRules, RemoveMatch } from './lobby-rules';
import { NextStep } from './next-step';
import { SeatList, SentAwayPeople } from './seat-list';
import { SeedNote } from './seed-note';
import { StartTime } from './start-time';
import { WhileYouWait } from './while-you-wait';

const OfferWay = later(async () => (await import('@/components/match/offer-way')).OfferWay);
const WordsPanel = later(async () => (await import('@/components/host/words-panel')).WordsPanel);
const ChannelPanel = later(async () => (await import('@/components/host/channel-panel')).ChannelPanel);
const AskedToHost = later(async () => (await import('@/components/match/asked-to-host')).AskedToHost);
const LostSeat = later(async () => (await import('@/components/match/lost-seat')).LostSeat);
const TakenSeats = later(async () => (await import('./taken-seats')).TakenSeats);
const Questions = later(async () => (await import('@/components/match/questions')).Questions);

// A match before its start, for everybody: who sits where, what is played, and the one thing to do next. The match
// page gives it a new `page` whenever something changes; nothing here is kept between.

interface LobbyProps {
  readonly page: MatchPage;
  /** A way to be reached, for who holds a seat and has none. */
  readonly offer: Offer | null;
  /** Epoch milliseconds by the server’s clock. */
  now(): number;
}

export function Lobby({ page, offer, now }: LobbyProps) {
  const runs = page.can.host || page.can.practiceHost;
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 pt-3 pb-20 outline-none sm:px-6 sm:pt-8">
      {runs ? (
        <Title page={page} />
      ) : (
        <>
          <div className="mb-4 grid gap-4 empty:hidden">
            {page.lostSeat != null && <LostSeat lost={page.lostSeat} by={{ code: page.code }} />}
            {page.askedBy != null && <AskedToHost page={page} />}
            <SeatsOpened page={page} />
            <StartTime page={page} now={now} />
          </div>
          <Foyer {...{ page, now }} title={<Title page={page} />}>
            <NextStep page={page} />
          </Foyer>
        </>
      )}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_21rem]">
        <div className="min-w-0">
          {runs ? (
            <>
              {page.seats.some(({ taken }) => taken != null) && <TakenSeats page={page} />}
              <SeatsOpened page={page} />
              <StartTime page={page} now={now} />
              <NextStep page={page} />
            </>
          ) : null}
          <QuestionsWait page={page} />
          <div className="mb-10">
            <SeatList page={page} runs={runs} now={now} />
            <SentAwayPeople page={page} />
          </div>
          {offer !== null && page.seat !== null && (
            <div className="mb-8 empty:hidden">
              <OfferWay offer={offer} />
            </div>
          )}
          <HostText page={page} />
          <Errata page={page} />
          <WhileYouWait page={page} />
          <Words page={page} />
        </div>
        <div className="flex min-w-0 flex-col gap-10">
          {page.can.host ? <Invitations page={page} /> : null}
          {page.can.host ? <ChannelPanel page={page} level={3} /> : null}
          <LobbyRules page={page} runs={runs} />
          {page.can.host ? <CoHosts page={page} /> : null}
          <SeedNote seedHash={page.seedHash} />
          {page.can.host ? (
            <div className="flex flex-wrap gap-2">
              <PlayAgain code={page.code} />
              <RemoveMatch page={page} />
            </div>
          ) : null}
        </div>
      </div>
    </main>
  );
}

function Title({ page }: { page: MatchPage }) {
  const hosts = listed(page.hosts.map(({ name }) => name));
  return (
    <PageTitle
      eyebrow={`${page.gameName} · lobby`}
      title={page.title}
      about={
        <>
          Hosted by {hosts}. {page.practice ? 'A practice match: the host plays, and sees no more than a player. ' : ''}
          {page.sealed ? 'Sealed: the host sees submissions only when a round has closed.' : ''}
        </>
      }
      actions={
        <>
          {page.can.host && <SafeSwitch />}
          {page.can.host && <PostThis page={page} kind="lobby" />}
          <Code page={page} />
        </>
      }
    />
  );
}

/** For the host: they stand below everybody's seats. */
function QuestionsWait({ page }: { page: MatchPage }) {
  const open = page.questions.filter(({ answer, published }) => answer === null && !published).length;
  const words = questionsWords(open + (page.waitsHidden?.questions ?? 0));
  if (!page.can.host || words === null) return null;
  return (
    <p className="mb-8 flex flex-wrap items-center justify-between gap-x-4 rounded-lg border border-default bg-subtle px-4 py-2 font-medium text-emphasis text-sm">
      {words}
      <a href={questionsHash} className={buttonClass({ size: 'sm' })}>
        Answer
      </a>
    </p>
  );
}

/** What the host has changed of the rules, before the rules; the host has it among the words. */
function Errata({ page }: { page: MatchPage }) {
  if (page.can.host || page.rulings.length === 0) return null;
  return (
    <Section title="Rulings" className="mb-10">
      <Rulings page={page} />
    </Section>
  );
}

/** Questions and answers, and for the host rulings, from the lobby on. */
function Words({ page }: { page: MatchPage }) {
  if (page.can.host)
    return (
      <div id={questionsHash.slice(1)} className="scroll-mt-4">
        <WordsPanel page={page} />
      </div>
    );
  const canAsk = page.can.ask || page.questions.length > 0;
  if (!canAsk) return null;
  return (
    <Section title="Questions">
      <Questions page={page} />
    </Section>
  );
}

const Hidden = () => (
  <>
    <span className="sr-only">hidden while your screen is safe to share</span>
    <span aria-hidden>••••••••</span>
  </>
);

/** Whoever has it may watch, and take an open seat: on a shared screen it is there to be copied, unless the match is listed. */
function Code({ page: { code, visibility } }: { page: MatchPage }) {
  const isHidden = useIsSafe() && visibility !== 'public';
  return (
    <div className="flex items-end gap-3 sm:ml-4">
      <div>
        <p className="eyebrow">Code</p>
        <p className="figures font-medium text-emphasis text-xl tracking-[0.12em]">{isHidden ? <Hidden /> : code}</p>
      </div>
      <CopyButton text={code} what="the match’s code" />
    </div>
  );
}
