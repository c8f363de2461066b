import { useEffect, useEffectEvent } from 'react';

/** What changes again within this was not read. */
const readMs = 1_000;

/** Does `say` a moment after what the page shows changed or came in sight, if it is in sight then. */
export function useShown(shown: string, say: () => void): void {
  const sayInSight = useEffectEvent(() => {
    if (document.visibilityState === 'visible') say();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is that changed
  useEffect(() => {
    let timer = setTimeout(sayInSight, readMs);
    const anew = () => {
      clearTimeout(timer);
      timer = setTimeout(sayInSight, readMs);
    };
    document.addEventListener('visibilitychange', anew);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', anew);
    };
  }, [shown]);
}
