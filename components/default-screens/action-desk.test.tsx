import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FaceScope } from '@/components/faces/face';
import type { GameScreenProps } from '@/components/match/game-screens';
import { namedSeat, seatId, seatIds } from '@/games/kit/seats';
import { applyEvent, checkAction, createMatch, type Match, type MatchEvent, viewOf } from '@/games/match';
import { createStart } from '@/games/record';
import { ActionDesk } from './action-desk';

// The forms of a game that draws its own, Pointing Chains: what is open, and what may be chosen, is for its check to say.

const seats = seatIds('ABC');

function matchAfter(events: readonly MatchEvent[], settings: object = {}): Match {
  const start = createStart({ game: 'pointing-chains', settings: { rounds: 1, ...settings }, seats, seed: 'desk' });
  const log: MatchEvent[] = [];
  return events.reduce((match, event) => {
    const after = applyEvent(match, event, log).match;
    log.push(event);
    return after;
  }, createMatch(start));
}

/** The desk as `viewer` meets it, with nothing filled in. */
function desk(
  match: Match,
  viewer: 'A' | 'host',
  filled: object = {},
  { form = null, ...more }: Partial<GameScreenProps> & { form?: z.ZodType | null } = {},
): string {
  const { game } = match.start;
  const view = viewOf(match, viewer === 'host' ? 'host' : seatId(viewer));
  const props: GameScreenProps = {
    view,
    results: null,
    settings: match.start.settings,
    nameOf: (seat) => `Player ${seat}`,
    isBot: () => false,
    mine: viewer === 'host' ? null : seatId(viewer),
    interactive: true,
    check: (action) => checkAction(game, view, action),
    submit: async () => null,
    draft: (key, initial) => [key.startsWith('filled') ? Object.assign({}, initial, filled) : initial, () => {}],
    notebook: null,
    now: () => 0,
    ...more,
  };
  const action = form ?? (viewer === 'host' ? game.hostAction : game.seatAction);
  if (action === null) return '';
  const named = seats.map((seat) => ({ seat, name: `Player ${seat}`, face: null }));
  return renderToStaticMarkup(
    <FaceScope seats={named} anonymous={false}>
      <ActionDesk {...props} action={action} />
    </FaceScope>,
  );
}

const textOf = (html: string) => html.replace(/<svg.*?<\/svg>|<[^>]+>/g, '|').replace(/\|+/g, '|');
const point = (by: string, at: string | null): MatchEvent => ({
  at: 1,
  by: seatId(by),
  action: { type: 'point', at },
});

/** This browser remembers that it sent this. */
const afterSending =
  ({ type, ...filled }: { type: string; at: string | null }): GameScreenProps['draft'] =>
  (key, initial) => {
    const sent = JSON.stringify({ type, ...filled });
    const kept = key.startsWith('sent') ? sent : key.startsWith('filled') ? filled : initial;
    return [kept as typeof initial, () => {}];
  };

describe('the desk', () => {
  it('offers the players as tiles, and nobody where null may be sent', () => {
    expect(textOf(desk(matchAfter([]), 'A'))).toMatch(/\|At\|.*Player A.*\|Player B\|Player C\|Nobody\|/);
  });

  it('draws each player with their face, where one is chosen and where several are', () => {
    const ally = seatId('B');
    const one = z.strictObject({ type: z.literal('ally'), ally: namedSeat.nullable() });
    const some = z.strictObject({ type: z.literal('allies'), allies: z.array(namedSeat).max(2) });
    const faces = (form: z.ZodType) => desk(matchAfter([]), 'A', { ally }, { form, check: () => null }).match(/<svg/g);
    expect([one, some].map(faces)).toMatchObject([{ length: 3 }, { length: 3 }]);
  });

  it('says why a choice would be refused, with the game’s own sentence', () => {
    const html = desk(matchAfter([]), 'A');
    expect(textOf(html)).toContain('|Player A|: |You cannot point at yourself.|');
    expect(html.match(/aria-disabled="true"/g)).toHaveLength(2); // the tile, and the button while nothing is chosen
  });

  it('says what is still to fill in, then what is about to be sent', () => {
    expect(textOf(desk(matchAfter([]), 'A'))).toContain('|Still to fill in: At.|');
    expect(textOf(desk(matchAfter([]), 'A', { at: 'B' }))).toContain('|Point: Player B.|');
    expect(textOf(desk(matchAfter([]), 'A', { at: null }))).toContain('|Point: nobody.|');
  });

  it('says once what is saved', () => {
    const draft = afterSending({ type: 'point', at: null });
    const html = textOf(desk(matchAfter([point('A', null)]), 'A', {}, { draft }));
    expect(html.match(/Point: nobody\./g)).toHaveLength(1);
    expect(html).toContain('|Saved. Point: nobody.');
    expect(html).not.toContain('Lock in');
  });

  it('does not lock in what would be refused, and says why on the button too', () => {
    const coins = z.int().min(0).max(99).describe('Coins');
    const form = z.strictObject({ type: z.literal('dig'), coins });
    const message = 'You have 12 coins left.';
    const check: GameScreenProps['check'] = (action) =>
      Object(action).coins > 12 ? { code: 'TOO_MANY', message, field: 'coins' } : null;
    const button = (filled: object) =>
      / aria-disabled="true"[^>]*>Lock in/.test(desk(matchAfter([]), 'A', filled, { form, check }));
    expect([{}, { coins: 13 }, { coins: 12 }].map(button)).toEqual([true, true, false]);
    expect(desk(matchAfter([]), 'A', { coins: 13 }, { form, check }).split(message)).toHaveLength(3);
  });

  it('bounds a number by what the match takes, and says so', () => {
    const coins = z.int().min(0).max(99).describe('Coins');
    const form = z.strictObject({ type: z.literal('dig'), coins });
    const check: GameScreenProps['check'] = (action) =>
      Object(action).coins > 40 ? { code: 'TOO_MANY', message: 'You have 40 coins.', field: 'coins' } : null;
    const html = desk(matchAfter([]), 'A', {}, { form, check });
    expect(html).toMatch(/<input[^>]* min="0" max="40"/);
    expect(textOf(html)).toContain('|From 0 to 40.|');
  });

  it('bounds numbers in a list and in a group by what the match takes in each place', () => {
    const coins = z.int().min(0).max(99);
    const purse = z.strictObject({ coins: coins.describe('Coins') });
    const form = z.strictObject({ type: z.literal('pay'), pays: z.array(coins).length(3), purse });
    const tooMany = (field: string) => ({ code: 'TOO_MANY', message: 'You have 40 coins.', field });
    const check: GameScreenProps['check'] = (action) => {
      const { pays, purse: given } = z.object({ pays: z.array(z.number()), purse }).parse(action);
      const over = pays.findIndex((pay) => pay > 40);
      if (over !== -1) return tooMany(`pays.${over}`);
      return given.coins > 30 ? tooMany('purse.coins') : null;
    };
    const boundsOf = (filled: object) =>
      [...desk(matchAfter([]), 'A', filled, { form, check }).matchAll(/ max="(\d+)"/g)].map(([, max]) => max);
    expect(boundsOf({})).toEqual(['40', '40', '40', '30']);
    expect(boundsOf({ pays: [7, null, 9] })).toEqual(['40', '40', '40', '30']);
    expect(boundsOf({ pays: [7, 8, 9], purse: { coins: 2 } })).toEqual(['40', '40', '40', '30']);
  });

  it('calls a number of a list taken in its own place alone, and only once the others are filled in', () => {
    const form = z.strictObject({ type: z.literal('rank'), order: z.array(z.int().min(1).max(3)).length(3) });
    const check: GameScreenProps['check'] = (action) => {
      const { order } = z.object({ order: z.array(z.number()) }).parse(action);
      const twice = order.findIndex((one, i) => order.indexOf(one) < i);
      return twice === -1 ? null : { code: 'TWICE', message: 'Each once.', field: `order.${twice}` };
    };
    const closed = (filled: object) =>
      desk(matchAfter([]), 'A', filled, { form, check }).split('aria-disabled="true"').length - 1;
    const lockIn = 1;
    expect(closed({})).toBe(0 + lockIn);
    expect(closed({ order: [1, 2, 3] }), 'in the second place 1, in the third 1 and 2').toBe(3);
  });

  it('says when what is saved counts by the name of what the host closes', () => {
    const counts = (phase: string) => {
      const match = matchAfter([point('A', null)], { pace: 'host' });
      const view = { ...viewOf(match, seatId('A')), phase };
      return textOf(desk(match, 'A', {}, { view, draft: afterSending({ type: 'point', at: null }) }));
    };
    expect(counts('round')).toContain('This counts when the host closes the round;');
    expect(counts('boast')).toContain('This counts when the host closes the phase;');
  });

  it('shows only forms that can be sent now, to the host too', () => {
    const tied = matchAfter(seats.map((seat) => point(seat, null)));
    expect(viewOf(tied, 'spectator').phase).toBe('vote');
    expect(textOf(desk(tied, 'A'))).toContain('|Choose|');
    expect(textOf(desk(tied, 'A'))).not.toContain('Nobody');
    expect(desk(matchAfter([]), 'host')).toBe('');
    const votes = seats.map((seat, i): MatchEvent => ({ at: 2, by: seat, action: { type: 'choose', seat: seats[i] } }));
    const left = matchAfter([...seats.map((seat) => point(seat, null)), ...votes]);
    expect(textOf(desk(left, 'host'))).toMatch(/\|Choose\|Seat\|Player A\|Player B\|Player C\|/);
  });

  it('of several forms holds the place until the rules say which are open, for whom something is asked of', () => {
    const waiting = { check: () => null, fetchRules: () => {} };
    const html = desk(matchAfter([]), 'A', {}, waiting);
    expect(html).toMatch(/^<section aria-label="What you send" aria-busy="true"/);
    expect(textOf(html)).toContain('|What you can send is on its way.|');
    expect(html).toMatch(/ inert="" class="invisible [^>]*>.*Player B/);
    expect(html).not.toContain('Lock in');
    expect(desk(matchAfter([]), 'host', {}, { ...waiting, form: matchAfter([]).start.game.seatAction })).toBe('');
    expect(desk(matchAfter([{ at: 1, by: 'host', action: { type: 'pause' } }]), 'A', {}, waiting)).toBe('');
  });

  it('counts a text beside its field, and repeats it nowhere', () => {
    const text = z.string().max(140).describe('Your boast');
    const form = z.strictObject({ type: z.literal('boast'), text }).describe('Boast');
    const html = desk(matchAfter([]), 'A', { text: 'Alone again' }, { form, check: () => null });
    expect(textOf(html)).toContain('|11 of 140 characters.|');
    expect(html.match(/Alone again/g)).toHaveLength(1);
    expect(textOf(html)).toContain('|Boast.|');
  });

  it('shows nothing while the match is paused', () => {
    expect(desk(matchAfter([{ at: 1, by: 'host', action: { type: 'pause' } }]), 'A')).toBe('');
  });
});
