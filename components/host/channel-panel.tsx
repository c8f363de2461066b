'use client';

import { useEffect, useState } from 'react';
import { api } from '@/components/api/client';
import { OneFieldForm } from '@/components/api/one-field-form';
import { useRequests } from '@/components/api/use-requests';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { notify } from '@/components/ui/notice';
import { Section } from '@/components/ui/panel';
import type { MatchPage } from '@/server/pages/shapes';
import type { Channel } from '@/server/reach/channel';
import { channelWords } from './channel-words';
import { Secret } from './safe-to-share';

/** Where the match is posted on Discord: a channel's webhook, and what became of the last post. */
export function ChannelPanel({ page, level = 2 }: { page: MatchPage; level?: 2 | 3 }) {
  return (
    <Section title="Post to Discord" level={level}>
      <Secret what="where the match is posted">
        <ChannelForm page={page} />
      </Secret>
    </Section>
  );
}

function ChannelForm({ page }: { page: MatchPage }) {
  const { code } = page;
  const requests = useRequests();
  const { channel, reload } = useChannel(page);

  async function onSet() {
    notify('From now on this match is posted there.', 'success');
    await reload();
  }

  async function test() {
    if ((await requests.send('test', () => api.host.testChannel.mutate({ code }))) === null) return;
    notify('A test is on its way to Discord.', 'success');
    await reload();
  }

  async function remove() {
    if ((await requests.send('remove', () => api.host.removeChannel.mutate({ code }))) !== null) await reload();
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-sm text-subtle">
        Rounds that open and close, rulings, and the result once it has been told are posted to a channel of yours. When
        a deadline is near, players who linked their account there are mentioned if everybody can see that they are
        missing.
      </p>
      {channel !== null && (
        <div className="flex flex-wrap items-center gap-2">
          <p className="text-sm">{channelWords(channel, new Date())}</p>
          {channel.endedWhy === null && (
            <Button size="sm" busy={requests.isBusy('test')} onClick={() => void test()}>
              Post a test
            </Button>
          )}
          <Button size="sm" variant="quiet" busy={requests.isBusy('remove')} onClick={() => void remove()}>
            Stop posting
          </Button>
        </div>
      )}
      <FieldError error={requests.problemAt('test') ?? requests.problemAt('remove')} />
      <OneFieldForm
        label={channel === null ? 'The channel’s webhook' : 'Another webhook'}
        help="On Discord: the channel’s settings, Integrations, Webhooks, New webhook, Copy webhook URL."
        name="webhook"
        autoComplete="off"
        maxLength={300}
        submit="Post there"
        whyNot={(url) => (url.trim() === '' ? 'Paste the webhook’s address first.' : null)}
        send={(url) => api.host.setChannel.mutate({ code, url })}
        onTaken={onSet}
      />
    </div>
  );
}

const askEveryMs = 5_000;

/** Asked again now and then once posts go out or one is under way, and at once when Discord takes no more. */
function useChannel({ code, status, channelFailing }: MatchPage) {
  const [channel, setChannel] = useState<Channel | null>(null);
  const isPosting = status !== 'lobby' || channel?.last?.state === 'waiting';
  const reload = async () => setChannel(await api.host.channel.query({ code }).catch(() => channel));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when a post was refused, or posting has ended
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const found = await api.host.channel.query({ code }).catch(() => undefined); // the next time tells
      if (found !== undefined && !isGone) setChannel(found);
    };
    void ask();
    const timer = isPosting ? setInterval(() => void ask(), askEveryMs) : undefined;
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [code, isPosting, channelFailing?.since, channelFailing?.isOver]);
  return { channel, reload };
}
