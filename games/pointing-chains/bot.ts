import type { Bot, MatchView, Random, SeatId } from '../game';
import type { Action } from './actions';
import type { View } from './view';

// Without talk, the order of the seats is what everybody can see, so that is what the planner's chains follow: cut
// just short of a big section, and cut elsewhere in each round, so that nobody is a start or a node every time.

const PLANNED_LENGTH = 8;

export const planner: Bot<Action, View> = {
  id: 'planner',
  name: 'Planner',
  about: 'Points along the order of the seats, in chains just short of a big section, and strays now and then.',
  play: (view, random) => play(view, random, planned),
};

export const drifter: Bot<Action, View> = {
  id: 'drifter',
  name: 'Drifter',
  about: 'Points at anybody, and now and then at nobody.',
  play: (view, random) => play(view, random, anybody),
};

type Pointing = (view: MatchView<View>, random: Random) => SeatId | null;

function play(view: MatchView<View>, random: Random, pointing: Pointing): Action | null {
  if (view.phase === 'vote') return vote(view, random);
  const done = view.own?.some(({ round }) => round === view.round) ?? false;
  if (view.phase !== 'round' || done) return null;
  return { type: 'point', at: pointing(view, random) };
}

function vote(view: MatchView<View>, random: Random): Action | null {
  if (view.candidates == null || view.choice != null) return null;
  const others = view.candidates.filter((seat) => seat !== view.viewer);
  return { type: 'choose', seat: random.pick(others.length > 0 ? others : view.candidates) };
}

function anybody(view: MatchView<View>, random: Random): SeatId | null {
  return random.int(6) === 0 ? null : random.pick(othersOf(view));
}

function planned(view: MatchView<View>, random: Random): SeatId | null {
  if (random.int(5) === 0) return anybody(view, random);
  const seats = view.seats.map(({ seat }) => seat);
  const own = view.seats.findIndex(({ seat }) => seat === view.viewer);
  const place = (own + view.round * 3) % seats.length;
  const last = place === seats.length - 1 || place % PLANNED_LENGTH === PLANNED_LENGTH - 1;
  return last ? null : (seats[(own + 1) % seats.length] ?? null);
}

const othersOf = (view: MatchView<View>) => view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);
