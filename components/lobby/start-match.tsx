'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { loadGame } from '@/components/games/registry';
import { listed } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { Dialog, DialogClose } from '@/components/ui/dialog';
import { FieldError, RadioGroup } from '@/components/ui/field';
import type { MatchPage } from '@/server/pages/shapes';
import { unready } from './ready-words';

type FreeSeats = 'refuse' | 'bots until they come' | 'bots' | 'open bots' | 'remove';

interface StartProps {
  readonly page: MatchPage;
  readonly free: number;
  /** Why it cannot start yet, in a sentence; null: it can. */
  readonly problem: string | null;
}

/** Starts the match; with free seats it asks first what becomes of them, and else where somebody is not ready. */
export function StartMatch({ page, free, problem }: StartProps) {
  const requests = useRequests();
  useDashboardAhead(page);
  const start = (freeSeats: FreeSeats) =>
    requests.send('start', () => api.lobby.start.mutate({ code: page.code, freeSeats, showsAll: false }));
  if (free > 0 && problem === null) return <StartWithFreeSeats {...{ page, free, start, requests }} />;
  const waiting = unready(page);
  if (waiting.length > 0 && problem === null) return <StartWithUnready {...{ waiting, start, requests }} />;
  return (
    <>
      <Button
        size="lg"
        variant={problem === null && page.startsAt === null ? 'mine' : 'solid'}
        busy={requests.isBusy('start')}
        onClick={() => start('refuse')}
        disabledReason={problem}
      >
        Start the match
      </Button>
      <FieldError error={requests.problemAt('start')} />
    </>
  );
}

/** Fetches what comes when the match has started, while its host still thinks. */
function useDashboardAhead({ code, game }: MatchPage) {
  const router = useRouter();
  useEffect(() => {
    router.prefetch(`/m/${code}/host`);
    loadGame(game).catch(() => {}); // asked for again on the dashboard
  }, [router, code, game]);
}

interface FreeSeatsProps extends Omit<StartProps, 'problem'> {
  start(freeSeats: FreeSeats): Promise<object | null>;
  readonly requests: ReturnType<typeof useRequests>;
}

interface Option {
  readonly value: FreeSeats;
  readonly label: string;
  readonly help?: string;
  /** Why it cannot be chosen; null: it can. */
  readonly problem: string | null;
}

/** What can become of free seats. Where some are kept for somebody and some are open, these need not go the same way. */
export function freeSeatsOptions({ page, free }: Pick<StartProps, 'page' | 'free'>): readonly Option[] {
  const { min } = page.seatRange;
  const kept = page.seats.filter((seat) => seat.kept).map(({ name }) => name);
  const open = free - kept.length;
  const taken = page.seats.length - free;
  const problemOf = (playing: number) =>
    playing >= min ? null : `Not possible: this game needs ${min} players; that would be ${playing}.`;
  const isMixed = open > 0 && kept.length > 0;
  const bots = isMixed ? `Bots play all ${free}` : 'Bots play them';
  return [
    ...(kept.length === 0
      ? []
      : [
          {
            value: 'bots until they come' as const,
            label: `${bots} until ${listed(kept)} ${kept.length === 1 ? 'comes' : 'come'}`,
            help: `${linksOf(kept)} ${kept.length === 1 ? 'goes' : 'go'} on working: whoever comes late takes the seat from its bot and plays on.`,
            problem: null,
          },
        ]),
    {
      value: 'bots',
      label: kept.length === 0 ? bots : `${bots} to the end`,
      help: handOver(kept),
      problem: null,
    },
    ...(isMixed
      ? [
          {
            value: 'open bots' as const,
            label: `Bots play only the ${open === 1 ? 'open seat' : `${open} open seats`}: ${taken + open} play`,
            help: `${linksEnd(kept)}, and ${kept.length === 1 ? 'that seat is' : 'those seats are'} taken away.`,
            problem: problemOf(taken + open),
          },
        ]
      : []),
    {
      value: 'remove',
      label: `${isMixed ? 'All' : 'They'} are taken away: ${taken} play`,
      problem: problemOf(taken),
    },
  ];
}

const handOver = (kept: readonly string[]): string => {
  const later = 'You can hand a seat over to a person later.';
  return kept.length === 0 ? later : `${later} ${linksEnd(kept)}.`;
};

const linksOf = (kept: readonly string[]): string =>
  `${kept.length === 1 ? 'The link of' : 'The links of'} ${listed(kept)}`;

const linksEnd = (kept: readonly string[]): string => `${linksOf(kept)} ${kept.length === 1 ? 'ends' : 'end'}`;

/** Of what is asked before it starts: who has not said that they are ready. */
const unreadyWords = (waiting: readonly string[]): string => `Not ready yet: ${listed(waiting)}.`;

function StartWithUnready({ waiting, start, requests }: Omit<FreeSeatsProps, 'page' | 'free'> & Waiting) {
  return (
    <Dialog
      title="Start all the same?"
      about={`${unreadyWords(waiting)} They have their seats, and their clock runs whether they are here or not.`}
      trigger={
        <Button size="lg" variant="solid">
          Start…
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Wait for them</Button>
          </DialogClose>
          <Button variant="solid" busy={requests.isBusy('start')} onClick={() => start('refuse')}>
            Start the match
          </Button>
        </>
      }
    >
      <FieldError error={requests.problemAt('start')} />
    </Dialog>
  );
}

interface Waiting {
  readonly waiting: readonly string[];
}

function StartWithFreeSeats({ page, free, start, requests }: FreeSeatsProps) {
  const [chosen, choose] = useState<FreeSeats | null>(null);
  const options = freeSeatsOptions({ page, free });
  const possible = options.filter(({ problem }) => problem === null);
  const value = (possible.find((option) => option.value === chosen) ?? possible[0])?.value ?? 'bots';
  const waiting = unready(page);
  return (
    <Dialog
      title="Start with free seats"
      about={`${free} of ${page.seats.length} seats ${free === 1 ? 'is' : 'are'} free. Once the match runs, seats neither come nor go.${waiting.length === 0 ? '' : ` ${unreadyWords(waiting)}`}`}
      trigger={
        <Button size="lg" variant="solid">
          Start…
        </Button>
      }
      footer={
        <>
          <DialogClose>
            <Button variant="quiet">Wait for players</Button>
          </DialogClose>
          <Button variant="solid" busy={requests.isBusy('start')} onClick={() => start(value)}>
            Start the match
          </Button>
        </>
      }
    >
      <RadioGroup<FreeSeats>
        name="free-seats"
        label="What becomes of the free seats?"
        value={value}
        onChange={choose}
        options={options.map(({ problem, ...option }) => ({
          ...option,
          help: problem ?? option.help,
          isOut: problem !== null,
        }))}
      />
      <FieldError error={requests.problemAt('start')} />
    </Dialog>
  );
}
