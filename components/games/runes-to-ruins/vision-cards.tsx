'use client';

import { Eye } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import { type Power, powers } from '@/games/runes-to-ruins/actions';
import { powerPrice } from '@/games/runes-to-ruins/prices';
import { visionWords } from './answer-words';
import { learnsWords, powerWords } from './power-words';
import type { ScreenProps } from './screen-props';
import { useSend } from './use-send';
import { unfinished, type VisionDraft, VisionForm, visionFrom } from './vision-form';

type Props = ScreenProps;

/** The nine powers as cards: what each costs, asks and tells, who else can see it, and what is set. */
export function VisionCards(props: Props) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <p className="max-w-prose text-sm text-subtle">
        Each power once a round, all answered together when the round closes. Whoever is alone in using one gets 1
        insight.
      </p>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
        {powers.map((power) => (
          <VisionCard key={power} {...props} power={power} />
        ))}
      </div>
    </div>
  );
}

function VisionCard(props: Props & { power: Power }) {
  const { view, mine, nameOf, check, draft, power } = props;
  const [value, setValue] = draft<VisionDraft>(`vision ${power} ${view.round}`, {});
  const { send, busy, refused, forget } = useSend(props);
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== mine);
  const set = view.pending?.visions.find((one) => one.power === power) ?? null;
  const price = powerPrice(power, view.limits?.inverseUses ?? 0);
  const action = visionFrom(power, value, others);
  const reason =
    unfinished(power, value, others) ?? (action === null ? 'Say more first.' : (check(action)?.message ?? null));
  const words = powerWords[power];
  return (
    <details className="rounded-lg border border-subtle bg-subtle xl:open:col-span-2" open={set !== null || undefined}>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 gap-y-1 px-3 py-2">
        <span className="font-medium text-emphasis">{words.name}</span>
        <span className="text-muted text-sm">{price === 0 ? 'free' : `${price} insight`}</span>
        {set !== null && <Badge tone="brass">set</Badge>}
      </summary>
      <div className="grid grid-cols-1 gap-3 border-muted border-t px-3 py-3">
        <p className="text-sm text-subtle">{learnsWords(power, view.rules)}</p>
        <p className="flex items-start gap-1.5 text-muted text-xs">
          <Eye aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          {words.seenBy}
        </p>
        <VisionForm
          {...{ view, nameOf, power, value, others }}
          onChange={(next) => {
            forget();
            setValue(next);
          }}
        />
        {set !== null && <p className="text-sm text-success-content">Set: {visionWords(set, nameOf)}.</p>}
        <div className="flex flex-wrap gap-2">
          <Button
            variant="mine"
            size="sm"
            busy={busy}
            disabledReason={reason}
            onClick={() => action !== null && void send(action)}
          >
            {set === null ? `Set ${words.name.toLowerCase()}` : 'Change it'}
          </Button>
          {set !== null && (
            <Button size="sm" busy={busy} onClick={() => send({ type: 'withdraw', power })}>
              Withdraw
            </Button>
          )}
        </div>
        <FieldError error={refused?.message ?? null} />
      </div>
    </details>
  );
}
