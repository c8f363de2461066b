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

type FreeSeats = 'refuse' | 'bots' | 'open bots' | 'remove';

interface StartProps {
  readonly page: MatchPage;
  readonly free: number;
  /** Why it cannot start yet, in a sentence; null: it can. */
  readonly problem: string | null;
}

/** Starts the match; with free seats it asks first what becomes of them. */
export function StartMatch({ page, free, problem }: StartProps) {
  const requests = useRequests();
  useDashboardAhead(page);
  const start = (freeSeats: FreeSeats) =>
    requests.send('start', () => api.lobby.start.mutate({ code: page.code, freeSeats, showsAll: false }));
  if (free > 0 && problem === null) return <StartWithFreeSeats {...{ page, free, start, requests }} />;
  return (
    <>
      <Button
        size="lg"
        variant="mine"
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
  return [
    {
      value: 'bots',
      label: isMixed ? `Bots play all ${free}` : 'Bots play them',
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

const linksEnd = (kept: readonly string[]): string =>
  kept.length === 1 ? `The link of ${listed(kept)} ends` : `The links of ${listed(kept)} end`;

function StartWithFreeSeats({ page, free, start, requests }: FreeSeatsProps) {
  const [choice, setChoice] = useState<FreeSeats>('bots');
  const options = freeSeatsOptions({ page, free });
  const problem = options.find(({ value }) => value === choice)?.problem ?? null;
  return (
    <Dialog
      title="Start with free seats"
      about={`${free} of ${page.seats.length} seats ${free === 1 ? 'is' : 'are'} free. Once the match runs, seats neither come nor go.`}
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
          <Button variant="mine" busy={requests.isBusy('start')} onClick={() => start(choice)} disabledReason={problem}>
            Start the match
          </Button>
        </>
      }
    >
      <RadioGroup<FreeSeats>
        name="free-seats"
        label="What becomes of the free seats?"
        value={choice}
        onChange={setChoice}
        options={options.map(({ problem, ...option }) => ({ ...option, help: problem ?? option.help }))}
      />
      <FieldError error={requests.problemAt('start')} />
    </Dialog>
  );
}
