'use client';

import { awardsMeaning } from '@/components/match/award-words';
import { inWords, listed } from '@/components/stage/words';
import { settingsToTell } from '@/games/kit/settings';
import { manifest } from '@/games/pointing-chains/manifest';
import { type Settings, settingsSchema, tokenRules } from '@/games/pointing-chains/settings';
import { Book } from '../book/book';
import type { RulebookProps } from '../game-loads';
import { ExampleMap } from './example-map';
import { chainAndLoop, chainOf, loopOf, mostCounting, type Numbers, players } from './examples';
import { positions } from './positions';
import { steps } from './worked-round';

// The rulebook of Pointing Chains. Its pictures are worked out by the rules and drawn by the board: they cannot be wrong.

export function Rulebook({ settings: given, seats = manifest.seats.standard, isTold = false }: RulebookProps) {
  const settings = settingsToTell(settingsSchema, given);
  const { rounds, bigSection } = settings;
  const numbers = { bigSection, seats };
  return (
    <Book
      isTold={isTold}
      lead={
        <p>
          A main match for three to twenty-six players, thirteen as a rule, over {inWords(rounds)}{' '}
          {rounds === 1 ? 'round' : 'rounds'}. Each round everybody secretly points at one other player, or at nobody.
          The chains that come of it give points, and after each round everybody sees their shape – without a single
          name on it.
        </p>
      }
      about="The designers’ own example."
      steps={steps}
      chapters={[
        { title: 'A round', body: <Round {...numbers} /> },
        { title: 'Points of a round', body: <Points {...numbers} rounds={rounds} /> },
        { title: 'What you learn', body: <Learnt /> },
        { title: 'After the last round', body: <End {...settings} isOfMatch={namesTokenRule(given)} /> },
      ]}
      positions={positions}
    />
  );
}

function Round({ bigSection, seats }: Numbers) {
  const loop = players(Math.max(2, mostCounting(3, { bigSection, seats: seats - 2 })));
  const isFollowed = seats > loop.length + 1;
  const hasNode = seats > loop.length + 2;
  return (
    <>
      <p>
        Point at one other player, or on purpose at nobody. You can change your mind until the round closes; the last
        choice counts. Who sends nothing points at nobody. When the round closes, the pointers are sorted out in this
        order.
      </p>
      <ol>
        <li>
          <strong>Loops.</strong> Players who point at each other in a circle are a loop. Two are enough.
        </li>
        <li>
          <strong>The disconnect rule.</strong> Whoever stands outside a loop and points into it is cut off: that one
          pointer is removed, and drawn grey and dashed. Those who point at the player who was cut off stay with them.
        </li>
        <li>
          <strong>Sections.</strong> What hangs together now is a section: a loop, a chain that flows into its end, or a
          node, which is a player alone.
        </li>
      </ol>
      <ExampleMap
        title={`Gus points into a loop of ${inWords(loop.length)} and is cut off${isFollowed ? '; Fay, who points at Gus, stays with him' : ''}.`}
        drawn={[loopOf(loop), ...(isFollowed ? ['Fay>Gus'] : []), 'Gus>Ana', ...(hasNode ? ['Hal'] : [])].join(' ')}
        bigSection={bigSection}
      />
      <p>
        Gus pointed into the loop of {listed(loop)}. His pointer is removed, so he is{' '}
        {isFollowed ? 'the end of a chain with Fay as its start' : 'alone: a node'}.
        {hasNode && ' Hal points at nobody, and nobody points at him: a node.'}
      </p>
    </>
  );
}

function Points({ rounds, ...numbers }: Numbers & Pick<Settings, 'rounds'>) {
  const { bigSection, seats } = numbers;
  return (
    <>
      <ul>
        <li>
          <strong>Chain:</strong> one point for every player after you, that is, for every pointer from you to the end.
          The end itself scores 0.
        </li>
        <li>
          <strong>Loop:</strong> 0 for everybody in it.
        </li>
        <li>
          <strong>Node:</strong> {rounds === 1 ? '+1.' : '+1 the first time you are one, −2 every time after that.'}
        </li>
        {seats >= bigSection && (
          <li>
            <strong>Big section:</strong> where {inWords(bigSection)} or more hang together, chain or loop, each of them
            scores −1 and nothing else.
          </li>
        )}
      </ul>
      {bigSection > 2 && <Counting {...numbers} />}
      {seats >= bigSection && <TooBig bigSection={bigSection} />}
    </>
  );
}

function Counting(numbers: Numbers) {
  const { drawn, chain, loop } = chainAndLoop(numbers);
  const most = chain.length - 2;
  return (
    <>
      <ExampleMap
        title={
          most === 0
            ? 'A chain of two: the start scores 1, the end scores 0.'
            : `A branching chain of ${inWords(chain.length)}: the two starts score ${most}, the end scores 0.`
        }
        drawn={drawn}
        bigSection={numbers.bigSection}
      />
      <p>
        Several may point at the same player, so a chain can branch
        {most > 0 && `: ${listed([...chain.slice(0, 1), ...chain.slice(-1)])} both score ${most}`}.
        {loop.length > 0 && ` ${listed(loop)} are a loop of ${inWords(loop.length)}, for nothing.`}
      </p>
    </>
  );
}

function TooBig({ bigSection }: Pick<Numbers, 'bigSection'>) {
  const missed = bigSection - 2;
  return (
    <>
      <ExampleMap
        title={`A chain of ${inWords(bigSection)} is a big section: minus one for each of its players.`}
        drawn={chainOf(players(bigSection))}
        bigSection={bigSection}
      />
      {missed > 0 && (
        <p>
          One player fewer, and Ana would have had {inWords(missed)} {missed === 1 ? 'point' : 'points'}; with{' '}
          {inWords(bigSection)} in the chain everybody loses one.
        </p>
      )}
    </>
  );
}

const Learnt = () => (
  <p>
    Nobody is told any points before the match is over. After each round everybody sees the connection map: which
    chains, loops and nodes there were, and which pointers were removed. The map knows no players: the same shape gives
    the same drawing, whoever points at whom, so nothing on it can be followed from round to round.
  </p>
);

/** A match's own settings name the rule; without them, the book tells what a new match starts with, and what else there is to choose. */
const namesTokenRule = (given: unknown): boolean =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, 'tokenRule');

function End({ isOfMatch, ...settings }: Settings & { isOfMatch: boolean }) {
  return (
    <ul>
      <li>The end of a chain in every round: +1. (An end points at nobody, and somebody points at it.)</li>
      <li>A start of a chain in every round: −2. (A start points at somebody, and nobody points at it.)</li>
      <li>Pointed at somebody in every round: 1 garnet lost. Pointers that were removed count here.</li>
      <li>The most points win; several can.</li>
      <li>Tokens of life, each with a garnet, {isOfMatch ? tokenWords(settings) : <TokenRules {...settings} />}.</li>
      <li>Garnets and tokens of life are awards: {awardsMeaning}</li>
      <li>
        The elimination candidate has the fewest points. If several have, it is the one with the fewest connections:
        different players with whom one shared a section, over all rounds. Still tied, the winners vote; if that decides
        nothing, the host does.
      </li>
    </ul>
  );
}

/** The rule that a match made here starts with, and those that can be chosen for it. */
function TokenRules({ tokenThreshold }: Settings) {
  const usual = manifest.browserDefaults.always.tokenRule ?? 'points';
  const others = tokenRules.filter((rule) => rule !== usual);
  return (
    <>
      {tokenWords({ tokenRule: usual, tokenThreshold })}. Whoever makes a match can choose otherwise, and another
      number: that they {others.map((rule) => tokenWords({ tokenRule: rule, tokenThreshold })).join('; or that they ')}
    </>
  );
}

function tokenWords({ tokenRule, tokenThreshold }: Pick<Settings, 'tokenRule' | 'tokenThreshold'>): string {
  const n = tokenThreshold === 0 ? '0' : inWords(tokenThreshold);
  switch (tokenRule) {
    case 'points':
      return `go to everybody with ${n} points or more, whoever won`;
    case 'winners':
      return `go to the winners, if there are at most ${n} of them; else to nobody`;
    case 'ranks':
      return `go from the top, to whole groups of equal points, while those who get one are at most ${n}`;
  }
}
