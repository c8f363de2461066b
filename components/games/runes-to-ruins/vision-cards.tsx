'use client';

import { Eye } from 'lucide-react';
import { useAction } from '@/components/board/use-action';
import { WithBots } from '@/components/faces/with-bots';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { FieldError } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import { type Power, powers } from '@/games/runes-to-ruins/action-names';
import { powerPrice } from '@/games/runes-to-ruins/prices';
import { orders, runeOf } from '@/games/runes-to-ruins/runes';
import { visionWords } from './answer-words';
import { Choice, Choices } from './choice';
import { powerWordsIn } from './power-words';
import type { ScreenProps } from './screen-props';
import { missingOfVision, type VisionDraft, visionFrom } from './vision-tool';

export interface VisionCardsProps extends ScreenProps {
  readonly about: SeatId;
  readonly others: readonly SeatId[];
  readonly power: Power | null;
  readonly value: VisionDraft;
  readonly hint: string;
  onPower(power: Power | null): void;
  onChange(value: VisionDraft): void;
  lookAt(seat: SeatId): void;
}

/** The nine powers; one is open, and chosen for on the table. What each costs, tells, who else can see it, what is set. */
export function VisionCards(props: VisionCardsProps) {
  const { power: open, view, nameOf, onPower } = props;
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="text-muted text-xs">
        Each once a round, all answered when it closes. Whoever is alone in using a power gets 1 insight.
      </p>
      {powers.map((power) => {
        const set = view.pending?.visions.find((one) => one.power === power) ?? null;
        const price = powerPrice(power, view.limits?.inverseUses ?? 0);
        const isOpen = power === open;
        const words = powerWordsIn(power, view.rules);
        return (
          <section key={power} className="rounded-lg border border-subtle bg-subtle" aria-label={words.name}>
            <button
              type="button"
              aria-expanded={isOpen}
              onClick={() => onPower(isOpen ? null : power)}
              className="flex min-h-9 w-full flex-wrap items-center gap-x-2 px-3 py-1 text-left pointer-coarse:min-h-11"
            >
              <span className="font-medium text-emphasis">{words.name}</span>
              <span className="text-muted text-sm">{price === 0 ? 'free' : `${price} insight`}</span>
              {set === null && !isOpen && <span className="w-full text-subtle text-xs">{words.inShort}</span>}
              {set !== null && (
                <>
                  <Badge tone="brass">set</Badge>
                  <span className="min-w-0 flex-1 truncate text-subtle text-xs">{visionWords(set, nameOf)}</span>
                </>
              )}
            </button>
            {isOpen && <OpenPower {...props} power={power} />}
          </section>
        );
      })}
    </div>
  );
}

function OpenPower(props: VisionCardsProps & { power: Power }) {
  const { view, nameOf, check, power, value, about, others, hint, onChange, onPower } = props;
  const set = view.pending?.visions.find((one) => one.power === power) ?? null;
  const action = visionFrom(power, value, about);
  const { send, isSending, refused } = useAction(props, action, {
    what: () => 'your vision',
    moment: `round ${view.round}`,
  });
  const missing = missingOfVision(power, value, others);
  const reason =
    missing.length > 0
      ? `First ${missing.join(', ')}.`
      : action === null
        ? 'Choose first.'
        : (check(action)?.message ?? null);
  const words = powerWordsIn(power, view.rules);
  const send_ = async () => {
    if (action === null || !(await send(action))) return;
    onChange({});
    onPower(null);
  };
  return (
    <div className="grid grid-cols-1 gap-2.5 border-muted border-t px-3 py-2.5">
      <p className="text-sm text-subtle">{words.learns}</p>
      <p className="flex items-start gap-1.5 text-muted text-xs">
        <Eye aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {words.seenBy}
      </p>
      <PowerChoices {...props} />
      <p className="font-medium text-emphasis text-sm">
        {action === null || missing.length > 0 ? hint : `${visionWords(action, nameOf)}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="solid" size="sm" busy={isSending} disabledReason={reason} onClick={send_}>
          {set === null ? `Set ${words.name.toLowerCase()}` : 'Set this instead'}
        </Button>
        {set !== null && (
          <Button size="sm" busy={isSending} onClick={() => send({ type: 'withdraw', power })}>
            Withdraw
          </Button>
        )}
      </div>
      <FieldError error={refused?.message ?? null} />
    </div>
  );
}

function PowerChoices({ power, value, about, others, nameOf, onChange, lookAt }: VisionCardsProps) {
  if (power === 'assign') {
    const assign = value.assign ?? [];
    return (
      <Choices legend="A rune for each">
        {others.map((seat) => {
          const rune = assign.find(([one]) => one === seat)?.[1];
          return (
            <Choice key={seat} isOn={seat === about} onChoose={() => lookAt(seat)}>
              <WithBots>{nameOf(seat)}</WithBots>: {rune === undefined ? '…' : runeOf(rune).name}
            </Choice>
          );
        })}
      </Choices>
    );
  }
  if (power === 'pattern') {
    const seats = value.seats ?? [about];
    const next = (seat: SeatId) => others.filter((one) => seats.includes(one) !== (one === seat)).slice(0, 4);
    return (
      <Choices legend="Counted over, four players at most">
        {others.map((seat) => (
          <Choice key={seat} isOn={seats.includes(seat)} onChoose={() => onChange({ ...value, seats: next(seat) })}>
            <WithBots>{nameOf(seat)}</WithBots>
          </Choice>
        ))}
      </Choices>
    );
  }
  if (power !== 'place') return null;
  return (
    <Choices legend="Groups of">
      {orders.map((order) => (
        <Choice key={order} isOn={(value.order ?? 'divine') === order} onChoose={() => onChange({ ...value, order })}>
          {order === 'divine' ? 'Divine' : 'Mundane'}
        </Choice>
      ))}
    </Choices>
  );
}
