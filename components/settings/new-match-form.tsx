'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { api } from '@/components/api/client';
import { type Problem, type Requests, useRequests } from '@/components/api/use-requests';
import { keepMadeLinks } from '@/components/lobby/made-links';
import { StartInput } from '@/components/lobby/start-time';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { listed } from '@/components/stage/words';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError, Input } from '@/components/ui/field';
import { HoursFields, readHours, typeHours } from '@/components/ui/hours-fields';
import { parseLocalMoment } from '@/components/ui/local-moment';
import { useHydrated } from '@/components/ui/use-hydrated';
import { WhenReady } from '@/components/ui/when-ready';
import type { QuietHours } from '@/games/kit/nights';
import { variantGiven } from '@/games/variant';
import type { Template } from '@/server/lobby/templates';
import { withoutPlayers } from './by-seat';
import { changedWords } from './changed-words';
import { Fold } from './fold';
import { asJson, isChanged, refusedSetting, settingProblems, settingsAsGiven } from './given';
import { keepDraft, readKeptDraft } from './kept-draft';
import { Marked } from './marked';
import { type DraftOf, type MatchDraft, seatsOf, startOf, useMatchDraft } from './match-draft';
import { MatchOptions } from './match-options';
import { changedSpecial, OwnFields } from './own-fields';
import { withoutNames } from './player-list';
import { countProblem, PlayersField, playersFaults, SeatCount } from './players-field';
import { RulesLine } from './rules-line';
import type { SettingField } from './setting-fields';
import { SettingsForm } from './settings-form';
import { ChooseTemplate, SaveTemplate, useTemplates } from './templates';
import { useNamesProblems } from './use-names-problems';
import { settingLabel } from './words';

interface NewMatchProps {
  readonly game: string;
  readonly fields: readonly SettingField[];
  readonly hostName: string;
  readonly hostId: string;
  /** What the form is of: a game, or a match again. */
  readonly of: string;
  /** Where the form begins otherwise than empty. */
  readonly first: Partial<MatchDraft>;
  /** Settings that `first` would have, and that the game does not take any more. */
  readonly dropped: readonly string[];
  /** Names in `first` of those who did not come to the match before, and for whom bots played. */
  readonly absent: readonly string[];
  readonly templates: readonly Template[];
}

/** Where it was left half filled in it is so again, until a match has been made of it. */
export function NewMatchForm(props: NewMatchProps) {
  const { hostId, of } = props;
  const isHere = useHydrated();
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and again where one begins anew
  const kept = useMemo(() => (isHere ? readKeptDraft({ hostId, of }) : null), [isHere, hostId, of, times]);
  const keep = useCallback((draft: MatchDraft | null) => keepDraft({ hostId, of }, draft), [hostId, of]);
  const beginAnew = () => {
    keep(null);
    setTimes(times + 1);
  };
  return (
    <>
      {kept !== null && <AsItWasLeft onAnew={beginAnew} />}
      <MatchForm key={`${of} ${times} ${kept === null}`} {...props} {...{ kept, keep }} />
    </>
  );
}

const AsItWasLeft = ({ onAnew }: { onAnew(): void }) => (
  <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-subtle">
    As you left it, in this tab.
    <Button size="sm" variant="quiet" onClick={onAnew}>
      Begin anew
    </Button>
  </p>
);

interface FormProps extends NewMatchProps {
  /** As it was left; null: it was not. */
  readonly kept: MatchDraft | null;
  /** Null: there is nothing to keep. */
  keep(draft: MatchDraft | null): void;
}

/** A match in five lines, and everything else folded below them; all of it can be changed in the lobby. */
function MatchForm(props: FormProps) {
  const { game, fields } = props;
  const made = useMatchDraft(props);
  const { draft, read, change } = made;
  const rules = useLoadedGame(game).loaded?.game ?? null;
  const requests = useRequests();
  const open = useOpenLobby(props, { made, requests });
  const range = rules === null ? seatsOf(game) : variantGiven(rules, read.given).seats;
  const bounds = settingProblems(fields, read.given);
  const faults = playersFaults(made, { range, refused: useNamesProblems(read.names) });
  const isWrong =
    faults.length > 0 ||
    countProblem(read.count, range) !== null ||
    Object.keys(bounds).length > 0 ||
    quietProblem(draft) !== null;
  const refusedAt = (field: string) => messageAt(requests.problem, field);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWrong) void open();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4 max-sm:gap-6">
      <WhenReady>
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[1fr_10rem]">
          <Input
            label="Title"
            maxLength={80}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            error={refusedAt('title')}
          />
          <SeatCount {...{ draft, read, change, range }} />
        </div>
        <div className="grid gap-3">
          <PlayersField {...{ draft, read, change, range, faults }} refused={refusedAt('seats')} />
          <PlayedByBots names={props.absent} made={made} />
        </div>
        <RulesLine {...{ game, ...read }} settings={settingsAsGiven(fields, read.given)} />
        <StartInput
          text={draft.starts}
          onChange={(starts) => change({ starts })}
          hint="optional"
          error={refusedAt('startsAt')}
        />
        <AllSettings {...props} {...{ made, requests, bounds }} />
        <OpenLobby {...{ requests, isWrong }} />
      </WhenReady>
    </form>
  );
}

/** Those who did not come are asked again, unless the host leaves their seats to bots. */
function PlayedByBots({ names, made: { draft, read, change } }: { names: readonly string[]; made: DraftOf }) {
  const players = withoutNames(draft.players, names);
  const left = read.names.filter((name) => names.includes(name));
  if (left.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-subtle">
      Bots played for {listed(left)} in the match before.
      <Button size="sm" onClick={() => change({ players, count: read.count })}>
        Leave {left.length === 1 ? 'that seat' : 'those seats'} free for bots
      </Button>
    </p>
  );
}

/** Makes the match and goes to its lobby, with the links that were made for those who are named. */
function useOpenLobby(
  { game, hostId, keep }: FormProps,
  { made: { draft, read }, requests }: { made: DraftOf; requests: Requests },
) {
  const router = useRouter();
  return async () => {
    const { visibility, sealed, practice } = draft;
    const isNamed = read.names.length > 0;
    const input = {
      ...{ game, visibility, sealed, practice, joinWay: read.joinWay, links: isNamed },
      title: draft.title.trim() || undefined,
      seats: isNamed ? read.seats.map((_, place) => read.names[place] ?? null) : read.count,
      settings: asJson(read.given),
      startsAt: parseLocalMoment(draft.starts),
      quietHours: quietHoursOf(draft),
    };
    const made = await requests.send('create', () => api.matches.create.mutate(input));
    if (made === null) return;
    keep(null);
    keepMadeLinks({ code: made.code, by: hostId, links: made.links, players: read.players });
    router.push(`/m/${made.code}`);
    router.refresh(); // from now on every page is a host's
  };
}

interface AllSettingsProps extends NewMatchProps {
  readonly made: DraftOf;
  readonly requests: Requests;
  readonly bounds: Readonly<Record<string, string>>;
}

function AllSettings({ game, fields, made, requests, bounds, ...kept }: AllSettingsProps) {
  const { read, changeGiven } = made;
  const templates = useTemplates({ game, first: kept.templates });
  const { loads, dropped, goBack, use } = useLoading({ game, made, dropped: kept.dropped });
  const problems = { ...bounds, ...refusedSetting(requests.problem) };
  const sealedProblem = messageAt(requests.problem, 'sealed');
  const changed = [
    ...changedDoors(made).map((door) => doorWords[door]),
    ...(made.draft.quiet === null ? [] : ['Quiet hours']),
    ...changedSpecial(game, read.given).map((key) => settingLabel(game, key)),
    ...fields.filter((field) => isChanged(field, read)).map(({ key }) => settingLabel(game, key)),
  ];
  return (
    <>
      <ChooseTemplate kept={templates} onUse={(template) => (template === null ? goBack() : use(template))} />
      <Dropped game={game} keys={dropped} />
      <Fold
        title="Settings"
        isWrong={Object.keys(problems).length > 0 || sealedProblem !== null || quietProblem(made.draft) !== null}
        aside={<WhatIsChanged labels={changed} onBack={goBack} />}
      >
        <div key={loads} className="flex flex-col gap-10">
          <SettingsForm
            {...{ game, fields, problems }}
            {...read}
            startsAt={parseLocalMoment(made.draft.starts)}
            onChange={changeGiven}
          />
          <OwnFields {...{ game, problems }} {...read} onChange={changeGiven} />
          <Doors made={made} sealedProblem={sealedProblem} />
          <Quiet made={made} />
          <div>
            <SaveTemplate
              kept={templates}
              settings={{
                ...made.draft,
                settings: withoutPlayers(read.given, game),
                quietHours: quietHoursOf(made.draft),
              }}
              isWrong={Object.keys(bounds).length > 0 || quietProblem(made.draft) !== null}
            />
          </div>
        </div>
      </Fold>
    </>
  );
}

/** Settings that come in whole: the standard, or a template's. Fields that keep what was typed are drawn anew. */
function useLoading({ game, made, ...first }: { game: string; made: DraftOf; dropped: readonly string[] }) {
  const [loads, setLoads] = useState(0);
  const [dropped, setDropped] = useState(first.dropped);
  function load(part: Partial<MatchDraft>, left: readonly string[]) {
    made.load({ ...part, givenFor: made.read.names });
    setDropped(left);
    setLoads(loads + 1);
  }
  const goBack = () =>
    load({ ...standardDoors, quiet: null, given: startOf(game, { ...standardDoors, seats: made.read.count }) }, []);
  const use = ({ settings, visibility, joinWay, sealed, practice, quietHours, dropped: left }: Template) => {
    const quiet = quietHours === null ? null : typeHours(quietHours);
    load({ given: settings, visibility, joinWay, sealed, practice, quiet }, left);
  };
  return { loads, dropped, goBack, use };
}

function Dropped({ game, keys }: { game: string; keys: readonly string[] }) {
  if (keys.length === 0) return null;
  const labels = keys.map((key) => settingLabel(game, key)).join(', ');
  return (
    <p role="status" className="max-w-prose text-sm text-warning-content">
      Left out, because the game no longer takes it as it was: {labels}.
    </p>
  );
}

function WhatIsChanged({ labels, onBack }: { labels: readonly string[]; onBack: () => void }) {
  if (labels.length === 0) return 'as such a match is usually played';
  return (
    <>
      <span className="text-brass-content">{changedWords(labels)}</span>
      <Button size="sm" variant="quiet" onClick={onBack}>
        Back to the standard
      </Button>
    </>
  );
}

const standardDoors = { practice: false, sealed: false, visibility: 'unlisted', joinWay: null } as const;

const doorWords = {
  practice: 'Practice',
  sealed: 'Sealed',
  visibility: 'Who may watch',
  joinWay: 'Who may take a seat',
} as const;

const changedDoors = ({ draft }: DraftOf) =>
  (['practice', 'sealed', 'visibility', 'joinWay'] as const).filter((key) => draft[key] !== standardDoors[key]);

function Doors({ made, sealedProblem }: { made: DraftOf; sealedProblem: string | null }) {
  const { draft, read, change } = made;
  return (
    <div>
      <h3 className="eyebrow mb-3">Who plays and who watches</h3>
      <Marked
        label="Who plays and who watches"
        standard={changedDoors(made).length === 0 ? null : ''}
        onBack={() => change(standardDoors)}
      >
        <Checkbox
          className="mb-6"
          label="I play too: a practice match"
          help="You sit down like everybody else and see no more than your seat until the end. The clock stays in your hands."
          checked={draft.practice}
          onChange={(event) => change({ practice: event.target.checked, sealed: false })}
        />
        <MatchOptions
          value={{ ...draft, joinWay: read.joinWay }}
          onChange={change}
          practice={draft.practice}
          sealedProblem={sealedProblem}
        />
      </Marked>
    </div>
  );
}

function Quiet({ made: { draft, change } }: { made: DraftOf }) {
  const { quiet } = draft;
  return (
    <div>
      <h3 className="eyebrow mb-3">When it rests</h3>
      <Marked
        label="When it rests"
        standard={quiet === null ? null : 'no quiet hours'}
        onBack={() => change({ quiet: null })}
      >
        <Checkbox
          label="Quiet hours"
          help="No clock runs in these hours of each day, no deadline falls, and nobody can act: for rounds that last days."
          checked={quiet !== null}
          error={quietProblem(draft)}
          onChange={(event) => change({ quiet: event.target.checked ? typeHours(null) : null })}
        />
        {quiet !== null && (
          <div className="mt-3 grid gap-2">
            <HoursFields typed={quiet} onChange={(typed) => change({ quiet: typed })} />
          </div>
        )}
      </Marked>
    </div>
  );
}

function quietProblem({ quiet }: MatchDraft): string | null {
  const read = quiet === null ? null : readHours(quiet);
  return typeof read === 'string' ? read : null;
}

function quietHoursOf({ quiet }: MatchDraft): QuietHours | null {
  const read = quiet === null ? null : readHours(quiet);
  return typeof read === 'string' ? null : read;
}

/** Stays in sight, however long the list of players is and whatever is unfolded. */
function OpenLobby({ requests, isWrong }: { requests: Requests; isWrong: boolean }) {
  return (
    <div
      data-foot
      className="sticky bottom-0 z-10 -mx-4 -mt-3 flex flex-col gap-2 bg-default px-4 py-3 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-3 before:bg-linear-to-t before:from-[var(--bg-default)] before:to-transparent sm:-mx-6 sm:px-6"
    >
      <FieldError error={requests.problemAt('create')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          type="submit"
          size="lg"
          variant="solid"
          busy={requests.isBusy('create')}
          disabledReason={isWrong ? 'Something above is not right yet; it says so in its place.' : null}
        >
          Open the lobby
        </Button>
        <p className="text-muted text-sm max-sm:hidden">Nothing starts yet; all of this can be changed there.</p>
      </div>
    </div>
  );
}

const messageAt = (problem: Problem | null, field: string) => (problem?.field === field ? problem.message : null);
