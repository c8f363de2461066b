import { inWords, listed } from '@/components/stage/words';
import { conditionsOf } from '@/games/runes-to-ruins/conditions';
import { runesToRuins } from '@/games/runes-to-ruins/game';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import type { Answer } from '@/games/runes-to-ruins/state';
import type { RuneSymbol } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { ExampleMatch } from '../book/example-match';
import type { Step } from '../book/worked-round';
import { answerWords, questionWords, runesIn } from './answer-words';
import { joined } from './examples';
import { Purse } from './purse';
import { RuneMark, SymbolDrawing, symbolWords } from './rune-drawing';
import { Slab } from './slab';

// A match of three until the first of them is found, seen by Ana.

const rules = rulesOf(settingsSchema.parse({}));
const speaking = { nameOf: String, rules };

const beas: readonly RuneId[] = [
  ...['straight-enclosure', 'straight-slope', 'straight-box'],
  ...['slash-splitter', 'angled-zig-zag', 'cross-divider'],
];
const cems: readonly RuneId[] = [
  ...['slash-box', 'straight-slope', 'angled-enclosure'],
  ...['origin-divider', 'torn-enclosure', 'cross-enclosure'],
];
export const firstGuess: readonly RuneId[] = [
  ...['straight-enclosure', 'straight-box', 'straight-slope'],
  ...['slash-zig-zag', 'angled-box', 'origin-splitter'],
];
const vote = (condition: number) => ({ type: 'vote', votes: { [condition]: 1 }, extra: false, learn: false });
const ready = { type: 'ready' };

const match = new ExampleMatch(runesToRuins, { names: ['Ana', 'Bea', 'Cem'] });
const me = match.seat('Ana');
const seen = () => match.seenBy(me);

match.does('Ana', { type: 'symbol', runes: joined });
const handedIn = seen();
match.does('Bea', { type: 'symbol', runes: beas }).does('Cem', { type: 'symbol', runes: cems }).closesIfDone();
match.does('Ana', vote(12));
const voted = seen();
match.does('Ana', { type: 'learn', question: 'has', seat: 'Bea', rune: 'straight-slope' });
match.does('Ana', { type: 'learn', question: 'count', seat: 'Bea', group: 'Straight', number: 2 });
const asked = seen();
match.does('Ana', { type: 'vision', power: 'divine', group: 'Zig-Zag' });
match.does('Ana', { type: 'guess', symbols: [firstGuess] }).does('Ana', ready);
const set = seen();
match.does('Bea', vote(12)).does('Bea', ready).does('Cem', vote(3)).does('Cem', ready).closesIfDone();
const closed = seen();
match.does('Ana', { type: 'guess', symbols: [beas] });
for (const name of ['Ana', 'Bea', 'Cem']) match.does(name, ready);
const found = match.closesIfDone().seenBy(me);

const answersSince = (later: View, earlier: View): readonly Answer[] =>
  (later.answers ?? []).slice(earlier.answers?.length ?? 0);
const guessed = answersSince(closed, set).find(({ question }) => question.type === 'guess');
const foundSeats = found.discovered.map(({ seat }) => String(seat));

export const workedRound = {
  purses: [voted, asked, set, closed, found].map(({ insight, mantra }) => [insight, mantra]),
  answers: (found.answers ?? []).map(({ answer }) => answer),
  booked: [closed, found].map(({ ledger = [] }) => ledger.map(({ why, insight }) => [why, insight])),
  found: foundSeats,
};

const [condition = null] = conditionsOf(rules).filter(({ number }) => number === 12);
const paidTo = (view: View, seat: string): number =>
  view.paid.at(-1)?.order.find((one) => one.seat === seat)?.insight ?? 0;
const booked = ({ ledger = [] }: View, why: string): number => ledger.find((one) => one.why === why)?.insight ?? 0;

export const steps: readonly Step[] = [
  {
    title: 'You hide a symbol',
    picture: <Drawn grid={joined} title={`Your symbol: ${symbolWords(joined)}`} />,
    text: (
      <>
        <p>
          You are Ana. In round 1 you lay six runes so that they hang together; the brass dots show where their lines
          meet. Bea and Cem do the same.
        </p>
        <p>
          {handedIn.readyCount === 1 ? 'Yours is the first to be handed in. ' : ''}Now everybody looks for the others’.
        </p>
      </>
    ),
  },
  {
    title: 'You vote for what pays you',
    picture: <Mine view={voted} />,
    text: (
      <>
        <p>
          Round 2. You have {voted.insight} insight. Your vote goes to condition {condition?.number}, “{condition?.text}
          ”: your symbol has {inWords(paidTo(closed, 'Ana'))} such runes.
        </p>
        <p>What wins is paid at the start of the next round.</p>
      </>
    ),
  },
  {
    title: 'You ask, and are answered at once',
    picture: <Answers answers={answersSince(asked, voted)} />,
    text: (
      <>
        <p>Bea uses Straight Slope: right, and it costs nothing. But you thought that she has two Straight runes.</p>
        <p>You were off by one, which brings {asked.mantra} mantra. It is settled when the round closes.</p>
      </>
    ),
  },
  {
    title: 'You set a vision and a guess',
    picture: <Drawn grid={firstGuess} title={`Your guess: ${symbolWords(firstGuess)}`} />,
    text: (
      <>
        <p>
          The vision asks who uses a Zig-Zag rune. It costs {(asked.insight ?? 0) - (set.insight ?? 0)} insight, and is
          answered at the close.
        </p>
        <p>
          One guess a round is free. You think of Bea and put the Straight runes first; the others are chosen for their
          groups. Then you say that you are ready.
        </p>
      </>
    ),
  },
  {
    title: 'The round closes',
    picture: (
      <div className="grid gap-6">
        <Answers answers={answersSince(closed, set)} />
        <Mine view={closed} />
      </div>
    ),
    text: (
      <>
        <p>
          {guessed === undefined ? '' : `${answerWords(guessed, speaking)}.`} You are not told whose symbol that is; but
          you asked about Bea, and of the others she alone uses Zig-Zag.
        </p>
        <p>
          You were alone with your vision: {booked(closed, 'alone')} insight. The mantra is settled for nothing, and the
          vote pays you {booked(closed, 'paid')}.
        </p>
      </>
    ),
  },
  {
    title: `${listed(foundSeats)} is found`,
    picture: (
      <div className="mx-auto max-w-72">
        <Slab grid={[...beas]} isBroken isOpened hasFoot={false} title={`Bea’s symbol, found: ${symbolWords(beas)}`} />
      </div>
    ),
    text: (
      <>
        <p>
          Suppose that you work out the rest: six exact. Everybody is told that {listed(foundSeats)} is found, though
          only you know the symbol. You alone found it, so you get {booked(found, 'found')} insight.
        </p>
        <p>{listed(foundSeats)} plays on. Whoever stays hidden longest wins.</p>
      </>
    ),
  },
];

function Drawn({ grid, title }: { grid: RuneSymbol; title: string }) {
  return <SymbolDrawing grid={grid} title={title} className="mx-auto max-w-80" />;
}

function Mine({ view }: { view: View }) {
  return (
    <div className="mx-auto max-w-60">
      <Purse view={view} mine={me} />
    </div>
  );
}

function Answers({ answers }: { answers: readonly Answer[] }) {
  return (
    <ul className="grid gap-3">
      {answers.map((answer) => (
        <li key={questionWords(answer.question, String)} className="rounded-md border border-subtle px-3 py-2">
          <p className="text-sm text-subtle">{questionWords(answer.question, String)}</p>
          <p className="mt-1 font-semibold text-emphasis">{answerWords(answer, speaking)}</p>
          <div className="mt-1 flex gap-1">
            {runesIn(answer).map((rune) => (
              <RuneMark key={rune} rune={rune} className="size-9" />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
