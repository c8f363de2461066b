import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { connectionBack, isFine } from '@/components/ui/connection';
import { whenReached } from './when-reached';

/**
 * A part of the page that few visits need (the host's, the end's): fetched when it is shown. Only its own place waits for
 * it, never the page around it.
 *
 * `gap` stands in its place until then, also while what the server drew comes in pieces: as large, so that nothing jumps.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  gap: ReactNode = null,
): ComponentType<Props> => partOf(onceLoaded(load), gap);

/** A part that comes next (a closed tab, the next phase): fetched as soon as a hand reaches for the page. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const part = onceLoaded(load);
  whenReached(() => void part.fetch().catch(() => {})); // asked for again when it is shown
  return partOf(part);
}

interface LoadedOnce<Props> {
  /** Null until it is here. */
  now(): ComponentType<Props> | null;
  fetch(): Promise<ComponentType<Props>>;
}

function onceLoaded<Props>(load: () => Promise<ComponentType<Props>>): LoadedOnce<Props> {
  let part: ComponentType<Props> | null = null;
  return {
    now: () => part,
    fetch: async () => {
      part = await load();
      return part;
    },
  };
}

function partOf<Props extends object>({ now, fetch }: LoadedOnce<Props>, gap: ReactNode = null): ComponentType<Props> {
  const awaited = lazy(async () => ({ default: await onceConnected(fetch) }));
  return (given) => <Part {...{ now, fetch, awaited, given, gap }} />;
}

/** What could not be fetched without a connection is fetched again when it is back: React asks for it once, and breaks the page. */
async function onceConnected<T>(fetch: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await fetch();
    } catch (error) {
      if (isFine()) throw error;
      await connectionBack();
    }
  }
}

interface PartProps<Props> extends LoadedOnce<Props> {
  readonly awaited: ComponentType<Props>;
  readonly given: Props;
  readonly gap: ReactNode;
}

/**
 * What is here is drawn at once: React shows the gap of anything lazy for a moment. One element keeps what it began as.
 * Until its scripts are here nothing changes in it, since React would throw away what the server drew (and every tap on it).
 */
function Part<Props extends object>({ now, fetch, given, awaited, gap }: PartProps<Props>) {
  const [Drawn] = useState<ComponentType<Props>>(() => now() ?? awaited);
  const [asItCame] = useState(given);
  const isHere = useIsHere({ now, fetch });
  const props = isHere ? given : asItCame;
  return useMemo(
    () => (
      <Suspense fallback={gap}>
        <Drawn {...props} />
      </Suspense>
    ),
    [Drawn, props, gap],
  );
}

function useIsHere<Props>({ now, fetch }: Pick<LoadedOnce<Props>, 'now' | 'fetch'>): boolean {
  const [isHere, setHere] = useState(() => now() !== null);
  useEffect(() => {
    if (isHere) return;
    let isOn = true;
    const show = () => isOn && startTransition(() => setHere(true));
    void onceConnected(fetch).then(show, () => {}); // the part itself says what went wrong
    return () => {
      isOn = false;
    };
  }, [isHere, fetch]);
  return isHere;
}
