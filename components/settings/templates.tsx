'use client';

import { type FormEvent, useState } from 'react';
import { api } from '@/components/api/client';
import { useRequests } from '@/components/api/use-requests';
import { RenameInPlace } from '@/components/shell/rename-in-place';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError, Input, Select } from '@/components/ui/field';
import type { Template, TemplateSettings } from '@/server/lobby/templates';
import { asJson } from './given';

// Settings that a host keeps under a name: to start from, to keep what is filled in, to rename and to delete.

export interface TemplatesOf {
  readonly game: string;
  readonly templates: readonly Template[];
  /** Asks for them anew. */
  refresh(): Promise<void>;
}

export function useTemplates({ game, first }: { game: string; first: readonly Template[] }): TemplatesOf {
  const [templates, setTemplates] = useState(first);
  const refresh = async () => setTemplates(await api.templates.list.query({ game }));
  return { game, templates, refresh };
}

/** Where the settings come from; nothing while no template is kept. */
export function ChooseTemplate({ kept, onUse }: { kept: TemplatesOf; onUse: (template: Template | null) => void }) {
  const [chosen, setChosen] = useState('');
  if (kept.templates.length === 0) return null;
  function choose(id: string) {
    setChosen(id);
    onUse(kept.templates.find((template) => String(template.id) === id) ?? null);
  }
  return (
    <div className="flex items-end gap-3">
      <Select
        label="Settings from"
        value={chosen}
        onChange={(event) => choose(event.target.value)}
        className="min-w-0 flex-1 sm:max-w-80"
      >
        <option value="">As usually played</option>
        {kept.templates.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </Select>
      <Dialog
        title="Your templates"
        about="They are yours alone. Matches that were made from them stay as they are."
        trigger={<Button variant="quiet">Templates…</Button>}
      >
        <ul>
          {kept.templates.map((template) => (
            <TemplateRow key={template.id} kept={kept} template={template} />
          ))}
        </ul>
      </Dialog>
    </div>
  );
}

type Doing = 'rename' | 'delete' | null;

function TemplateRow({ kept, template: { id, name } }: { kept: TemplatesOf; template: Template }) {
  const [doing, setDoing] = useState<Doing>(null);
  return (
    <li className="border-muted border-b py-2">
      {doing === 'rename' ? <RenameTemplate {...{ kept, id, name }} onDone={() => setDoing(null)} /> : null}
      {doing === 'delete' ? <DeleteTemplate {...{ kept, id, name }} onDone={() => setDoing(null)} /> : null}
      {doing === null ? (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 font-medium text-emphasis [overflow-wrap:anywhere]">{name}</span>
          <span className="flex gap-1">
            <Button size="sm" variant="quiet" aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
              Rename
            </Button>
            <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} onClick={() => setDoing('delete')}>
              Delete
            </Button>
          </span>
        </div>
      ) : null}
    </li>
  );
}

interface Doable {
  readonly kept: TemplatesOf;
  readonly id: number;
  readonly name: string;
  onDone(): void;
}

function RenameTemplate({ kept, id, name, onDone }: Doable) {
  return (
    <RenameInPlace
      label={`New name of ${name}`}
      name={name}
      longest={60}
      className="min-w-40 flex-1"
      rename={async (next) => {
        const outcome = await api.templates.rename.mutate({ id, name: next });
        if (outcome.ok) await kept.refresh();
        return outcome;
      }}
      onDone={onDone}
    />
  );
}

function DeleteTemplate({ kept, id, name, onDone }: Doable) {
  const requests = useRequests();
  async function remove() {
    const removed = await requests.send('delete', () => api.templates.remove.mutate({ id }));
    if (removed !== null) await kept.refresh();
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="min-w-0 [overflow-wrap:anywhere]">Delete “{name}”?</span>
      <span className="flex gap-1">
        <Button size="sm" variant="danger" busy={requests.isBusy('delete')} onClick={remove}>
          Delete it
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Keep it
        </Button>
      </span>
      <FieldError error={requests.problemAt('delete')} />
    </div>
  );
}

/** Keeps the settings as they are filled in. */
export function SaveTemplate({
  kept,
  settings,
  isWrong,
}: {
  kept: TemplatesOf;
  settings: TemplateSettings;
  isWrong: boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      title="Keep these settings as a template"
      about="Rules, times and who may come, without title and players, and without what hangs on a player."
      trigger={
        <Button disabledReason={isWrong ? 'Something above is not right yet; it says so in its place.' : null}>
          Keep as a template
        </Button>
      }
    >
      <SaveForm {...{ kept, settings }} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function SaveForm({
  kept,
  settings: { settings, visibility, joinWay, sealed, practice, quietHours },
  onDone,
}: {
  kept: TemplatesOf;
  settings: TemplateSettings;
  onDone: () => void;
}) {
  const requests = useRequests();
  const [name, setName] = useState('');
  async function save(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // the form that the dialog opened over would hear of it
    const doors = { visibility, joinWay, sealed, practice, quietHours };
    const input = { game: kept.game, name, settings: asJson(settings), ...doors };
    const saved = await requests.send('save', () => api.templates.save.mutate(input));
    if (saved === null) return;
    await kept.refresh();
    onDone();
  }
  return (
    <form onSubmit={save} className="flex flex-col items-start gap-4">
      <Input
        label="Name of the template"
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={requests.problemAt('save')}
        className="w-full"
      />
      <Button
        type="submit"
        variant="solid"
        busy={requests.isBusy('save')}
        disabledReason={name.trim() === '' ? 'Write a name.' : null}
      >
        Keep it
      </Button>
    </form>
  );
}
