'use client';

import type { ReactNode } from 'react';
import { settingsToTell } from '@/games/kit/settings';
import { powers } from '@/games/runes-to-ruins/action-names';
import { conditionsOf } from '@/games/runes-to-ruins/conditions';
import { powerPrice } from '@/games/runes-to-ruins/prices';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import { type Settings, settingsSchema } from '@/games/runes-to-ruins/settings';
import { looseOf } from '@/games/runes-to-ruins/symbol';
import { Book } from '../book/book';
import type { RulebookProps } from '../game-loads';
import { joined, loose, symbolFor } from './examples';
import { positions } from './positions';
import { powerWords } from './power-words';
import { SymbolDrawing } from './rune-drawing';
import { WithRuneRules } from './rune-rules';
import { RuneTable } from './rune-table';
import { steps } from './worked-round';

// The rulebook of Runes to Ruins. Its pictures are the table and the symbols of the match page.

function Picture({ grid, title }: { grid: readonly RuneId[]; title: string }) {
  return (
    <figure className="my-4 w-full max-w-72">
      <SymbolDrawing grid={grid} title={title} />
      <figcaption className="mt-1 text-muted text-sm">{title}</figcaption>
    </figure>
  );
}

export function Rulebook({ settings: given, isTold = false }: RulebookProps) {
  const settings = settingsToTell(settingsSchema, given);
  const drawn = (body: ReactNode) => <WithRuneRules rules={rulesOf(settings)}>{body}</WithRuneRules>;
  return (
    <Book
      isTold={isTold}
      lead={
        <p>
          Main match for three to six players, best with five. Everybody hides a symbol of six runes. Buy visions of the
          others’ symbols, ask, guess, and find theirs before yours is found.
        </p>
      }
      about="A match of three until the first of them is found."
      steps={steps}
      chapters={[
        { title: 'The runes', body: drawn(<Runes />) },
        { title: 'A symbol', body: drawn(<Symbols {...settings} />) },
        { title: 'A round', body: <Round {...settings} /> },
        { title: 'Votes', body: <Votes {...settings} /> },
        { title: 'Visions', body: <Visions {...settings} /> },
        { title: 'Asking', body: <Asking /> },
        { title: 'Guesses', body: <Guesses {...settings} /> },
        { title: 'Artefacts', body: <Artefacts /> },
        { title: 'Mantra', body: <Mantra /> },
        { title: 'The end', body: <End {...settings} /> },
      ]}
      positions={positions}
    />
  );
}

const Round = ({ insightAtStart }: Settings) => (
  <p>
    Everybody starts round 2 with {insightAtStart} insight. In a round you may vote, use visions, ask, guess, use
    artefacts, and say that you are ready. What you set can be changed or withdrawn until the close, and its insight
    comes back. Only what you ask is answered at once and stays asked.
  </p>
);

function Runes() {
  return (
    <>
      <div className="my-4 max-w-md">
        <RuneTable label="All thirty-six runes" />
      </div>
      <p>
        Thirty-six runes: one for each Divine group (the columns) and each Mundane group (the rows). A rune is drawn
        with straight lines on a ground of two by two. A line counts as many line segments as it spans columns or rows.
      </p>
    </>
  );
}

function Symbols(settings: Settings) {
  const rules = rulesOf(settings);
  const symbol = symbolFor(rules);
  return (
    <>
      <p>
        Six different runes, two rows of three, never rotated. In one of the two orders no group may stand twice; in the
        other no group more than three times.
      </p>
      <p>
        Neighbours share their border, and those that touch at a corner share that corner. Two runes are joined where
        lines of both reach the same point.{' '}
        {settings.joining === 'figure'
          ? 'All six have to be connected through joins.'
          : 'Every two side by side or one over the other have to be joined.'}
      </p>
      <Picture
        grid={symbol}
        title={
          symbol === joined
            ? 'A symbol: all six Divine groups differ, and of the Mundane ones Cross and Torn stand twice.'
            : 'A symbol.'
        }
      />
      {looseOf(loose, rules).length > 0 && (
        <Picture
          grid={loose}
          title="No symbol: brass dots show joins, and what has none on the way to the rest is not joined."
        />
      )}
      <p>
        In round 1 everybody hands in a symbol. If two or more chose the same runes in the same places, that symbol is
        banned and shown to all, nobody is told whose it was, and everybody hands in again. Who is late gets one drawn.
      </p>
    </>
  );
}

function Votes(settings: Settings) {
  return (
    <>
      <p>
        One vote, or four for 1 insight. For 1 insight more you learn which condition won. The winner pays everybody at
        the start of the next round; from round 5 on everybody gets 1 insight more, from round 8 on 2, and so on. Ties,
        and no votes at all, go to the lowest number. A condition that has won is used up; when twelve are, all fifteen
        are there again. You may abstain, not twice running: then your amount is hidden when the payment is told.
      </p>
      <ol>
        {conditionsOf(rulesOf(settings)).map(({ number, text, pays }) => (
          <li key={number}>
            {text}
            {pays === 'ranked' ? '' : ' (counted)'}
          </li>
        ))}
      </ol>
      <p>
        Ranked conditions pay 6, 5, 4 and so on; equal seats get the same, and the next gets one less. Counted ones pay
        one for each rune.
      </p>
    </>
  );
}

function Visions({ mirrorReading }: Settings) {
  return (
    <>
      <p>Each power once a round, all answered together at the close. Whoever is alone in using one gets 1 insight.</p>
      <ul>
        {powers.map((power) => (
          <li key={power}>
            <strong>{powerWords[power].name}</strong>,{' '}
            {powerPrice(power, 0) === 0 ? 'free' : `${powerPrice(power, 0)} insight`}: {powerWords[power].learns}{' '}
            {powerWords[power].seenBy}
          </li>
        ))}
      </ul>
      <p>
        Inverse costs 1 more for each earlier round in which you used it. A mirror tells of each question that the other
        asks with you named in it{' '}
        {mirrorReading === 'mirror'
          ? 'what the same question gives about the other’s own symbol.'
          : 'what the other was told about you.'}
      </p>
    </>
  );
}

function Asking() {
  return (
    <>
      <p>
        Answered at once, and failing costs mantra. Each question at most six times a round, and twice the round’s
        number in all.
      </p>
      <ul>
        <li>How many others use a rune: 2 mantra for each that does.</li>
        <li>How many runes of a group somebody uses: name a number, and get 3 mantra for each by which it is off.</li>
        <li>Whether somebody uses a rune: 4 mantra if not.</li>
        <li>How many others have a rune in a row or column: 5 mantra if nobody has.</li>
        <li>How many runes two players share: 6 mantra if none.</li>
        <li>The most of one to six runes that one other symbol has: 3 mantra for each that is not in it.</li>
      </ul>
    </>
  );
}

function Guesses({ compareDiscovered }: Settings) {
  return (
    <>
      <p>
        One guess a round is free, the next costs 1 insight, then 2. At the close it is held against{' '}
        {compareDiscovered ? 'all others, discovered ones too' : 'everybody who was undiscovered'}, position by
        position: exact is the right rune, misplaced a rune that stands elsewhere, group one that shares a group with
        the rune there. You are told the three numbers of the closest symbol, not whose it is.
      </p>
      <p>
        Six exact, and that player is discovered: everybody is told so, but not the symbol. Alone, you get 10 insight;
        several finders get 5 each. Who is discovered plays on.
      </p>
    </>
  );
}

function Artefacts() {
  return (
    <p>
      A host can give some out. Light: no guess is held against you this round, not in two rounds running. Dark: at the
      close somebody gains 5 mantra for every 5 they have, at least 10; not in the last round.
    </p>
  );
}

function Mantra() {
  return (
    <p>
      At the close mantra is settled in steps of 6, 7, 8, 9, 10, 20 and all the rest. The first step is free; each later
      one costs 1 insight and is taken only while there is insight and the whole step. With 3 insight, 17 mantra leave 2
      and 4. What is left is carried on; after the payment every full 20 of it takes 1 insight and goes.
    </p>
  );
}

function End({ maxRounds }: Settings) {
  return (
    <p>
      The match ends when at most one player is undiscovered
      {maxRounds !== null && `, and after round ${maxRounds} at the latest`}. Undiscovered players stand first, then
      those discovered later. Where that is equal, it counts how close the others’ best guesses came to your symbol, all
      together: fewer exact, then fewer misplaced, then fewer by group. Then less mantra obtained, then an order drawn
      at the start. The last is the candidate for elimination. The first gets two tokens of life with less than 10
      mantra left at the end, however much was obtained; if not, the next who has less than 10 left gets one.
    </p>
  );
}
