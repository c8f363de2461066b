'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { matchAt, SafeForm, useIsMatchOpen } from './safe';

/**
 * Asks where a match is open on this page, or where another page, which may be the one that others look at, shows secrets
 * too; without the page's scripts always.
 */
export function SwitchOff() {
  const question = useRef<HTMLDivElement>(null);
  const isMatchOpen = useIsMatchOpen();
  const showsMatch = matchAt(usePathname()) !== null && isMatchOpen !== false;
  const [words, setWords] = useState('Other pages of yours that are open may show secrets too.');
  async function switchOff(event: MouseEvent) {
    event.preventDefault();
    const pages = await import('./other-pages').catch(() => null); // then it asks
    const others = (await pages?.countOtherPages()) ?? null;
    if (others === 0 && !showsMatch) return question.current?.querySelector('form')?.requestSubmit();
    if (pages !== null) setWords(pages.switchOffWords({ others, showsMatch }));
    question.current?.showPopover();
  }
  return (
    <>
      <Button size="sm" popoverTarget="switch-off" onClick={(event) => void switchOff(event)}>
        Switch off
      </Button>
      <div
        ref={question}
        id="switch-off"
        popover="auto"
        role="dialog"
        aria-labelledby="switch-off-asks"
        className="fixed inset-0 m-auto max-w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-default bg-subtle p-5 text-default text-sm shadow-pop backdrop:bg-black/50"
      >
        <p id="switch-off-asks" className="display text-emphasis text-lg">
          Does nobody else look at your screen?
        </p>
        <p className="mt-1.5 text-subtle">{words}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <SafeForm to={false}>
            <Button type="submit" variant="solid">
              Nobody looks: show it
            </Button>
          </SafeForm>
          <Button variant="quiet" popoverTarget="switch-off" popoverTargetAction="hide">
            Stay safe
          </Button>
        </div>
      </div>
    </>
  );
}
