import type { Judgment, MatchView, Refusal } from '../game';
import { unknownSeat } from '../kit/by-seat';
import type { Action, BluffAction, Ruling, SeatAction } from './actions';
import type { Grid } from './grid';
import { createJudge } from './language/judge';
import { type Appraisal, appraise, explainProblem } from './language/statement';
import { wordsOf } from './language/words';
import { subsetProblem } from './subset';
import type { BluffView, Turn, View } from './view';

// Legality, from the actor's view alone. The codes in the order in which they are told.

type Checked<Type extends Action['type']> = Extract<Action, { type: Type }>;

export function checkAction(view: MatchView<View>, action: Action, judgment?: Judgment): Refusal | null {
  if (action.type === 'rule') return view.viewer === 'host' ? checkRuling(view, action) : null;
  const { turn, known, points } = view;
  if (turn === undefined || known === undefined || points === undefined) return null;
  return checkSeat({ view, turn, points, known: new Map(Object.entries(known)), judgment }, action);
}

interface Situation {
  readonly view: MatchView<View>;
  readonly turn: Turn;
  readonly points: number;
  readonly known: ReadonlyMap<string, unknown>;
  readonly judgment: Judgment | undefined;
}

function checkSeat(situation: Situation, action: SeatAction): Refusal | null {
  switch (action.type) {
    case 'bluff':
      return checkBluff(situation, action);
    case 'detective':
      return checkDetective(situation, action);
    case 'claim':
      return checkClaim(situation, action);
    case 'reveal':
      return checkReveal(situation, action);
    case 'guessing':
      return (
        revealClosed(situation) ??
        (hasGuessed(situation) ? alreadyGuessed : null) ??
        (situation.turn.revealed ? alreadyRevealed : null)
      );
    case 'guess':
      return checkGuess(situation, action.grid);
    case 'pass':
      return revealClosed(situation) ?? (situation.turn.guessed ? wrongPhase('You are done in this phase.') : null);
  }
}

const wrongPhase = (message: string): Refusal => ({ code: 'WRONG_PHASE', message });
const noItem = (name: string): Refusal => ({ code: 'NO_ITEM', message: `You have no ${name} left.` });

function itemsLeft({ view }: Situation) {
  const items = new Map(Object.entries(view.items)).get(view.viewer);
  return items ?? { noLimit: 0, smokescreen: 0, detective: 0 };
}

// --- bluff

function checkBluff(situation: Situation, action: BluffAction): Refusal | null {
  const { view, turn, judgment } = situation;
  if (view.phase !== 'bluff') return wrongPhase('Statements are made in the bluff phase.');
  if (turn.acted) return wrongPhase('Your statements are in already; they are final.');
  const subset = subsetProblem(action.subset, turn.previousSubset, action.noLimit);
  if (subset !== null) return { code: 'BAD_SUBSET', message: subset, field: 'subset' };
  const stated = judgment === undefined ? checkStatements(action, view.adjudication) : judgment.refusal;
  return stated ?? checkBluffItems(situation, action);
}

function checkBluffItems(situation: Situation, { noLimit, smokescreen }: BluffAction): Refusal | null {
  const items = itemsLeft(situation);
  if (noLimit && items.noLimit < 1) return { ...noItem('“no limit”'), field: 'noLimit' };
  return smokescreen !== null && items.smokescreen < 1 ? { ...noItem('smokescreen'), field: 'smokescreen' } : null;
}

const codesInOrder = ['TOO_LONG', 'NOT_UNDERSTOOD', 'OUTSIDE_SUBSET', 'TILE_NOT_INVOLVED'] as const;

/** What can be said against four statements about these tiles, whoever says them. */
export function checkStatements(
  { statements, subset }: Pick<BluffAction, 'statements' | 'subset'>,
  adjudication: View['adjudication'],
): Refusal | null {
  const judge = createJudge(subset);
  const appraisals = statements.map((text) => appraise(text, subset, judge));
  for (const code of codesInOrder) {
    if (code === 'NOT_UNDERSTOOD' && adjudication === 'host') continue; // the host rules on it
    const i = appraisals.findIndex(({ problem }) => problem?.code === code);
    const found = appraisals[i];
    if (found?.problem) return { code, message: explainProblem(found.problem, found.text), field: `statements.${i}` };
  }
  return checkDifferent(appraisals);
}

/** No two of the four say the same. */
function checkDifferent(appraisals: readonly Appraisal[]): Refusal | null {
  for (const [i, later] of appraisals.entries()) {
    const j = appraisals.slice(0, i).findIndex((earlier) => sayTheSame(earlier, later));
    if (j >= 0) {
      const message = `Statements ${j + 1} and ${i + 1} say the same: they are true for the same colourings.`;
      return { code: 'SAME_STATEMENT', message, field: `statements.${i}` };
    }
  }
  return null;
}

/** Two that only the host can read are the same where they have the same words. */
function sayTheSame(a: Appraisal, b: Appraisal): boolean {
  if (a.judged !== null && b.judged !== null) return a.judged.sameAs(b.judged);
  if (a.judged !== null || b.judged !== null) return false;
  const words = ({ text }: Appraisal) =>
    wordsOf(text)
      .map((word) => word.text)
      .join(' ');
  return words(a) === words(b);
}

// --- claim

/** The other seat's statements of this round. */
function statementsToJudge({ view }: Situation): BluffView | null {
  if (view.phase !== 'claim') return null;
  return view.statements.find(({ round, seat }) => round === view.round && seat !== view.viewer) ?? null;
}

function checkDetective(situation: Situation, { statement }: Checked<'detective'>): Refusal | null {
  const there = statementsToJudge(situation);
  if (there === null) return wrongPhase('The detective works in the claim phase.');
  if (there.statements[statement]?.text === null) {
    return {
      code: 'NOT_ALLOWED',
      message: 'That statement is behind a smokescreen; the detective cannot see it.',
      field: 'statement',
    };
  }
  if (situation.turn.acted) return wrongPhase('Your answers are in already.');
  if (situation.turn.detected.includes(statement)) {
    return { code: 'NOT_ALLOWED', message: 'You know already whether that statement is true.', field: 'statement' };
  }
  return itemsLeft(situation).detective < 1 ? noItem('detective') : null;
}

function checkClaim(situation: Situation, { answers }: Checked<'claim'>): Refusal | null {
  const there = statementsToJudge(situation);
  if (there === null) return wrongPhase('Claims are made in the claim phase.');
  const wrong = answers.findIndex((answer, i) => (answer === null) !== hasNoAnswer(situation, there, i));
  if (wrong >= 0) {
    const message = hasNoAnswer(situation, there, wrong)
      ? `Statement ${wrong + 1} takes no answer: it is hidden, or you know it already.`
      : `Say of statement ${wrong + 1} whether it is true or false.`;
    return { code: 'BAD_ACTION', message, field: `answers.${wrong}` };
  }
  return situation.turn.acted ? wrongPhase('Your answers are in already; they are final.') : null;
}

const hasNoAnswer = ({ turn }: Situation, { statements }: BluffView, i: number) =>
  statements[i]?.text === null || turn.detected.includes(i);

// --- reveal

function revealClosed({ view, turn }: Situation): Refusal | null {
  if (view.phase !== 'reveal') return wrongPhase('That is done in the reveal phase.');
  if (turn.passed) return wrongPhase('You have passed; you are done in this phase.');
  return turn.outOfTime ? wrongPhase('Your time in this phase is over.') : null;
}

const hasGuessed = ({ turn }: Situation) => turn.guessing || turn.guessed;
const alreadyGuessed: Refusal = {
  code: 'ALREADY_GUESSED',
  message: 'You have chosen to guess in this phase; that is all there is.',
};
const alreadyRevealed: Refusal = {
  code: 'ALREADY_REVEALED',
  message: 'You have bought a tile in this phase; guess in another round.',
};

function checkReveal(situation: Situation, { tile }: Checked<'reveal'>): Refusal | null {
  const { view, turn, points, known } = situation;
  const closed = revealClosed(situation);
  if (closed !== null) return closed;
  if (points < view.revealCost) {
    return { code: 'NO_POINTS', message: `A tile costs ${view.revealCost} points; you have ${points}.` };
  }
  if (turn.barred)
    return { code: 'REVEAL_BARRED', message: 'After a wrong guess no tile can be bought in the next round.' };
  if (known.has(tile))
    return { code: 'ALREADY_KNOWN', message: `You know the colour of ${tile} already.`, field: 'tile' };
  return hasGuessed(situation) ? alreadyGuessed : null;
}

function checkGuess(situation: Situation, _grid: Grid): Refusal | null {
  const closed = revealClosed(situation);
  if (closed !== null) return closed;
  if (situation.turn.guessed) return alreadyGuessed;
  return situation.turn.revealed ? alreadyRevealed : null;
}

// --- the host

/** Validity is ruled on in the bluff phase; truth until the claims close. */
function checkRuling(view: MatchView<View>, ruling: Ruling): Refusal | null {
  const { phase, round } = view;
  if (phase !== 'bluff' && phase !== 'claim') return wrongPhase('Statements are ruled on until the claims close.');
  if (phase === 'claim' && !ruling.valid)
    return wrongPhase('Whether a statement is valid is ruled on in the bluff phase.');
  if (!view.seats.some(({ seat }) => seat === ruling.seat)) return unknownSeat(ruling.seat, 'seat');
  // A host whose screen others look at is shown what waits for a ruling, and no more of the bluff.
  const waits = view.waiting?.some(({ seat }) => seat === ruling.seat) ?? false;
  const there = waits || view.statements.some((bluff) => bluff.round === round && bluff.seat === ruling.seat);
  return there ? null : wrongPhase('That seat has made no statements in this round yet.');
}

/** Whose they are is not shown to a host whose screen others look at: that some wait is. */
export function checkResolve({ phase, seats, rulingSince }: MatchView<View>): Refusal | null {
  if (rulingSince === null || phase !== 'bluff' || seats.some(({ acted }) => acted === false)) return null;
  return { code: 'NOT_ALLOWED', message: 'Rule first on the statements that wait for you.' };
}
