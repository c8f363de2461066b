import { type ComponentType, lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { whenReached } from './when-reached';

/**
 * A part of the page that few visits need (the host's, the end's): fetched when it is shown. Only its own place waits for
 * it, never the page around it.
 */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> =>
  partOf(onceLoaded(load));

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

function partOf<Props extends object>({ now, fetch }: LoadedOnce<Props>): ComponentType<Props> {
  const awaited = lazy(async () => ({ default: await fetch() }));
  return (given) => <Part {...{ now, awaited, given }} />;
}

interface PartProps<Props> extends Pick<LoadedOnce<Props>, 'now'> {
  readonly awaited: ComponentType<Props>;
  readonly given: Props;
}

/**
 * What is here is drawn at once: React shows the gap of anything lazy for a moment. One element keeps what it began as.
 * What changes before its scripts are here waits for them, since React would throw away what the server drew (and every tap on it).
 */
function Part<Props extends object>({ now, awaited, given }: PartProps<Props>) {
  const [Drawn] = useState<ComponentType<Props>>(() => now() ?? awaited);
  const deferred = useDeferredValue(given);
  const props = now() === null ? deferred : given;
  return useMemo(
    () => (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    ),
    [Drawn, props],
  );
}
