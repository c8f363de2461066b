import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Which tab is open, and how to open another; undefined: the first. An address that ends in "#questions" opens that one, at `place`. */
export function useTabOfAddress(place: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<string>();
  const follow = useEffectEvent(() => {
    const { hash, pathname, search } = window.location;
    if (hash === '') return;
    setOpen(hash.slice(1));
    place.current?.scrollIntoView({ block: 'start' });
    window.history.replaceState(window.history.state, '', `${pathname}${search}`); // the same link leads here again
  });
  useEffect(() => {
    const onHash = () => follow();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  return [open, setOpen] as const;
}
