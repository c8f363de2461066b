'use client';

import { useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import type { KeyFor } from '@/components/board/use-action';
import type { GameScreenProps, LoadedGame } from '@/components/match/game-screens';
import type { Moment } from '@/components/match/moment-dialog';
import { notNow, sendAction, tryAction } from '@/components/match/send';
import { Button } from '@/components/ui/button';
import { formatDuration } from '@/components/ui/duration';
import { FieldError } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import type { MatchView, Refusal } from '@/games/game';
import { checkAction } from '@/games/match';
import { RULINGS, type Waiting } from '@/games/waiting';
import type { MatchPage } from '@/server/pages/shapes';

interface HiddenProps {
  readonly page: MatchPage;
  readonly loaded: LoadedGame;
  readonly props: GameScreenProps;
  readonly moment: Moment;
  readonly waiting: readonly Waiting[];
  /** Epoch milliseconds by the server's clock. */
  readonly now: number;
}

/**
 * On a safe screen: that a ruling is waited for, and since when. What has to be ruled on comes when its host asks for it here, one
 * at a time, and goes when it has been ruled on.
 */
export function HiddenRuling({ page: { code }, loaded, props, moment, waiting, now }: HiddenProps) {
  const requests = useRequests();
  const [part, setPart] = useState<Partial<MatchView> | null>(null);
  const asked = waiting.find(({ id }) => id === RULINGS);
  const { HostActions } = loaded.screens;
  if (asked === undefined || HostActions === undefined || loaded.game.toRule === undefined) return null;
  async function show() {
    const told = await requests.send('to rule', async () => ({
      ok: true,
      ...(await api.host.toRule.query({ code, shownHere: true })),
    }));
    if (told !== null) setPart(told.part);
  }
  if (part === null) {
    return (
      <Section title="A ruling is waited for">
        <div className="grid justify-items-start gap-3 rounded-lg border border-default border-dashed px-5 py-4 text-sm">
          <p className="text-subtle">
            Its player has waited {formatDuration(Math.floor(Math.max(0, now - asked.since) / 1000) * 1000)}. What you
            rule on can hold a secret: whoever looks at this screen reads it too.
          </p>
          <Button size="sm" busy={requests.isBusy('to rule')} onClick={() => void show()}>
            Show this one statement here
          </Button>
          <FieldError error={requests.problemAt('to rule')} />
        </div>
      </Section>
    );
  }
  const view: MatchView = { ...props.view, ...part, viewer: 'host' };
  const check = (action: unknown) => checkAction(loaded.game, view, action);
  async function submit(action: unknown, keyFor?: KeyFor): Promise<Refusal | null> {
    const send = () => {
      const sent = { code, seat: null, action, meantFor: moment.id };
      const key = keyFor?.(`${code} host ${moment.id}`, sent);
      if (key === null) return notNow;
      return key === undefined ? sendAction(sent) : tryAction({ ...sent, key });
    };
    const refusal = check(action) ?? (await send());
    if (refusal === null) setPart(null);
    return refusal;
  }
  return (
    <div className="grid justify-items-start gap-3">
      <HostActions {...props} {...{ view, check, submit }} interactive />
      <Button size="sm" onClick={() => setPart(null)}>
        Hide it again
      </Button>
    </div>
  );
}
