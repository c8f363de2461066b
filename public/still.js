// For pages that are only read (server/http/still-pages.ts): counts down, and while somebody looks asks whether their
// matches have changed; then the page's lists are read anew. A form is sent once.
(() => {
  const REFRESH_MS = 5000;
  document.documentElement.dataset.alive = '';

  // Seats that a guest took here are theirs: whoever uses this browser next does not find them.
  if (location.search === '?signed-out') {
    try {
      localStorage.removeItem('seat links');
    } catch {} // a browser that keeps nothing has none
    history.replaceState(null, '', '/');
  }

  const two = (n) => String(n).padStart(2, '0');
  /** As components/ui/duration.ts writes it. */
  function countdown(leftMs) {
    const total = Math.max(0, Math.ceil(leftMs / 1000));
    const [days, hours, minutes] = [
      Math.floor(total / 86400),
      Math.floor(total / 3600) % 24,
      Math.floor(total / 60) % 60,
    ];
    if (days > 0) return `${days} d ${two(hours)}:${two(minutes)}`;
    return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
  }

  let ahead = 0;
  const hearTime = (page) => {
    const now = page.querySelector('[data-now]')?.dataset.now;
    if (now !== undefined) ahead = Number(now) - Date.now();
  };
  function tick() {
    for (const element of document.querySelectorAll('[data-due-at]')) {
      const leftMs = Number(element.dataset.dueAt) - Date.now() - ahead;
      element.textContent = leftMs > 0 ? countdown(leftMs) : 'Time is over';
    }
  }

  const lists = (page) => page.querySelectorAll('[data-fresh]');
  const waiting = () => new Map([...document.querySelectorAll('[data-waits]')].map((row) => [row.dataset.waits, row]));

  /** Puts the page's lists in as they are now, leaves the focus where it was, and says what has begun to wait. */
  async function readAnew() {
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const before = waiting();
    const focused = document.activeElement?.getAttribute('href');
    hearTime(page);
    for (const list of lists(page)) {
      document.querySelector(`[data-fresh="${list.dataset.fresh}"]`)?.replaceChildren(...list.childNodes);
    }
    if (focused && document.activeElement === document.body) {
      document.querySelector(`[data-fresh] [href="${CSS.escape(focused)}"]`)?.focus();
    }
    const begun = [...waiting()]
      .filter(([code]) => !before.has(code))
      .map(([, row]) => row.querySelector('a')?.textContent);
    const voice = document.querySelector('[data-voice]');
    if (voice !== null && begun.length > 0) voice.textContent = `Waiting for you: ${begun.join(', ')}.`;
    tick();
  }

  let known;
  async function refresh() {
    if (document.visibilityState !== 'visible') return;
    const answer = await fetch('/api/trpc/matches.mine');
    const now = answer.ok ? await answer.text() : known;
    if (known !== undefined && now !== known) await readAnew();
    known = now;
  }

  function start() {
    hearTime(document);
    setInterval(tick, 1000);
    if (document.querySelector('[data-voice]') === null) return;
    // What fails is tried again in a moment; the lists that are shown stay.
    const tryRefresh = () => refresh().catch(() => {});
    void tryRefresh();
    setInterval(tryRefresh, REFRESH_MS);
    document.addEventListener('visibilitychange', tryRefresh);
  }

  const sent = new Set();
  addEventListener('submit', (event) => {
    if (sent.has(event.target)) event.preventDefault();
    sent.add(event.target);
  });
  addEventListener('pageshow', () => sent.clear());
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
