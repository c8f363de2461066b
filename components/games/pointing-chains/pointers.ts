import type { MatchView, SeatId } from '@/games/game';
import { seatEntries } from '@/games/kit/by-seat';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import type { Settings } from '@/games/pointing-chains/settings';
import type { View } from '@/games/pointing-chains/view';
import type { TableArrow, Target } from './table-props';

// What I pointed at, as the table shows it: this round's arrow, and at which faces those of earlier rounds went: drawn, they
// lay behind the map in the middle. Whoever sees everything has no pointer of their own, and sees everybody's of the round that runs.

/** Earlier rounds than the latest few do not fit beside a face. */
const SHOWN_ROUNDS = 4;

type Pointed = Pick<View, 'own' | 'phase' | 'round'>;
type SeenTable = Pointed & Pick<MatchView<View>, 'seats' | 'preview' | 'sealed'>;

/** Chosen or saved, or neither. */
export type Choice = { readonly at: Target } | null;

export const savedOf = ({ own, phase, round }: Pointed): Choice =>
  phase === 'round' ? (own?.find((one) => one.round === round) ?? null) : null;

const closedOf = ({ own = [], phase, round }: Pointed) =>
  own.filter((one) => phase !== 'round' || one.round < round).slice(-SHOWN_ROUNDS);

/** What is saved first, so that what is chosen now lies on top. */
export function pointersOf(
  view: SeenTable,
  { mine, choice }: { mine: SeatId | null; choice: Choice },
): readonly TableArrow[] {
  if (mine === null) return everybodys(view);
  const saved = savedOf(view);
  const now = choice ?? saved;
  return [
    ...(saved === null || saved.at === now?.at ? [] : [{ from: mine, to: saved.at, look: 'saved' } as const]),
    ...(now === null ? [] : [{ from: mine, to: now.at, look: 'now' } as const]),
  ];
}

/** What closing the round would do; null: not for who looks. Under seal it would show whoever has acted at nobody. */
export const previewOf = ({ preview, sealed }: Pick<SeenTable, 'preview' | 'sealed'>): NamedRound | null =>
  sealed === true ? null : (preview ?? null);

/** Whoever has sent nothing yet points nowhere; who points at nobody, at the empty chair. */
function everybodys(view: SeenTable): readonly TableArrow[] {
  const { seats } = view;
  const sent = new Set(seats.flatMap(({ seat, acted }) => (acted === true ? [seat] : [])));
  return seatEntries(previewOf(view)?.pointers ?? {}).flatMap(([from, to]): TableArrow[] =>
    sent.has(from) ? [{ from, to, look: 'now' }] : [],
  );
}

/** In which of the latest closed rounds I pointed at whom. */
export function roundsAt(view: Pointed): ReadonlyMap<Target, readonly number[]> {
  const rounds = new Map<Target, number[]>();
  for (const { at, round } of closedOf(view)) rounds.set(at, [...(rounds.get(at) ?? []), round]);
  return rounds;
}

/** [F1] To point at somebody now, after doing so in every round before, costs a garnet; not asked about twice. */
export function costsGarnet(view: Pointed, { settings, choice }: { settings: Settings; choice: Choice }): boolean {
  const saved = savedOf(view);
  if (choice === null || choice.at === null || view.round < settings.rounds) return false;
  if (saved !== null && saved.at !== null) return false;
  const before = (view.own ?? []).filter(({ round, at }) => round < view.round && at !== null);
  return before.length === settings.rounds - 1;
}
