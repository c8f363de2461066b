import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { games } from '@/games/index';
import { namedSeat } from '@/games/kit/seats';
import { type ActionForm, actionForms, actionOf, exampleOf, missingIn } from './action-forms';
import { formOf, saidAction } from './action-words';

const cells = ['A1', 'B1', 'A2', 'B2'] as const;
const schema = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('point'), at: namedSeat.nullable().describe('At whom') })
    .describe('Point at somebody'),
  z.strictObject({
    type: z.literal('bid'),
    amount: z.int().min(1).max(20),
    cells: z.array(z.enum(cells)).min(1).max(2),
    order: z.array(namedSeat).length(2),
    secret: z.boolean(),
    note: z.string().max(40).optional(),
    where: z.strictObject({ cell: z.enum(cells), depth: z.number() }),
    odd: z.custom<object>((value) => typeof value === 'object'),
  }),
  z.strictObject({ type: z.literal('ready') }),
]);
const forms = actionForms(schema);
const form = (title: string): ActionForm => {
  const found = forms.find((one) => one.title === title);
  if (found === undefined) throw new Error(`there is no form ${title}`);
  return found;
};
const nameOf = (seat: string) => `Player ${seat}`;

describe('forms from a schema', () => {
  it('has one for each action, called by its description or its type', () => {
    expect(forms.map(({ title }) => title)).toEqual(['Point at somebody', 'Bid', 'Ready']);
  });

  it('has a field of a kind that fits for each key', () => {
    const kinds = form('Bid').fields.map(({ key, kind, isOptional }) => `${key} ${kind}${isOptional ? '?' : ''}`);
    expect(kinds).toEqual([
      'amount number',
      'cells some',
      'order list',
      'secret switch',
      'note text?',
      'where group',
      'odd json',
    ]);
    expect(form('Point at somebody').fields).toMatchObject([{ kind: 'seat', label: 'At whom', isNullable: true }]);
    expect(form('Bid').fields[0]).toMatchObject({ min: 1, max: 20, label: 'Amount', isNullable: false });
  });

  it('tells what is missing, down to the places of a list and the parts of a group', () => {
    expect(missingIn(form('Bid').fields, {})).toEqual(['Amount', 'Cells', 'Order', 'Cell', 'Depth', 'Odd']);
    const half = { amount: 2, cells: ['A1'], order: ['A', null], where: { cell: 'B2' }, odd: {} };
    expect(missingIn(form('Bid').fields, half)).toEqual(['Order', 'Depth']);
    expect(missingIn(form('Point at somebody').fields, { at: null })).toEqual([]);
    expect(missingIn(form('Point at somebody').fields, {})).toEqual(['At whom']);
  });

  it('makes the action that was filled in, as its schema takes it', () => {
    const filled = { amount: 2, cells: ['A1'], order: ['A', 'B'], where: { cell: 'B2', depth: 1.5 }, odd: {} };
    const action = actionOf(form('Bid'), filled);
    expect(schema.parse(action)).toEqual({ type: 'bid', secret: false, ...filled });
    expect(schema.parse(actionOf(form('Ready'), {}))).toEqual({ type: 'ready' });
  });
});

it('an example of a form is well-formed, so that the game’s own check can be asked whether it is open', () => {
  for (const one of [form('Point at somebody'), form('Ready')]) {
    expect(schema.safeParse(exampleOf(one, ['A', 'B'])).success).toBe(true);
  }
  const { odd: _, ...rest } = exampleOf(form('Bid'), ['A', 'B']);
  expect(schema.safeParse({ ...rest, odd: {} }).success).toBe(true);
});

it('a text is sent empty where its schema takes that, and has to be written where it does not', () => {
  const [boast, name] = actionForms(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('boast'), words: z.string().max(140) }),
      z.strictObject({ type: z.literal('name'), words: z.string().min(1).max(20) }),
    ]),
  );
  if (boast === undefined || name === undefined) throw new Error('there are two');
  expect(missingIn(boast.fields, {})).toEqual([]);
  expect(actionOf(boast, {})).toEqual({ type: 'boast', words: '' });
  expect(saidAction({ form: boast, action: { words: '' }, nameOf })).toBe('Boast: nothing.');
  expect(missingIn(name.fields, {})).toEqual(['Words']);
});

describe('words for an action', () => {
  it('names players, and says nobody for null', () => {
    const point = form('Point at somebody');
    expect(saidAction({ form: point, action: { at: 'A' }, nameOf })).toBe('Point at somebody: Player A.');
    expect(saidAction({ form: point, action: { at: null }, nameOf })).toBe('Point at somebody: nobody.');
    expect(saidAction({ form: form('Ready'), action: {}, nameOf })).toBe('Ready.');
  });

  it('finds the form that an action was sent with', () => {
    expect(formOf(forms, { type: 'ready' })?.title).toBe('Ready');
    expect(formOf(forms, { type: 'fly' })).toBeNull();
  });
});

describe.each([...games.values()])('$id', (game) => {
  it('has a form for every kind of action, each under a title', () => {
    const all = [game.seatAction, game.hostAction].flatMap((action) => (action === null ? [] : actionForms(action)));
    expect(all.length).toBeGreaterThan(0);
    expect(all.filter(({ title }) => title === '')).toEqual([]);
  });
});
