import { FaceScope } from '@/components/faces/face';
import { listed } from '@/components/stage/words';
import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { pointingChains } from '@/games/pointing-chains/game';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import { ExampleMatch } from '../book/example-match';
import type { Step } from '../book/worked-round';
import { LabelledMap } from './labelled-map';
import { formatPoints, type NamedMap, namedMapOf } from './named-map';
import { RoundTable } from './round-table';

// The designers' own example: thirteen players, one round (spec of the game; games/pointing-chains/records has it too).

export const thirteen =
  'Ana>Bea Bea>Cem Cem>Dov Dov Eva>Bea Fay>Gus Gus>Hal Hal>Ida Ida>Jon Jon>Kim Kim>Gus Leo>Mia Mia>Leo';

/** The round that comes of pointers written as "Ana>Bea Bea>Ana Cem", as the host sees it. */
export function roundOf(drawn: string): { named: NamedRound; shown: NamedMap } {
  const lines = drawn.split(' ').map((word) => word.split('>'));
  const match = new ExampleMatch(pointingChains, { names: lines.map(([name = '']) => name) });
  for (const [name = '', at = null] of lines) match.does(name, { type: 'point', at });
  const named = match.seenBy('host').preview;
  if (named == null) throw new Error('a running round has a preview');
  return { named, shown: namedMapOf(named, match.seats) };
}

const { named, shown } = roundOf(thirteen);

/** Who stands in sections of a kind, by section. */
const sectionsOf = (kind: 'loop' | 'chain' | 'node'): SeatId[][] =>
  shown.map.sections
    .filter((section) => section.kind === kind)
    .map(({ nodes }) => nodes.map((node) => itemAt(shown.seats, node)).toSorted());

const scored = (seat: SeatId): string => `${seat} ${formatPoints(named.scores[seat] ?? 0)}`;
const [chain = []] = sectionsOf('chain');
const [node = []] = sectionsOf('node');
const loops = sectionsOf('loop').toSorted((a, b) => b.length - a.length);
const loopers = loops.flat();

export const steps: readonly Step[] = [
  {
    title: 'Everybody points',
    picture: <Table />,
    text: (
      <>
        <p>
          Thirteen people play. Each has secretly pointed at one other player; Dov has chosen to point at nobody. Here
          you see what only the host sees: every arrow.
        </p>
        <p>All have sent theirs, and the round closes.</p>
      </>
    ),
  },
  {
    title: 'Loops are found first',
    picture: <LabelledMap shown={shown} strong={loopers} isBefore title="Before anything is removed" />,
    text: (
      <>
        <p>
          Follow the arrows: {listed(loops[0] ?? [])} point in a circle, a loop of {loops[0]?.length}. So do{' '}
          {listed(loops[1] ?? [])}, who point at each other: two are enough.
        </p>
        <p>All thirteen are here again, sorted by who hangs together with whom.</p>
      </>
    ),
  },
  {
    title: 'Who points into a loop is cut off',
    picture: <LabelledMap shown={shown} strong={named.removed} title="After the disconnect rule" />,
    text: (
      <p>
        {listed(named.removed)} stands outside the loop and points into it. That one pointer is removed: grey and
        dashed. Had somebody pointed at {listed(named.removed)}, they would have stayed together.
      </p>
    ),
  },
  {
    title: 'What is left are sections',
    picture: <LabelledMap shown={shown} strong={[...chain, ...node]} title="Chains, loops and nodes" />,
    text: (
      <>
        <p>{listed(chain)} hang together in a chain that ends in Dov. It branches: both Ana and Eva point at Bea.</p>
        <p>{listed(node)} is alone now, a node. The two loops are sections as well.</p>
      </>
    ),
  },
  {
    title: 'Each section scores',
    picture: <LabelledMap shown={shown} scores={named.scores} title="The points of the round" />,
    text: (
      <>
        <p>
          In the chain one point for every player after you: {listed(chain.map(scored))}. In a loop nobody scores:{' '}
          {loopers.length} players with 0.
        </p>
        <p>
          {listed(node.map(scored))}: the first time as a node is worth something; every time after that it costs two
          points.
        </p>
      </>
    ),
  },
  {
    title: 'What everybody sees of it',
    picture: <LabelledMap shown={shown} isAnonymous title="The connection map, as it is published" />,
    text: (
      <>
        <p>
          The same map without a name. What a place is worth can be read from it; who stands there is not told, nor
          anybody’s points before the end. Fay sees that one pointer was removed, and may think that it was hers.
        </p>
        <p>That is all there is to talk about before the next round. Whom would you point at now?</p>
      </>
    ),
  },
];

function Table() {
  const seats = shown.seats.toSorted();
  const faces = seats.map((seat) => ({ seat, name: seat, face: null }));
  return (
    <div className="mx-auto max-w-96">
      <FaceScope seats={faces} anonymous={false}>
        <RoundTable
          seats={seats.map((seat) => ({ seat, acted: null }))}
          mine={null}
          nameOf={String}
          arrows={seats.flatMap((seat) => {
            const to = named.pointers[seat] ?? null;
            return to === null ? [] : [{ from: seat, to, look: 'now' } as const];
          })}
        />
      </FaceScope>
    </div>
  );
}

/** For the test: the whole round, as the rules have it. */
export const workedRound: NamedRound = named;
