'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { zoneHere } from './time-of-day';

/** This browser is pushed to from then on, also while no page is open in it. */
export function AddBrowser({ publicKey, onChange }: { publicKey: string; onChange(): Promise<void> }) {
  const requests = useRequests();
  const [problem, setProblem] = useState<string | null>(null);

  async function add() {
    setProblem(null);
    const subscription = await subscribe(publicKey);
    if (typeof subscription === 'string') return setProblem(subscription);
    if ((await requests.send('add', () => api.reach.addPush.mutate({ ...subscription, zone: zoneHere() }))) !== null)
      await onChange();
  }

  return (
    <div className="flex flex-col items-start gap-2">
      <Button busy={requests.isBusy('add')} onClick={() => void add()}>
        Tell me in this browser
      </Button>
      <p className="text-muted text-sm">Also while no page of ours is open, until you sign out here.</p>
      <FieldError error={problem ?? requests.problemAt('add')} />
    </div>
  );
}

interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** What to push to; or why there is nothing, in a sentence. */
export async function subscribe(applicationServerKey: string): Promise<Subscribed | string> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || typeof Notification === 'undefined')
    return 'This browser takes no pushes. On an iPhone, put Main Match on the home screen first.';
  if ((await Notification.requestPermission()) !== 'granted')
    return 'Your browser does not allow notifications for this site. Allow them in its settings.';
  try {
    await navigator.serviceWorker.register('/push-worker.js');
    const { pushManager } = await navigator.serviceWorker.ready;
    const before = await pushManager.getSubscription();
    await before?.unsubscribe(); // it may be for another key
    const { endpoint = '', keys = {} } = (
      await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })
    ).toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch {
    return 'Your browser’s push service did not answer. Try again in a while.';
  }
}
