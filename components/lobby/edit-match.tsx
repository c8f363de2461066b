'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import type { LoadedGame } from '@/components/match/game-screens';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { asJson, refusedSetting, settingProblems } from '@/components/settings/given';
import { startOf } from '@/components/settings/match-draft';
import { MatchOptions } from '@/components/settings/match-options';
import { OwnFields } from '@/components/settings/own-fields';
import { settingFields } from '@/components/settings/setting-fields';
import { SettingsForm } from '@/components/settings/settings-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError, Input } from '@/components/ui/field';
import type { SeatId } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

/** Changes the match's title, settings and doors while it is in the lobby. */
export function EditMatch({ page }: { page: MatchPage }) {
  const [open, setOpen] = useState(false);
  const { loaded } = useLoadedGame(page.game);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Change the match"
      isWide
      trigger={
        <Button
          size="sm"
          variant="quiet"
          disabledReason={loaded === null ? 'The game’s rules are on their way.' : null}
        >
          Change
        </Button>
      }
    >
      {loaded === null ? null : <EditForm page={page} loaded={loaded} onDone={() => setOpen(false)} />}
    </Dialog>
  );
}

function EditForm({ page, loaded, onDone }: { page: MatchPage; loaded: LoadedGame; onDone: () => void }) {
  const requests = useRequests();
  const [title, setTitle] = useState(page.title);
  const [given, setGiven] = useState(page.settingsGiven);
  const [options, setOptions] = useState({
    visibility: page.visibility,
    joinWay: page.joinWay,
    sealed: page.sealed,
  });
  const fields = settingFields(loaded.game);
  const starting = startOf(page.game, {
    practice: page.practice,
    sealed: options.sealed,
    seats: page.seats.length,
  });
  const problems = {
    ...settingProblems(fields, given),
    ...refusedSetting(requests.problem),
  };
  const seats = page.seats.map(({ seat }) => seat);
  const nameOf = (seat: SeatId) => page.seats.find((other) => other.seat === seat)?.name ?? `Seat ${seat}`;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(settingProblems(fields, given)).length > 0) return;
    const settings = asJson(given);
    const saved = await requests.send('save', () =>
      api.lobby.change.mutate({ code: page.code, title, settings, ...options }),
    );
    if (saved !== null) onDone();
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-8">
      <Input label="Title" maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
      <SettingsForm
        {...{ fields, given, starting, problems }}
        game={page.game}
        startsAt={page.startsAt}
        onChange={setGiven}
      />
      <OwnFields {...{ seats, nameOf, given, problems }} game={page.game} onChange={setGiven} />
      <MatchOptions
        value={options}
        onChange={(part) => setOptions({ ...options, ...part })}
        practice={page.practice}
        sealedProblem={requests.problem?.field === 'sealed' ? requests.problem.message : null}
      />
      <div className="sticky -bottom-4 -mx-5 -mb-4 flex flex-col gap-2 border-muted border-t bg-subtle px-5 py-3">
        <FieldError error={requests.problemAt('save')} />
        <Button
          type="submit"
          variant="solid"
          busy={requests.isBusy('save')}
          disabledReason={title.trim() === '' ? 'Give the match a title.' : null}
        >
          Save the changes
        </Button>
      </div>
    </form>
  );
}
