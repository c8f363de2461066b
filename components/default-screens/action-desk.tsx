'use client';

import { useEffect, useMemo } from 'react';
import type { z } from 'zod';
import { useAction } from '@/components/board/use-action';
import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { BarClock } from '@/components/match/bar-clock';
import type { GameScreenProps } from '@/components/match/game-screens';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import type { Refusal } from '@/games/game';
import { fieldsOf } from '@/games/kit/fields-of';
import {
  type ActionForm,
  actionForms,
  actionOf,
  exampleAround,
  exampleOf,
  type Field,
  type Filled,
  missingIn,
} from './action-forms';
import { momentWords, saidAction, withoutTexts } from './action-words';
import { FieldControl } from './field-control';
import { Tiles } from './tiles';
import { closesOf, phaseOf } from './view-values';

/** Refusals of an action whatever is in it: its form is not open now. */
const closedCodes = ['WRONG_PHASE', 'NOT_ALLOWED', 'FINISHED', 'PAUSED'];

/**
 * What the viewer can send now, as forms made from the schema of `action`: which are open, and which choices are, the
 * game's own check says. Nothing where no form is open.
 */
export function ActionDesk({ action, ...props }: GameScreenProps & { readonly action: z.ZodType }) {
  const { view, mine, check, draft, fetchRules } = props;
  const forms = useMemo(() => actionForms(action), [action]);
  const isChoosing = forms.length > 1 && fetchRules !== undefined; // which of them are open is not known yet
  useEffect(() => {
    if (isChoosing) fetchRules();
  }, [isChoosing, fetchRules]);
  const seats = view.seats.map(({ seat }) => seat);
  const others = [...seats.filter((seat) => seat !== mine), ...(mine === null ? [] : [mine])];
  const open = forms.filter((form) => !closedCodes.includes(check(exampleOf(form, others))?.code ?? ''));
  const [wanted, setWanted] = draft<string | null>(`form ${momentWords(view)}`, null);
  const form = open.find(({ id }) => id === wanted) ?? open[0];
  if (isChoosing) return isHeard(props) ? <Coming {...props} forms={forms} /> : null;
  if (form === undefined) return null;
  return (
    <section aria-label="What you send" className="grid gap-5">
      {open.length > 1 && (
        <Tiles
          label="What do you want to do?"
          tiles={open.map(({ id, title }) => ({ value: id, label: title }))}
          chosen={[form.id]}
          onChoose={setWanted}
        />
      )}
      <Desk key={`${form.id} ${momentWords(view)}`} {...props} form={form} others={others} />
    </section>
  );
}

/** Their action is awaited, or can still be changed. */
const isHeard = (props: GameScreenProps): boolean =>
  props.view.status === 'running' && typeof actedOf(props) === 'boolean';

const actedOf = ({ view, mine }: GameScreenProps) => view.seats.find(({ seat }) => seat === mine)?.acted;

/** Holds the place of the form until it is known which it is: so high as the one that is called after the phase. */
function Coming({ forms, ...props }: GameScreenProps & { readonly forms: readonly ActionForm[] }) {
  const { view, now, settings, nameOf } = props;
  const likely = forms.find(({ fixed }) => Object.values(fixed).includes(view.phase)) ?? forms[0];
  return (
    <section aria-label="What you send" aria-busy className="grid gap-5">
      {likely !== undefined && (
        <div className="relative">
          <Skeleton className="absolute inset-0" />
          <div inert className="invisible grid gap-5">
            <Heading form={likely} />
            {likely.fields.map((field) => (
              <FieldControl
                key={field.key}
                {...{ field, nameOf }}
                value={undefined}
                onChange={() => {}}
                problem={null}
                seats={view.seats.map(({ seat }) => seat)}
                reasonAgainst={() => null}
              />
            ))}
          </div>
        </div>
      )}
      <ActionBar
        clock={
          <BarClock
            {...{ view, now, settings }}
            label={phaseOf(view)}
            totalMs={null}
            isSafe={actedOf(props) === true}
          />
        }
        prompt="What you can send is on its way."
      >
        <Skeleton className="h-12 w-28 max-sm:h-11" />
      </ActionBar>
    </section>
  );
}

const Heading = ({ form: { title, help } }: { form: ActionForm }) => (
  <div>
    <h2 className="display text-xl">{title}</h2>
    {help !== null && <p className="mt-1 max-w-prose text-subtle">{help}</p>}
  </div>
);

interface DeskProps extends GameScreenProps {
  readonly form: ActionForm;
  readonly others: readonly string[];
}

function Desk({ form, others, ...props }: DeskProps) {
  const { view, nameOf, check, draft, settings, now } = props;
  const [filled, setFilled] = draft<Filled>(`filled ${form.id} ${momentWords(view)}`, {});
  const [sent, setSent] = draft<string | null>(`sent ${form.id} ${momentWords(view)}`, null);
  const { send, isSending, refused, forget } = useAction<unknown>(props, null, {
    what: () => said.replace(/\.$/, ''),
    moment: momentWords(view),
  });
  const action = actionOf(form, filled);
  const missing = missingIn(form.fields, filled);
  const isSaved = sent === JSON.stringify(action) && hasActed(props);
  const local = missing.length === 0 && !isSaved ? check(action) : null;
  const refusal = refused ?? local;

  function fill(field: Field, value: unknown) {
    forget();
    setFilled({ ...filled, [field.key]: value });
  }
  const reasonAgainst =
    ({ key }: Field) =>
    (value: unknown, places: readonly string[] = ['']) => {
      const tried = check(exampleAround(form, { ...filled, [key]: value }, others));
      const isThere = places.some((place) => isAt(tried, place === '' ? key : `${key}.${place}`));
      return isThere ? (tried?.message ?? null) : null;
    };
  const said = saidAction({ form: withoutTexts(form), action, nameOf });
  const isInField = form.fields.some(({ key }) => key === keyOf(refusal));
  return (
    <>
      <Heading form={form} />
      {form.fields.map((field) => (
        <FieldControl
          key={field.key}
          field={field}
          value={filled[field.key]}
          onChange={(value) => fill(field, value)}
          problem={keyOf(refusal) === field.key ? (refusal?.message ?? null) : null}
          seats={view.seats.map(({ seat }) => seat)}
          nameOf={nameOf}
          reasonAgainst={reasonAgainst(field)}
        />
      ))}
      <ActionBar
        clock={<BarClock {...{ view, now, settings }} label={form.title} totalMs={null} isSafe={isSaved} />}
        prompt={isSaved ? null : missing.length > 0 ? `Still to fill in: ${missing.join(', ')}.` : said}
        saved={isSaved ? `Saved. ${said}` : null}
        counts={countsWhen({ pace: fieldsOf(settings).pace, dueAt: view.dueAt, closes: closesOf(view) })}
        problem={isInField ? null : refusal}
      >
        {isSaved ? undefined : (
          <Button
            variant="mine"
            size="lg"
            busy={isSending}
            disabledReason={missing.length > 0 ? `Fill in first: ${missing.join(', ')}.` : (local?.message ?? null)}
            onClick={async () => (await send(action)) && setSent(JSON.stringify(action))}
          >
            {form.fields.length === 0 ? form.title : 'Lock in'}
          </Button>
        )}
      </ActionBar>
    </>
  );
}

/** It is there, or within it. */
const isAt = (refusal: Refusal | null, place: string): boolean => `${refusal?.field ?? ''}.`.startsWith(`${place}.`);

const keyOf = (refusal: Refusal | null) => refusal?.field?.split('.')[0] ?? null;

/** Where that is nobody's business, what this browser remembers has to do. */
const hasActed = (props: GameScreenProps): boolean => actedOf(props) !== false;
