'use client';

import { ArrowDown } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { takesKey } from '@/components/ui/takes-key';
import { useLedHere } from './use-led-here';

interface WayOnProps {
  readonly children: ReactNode;
  onClick(): void;
}

/** On from what was told: Enter goes on too, from wherever on the page nothing else takes it. */
export function WayOn({ onClick, children }: WayOnProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLedHere(button);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.repeat && !takesKey(event.target, event.key)) onClick();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <span>
      <Button ref={button} variant="solid" size="lg" data-way-on onClick={onClick}>
        {children} <ArrowDown aria-hidden className="size-4" />
      </Button>
    </span>
  );
}
