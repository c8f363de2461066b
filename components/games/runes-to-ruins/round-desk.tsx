'use client';

import { ActionBar, countsWhen } from '@/components/match/action-bar';
import { Button } from '@/components/ui/button';
import { type Tab, Tabs } from '@/components/ui/tabs';
import type { Pending } from '@/games/runes-to-ruins/view';
import { AnswersList } from './answers-list';
import { ArtefactPanel } from './artefact-panel';
import { AskPanel } from './ask-panel';
import { GuessPanel } from './guess-panel';
import { PublicEvents } from './public-events';
import { Purse } from './purse';
import { SymbolDrawing, symbolWords } from './rune-drawing';
import type { ScreenProps } from './screen-props';
import { useSend } from './use-send';
import { VisionCards } from './vision-cards';
import { VotePanel } from './vote-panel';
import { WorkingOut } from './working-out';

type Props = ScreenProps;

/** A round on one page: what I hold, the table to work with, and everything that can be done. */
export function RoundDesk(props: Props) {
  const { view, draft } = props;
  const [tab, setTab] = draft('tab', 'visions');
  return (
    <div className="grid grid-cols-1 gap-4">
      <Purse view={view} />
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 lg:grid-cols-2">
        <WorkingOut {...props} />
        <div className="min-w-0">
          <Tabs label="What you can do" tabs={tabsOf(props)} value={tab} onChange={setTab} />
        </div>
      </div>
      <ReadyBar {...props} />
    </div>
  );
}

function tabsOf(props: Props): Tab[] {
  const { view } = props;
  const held = view.artefacts ?? [];
  const answers = view.answers ?? [];
  return [
    { id: 'visions', label: 'Visions', content: <VisionCards {...props} /> },
    { id: 'ask', label: 'Learn', content: <AskPanel {...props} /> },
    { id: 'guess', label: 'Guess', content: <GuessPanel {...props} /> },
    { id: 'vote', label: 'Vote', content: <VotePanel {...props} /> },
    ...(held.length > 0 ? [{ id: 'artefacts', label: 'Artefacts', content: <ArtefactPanel {...props} /> }] : []),
    { id: 'answers', label: `Answers (${answers.length})`, content: <AnswersList {...props} /> },
    { id: 'public', label: 'Public', content: <PublicAndOwn {...props} /> },
  ];
}

function PublicAndOwn(props: Props) {
  const { symbol } = props.view;
  return (
    <div className="grid grid-cols-1 gap-5">
      {symbol != null && (
        <section>
          <h3 className="eyebrow mb-1.5">Your symbol</h3>
          <div className="w-48 text-emphasis">
            <SymbolDrawing grid={symbol} title={`Your symbol: ${symbolWords(symbol)}`} />
          </div>
        </section>
      )}
      <PublicEvents {...props} />
    </div>
  );
}

function ReadyBar(props: Props) {
  const { view, settings } = props;
  const { send, busy, refused } = useSend(props);
  const pending = view.pending;
  if (pending === undefined) return null;
  const { readyCount, seats } = view;
  return (
    <ActionBar
      prompt={
        pending.ready
          ? 'You are ready. You can still change everything until the close.'
          : `Round ${view.round}: set what you want, then say that you are ready.`
      }
      saved={setWords(pending)}
      counts={countsWhen(settings.pace, view.dueAt)}
      problem={refused}
    >
      {pending.ready ? (
        <p className="text-sm text-subtle">{`${readyCount} of ${seats.length} ready`}</p>
      ) : (
        <Button variant="mine" size="lg" busy={busy} onClick={() => send({ type: 'ready' })}>
          Ready ({readyCount} of {seats.length})
        </Button>
      )}
    </ActionBar>
  );
}

/** What is set for this round, in short; null: nothing. */
export function setWords({ vote, visions, guess, light, dark }: Pending): string | null {
  const guesses = guess?.symbols.length ?? 0;
  const parts = [
    ...(vote === null ? [] : ['abstain' in vote ? 'abstaining' : 'a vote']),
    ...(visions.length === 0 ? [] : [visions.map(({ power }) => power).join(', ')]),
    ...(guesses === 0 ? [] : [guesses === 1 ? 'a guess' : `${guesses} guesses`]),
    ...(light ? ['light'] : []),
    ...(dark === null ? [] : ['dark']),
  ];
  return parts.length === 0 ? null : `Set: ${parts.join('; ')}.`;
}
