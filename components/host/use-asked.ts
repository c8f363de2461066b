import { useEffect, useEffectEvent, useState } from 'react';

const askEveryMs = 10_000;

/** What `ask` answers, asked while it is shown: whenever `about` changes, and now and then; null: nothing yet. */
export function useAsked<T>(ask: () => Promise<T>, { about, isShown }: { about: string; isShown: boolean }): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  const askNow = useEffectEvent(() => ask().then(setAnswer, () => {})); // where it fails, the next time tells
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it is about is asked anew
  useEffect(() => {
    if (!isShown) return;
    void askNow();
    const timer = setInterval(() => void askNow(), askEveryMs);
    return () => clearInterval(timer);
  }, [about, isShown]);
  return answer;
}
