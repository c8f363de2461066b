'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { Said } from '@/components/faces/face';
import { markedName } from '@/components/faces/marked-names';
import { useScenes } from '@/components/stage/use-scenes';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Select } from '@/components/ui/field';
import type { MatchView, Results } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';
import { chaptersOf, closedBy, type Entry, type Happening, type LogChapter, type ReadStory } from './chapters';
import type { GameScreens } from './game-screens';
import { LogTime } from './log-time';
import { type ReadLine, wordsOfLine } from './log-words';
import { useActionWords } from './use-action-words';

/** What a host closed, by the `seq` of the line. */
type Closed = ReturnType<typeof closedBy>;

export interface MatchLogProps {
  readonly page: MatchPage;
  readonly view: MatchView;
  readonly screens: GameScreens;
  /** Null until the end may be told here. */
  readonly results: Results | null;
  /** A scene plays on this page: what it shows is not in the log before it is over. */
  readonly isTelling?: boolean;
  /** The last round gives an end away that has not been told here: it stays below a fold. */
  readonly isEndUntold?: boolean;
  /** What stands beside a line: who sent it, what can be done from it. */
  beside?(line: ReadLine, place: { readonly isNewest: boolean; readonly closed: Closed }): ReactNode;
  /** What stands above the lines. */
  above?(story: ReadStory, closed: Closed): ReactNode;
  /** Shows the match as it was before the line with this `seq`, a rewind. */
  onShowBefore?: (seq: number) => void;
}

/**
 * What happened, by rounds, the newest on top and open. For everybody the same lines, of which some may read more than
 * others. What a rewind took back stays, struck out, with the host's reason beside the rewind.
 */
export function MatchLog(props: MatchLogProps) {
  const { page, view, screens, results, isTelling = false } = props;
  const { story, problem } = useStory({ page, view, isTelling });
  const scenes = useScenes(screens, { isEnd: results !== null });
  const actionWords = useActionWords(screens, markedName);
  const [kind, setKind] = useState<Kind>('all');
  const chapters = useMemo(
    () => (story === null ? [] : chaptersOf({ story, screens, scenes, settings: page.settings, results })),
    [story, screens, scenes, page.settings, results],
  );
  const closed = useMemo(
    () => (story === null ? new Map<number, string>() : closedBy(story, screens)),
    [story, screens],
  );
  if (problem !== null) return <p className="text-danger-content text-sm">{problem}</p>;
  if (story === null) {
    const words = isTelling ? 'The log waits for the end of the scene.' : 'Reading the log.';
    return <p className="text-muted text-sm">{words}</p>;
  }
  const hasSent = story.lines.some(isSent);
  const newestSeq = story.lines.at(-1)?.seq ?? 0;
  const shown = chapters.map((chapter) => ({
    ...chapter,
    entries: chapter.entries.filter(isOf[hasSent ? kind : 'all']),
  }));
  return (
    <div className="grid gap-2">
      {props.above?.(story, closed)}
      {hasSent && <KindSelect kind={kind} onChange={setKind} />}
      {shown.toReversed().map((chapter, i) => (
        <ChapterOfLog
          key={chapter.id}
          {...props}
          {...{ actionWords, newestSeq, closed }}
          chapter={chapter}
          isNewest={i === 0}
        />
      ))}
    </div>
  );
}

/**
 * The log as this viewer may see it, read again whenever something on the page changed, but not while a scene plays; null:
 * not read yet.
 */
function useStory({ page, view, isTelling }: Pick<MatchLogProps, 'page' | 'view'> & { isTelling: boolean }): {
  story: ReadStory | null;
  problem: string | null;
} {
  const [story, setStory] = useState<ReadStory | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { code } = page;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page or view is what says that the log may have grown
  useEffect(() => {
    if (isTelling) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      api.matches.story.query({ code }).then(
        (read) => {
          if (!isWanted) return;
          setStory(read);
          setProblem(null);
        },
        (error) => isWanted && setProblem(failureOf(error).message),
      );
    }, 150);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [code, page, view, isTelling]);
  return { story, problem };
}

const kinds = ['all', 'public', 'sent'] as const;
type Kind = (typeof kinds)[number];

const kindNames: Readonly<Record<Kind, string>> = {
  all: 'Everything',
  public: 'What is public',
  sent: 'What players sent',
};

const isSent = ({ by }: ReadLine): boolean => by !== 'host' && by !== 'clock';

const isOf: Readonly<Record<Kind, (entry: Entry) => boolean>> = {
  all: () => true,
  public: (entry) => entry.type === 'happening' || !isSent(entry.line),
  sent: (entry) => entry.type === 'line' && isSent(entry.line),
};

/** Where the log holds what single players sent: for hosts, and for all at the end. */
function KindSelect({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) {
  return (
    <Select
      label="Show"
      value={kind}
      className="w-52"
      onChange={({ target }) => onChange(kinds.find((one) => one === target.value) ?? 'all')}
    >
      {kinds.map((one) => (
        <option key={one} value={one}>
          {kindNames[one]}
        </option>
      ))}
    </Select>
  );
}

/** How many entries of a round are on screen at first; some have hundreds. */
const SHOWN = 150;

interface LineProps extends Pick<MatchLogProps, 'beside' | 'onShowBefore'> {
  readonly newestSeq: number;
  readonly closed: Closed;
  actionWords(action: unknown): string | null;
}

interface ChapterProps extends LineProps, Pick<MatchLogProps, 'isEndUntold'> {
  readonly chapter: LogChapter;
  readonly isNewest: boolean;
}

function ChapterOfLog({ chapter: { heading, entries }, isNewest, isEndUntold = false, ...props }: ChapterProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = entries.toReversed().slice(0, isWhole ? undefined : SHOWN);
  return (
    <details open={isNewest && !isEndUntold} className="border-subtle border-t pt-1.5">
      <summary className="cursor-pointer py-1">
        <h3 className="eyebrow inline">{isNewest && isEndUntold ? 'The end (not told yet)' : heading}</h3>
        {!isNewest && entries.length === 0 && <span className="ml-2 text-muted text-xs">nothing of this kind</span>}
      </summary>
      {shown.length === 0 && isNewest && <p className="py-1.5 text-muted text-sm">Nothing has happened yet.</p>}
      <ol className="text-sm" reversed>
        {shown.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 gap-y-0.5 border-muted border-b py-1.5 last:border-b-0"
          >
            {entry.type === 'line' ? <Line {...props} line={entry.line} /> : <HappeningLine happening={entry} />}
          </li>
        ))}
      </ol>
      {shown.length < entries.length && (
        <Button size="sm" className="mt-2" onClick={() => setWhole(true)}>
          Show {entries.length - shown.length} older lines
        </Button>
      )}
    </details>
  );
}

function Line({ line, newestSeq, closed, actionWords, beside, onShowBefore }: LineProps & { line: ReadLine }) {
  const words = wordsOfLine(line, { nameOf: markedName, actionWords, closes: closed.get(line.seq) });
  return (
    <>
      <LogTime time={line.time} />
      <div className="flex min-w-0 flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span className={classNames('min-w-0', line.rewoundBy !== null && 'text-muted line-through')}>
          <Said>{words}</Said>
          {line.reason !== null && <span className="block text-muted no-underline">Reason: {line.reason}</span>}
          {line.rewoundTo !== null && onShowBefore !== undefined && (
            <button
              type="button"
              className="block min-h-6 text-subtle underline underline-offset-4 hover:text-emphasis"
              onClick={() => onShowBefore(line.seq)}
            >
              See the version before
            </button>
          )}
        </span>
        {beside?.(line, { isNewest: line.seq === newestSeq, closed })}
      </div>
    </>
  );
}

function HappeningLine({ happening: { time, isGone, title, sentences } }: { happening: Happening }) {
  return (
    <>
      <LogTime time={time} />
      <div className={classNames('grid min-w-0 gap-0.5', isGone && 'text-muted line-through')}>
        {title !== null && (
          <p className="font-medium text-emphasis">
            <Said>{title}</Said>
          </p>
        )}
        {sentences.map((sentence, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays in its place
          <p key={i}>
            <Said>{sentence}</Said>
          </p>
        ))}
      </div>
    </>
  );
}
