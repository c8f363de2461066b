// On every page (components/shell/who-line.tsx): when it is looked at again, asks who is signed in in this browser by now, and
// says so where it is not whom the page was made for. Pages that hear of a match are told by their connection.
(() => {
  const hearsOfMatch = () => /^\/m\/[^/]+(\/host)?$/.test(location.pathname);
  const { person: madeFor } = document.currentScript.dataset;

  function show(here) {
    const line = document.querySelector('[data-who]');
    if (line === null) return;
    line.hidden = here?.id === madeFor;
    if (line.hidden) return;
    const words = here === null ? 'You were signed out here.' : `You are here as ${here.name} by now.`;
    const told = line.querySelector('span');
    if (told.textContent !== words) told.textContent = words;
    const link = line.querySelector('a');
    const path = location.pathname + location.search;
    link.textContent = here === null ? 'Sign in again' : 'Load this page anew';
    link.href = here === null ? `/sign-in?next=${encodeURIComponent(path)}` : path;
  }

  async function ask() {
    // Before a page is alive nothing of it may change.
    if (document.hidden || hearsOfMatch() || !('alive' in document.documentElement.dataset)) return;
    const answer = await fetch('/api/trpc/account.me');
    if (answer.ok) show((await answer.json()).result.data ?? null);
  }
  // What fails is asked when it is looked at once more.
  const tryAsking = () => void ask().catch(() => {});
  window.addEventListener('focus', tryAsking);
  document.addEventListener('visibilitychange', tryAsking);
  window.addEventListener('pageshow', ({ persisted }) => persisted && tryAsking());
})();
