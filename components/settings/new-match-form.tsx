'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, Suspense, useState } from 'react';
import { api } from '@/components/api/client';
import { type Requests, useRequests } from '@/components/api/use-requests';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { Button } from '@/components/ui/button';
import { Checkbox, FieldError, Input } from '@/components/ui/field';
import { Section } from '@/components/ui/panel';
import { WhenReady } from '@/components/ui/when-ready';
import { catalogEntry } from '@/games/catalog';
import type { SeatRange } from '@/games/game';
import { letteredSeats } from '@/games/kit/seats';
import { startingSettings } from '@/games/manifest';
import { variantGiven } from '@/games/variant';
import { type Given, type JsonObject, refusedSetting, settingProblems, withOtherStart } from './given';
import { MatchOptions, type MatchOptionValues } from './match-options';
import type { SettingField } from './setting-fields';
import { SettingsForm } from './settings-form';

interface Draft extends MatchOptionValues {
  readonly title: string;
  readonly seats: number;
  readonly practice: boolean;
  readonly given: Given;
}

interface NewMatchProps {
  readonly game: string;
  readonly fields: readonly SettingField[];
  readonly hostName: string;
}

/** Everything about a match that is decided before its lobby opens; all of it can be changed there. */
export function NewMatchForm(props: NewMatchProps) {
  const { game, fields } = props;
  const { draft, change } = useDraftOf(props);
  const rules = useLoadedGame(game).loaded?.game ?? null;
  const requests = useRequests();
  const router = useRouter();
  const range = rules === null ? seatsOf(game) : variantGiven(rules, draft.given).seats;
  const bounds = settingProblems(fields, draft.given);
  const problems = { ...bounds, ...refusedSetting(requests.problem) };
  const seatsProblem = seatsSentence(draft.seats, range);
  const isWrong = seatsProblem !== null || Object.keys(bounds).length > 0;
  const changeGiven = (given: Given) => change({ given });

  async function create(event: FormEvent) {
    event.preventDefault();
    if (isWrong) return;
    const { given, title, ...rest } = draft;
    const made = await requests.send('create', () =>
      api.matches.create.mutate({ game, title: title.trim() || undefined, settings: given as JsonObject, ...rest }),
    );
    if (made !== null) router.push(`/m/${made.code}`);
  }

  return (
    <form onSubmit={create} className="flex flex-col gap-12">
      <WhenReady>
        <AboutMatch {...{ draft, change, range, seatsProblem, requests }} />
        <Section title="Settings" aside="as such a match is usually played, unless you change it">
          <SettingsForm {...{ fields, problems }} given={draft.given} onChange={changeGiven} />
          <OwnFields {...{ game, problems }} seats={draft.seats} given={draft.given} onChange={changeGiven} />
        </Section>
        <Section title="Doors">
          <MatchOptions value={draft} onChange={change} practice={draft.practice} />
        </Section>
        <OpenLobby {...{ requests, isWrong }} />
      </WhenReady>
    </form>
  );
}

/** What is filled in so far; who plays too, or seals, starts from other settings. */
function useDraftOf({ game, hostName }: NewMatchProps) {
  const entry = catalogEntry(game);
  const startOf = (made: { practice: boolean; sealed: boolean }) =>
    entry === null ? {} : startingSettings(entry, made);
  const [draft, setDraft] = useState<Draft>({
    title: `${hostName}’s ${entry?.name ?? game}`,
    seats: seatsOf(game).standard,
    practice: false,
    given: startOf({ practice: false, sealed: false }),
    visibility: 'unlisted',
    joinWay: 'open',
    sealed: false,
  });
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const after = { ...before, ...part };
      return { ...after, given: withOtherStart(after.given, { from: startOf(before), to: startOf(after) }) };
    });
  return { draft, change };
}

interface AboutProps {
  readonly draft: Draft;
  readonly range: SeatRange;
  readonly seatsProblem: string | null;
  readonly requests: Requests;
  change(part: Partial<Draft>): void;
}

function AboutMatch({ draft, change, range, seatsProblem, requests }: AboutProps) {
  return (
    <Section title="The match">
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[1fr_10rem]">
        <Input
          label="Title"
          maxLength={80}
          value={draft.title}
          onChange={(event) => change({ title: event.target.value })}
          error={requests.problem?.field === 'title' ? requests.problem.message : null}
        />
        <SeatsInput range={range} value={draft.seats} problem={seatsProblem} onChange={(seats) => change({ seats })} />
        <Checkbox
          className="sm:col-span-2"
          label="I play too: a practice match"
          help="You sit down like everybody else and see no more than your seat until the end. The clock stays in your hands."
          checked={draft.practice}
          onChange={(event) => change({ practice: event.target.checked, sealed: false })}
        />
      </div>
    </Section>
  );
}

function OpenLobby({ requests, isWrong }: { requests: Requests; isWrong: boolean }) {
  return (
    <div className="flex flex-col items-start gap-3">
      <FieldError error={requests.problemAt('create')} />
      <Button
        type="submit"
        size="lg"
        variant="solid"
        busy={requests.isBusy('create')}
        disabledReason={isWrong ? 'Something above is not right yet; it says so in its place.' : null}
      >
        Open the lobby
      </Button>
      <p className="text-muted text-sm">Nothing starts yet. All of this can still be changed in the lobby.</p>
    </div>
  );
}

const anyRange: SeatRange = { min: 1, max: 64, standard: 1 };
const seatsOf = (game: string): SeatRange => catalogEntry(game)?.seats ?? anyRange;

function SeatsInput({
  range,
  value,
  problem,
  onChange,
}: {
  range: SeatRange;
  value: number;
  problem: string | null;
  onChange: (seats: number) => void;
}) {
  if (range.min === range.max) return null;
  return (
    <Input
      label="Players"
      type="number"
      min={range.min}
      max={range.max}
      value={Number.isFinite(value) ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? Number.NaN : Number(target.value))}
      error={problem}
    />
  );
}

function seatsSentence(seats: number, { min, max }: SeatRange): string | null {
  const isFine = Number.isInteger(seats) && seats >= min && seats <= max;
  return isFine ? null : `This game takes ${min} to ${max} players.`;
}

/** The settings that want more than a field: drawn by the game's own screens, once they are here. */
function OwnFields({
  game,
  seats,
  given,
  problems,
  onChange,
}: {
  game: string;
  seats: number;
  given: Given;
  problems: Readonly<Record<string, string>>;
  onChange: (given: Given) => void;
}) {
  const SettingsFields = useLoadedGame(game).loaded?.screens.SettingsFields;
  if (SettingsFields === undefined) return null;
  return (
    <div className="mt-8">
      <h3 className="eyebrow mb-3">Of this game</h3>
      <Suspense>
        <SettingsFields value={given} onChange={onChange} seats={letteredSeats(seats)} problems={problems} />
      </Suspense>
    </div>
  );
}
