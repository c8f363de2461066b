'use client';

import { Name, NameInWords } from '@/components/faces/face';
import { WithBots } from '@/components/faces/with-bots';
import { formatFigure } from '@/components/match/award-words';
import { awardsInAll } from '@/components/match/net-awards';
import { CardView } from '@/components/stage/card-view';
import { capital, listed, pointsWords } from '@/components/stage/words';
import { classNames } from '@/components/ui/class-names';
import { Folded } from '@/components/ui/folded';
import { Section } from '@/components/ui/panel';
import { RowTh, Table, Td, Th } from '@/components/ui/table';
import type { Award, Results, SeatId, Standing } from '@/games/game';
import type { NamedRound } from '@/games/pointing-chains/named-round';
import { TIED, undecidedWords } from '@/games/pointing-chains/vote-words';
import { formatPoints, scoreOf, targetOf } from './named-map';
import { roundOf } from './own-standing';
import type { ScreenProps } from './screen-props';

type Props = ScreenProps;

/** More rounds than this are not put side by side; the maps above tell each of them. */
const MOST_COLUMNS = 16;

/** So many players are told at once; a longer table stays folded. */
const MOST_ROWS = 8;

/** What the maps do not tell: where each seat's points come from, and how the elimination candidate was found. */
export function FinalStory(props: Props) {
  const { view, results } = props;
  return (
    <div className="grid grid-cols-1 gap-8">
      {results !== null && <OwnRounds {...props} results={results} />}
      {results !== null && <PointsTable {...props} results={results} />}
      {view.vote && <VoteStory {...props} />}
    </div>
  );
}

/** Round by round, for who played: whom, by whom, where that put one, and what it brought. */
function OwnRounds({ view, results, settings, nameOf, mine }: Props & { results: Results }) {
  const standing = results.standings.find(({ seat }) => seat === mine);
  if (mine === null || standing === undefined) return null;
  const seats = view.seats.map(({ seat }) => seat);
  const { bigSection } = settings;
  const lines = (view.rounds ?? []).map((named) => roundOf(named, { seats, seat: mine, bigSection, nameOf }));
  return (
    <Section title="Your rounds">
      <CardView
        card={{
          title: nameOf(mine),
          lines: [...lines, ...extraLines(standing), ...awardLines(results.awards, mine)],
          ...(standing.points === null ? {} : { sum: pointsWords(standing.points) }),
        }}
        scenes={null}
        settings={settings}
      />
    </Section>
  );
}

const extraLines = ({ detail: { bonus, penalty } }: Standing) => [
  ...(bonus ? [{ text: 'The end of a chain in every round', amount: figureOf(bonus) }] : []),
  ...(penalty ? [{ text: 'The start of a chain in every round', amount: figureOf(penalty) }] : []),
];

const awardLines = (awards: readonly Award[], mine: SeatId) =>
  awardsInAll(awards.filter(({ seat }) => seat === mine)).map(({ words }) => ({ text: capital(`${words}.`) }));

function PointsTable({ view, results, nameOf, mine }: Props & { results: Results }) {
  const rounds = view.rounds ?? [];
  const columns = rounds.length <= MOST_COLUMNS ? rounds : [];
  return (
    <Section title="Points by round">
      <Folded
        isFolded={results.standings.length > MOST_ROWS}
        words={`All rounds of all ${results.standings.length} players`}
      >
        <p className="mb-2 text-muted text-xs sm:hidden">Swipe the table sideways: more stands to its right.</p>
        <Table caption="Points by round">
          <thead>
            <tr>
              <Th className="sticky left-0 z-10 bg-default">Player</Th>
              <Th numeric>Points</Th>
              {columns.map(({ round }) => (
                <Th key={round} numeric>
                  Round {round}
                </Th>
              ))}
              {columns.length === 0 && <Th numeric>All rounds</Th>}
              <Th numeric>Always an end</Th>
              <Th numeric>Always a start</Th>
              <Th numeric>Connections</Th>
            </tr>
          </thead>
          <tbody>
            {results.standings.map(({ seat, points, detail }) => (
              <tr key={seat} className={classNames(seat === mine && 'bg-brass-subtle')}>
                <RowTh className={classNames('sticky left-0 z-10 pr-2', 'bg-default', seat === mine && ownTint)}>
                  <Name seat={seat} className="max-w-36 whitespace-nowrap sm:max-w-64 *:last:truncate" />
                </RowTh>
                <Td numeric className="font-semibold text-emphasis">
                  {points === null ? '' : formatFigure(points)}
                </Td>
                {columns.map((named) => (
                  <RoundCell key={named.round} {...{ named, seat, nameOf }} />
                ))}
                {columns.length === 0 && <Td numeric>{sumOf(detail.rounds)}</Td>}
                <Td numeric>{figureOf(detail.bonus)}</Td>
                <Td numeric>{figureOf(detail.penalty)}</Td>
                <Td numeric>{String(detail.connections ?? '')}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
        <p className="mt-2 max-w-prose text-muted text-sm">
          Connections are the different players with whom one shared a section, over all rounds. They put those with
          equal points in order; whoever has the most points wins, and so does everybody who has as many.
        </p>
      </Folded>
    </Section>
  );
}

/** As its row is tinted, over what passes below it. */
const ownTint = 'bg-linear-(--own-tint) [--own-tint:var(--brass-subtle),var(--brass-subtle)]';

function RoundCell({ named, seat, nameOf }: { named: NamedRound; seat: SeatId; nameOf(seat: SeatId): string }) {
  const score = scoreOf(named, seat);
  const target = targetOf(named, seat);
  const isRemoved = named.removed.includes(seat);
  return (
    <Td numeric>
      <span className="block text-emphasis">{score === null ? '' : formatPoints(score)}</span>
      <span className={classNames('block whitespace-nowrap text-muted text-xs', isRemoved && 'line-through')}>
        <WithBots>{target === null ? 'nobody' : `→ ${nameOf(target)}`}</WithBots>
      </span>
      {isRemoved && <span className="sr-only">(removed)</span>}
    </Td>
  );
}

const figureOf = (value: unknown) => (typeof value === 'number' && value !== 0 ? formatPoints(value) : '–');
const sumOf = (rounds: unknown) =>
  Array.isArray(rounds) ? rounds.reduce((sum: number, one) => sum + (typeof one === 'number' ? one : 0), 0) : '';

function VoteStory({ view, results, nameOf }: Props) {
  const vote = view.vote;
  if (!vote) return null;
  const chosen = results?.eliminationCandidates[0];
  return (
    <Section title="The winners’ vote">
      <p className="max-w-prose text-subtle">
        <WithBots>{listed(vote.candidates.map(nameOf))}</WithBots> were {TIED}, so the winners voted.
        {vote.hostDecides &&
          ` ${undecidedWords(vote)}, so it was left to the host; where none plays, the first in seat order is named.`}
      </p>
      <ul className="mt-3 grid gap-1 text-sm">
        {vote.votes.map(({ seat, choice }) => (
          <li key={seat}>
            <span className="font-medium text-emphasis">
              <NameInWords seat={seat} />
            </span>{' '}
            <WithBots>{choice === null ? 'did not vote' : `chose ${nameOf(choice)}`}</WithBots>
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <p className="mt-3">
          Elimination candidate:{' '}
          <strong className="text-emphasis">
            <NameInWords seat={chosen} />
          </strong>
        </p>
      )}
    </Section>
  );
}
