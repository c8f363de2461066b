// For pages that are only read (server/http/still-pages.ts): counts down, and while somebody looks asks whether their
// matches, or what they missed in them, have changed; then the page's lists are read anew. A form is sent once. A
// rulebook's worked round is stepped through.
(() => {
  const REFRESH_MS = 5000;
  document.documentElement.dataset.alive = '';

  // What is theirs leaves with whoever signs out: links to seats, what they chose and did not send, notes that were not saved.
  // Whoever uses this browser next does not find it. An address alone takes nothing from somebody who is signed in.
  const isTheirs = (key) => /^(seat links$|draft |unsaved notebook )/.test(key);
  function forgetSignedOut() {
    if (location.search !== '?signed-out') return;
    history.replaceState(null, '', '/');
    if (document.querySelector('form[action="/sign-out"]') !== null) return;
    try {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage).filter(isTheirs)) localStorage.removeItem(key);
    } catch {} // a browser that keeps nothing has none
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

  const HOUR_MS = 3600000;
  const midnightOf = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  /** As components/ui/deadline.ts writes it. */
  function deadline(exactly, now) {
    const due = new Date(Math.round(exactly / 60000) * 60000);
    const days = Math.round((midnightOf(due) - midnightOf(new Date(now))) / (24 * HOUR_MS));
    const far = days < 7 ? ['en', { weekday: 'long' }] : ['en-GB', { day: 'numeric', month: 'long' }];
    const day = ['today', 'tomorrow'][days] ?? due.toLocaleDateString(...far);
    return `${day}, ${due.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}`;
  }

  let ahead = 0;
  const hearTime = (page) => {
    const now = page.querySelector('[data-now]')?.dataset.now;
    if (now !== undefined) ahead = Number(now) - Date.now();
  };
  function tick() {
    for (const element of document.querySelectorAll('[data-due-at]')) {
      const leftMs = Number(element.dataset.dueAt) - Date.now() - ahead;
      const words = dueWords(element.dataset, leftMs);
      if (element.textContent !== words) element.textContent = words;
    }
  }
  /** As components/home/due-in.tsx has them. */
  function dueWords({ at, counting, over }, leftMs) {
    if (leftMs <= 0) return over;
    const now = Date.now();
    if (leftMs > 2 * HOUR_MS || counting === undefined) return `${at} ${deadline(now + leftMs, now)}`;
    return `${counting} ${countdown(leftMs)}`.trim();
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
    const all = new URLSearchParams(location.search).get('mine') === 'all';
    const input = encodeURIComponent(JSON.stringify({ 0: { all } }));
    const answer = await fetch(`/api/trpc/matches.mine,reach.missedByCode?batch=1&input=${input}`);
    const now = answer.ok ? await answer.text() : known;
    if (known !== undefined && now !== known) await readAnew();
    known = now;
  }

  function start() {
    forgetSignedOut();
    hearTime(document);
    tick();
    setInterval(tick, 1000);
    if (document.querySelector('[data-voice]') === null) return;
    // What fails is tried again in a moment; the lists that are shown stay.
    const tryRefresh = () => refresh().catch(() => {});
    void tryRefresh();
    setInterval(tryRefresh, REFRESH_MS);
    document.addEventListener('visibilitychange', tryRefresh);
  }

  // A rulebook's worked round (components/games/book): one step at a time, by its buttons and the arrow keys on them.
  function step(bar, by) {
    const round = bar.closest('[data-steps]');
    const steps = [...round.querySelectorAll('[data-step]')];
    const before = steps.findIndex((one) => 'shown' in one.dataset);
    const now = Math.min(Math.max(before + by, 0), steps.length - 1);
    delete steps[before].dataset.shown;
    steps[now].dataset.shown = '';
    bar.querySelector('[data-step-now]').textContent = now + 1;
    for (const button of bar.querySelectorAll('button')) {
      button.ariaDisabled = Number(button.dataset.stepBy) < 0 ? now === 0 : now === steps.length - 1;
    }
  }
  const barOf = ({ target }) => target.closest?.('[data-step-bar]') ?? null;
  addEventListener('click', (event) => {
    const button = event.target.closest?.('[data-step-by]');
    if (button) step(barOf(event), Number(button.dataset.stepBy));
  });
  addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by !== undefined && barOf(event) !== null) step(barOf(event), by);
  });

  const sent = new Set();
  addEventListener('submit', (event) => {
    if (sent.has(event.target)) event.preventDefault();
    sent.add(event.target);
  });
  addEventListener('pageshow', () => sent.clear());
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start);
  else start();
})();
