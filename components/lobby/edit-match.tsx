'use client';

import { type FormEvent, Suspense, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import type { LoadedGame } from '@/components/match/game-screens';
import { useLoadedGame } from '@/components/match/use-loaded-game';
import { type JsonObject, refusedSetting, settingProblems } from '@/components/settings/given';
import { MatchOptions } from '@/components/settings/match-options';
import { settingFields } from '@/components/settings/setting-fields';
import { SettingsForm } from '@/components/settings/settings-form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError, Input } from '@/components/ui/field';
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
  const { SettingsFields } = loaded.screens;
  const problems = {
    ...settingProblems(fields, given),
    ...refusedSetting(requests.problem),
  };
  const seats = page.seats.map(({ seat }) => seat);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(settingProblems(fields, given)).length > 0) return;
    const settings = given as JsonObject;
    const saved = await requests.send('save', () =>
      api.lobby.change.mutate({ code: page.code, title, settings, ...options }),
    );
    if (saved !== null) onDone();
  }

  return (
    <form onSubmit={save} className="flex flex-col gap-8">
      <Input label="Title" maxLength={80} value={title} onChange={(event) => setTitle(event.target.value)} />
      <SettingsForm fields={fields} given={given} problems={problems} onChange={setGiven} />
      {SettingsFields === undefined ? null : (
        <Suspense>
          <SettingsFields value={given} onChange={setGiven} seats={seats} problems={problems} />
        </Suspense>
      )}
      <MatchOptions value={options} onChange={setOptions} practice={page.practice} />
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
