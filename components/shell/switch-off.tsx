'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { AloneQuestion } from './alone-question';
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
      <AloneQuestion ref={question} id="switch-off" words={`${everywhere} ${words}`}>
        <SafeForm to={false}>
          <Button type="submit" variant="solid">
            Nobody looks: show it
          </Button>
        </SafeForm>
      </AloneQuestion>
    </>
  );
}

const everywhere = 'It ends in all your tabs, on all your devices.';
