'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Styled } from '@/components/ui/styled';

/** In the middle of its room, and whole: what would be higher than the room is drawn smaller. */
export function Fitted({ children }: { children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const [share, setShare] = useState(1);
  useEffect(() => {
    const [outer, inner] = [room.current, drawn.current];
    if (outer === null || inner === null) return;
    const observer = new ResizeObserver(() =>
      setShare(fittingShare({ room: outer.clientHeight, drawn: inner.offsetHeight })),
    );
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={room} className="grid min-h-0 grid-cols-1 content-center">
      <Styled as="div" ref={drawn} data-drawn style={share === 1 ? undefined : { scale: `${share}` }}>
        {children}
      </Styled>
    </div>
  );
}

/** How much smaller a drawing has to be; never larger than it is made. Heights in pixels of the same zoom. */
export const fittingShare = ({ room, drawn }: { room: number; drawn: number }): number =>
  drawn <= room || room === 0 ? 1 : Math.floor((room / drawn) * 100) / 100;
