'use client';

import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { WithBots } from '@/components/faces/with-bots';
import { later, soon } from '@/components/match/later';
import { useHalfWrittenHere } from '@/components/match/use-half-written';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Checkbox } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import { type Tab, Tabs } from '@/components/ui/tabs';
import type { SeatId } from '@/games/game';
import type { Power } from '@/games/runes-to-ruins/action-names';
import { type AskDraft, askTool, emptyAsk } from './ask-tool';
import { Choice, Choices } from './choice';
import { emptyGuess, type GridDraft, gridTool } from './grid-tool';
import { certainOf } from './likeliest';
import { type Chosen, isFound, lookedAt, othersOf } from './looked-at';
import { Purse } from './purse';
import { type Asking, ReadyBar } from './ready-bar';
import { doneIn, isStep } from './round-steps';
import type { ScreenProps } from './screen-props';
import type { Tool } from './tool';
import { useAsking } from './use-asking';
import { useGuide } from './use-guide';
import { type VisionDraft, visionTool } from './vision-tool';
import { type MarkTool, markTools, Places, Possible, useWorkings, WorkingTable } from './working-out';

// Closed tabs.
const AnswersList = soon(async () => (await import('./answers-list')).AnswersList);
const ArtefactPanel = soon(async () => (await import('./artefact-panel')).ArtefactPanel);
const AskPanel = soon(async () => (await import('./ask-panel')).AskPanel);
const GuideCard = later(async () => (await import('./guide-card')).GuideCard);
const GuessPanel = soon(async () => (await import('./guess-panel')).GuessPanel);
const GuessSlots = soon(async () => (await import('./guess-panel')).GuessSlots);
const PublicEvents = soon(async () => (await import('./public-events')).PublicEvents);
const VisionCards = soon(async () => (await import('./vision-cards')).VisionCards);
const VotePanel = soon(async () => (await import('./vote-panel')).VotePanel);

type Props = ScreenProps;

/** Where a tap on the table is part of what is being done. */
const onTable = ['mark', 'ask', 'visions', 'guess'];

/** A round on one table: the player is chosen once, and marks, questions, visions and guesses are made on it. */
export function RoundDesk(props: Props) {
  const desk = useDesk(props);
  const { tab, setTab, workings, tool, place, setPlace, asking, setAsking, guide } = desk;
  const isOnTable = onTable.includes(tab);
  // On a phone what is chosen first stands first: a vision's card, then the runes that it is about.
  const isCardFirst = tab === 'visions' && desk.power === null;
  const isGuessing = props.interactive && tab === 'guess';
  const isVoting = props.interactive && tab === 'vote';
  const layout = layouts[isVoting ? 'cards' : 'table'];
  const isAsking = tab === 'ask' && desk.learning.action !== null;
  const places = (
    <>
      {!isGuessing && guide?.step !== 'ask' && (
        <Places {...{ workings, tool, place, setPlace, nameOf: props.nameOf }} />
      )}
      {props.interactive && !isFound(props.view, desk.about) && <GuessThis {...desk} />}
    </>
  );
  return (
    // As high as the window, so that the bar at its foot stays in one place whichever tab is open.
    <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-3 sm:min-h-[calc(100svh-4.5rem)]">
      <h2 data-to-do className="sr-only">
        Round {props.view.round}: set what you want, then say ready
      </h2>
      <div
        className={classNames(
          'grid grid-cols-1 items-start gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1fr)_10rem] lg:grid-rows-[auto_1fr]',
          layout.grid,
        )}
      >
        {isVoting && (
          <h3 className="display col-start-2 row-start-1 self-center text-xl max-lg:hidden">
            What shall round {props.view.round + 1} pay for?
          </h3>
        )}
        {!isVoting && (
          <section
            aria-label="Working it out"
            className={classNames(
              'order-3 grid grid-cols-1 content-start gap-2 md:order-1 lg:row-span-2',
              !isOnTable && 'max-md:hidden',
              isCardFirst && 'max-md:order-5',
            )}
          >
            {props.interactive && tab !== 'mark' && !isGuessing && (
              <div className="md:hidden">
                <p className="font-medium text-emphasis text-sm">
                  {isAsking
                    ? 'Your question stands in the bar at the foot.'
                    : `${tool.hint}${guide === null ? ' More below.' : ''}`}
                </p>
              </div>
            )}
            <WorkingOut {...props} {...desk} isGuessing={isGuessing} />
            <div className="grid max-w-56 gap-2 md:hidden">{places}</div>
          </section>
        )}
        <div className={classNames('order-1 lg:row-span-2', layout.purse)}>
          <Purse view={props.view} mine={props.mine} />
          {!isVoting && <div className="mt-3 max-md:hidden">{places}</div>}
        </div>
        <Tabs
          label="What you can do"
          tabs={tabsOf(props, desk)}
          value={tab}
          onChange={guide?.open ?? setTab}
          place={{
            // All of them in sight, whatever the screen's width.
            list: classNames('order-2 max-sm:flex-wrap max-sm:*:px-1.5! md:max-lg:col-span-2', layout.list),
            content: classNames('order-4 min-w-0 pt-2', layout.content),
          }}
        />
      </div>
      {props.interactive && (
        <ReadyBar
          {...props}
          {...{ asking, guide }}
          learning={tab === 'ask' ? desk.learning : null}
          onAsk={setAsking}
          onOpen={setTab}
        />
      )}
    </div>
  );
}

/** With the table, or with cards across the width beside what is mine; the tabs stand in one place. */
const layouts = {
  table: {
    grid: 'lg:grid-cols-[minmax(0,26rem)_9.5rem_minmax(0,1fr)]',
    purse: 'md:order-2',
    list: 'md:order-3',
    content: 'md:max-lg:col-span-2',
  },
  cards: {
    grid: 'lg:grid-cols-[9.5rem_minmax(0,26rem)_minmax(0,1fr)]',
    purse: 'md:order-5 lg:order-none lg:col-start-1 lg:row-start-1',
    list: 'md:order-3 lg:col-start-3 lg:row-start-1',
    content: 'lg:col-span-2 lg:col-start-2 lg:row-start-2',
  },
} as const;

type Desk = ReturnType<typeof useDesk>;

/** The one table, and whom it is about. */
function WorkingOut({ isGuessing, ...desk }: Props & Desk & { isGuessing: boolean }) {
  const { tool, place, nameOf, interactive, guide } = desk;
  // Before the first answer nothing follows from figures.
  const isPlain = guide?.step === 'ask' && !doneIn(desk.view).ask;
  const workings = isPlain ? { ...desk.workings, shares: null } : desk.workings;
  return (
    <>
      <Players {...desk} />
      {!isPlain && <Possible {...{ workings, tool, place, nameOf }} />}
      {isGuessing && (
        <div className="md:hidden">
          <GuessSlots {...desk} value={desk.guess} knowledge={knownToGuess(desk, desk.view)} onChange={desk.setGuess} />
        </div>
      )}
      <WorkingTable {...{ workings, tool, place, nameOf, interactive }} />
    </>
  );
}

function useDesk(props: Props) {
  const { view, mine, draft } = props;
  const { round } = view;
  const others = othersOf(view, mine);
  // What is open, and half made there, is its tab's own: another tab of the same player closes nothing here.
  const [chosen, choose] = useHalfWrittenHere<Chosen | null>('looked at', null);
  const lookAt = (seat: SeatId) => choose({ seat, round });
  const about = lookedAt(view, others, chosen);
  const [tab, setTab] = draft(`tab ${round}`, 'ask');
  const guide = useGuide({ view, interactive: props.interactive, tab, setTab });
  const [place, setPlace] = useState<number | null>(null);
  const [markTool, setMarkTool] = useState<MarkTool>('no');
  const [ask, setAsk] = draft<AskDraft>(`ask ${round}`, emptyAsk);
  const [power, setPower] = useHalfWrittenHere<Power | null>(`power ${round}`, null);
  const [vision, setVision] = useHalfWrittenHere<VisionDraft>(`vision ${round}`, {});
  const [guess, setGuess] = draft<GridDraft>(`guess ${round}`, emptyGuess);
  const [asking, setAsking] = useState<Asking | null>(null);
  const workings = useWorkings(props, about);
  const changeAsk = (more: Partial<AskDraft>) => setAsk({ ...ask, ...more });
  const learning = useAsking(props, { about, value: ask, onChange: changeAsk });
  const open = (next: Power | null) => {
    setVision({});
    setPower(next);
  };
  const marking: Tool = {
    hint: 'A tap marks.',
    onRune: workings.hasMarks ? (rune) => workings.mark(rune, { place, tool: markTool }) : undefined,
  };
  const tool = ((): Tool => {
    if (tab === 'ask') return askTool(ask, changeAsk);
    if (tab === 'guess') return gridTool(guess, setGuess);
    if (tab !== 'visions' || power === null) return marking;
    return visionTool(power, { draft: vision, about, others, own: view.symbol ?? [], change: setVision, lookAt });
  })();
  return {
    ...{ about, others, lookAt, tab, setTab, place, setPlace, markTool, setMarkTool },
    ...{ ask, changeAsk, power, open, vision, setVision, guess, setGuess, asking, setAsking, workings, tool },
    ...{ learning, guide },
  };
}

/** All that one can do; of who is led through it the steps, with what each is for. */
function tabsOf(props: Props, desk: Desk): Tab[] {
  const { guide, about } = desk;
  const tabs = allTabs(props, desk);
  if (guide === null) return tabs;
  const steps = tabs.filter(({ id }) => isStep(id));
  return steps.map(({ id, label, content }, i) => ({
    id,
    label: <StepLabel number={i + 1}>{label}</StepLabel>,
    content: (
      <div className="grid grid-cols-1 gap-4">
        <GuideCard {...{ guide }} name={props.nameOf(about)} hasLikely={desk.workings.knowledge !== null} />
        {content}
      </div>
    ),
  }));
}

const StepLabel = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className="flex gap-1.5">
    <span className="figures text-muted">{number}</span> {children}
  </span>
);

function allTabs(props: Props, desk: Desk): Tab[] {
  const { view } = props;
  const { about, others, tool, ask, changeAsk, power, open, vision, setVision, lookAt, guess, setGuess, setAsking } =
    desk;
  const { hint } = tool;
  const held = view.artefacts ?? [];
  const known = { id: 'known', label: 'Known', content: <Known {...props} about={about} /> };
  if (!props.interactive) return [known];
  const done = doneIn(view);
  return [
    ...(desk.workings.hasMarks
      ? [
          {
            id: 'mark',
            label: 'Marks',
            content: (
              <Beside {...props} {...{ about }}>
                <MarkPanel {...desk} />
              </Beside>
            ),
          },
        ]
      : []),
    {
      id: 'ask',
      label: tabLabel('Ask', done.ask),
      content: (
        <AskPanel
          {...props}
          {...{ about, hint }}
          asking={desk.learning}
          isFolded={desk.guide !== null}
          value={ask}
          onChange={changeAsk}
        />
      ),
    },
    {
      id: 'visions',
      label: tabLabel('Visions', done.visions),
      content: (
        <VisionCards
          {...props}
          {...{ about, others, power, hint, lookAt }}
          value={vision}
          onPower={open}
          onChange={setVision}
        />
      ),
    },
    {
      id: 'guess',
      label: tabLabel('Guess', done.guess),
      content: (
        <Beside {...props} {...{ about }} hasGuesses={false}>
          <GuessPanel {...props} value={guess} knowledge={knownToGuess(desk, props.view)} onChange={setGuess} />
        </Beside>
      ),
    },
    {
      id: 'vote',
      label: tabLabel('Vote', done.vote),
      content: <VotePanel {...props} isFolded={desk.guide !== null} />,
    },
    ...(held.length > 0
      ? [{ id: 'artefacts', label: 'Artefacts', content: <ArtefactPanel {...props} about={about} onAsk={setAsking} /> }]
      : []),
    known,
  ];
}

/**
 * On a phone the tabs tick off what the bar has no room for. A tick takes no width, or the last tab would have a row of its own.
 */
const tabLabel = (label: string, isDone: boolean): ReactNode => (
  <span className="relative">
    {label}
    {isDone && (
      <Check aria-hidden className="absolute top-0.5 left-full size-3 text-success-content sm:hidden" strokeWidth={3} />
    )}
  </span>
);

/** Where there is room beside the table, what one was told stands under what one does with it. */
const Beside = ({ children, ...props }: Props & { about: SeatId; hasGuesses?: boolean; children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-6">
    {children}
    <div className="max-lg:hidden">
      <Section title="What you were told">
        <AnswersList {...props} />
      </Section>
    </div>
  </div>
);

/** What I was told, and what everybody knows. */
function Known(props: Props & { about: SeatId }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <AnswersList {...props} />
      <Section title="What everybody knows">
        <PublicEvents {...props} />
      </Section>
    </div>
  );
}

/** Whose symbol one looks at: for marks, questions, visions and the dark alike. */
function Players({ view, nameOf, others, about, lookAt }: Props & Desk) {
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="sr-only">Whose symbol</legend>
      {others.map((seat) => {
        const found = view.discovered.find((one) => one.seat === seat);
        return (
          <Choice key={seat} isOn={seat === about} onChoose={() => lookAt(seat)}>
            <WithBots>{nameOf(seat)}</WithBots>
            {found !== undefined && <span className="text-brass-content text-xs"> found in round {found.round}</span>}
          </Choice>
        );
      })}
    </fieldset>
  );
}

function MarkPanel({ workings, markTool, setMarkTool }: Desk) {
  const { notes, hasCounts, save } = workings;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Choices legend="A tap on the table marks">
        {markTools.map(({ tool, label, key }) => (
          <Choice key={tool} isOn={markTool === tool} onChoose={() => setMarkTool(tool)}>
            {label} <Key>{key}</Key>
          </Choice>
        ))}
      </Choices>
      {hasCounts && (
        <Checkbox
          label="Put answers in by themselves"
          help="What is certain rules symbols out. An inverse may have turned assign, divine and mundane: of one round, all of them count as true or all as false."
          checked={notes.usesAnswers}
          onChange={(event) => save({ ...notes, usesAnswers: event.target.checked })}
        />
      )}
    </div>
  );
}

const Key = ({ children }: { children: ReactNode }) => (
  <kbd className="text-muted text-xs uppercase max-sm:hidden pointer-coarse:hidden">{children}</kbd>
);

/** What a likely guess is made from: of somebody who was found there is nothing left to guess. */
const knownToGuess = ({ workings, about }: Pick<Desk, 'workings' | 'about'>, view: Props['view']) =>
  isFound(view, about) ? null : workings.knowledge;

/** From the workings to the guess: what is certain of the player one looks at. */
function GuessThis({ workings, setGuess, setTab }: Pick<Desk, 'workings' | 'setGuess' | 'setTab'>) {
  const { shares } = workings;
  if (shares === null || shares.total === 0) return null;
  const grid = certainOf(shares);
  if (!grid.some((rune) => rune !== null)) return null;
  return (
    <Button
      size="sm"
      className="mt-1.5 w-full"
      onClick={() => {
        setGuess({ grid, at: Math.max(0, grid.indexOf(null)) });
        setTab('guess');
      }}
    >
      {grid.includes(null) ? 'Guess what is sure' : 'Guess this'}
    </Button>
  );
}
