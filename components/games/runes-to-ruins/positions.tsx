import { listed } from '@/components/stage/words';
import { closenessOf } from '@/games/runes-to-ruins/guesses';
import { settleMantra } from '@/games/runes-to-ruins/mantra';
import { rulesOf } from '@/games/runes-to-ruins/rules-in-settings';
import { type RuneId, runeOf } from '@/games/runes-to-ruins/runes';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import { type RuneSymbol, symbolProblem } from '@/games/runes-to-ruins/symbol';
import { oneOf, type Position, yesOrNo } from '../book/position-card';
import { closenessWords } from './answer-words';
import { joined, loose } from './examples';
import { SymbolDrawing, symbolWords } from './rune-drawing';

const rules = rulesOf(settingsSchema.parse({}));
const problem = symbolProblem(loose, rules);

const guess: readonly RuneId[] = [
  ...['straight-box', 'cross-splitter', 'angled-slope'],
  ...['torn-box', 'origin-box', 'torn-enclosure'],
];
const closeness = closenessOf(guess, joined);
const guesses = [{ exact: 2, misplaced: 2, group: 1 }, closeness, { exact: 3, misplaced: 0, group: 2 }];

const account = { insight: 3, mantra: 17 };
const settled = settleMantra(account);
const accountWords = ({ insight, mantra }: typeof account) => `${insight} insight, ${mantra} mantra`;
const accounts = [{ insight: 3, mantra: 11 }, settled, { insight: 0, mantra: 0 }];

export const positions: readonly Position[] = [
  {
    question: 'May these six runes be handed in as a symbol?',
    picture: <Drawn grid={loose} title={`Six runes: ${symbolWords(loose)}`} />,
    choices: yesOrNo(problem === null),
    why: problem?.message ?? 'All six are joined, and their groups fit.',
  },
  {
    question: 'Above is a guess, below the symbol. What is told of the guess?',
    picture: (
      <div className="grid gap-6">
        <Drawn grid={guess} title={`The guess: ${symbolWords(guess)}`} />
        <Drawn grid={joined} title={`The symbol: ${symbolWords(joined)}`} />
      </div>
    ),
    choices: oneOf(closeness, guesses, closenessWords),
    why: `${namesAt((rune, i) => rune === joined[i])} stand where they stand in the symbol; ${namesAt((rune, i) => rune !== joined[i] && joined.includes(rune))} is in it elsewhere. A rune that is neither counts by group, if it shares the column or row of the table with the rune there.`,
  },
  {
    question: 'Your round closes. What is left?',
    given: `You have ${accountWords(account)}.`,
    picture: (
      <p className="display figures text-center text-4xl text-brass-content">
        {account.insight} <span className="text-base text-subtle">insight</span> {account.mantra}{' '}
        <span className="text-base text-subtle">mantra</span>
      </p>
    ),
    choices: oneOf(settled, accounts, accountWords),
    why: 'The first step takes 6 mantra for nothing, the second 7 for 1 insight. The next would take 8, but only 4 are left: they are carried on.',
  },
];

function namesAt(holds: (rune: RuneId, position: number) => boolean): string {
  return listed(guess.filter(holds).map((rune) => runeOf(rune).name));
}

function Drawn({ grid, title }: { grid: RuneSymbol; title: string }) {
  return <SymbolDrawing grid={grid} title={title} showJoins={grid !== guess} className="mx-auto max-w-72" />;
}
