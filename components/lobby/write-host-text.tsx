'use client';

import { X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { failureOf } from '@/components/api/failure';
import { useRequests } from '@/components/api/use-requests';
import { Button, IconButton } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FieldError, Textarea } from '@/components/ui/field';
import { announce } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { IntroPicture, WrittenIntro } from '@/server/pages/intro';
import type { MatchPage } from '@/server/pages/shapes';
import { putAt } from './put-at';
import { pictureAddress } from './shown-text';
import { smallPicture } from './small-picture';

/** For hosts: their text for everybody, with pictures. */
export function WriteHostText({ page }: { page: MatchPage }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      isWide
      title="What everybody should know"
      about="Whoever may see the match reads it. Lines that begin with # are headings, with - lists; **bold**, *italic*, [words](https://…) for a link."
      trigger={
        <Button size="sm" variant="quiet">
          {page.introAt === null ? 'Write' : 'Change'}
        </Button>
      }
    >
      <Writing code={page.code} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function Writing({ code, onDone }: { code: string; onDone: () => void }) {
  const [intro, setIntro] = useState<WrittenIntro | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    api.lobby.writtenIntro.query({ code }).then(setIntro, (error: unknown) => setProblem(failureOf(error).message));
  }, [code]);
  if (problem !== null) return <FieldError error={problem} />;
  return intro === null ? <Skeleton className="h-64 w-full" /> : <TextForm {...{ code, intro, onDone }} />;
}

function TextForm({ code, intro, onDone }: { code: string; intro: WrittenIntro; onDone: () => void }) {
  const requests = useRequests();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(intro.text);
  const put = (words: string) => setText((before) => putAt(before, { words, place: field.current?.selectionStart }));
  const pictures = usePictures({ code, first: intro.pictures, onAdded: put });

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await requests.send('save', () => api.lobby.saveIntro.mutate({ code, text: text.trim() }));
    if (saved !== null) onDone();
  }

  function paste(event: ClipboardEvent) {
    const [picture] = [...event.clipboardData.files];
    if (picture === undefined) return;
    event.preventDefault();
    void pictures.add(picture);
  }

  return (
    <form onSubmit={save} className="grid gap-5">
      <Textarea
        ref={field}
        label="Text"
        hint="Markdown"
        rows={12}
        maxLength={8000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onPaste={paste}
        error={requests.problemAt('save')}
      />
      <Pictures {...{ code, pictures }} onInsert={put} />
      <div>
        {text.trim() === '' && intro.text !== '' ? (
          <Button type="submit" variant="danger" busy={requests.isBusy('save')}>
            Take the text away
          </Button>
        ) : (
          <Button
            type="submit"
            variant="solid"
            busy={requests.isBusy('save')}
            disabledReason={text.trim() === '' ? 'Write something first, or add a picture.' : null}
          >
            Show it to everybody
          </Button>
        )}
      </div>
    </form>
  );
}

const namedPicture = (id: string, words = 'Picture') => `![${words}](picture:${id})`;

interface Kept {
  readonly list: readonly IntroPicture[];
  readonly isBusy: boolean;
  readonly problem: string | null;
  add(file: Blob): Promise<void>;
  remove(id: string): Promise<void>;
}

/** Pictures are kept at once, whether the text is saved or not. */
function usePictures({
  code,
  first,
  onAdded,
}: {
  code: string;
  first: readonly IntroPicture[];
  onAdded(words: string): void;
}): Kept {
  const requests = useRequests();
  const [list, setList] = useState(first);
  const [unread, setUnread] = useState<string | null>(null);
  return {
    list,
    isBusy: requests.isBusy('picture'),
    problem: unread ?? requests.problemAt('picture'),
    async add(file) {
      const small = await smallPicture(file);
      setUnread('problem' in small ? small.problem : null);
      if ('problem' in small) return;
      const added = await requests.send('picture', () => api.lobby.addPicture.mutate({ code, data: small.data }));
      if (added === null) return;
      setList((before) => [...before, added]);
      onAdded(namedPicture(added.id));
      announce('The picture is added.');
    },
    async remove(id) {
      const removed = await requests.send('picture', () => api.lobby.removePicture.mutate({ code, id }));
      if (removed !== null) setList((before) => before.filter((one) => one.id !== id));
    },
  };
}

function Pictures({ code, pictures, onInsert }: { code: string; pictures: Kept; onInsert(words: string): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <section aria-label="Pictures" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" busy={pictures.isBusy} onClick={() => input.current?.click()}>
          Add a picture
        </Button>
        <p className="text-muted text-sm">PNG, JPEG or WebP, ten at most; you can paste one into the text too.</p>
        <input
          ref={input}
          type="file"
          aria-label="A picture from this device"
          accept="image/png,image/jpeg,image/webp"
          className="hidden"
          onChange={(event) => {
            const [file] = [...(event.target.files ?? [])];
            event.target.value = '';
            if (file !== undefined) void pictures.add(file);
          }}
        />
      </div>
      <FieldError error={pictures.problem} />
      {pictures.list.length === 0 ? null : (
        <ul className="flex flex-wrap gap-3">
          {pictures.list.map(({ id }, i) => (
            <li key={id} className="relative">
              <button
                type="button"
                onClick={() => onInsert(namedPicture(id))}
                aria-label={`Put picture ${i + 1} into the text`}
                title="Put it into the text"
              >
                {/* biome-ignore lint/performance/noImgElement: written to size by our own server */}
                <img
                  src={pictureAddress(code, id)}
                  alt=""
                  className="size-24 rounded-md border border-subtle object-cover"
                />
              </button>
              <IconButton
                size="sm"
                label={`Remove picture ${i + 1}`}
                className="absolute top-1 right-1 bg-default"
                onClick={() => void pictures.remove(id)}
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
