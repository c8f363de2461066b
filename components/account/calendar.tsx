'use client';

import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button, LinkButton } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { FieldError } from '@/components/ui/field';

interface CalendarProps {
  /** Null: there is none. */
  readonly address: string | null;
  onChange(): Promise<void>;
}

/** One's deadlines for a calendar program: the address that it asks, a new one, none. */
export function Calendar({ address, onChange }: CalendarProps) {
  const requests = useRequests();

  async function renew() {
    if ((await requests.send('renew', () => api.reach.renewCalendar.mutate())) !== null) await onChange();
  }

  async function end() {
    if ((await requests.send('end', () => api.reach.endCalendar.mutate())) !== null) await onChange();
  }

  return (
    <div className="flex w-full flex-col items-start gap-3 border-subtle border-t pt-6">
      <h3 className="font-semibold">My deadlines in a calendar</h3>
      <p className="max-w-prose text-sm text-subtle">
        Calendar programs can ask for the deadlines of your matches now and then. Whoever has the address can read them,
        so keep it to yourself; a new one makes the old one useless.
      </p>
      {address === null ? (
        <Button busy={requests.isBusy('renew')} onClick={() => void renew()}>
          Make a calendar
        </Button>
      ) : (
        <>
          <p className="figures w-full select-all text-sm [overflow-wrap:anywhere]">{address}</p>
          <div className="flex flex-wrap items-center gap-2">
            <LinkButton size="sm" href={address.replace(/^https?:/, 'webcal:')}>
              Open it in my calendar
            </LinkButton>
            <CopyButton text={address} what="the calendar’s address" />
            <Button size="sm" variant="quiet" busy={requests.isBusy('renew')} onClick={() => void renew()}>
              Make a new address
            </Button>
            <Button size="sm" variant="quiet" busy={requests.isBusy('end')} onClick={() => void end()}>
              Take the calendar away
            </Button>
          </div>
        </>
      )}
      <FieldError error={requests.problem?.message ?? null} />
    </div>
  );
}
