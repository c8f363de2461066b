import type { MatchView, SeatId } from '@/games/game';
import { namedSeat } from '@/games/kit/seats';
import type { ActionForm, Field } from './action-forms';
import { humanise } from './schema';

/** The stretch of the match for which a draft is meant. */
export const momentWords = ({ phase, round }: MatchView): string => `${phase} ${round}`;

interface Said {
  readonly form: ActionForm;
  readonly action: Readonly<Record<string, unknown>>;
  nameOf(seat: SeatId): string;
}

/** An action in a sentence: "Pick a side: Left." */
export function saidAction({ form, action, nameOf }: Said): string {
  const parts = form.fields.flatMap((field) => {
    const value = saidValue(field, action[field.key], nameOf);
    return value === null ? [] : [form.fields.length === 1 ? value : `${field.label.toLowerCase()} ${value}`];
  });
  return parts.length === 0 ? `${form.title}.` : `${form.title}: ${parts.join(', ')}.`;
}

/** The form without what is read where it is written: a sentence beside its field says it no second time. */
export const withoutTexts = (form: ActionForm): ActionForm => ({
  ...form,
  fields: form.fields.filter(({ kind }) => kind !== 'text'),
});

function saidValue(field: Field, value: unknown, nameOf: Said['nameOf']): string | null {
  if (value === undefined) return null;
  if (value === null) return field.kind === 'seat' ? 'nobody' : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listOf(field, value, nameOf);
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (field.kind === 'seat' || (field.kind === 'some' && field.options === 'seats'))
    return nameOf(namedSeat.parse(value));
  return field.kind === 'text' ? (value === '' ? 'nothing' : `“${value}”`) : humanise(value);
}

function listOf(field: Field, values: readonly unknown[], nameOf: Said['nameOf']): string {
  const item = field.kind === 'list' ? field.item : field;
  return values.length === 0 ? 'none' : values.map((value) => saidValue(item, value, nameOf) ?? '–').join(', ');
}

/** The form that an action of the log was sent with. */
export function formOf(forms: readonly ActionForm[], action: Readonly<Record<string, unknown>>): ActionForm | null {
  const fits = ({ fixed }: ActionForm) => Object.entries(fixed).every(([key, value]) => action[key] === value);
  return forms.find(fits) ?? null;
}
