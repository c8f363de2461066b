import { useEffect, useState } from 'react';
import { questionsHash } from './questions-hash';

const FIRST = 'now';

/** Which tab of the dashboard is open, and how to open another: it stands in the address, where a reload and a link find it. */
export function useDashboardTab() {
  const [tab, setTab] = useState(FIRST);
  useEffect(() => {
    const follow = () => setTab(tabOf(window.location.hash));
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  function open(id: string) {
    setTab(id);
    const { pathname, search } = window.location;
    const address = id === FIRST ? `${pathname}${search}` : `#${id}`;
    window.history.replaceState(window.history.state, '', address);
  }
  return [tab, open] as const;
}

function tabOf(hash: string): string {
  if (hash === questionsHash) return 'words';
  return hash === '' ? FIRST : hash.slice(1);
}
