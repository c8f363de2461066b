'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { type FormEvent, useEffect, useState } from 'react';
import { subscribe } from '@/components/account/add-browser';
import { zoneHere } from '@/components/account/time-of-day';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { addressGiven, forgetAddressGiven } from '@/components/join/address-given';
import { useIsSafe } from '@/components/shell/safe';
import { Button, IconButton } from '@/components/ui/button';
import { FieldError, Input } from '@/components/ui/field';
import type { Offer } from '@/server/reach/offer';

/** For whoever has no way to be reached: one line, until they take one or put it away for good. */
export function OfferWay({ offer }: { offer: Offer }) {
  const [done, setDone] = useState<string | null>(null);
  const isSafe = useIsSafe();
  const router = useRouter();
  const requests = useRequests();
  if (isSafe || done === '') return null;
  if (done !== null)
    return (
      <p role="status" className="text-sm text-subtle">
        {done}
      </p>
    );

  async function putAway() {
    if ((await requests.send('away', () => api.reach.putOfferAway.mutate())) === null) return;
    setDone('');
    router.refresh();
  }

  return (
    <section aria-label="To be reached" className="flex flex-wrap items-center gap-2 text-sm">
      <p className="min-w-0 max-sm:basis-full">Nobody can reach you when this page is closed.</p>
      {offer.mail && <ByMail own={offer.address} onDone={setDone} />}
      <ByPush publicKey={offer.push} onDone={setDone} />
      <IconButton label="Do not offer this again" size="sm" onClick={() => void putAway()}>
        <X aria-hidden className="size-4" />
      </IconButton>
      <FieldError error={requests.problemAt('away')} />
    </section>
  );
}

interface WayProps {
  /** What has been done, in a sentence. */
  onDone(words: string): void;
}

function ByMail({ own, onDone }: WayProps & { own: string | null }) {
  const [typed, setTyped] = useState<string | null>(null);
  const requests = useRequests();

  async function send(event: FormEvent) {
    event.preventDefault();
    const address = (typed ?? '').trim();
    const added = await requests.send('mail', () => api.reach.addMail.mutate({ address, zone: zoneHere() }));
    if (added === null) return;
    forgetAddressGiven();
    onDone(added.letter === 'none' ? `E-mails go to ${address}.` : `Open the link in the letter sent to ${address}.`);
  }

  if (typed === null)
    return (
      <Button size="sm" onClick={() => setTyped(own ?? addressGiven() ?? '')}>
        E-mail me
      </Button>
    );
  return (
    <form onSubmit={send} noValidate className="order-last flex basis-full flex-wrap items-end gap-2">
      <Input
        label="E-mail to"
        type="email"
        autoComplete="email"
        maxLength={254}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={requests.problemAt('mail')}
      />
      <Button
        type="submit"
        busy={requests.isBusy('mail')}
        disabledReason={typed.trim() === '' ? 'Type an address first.' : null}
      >
        E-mail me there
      </Button>
    </form>
  );
}

function ByPush({ publicKey, onDone }: WayProps & { publicKey: string }) {
  const requests = useRequests();
  const [problem, setProblem] = useState<string | null>(null);

  async function add() {
    setProblem(null);
    const subscription = await subscribe(publicKey);
    if (typeof subscription === 'string') return setProblem(subscription);
    const zone = zoneHere();
    if ((await requests.send('push', () => api.reach.addPush.mutate({ ...subscription, zone }))) !== null)
      onDone('You are notified here, also when this page is closed.');
  }

  return (
    <>
      <Button size="sm" busy={requests.isBusy('push')} onClick={() => void add()}>
        Notify me here
      </Button>
      <FieldError error={problem ?? requests.problemAt('push')} />
    </>
  );
}

/** The same where the page was not made with it: it is asked for when this is opened. */
export function OfferInBell() {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    api.reach.offer.query().then(setOffer, () => {}); // the account's page has it too
  }, []);
  return offer && <OfferWay offer={offer} />;
}
