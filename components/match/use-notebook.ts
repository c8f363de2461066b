'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '@/components/api/client';
import { notify } from '@/components/ui/notice';
import type { SeatId } from '@/games/game';
import type { GameScreenProps } from './game-screens';

type Json = Parameters<typeof api.play.saveNotebook.mutate>[0]['value'];

const SAVE_AFTER_MS = 500;

/**
 * A seat's private notebook: shown at once, saved a moment later, and once more when the page is left. Until the server
 * has it, this browser keeps a copy: a reload, or a connection that is down, loses no note, and its other tabs go on from it.
 */
export function useNotebook(code: string, seat: SeatId | null): GameScreenProps['notebook'] {
  const [value, setValue] = useState<unknown>(null);
  const [isRead, setRead] = useState(false);
  const unsaved = useRef<{ value: unknown } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveNow = useCallback(() => {
    const last = unsaved.current;
    if (seat === null || last === null) return;
    unsaved.current = null;
    api.play.saveNotebook.mutate({ code, seat, value: last.value as Json }).then(
      () => {
        if (unsaved.current === null) keepCopy(code, seat, null);
      },
      () => {
        unsaved.current ??= last;
        notify('Your notebook could not be saved just now; it is kept here and saved with your next note.', 'danger');
      },
    );
  }, [code, seat]);

  useEffect(() => {
    if (seat === null) return;
    let isWanted = true;
    api.play.notebook.query({ code, seat }).then(
      (read) => {
        if (!isWanted) return;
        unsaved.current ??= readCopy(code, seat);
        setValue(unsaved.current === null ? notebookValue(read) : unsaved.current.value);
        setRead(true);
        saveNow();
      },
      () => isWanted && notify('Your notebook could not be loaded. Reload the page to see it.', 'danger'),
    );
    window.addEventListener('pagehide', saveNow);
    return () => {
      isWanted = false;
      window.removeEventListener('pagehide', saveNow);
      clearTimeout(timer.current);
      saveNow();
    };
  }, [code, seat, saveNow]);

  useEffect(() => {
    if (seat === null) return;
    // What another tab writes is gone on with here: the next note would be saved without it.
    const read = ({ key }: StorageEvent) => {
      const copy = key === copyName(code, seat) ? readCopy(code, seat) : null;
      if (copy === null) return;
      unsaved.current = null;
      clearTimeout(timer.current);
      setValue(copy.value);
    };
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, [code, seat]);

  const save = useCallback(
    (next: unknown) => {
      setValue(next);
      unsaved.current = { value: next };
      if (seat !== null) keepCopy(code, seat, unsaved.current);
      clearTimeout(timer.current);
      timer.current = setTimeout(saveNow, SAVE_AFTER_MS);
    },
    [code, seat, saveNow],
  );
  return seat === null || !isRead ? null : { value, save };
}

const notebookValue = (read: unknown): unknown =>
  typeof read === 'object' && read !== null && 'value' in read ? read.value : read;

const copyName = (code: string, seat: SeatId) => `unsaved notebook ${code} ${seat}`;

function keepCopy(code: string, seat: SeatId, copy: { value: unknown } | null) {
  try {
    if (copy === null) window.localStorage.removeItem(copyName(code, seat));
    else window.localStorage.setItem(copyName(code, seat), JSON.stringify(copy));
  } catch {
    // Storage is full or forbidden: the notebook is saved in a moment all the same.
  }
}

function readCopy(code: string, seat: SeatId): { value: unknown } | null {
  try {
    const text = window.localStorage.getItem(copyName(code, seat));
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
