// For who hosts, on every page (components/shell/asked-line.tsx): asks now and then, while somebody looks, whether questions of
// players wait in their matches, and says so everywhere but on the pages of that match, which say it themselves. A question
// that was put away is not told again in this tab.
(() => {
  const EVERY_MS = 5000;
  const KEY = 'questions put away';
  let putAway = 0;
  try {
    putAway = Number(sessionStorage.getItem(KEY));
  } catch {} // it is told once more on the next page

  const isHere = ({ code }) => location.pathname === `/m/${code}` || location.pathname.startsWith(`/m/${code}/`);
  const countWords = (count) => (count === 1 ? 'A question waits for you' : `${count} questions wait for you`);
  // On a screen that others look at no match is named.
  const wordsOf = (waiting) =>
    waiting[0].title === null
      ? `${countWords(waiting.reduce((sum, { count }) => sum + count, 0))}. Open when nobody looks.`
      : `${countWords(waiting[0].count)} in ${waiting[0].title}.`;

  function show(asked) {
    for (const line of document.querySelectorAll('[data-asked]')) showIn(line, asked);
  }

  function showIn(line, asked) {
    const waiting = asked.filter((one) => !isHere(one) && one.latest > putAway);
    const [first] = waiting;
    line.hidden = first === undefined;
    if (first === undefined) return;
    const words = wordsOf(waiting);
    const told = line.querySelector('p');
    if (told.textContent !== words) told.textContent = words;
    line.querySelector('a').href = first.path;
    line.querySelector('button').onclick = () => {
      putAway = Math.max(...asked.map(({ latest }) => latest));
      try {
        sessionStorage.setItem(KEY, String(putAway));
      } catch {} // as above
      show(asked);
    };
  }

  async function ask() {
    // Before a page is alive nothing of it may change.
    if (document.visibilityState !== 'visible' || !('alive' in document.documentElement.dataset)) return;
    const answer = await fetch('/api/trpc/matches.asked');
    if (answer.ok) show((await answer.json()).result.data ?? []);
  }
  // What fails is tried again in a moment.
  const tryAsking = () => ask().catch(() => {});
  setInterval(tryAsking, EVERY_MS);
  document.addEventListener('visibilitychange', tryAsking);
  void tryAsking();
})();
