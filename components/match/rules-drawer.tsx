'use client';

import { X } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { linesOfMatch } from '@/components/settings/holders';
import { SettingsList } from '@/components/settings/settings-list';
import { boardOnPage, focusBoard } from '@/components/stage/focus-board';
import { Button, IconButton } from '@/components/ui/button';
import { isByKeys, isFocusNowhere } from '@/components/ui/by-keys';
import type { MatchPage } from '@/server/pages/shapes';
import { InPictures, SoundChoice } from './rules-in-brief';

interface RulesDrawerProps {
  readonly page: MatchPage;
  readonly goal: string;
  onClose(): void;
}

/**
 * The rules beside the board, as this match is played: what one is after, the game in a few pictures, the match's own
 * numbers. One can act while it is open; on a phone it is drawn up from below.
 */
export function RulesDrawer({ page, goal, onClose }: RulesDrawerProps) {
  const drawer = useRef<HTMLElement>(null);
  useFocusOf(drawer);
  useGivingWay(drawer, onClose);
  return (
    <aside
      ref={drawer}
      aria-label="How to play"
      tabIndex={-1}
      className="fixed z-30 flex animate-rise flex-col border-default bg-subtle shadow-pop outline-none max-sm:inset-x-0 max-sm:bottom-0 max-sm:max-h-[85dvh] max-sm:rounded-t-lg max-sm:border-t sm:top-16 sm:right-3 sm:bottom-28 sm:w-88 sm:rounded-lg sm:border"
    >
      <div className="flex items-center justify-between gap-4 border-muted border-b px-4 py-2">
        <h2 className="display text-xl">How to play</h2>
        <IconButton label="Close the rules" size="sm" className="-mr-2" onClick={onClose}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="min-h-0 overflow-y-auto px-4 py-3">
        <p className="display text-brass-content text-lg">{goal}</p>
        <ul>
          <InPictures page={page} />
        </ul>
        <h3 className="mt-4 mb-1 font-semibold text-base">This match</h3>
        <SettingsList lines={linesOfMatch(page)} />
        <p className="mt-3 text-sm">
          <a className="underline underline-offset-4" href={`/m/${page.code}/rules`} target="_blank" rel="noreferrer">
            The whole rulebook
          </a>
        </p>
      </div>
      <div className="flex items-center justify-between gap-3 border-muted border-t px-4 py-2">
        <SoundChoice />
        <Button
          onClick={() => {
            onClose();
            focusBoard(boardOnPage());
          }}
        >
          To the board
        </Button>
      </div>
    </aside>
  );
}

/** Whoever asked for it goes on reading there, and the focus goes back to what opened it, else to the board. */
function useFocusOf(drawer: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = drawer.current;
    const opener = document.activeElement;
    here?.focus();
    return () => {
      const isOurs = isFocusNowhere() ? isByKeys() : here?.contains(document.activeElement);
      if (isOurs !== true) return;
      // Some browsers give a button that is clicked no focus.
      if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
      else focusBoard(boardOnPage());
    };
  }, [drawer]);
}

/**
 * Escape closes the drawer from anywhere. Where it lies over the board, so does the first thing one does there; where it
 * lies over what a key leads to, so does that.
 */
function useGivingWay(drawer: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    const isAct = (target: EventTarget | null) =>
      target instanceof Element && target.closest('[data-board]') !== null && liesOver(drawer.current, boardOnPage());
    const point = ({ target }: PointerEvent) => isAct(target) && close();
    const type = ({ key, target }: KeyboardEvent) => {
      if (key === 'Escape' || (!/^(Tab|Shift|Control|Alt|Meta)$/.test(key) && isAct(target))) close();
    };
    const come = ({ target }: FocusEvent) => target instanceof Element && isBehind(target, drawer.current) && close();
    document.addEventListener('pointerdown', point);
    document.addEventListener('keydown', type);
    document.addEventListener('focusin', come);
    return () => {
      document.removeEventListener('pointerdown', point);
      document.removeEventListener('keydown', type);
      document.removeEventListener('focusin', come);
    };
  }, [drawer, close]);
}

/** By its middle: of what is wide, some is in sight. */
function isBehind(one: Element, drawer: Element | null): boolean {
  if (drawer === null || drawer.contains(one)) return false;
  const [{ left, right, top, bottom }, over] = [one.getBoundingClientRect(), drawer.getBoundingClientRect()];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return over.left < x && x < over.right && over.top < y && y < over.bottom;
}

function liesOver(one: Element | null, other: Element | null): boolean {
  if (one === null || other === null) return false;
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
