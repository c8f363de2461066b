// See components/shell/alive.tsx: it is sent as it stands, with every page.
(() => {
  const controls = 'a[href], summary, button, label, input, [role], [tabindex]';
  hideWhatIsTold();
  let early = [];
  const isAlive = () => 'alive' in document.documentElement.dataset;
  const answers = ({ control }) => isAlive() && isTaken(control);
  let isDoing = false;

  function hideWhatIsTold() {
    const [, code] = location.pathname.match(/^\/m\/([^/]+)(?:\/host)?\/?$/) ?? [];
    if (code === undefined) return;
    const root = document.documentElement.dataset;
    try {
      const left = JSON.parse(sessionStorage.getItem(`left in ${code.toUpperCase()}`));
      if (left.scene === 'finale' || Date.now() - left.at > 20_000) return;
      root.goingOn = '';
      setTimeout(() => delete root.goingOn, 8000);
    } catch {}
  }

  const PLACEMENT_OR_HYDRATING = 0b1_0000_0000_0010;
  function isTaken(element) {
    const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'));
    if (key === undefined) return false;
    for (let fiber = element[key]; fiber !== null; fiber = fiber.return) {
      if (fiber.alternate === null && (fiber.flags & PLACEMENT_OR_HYDRATING) !== 0) return false;
    }
    return true;
  }

  function hold(event) {
    if (isDoing) return;
    const { target, type, clientX, clientY, key } = event;
    if (!(target instanceof Element) || (type === 'keydown' && isForBrowser(event))) return;
    const control = type === 'click' || type === 'keydown' ? target.closest(controls) : target;
    if (control === null || control.matches('a[href], summary')) return;
    if (answers({ control }) && !early.some(answers)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (early.length === 0) requestAnimationFrame(release);
    const last = early.at(-1);
    if (type === 'input' && last?.type === type && last.control === control) early.pop();
    early.push({ control, target, type, clientX, clientY, key, text: control.value, drawn: drawnIn(control) });
  }

  const fields = 'input, select, textarea, [contenteditable]';
  const pressedByBrowser = 'button, a[href], summary';
  const ownKeys = ['Tab', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta'];
  function isForBrowser({ target, key, ctrlKey, altKey, metaKey }) {
    if (ctrlKey || altKey || metaKey || ownKeys.includes(key) || target.closest(fields) !== null) return true;
    return (key === 'Enter' || key === ' ') && target.closest(pressedByBrowser) !== null;
  }

  const drawnIn = ({ defaultValue, options }) =>
    defaultValue ?? Array.from(options ?? []).find(({ defaultSelected }) => defaultSelected)?.value;

  function release() {
    early = early.filter(({ control }) => control.isConnected);
    for (let next = early.find(answers); next !== undefined; next = early.find(answers)) {
      early.splice(early.indexOf(next), 1);
      dispatchEvent(new Event('settle'));
      doNow(next);
    }
    if (early.length > 0) requestAnimationFrame(release);
  }

  function doNow(one) {
    isDoing = true;
    if (one.type === 'click') click(one);
    else if (one.type === 'keydown') press(one);
    else if (one.type === 'submit') one.control.requestSubmit();
    else write(one);
    isDoing = false;
  }

  function click({ target, clientX, clientY }) {
    target.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, clientX, clientY }),
    );
  }

  function press({ target, key }) {
    const before = document.activeElement;
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, composed: true, key }));
    const after = document.activeElement;
    if (after === before) return;
    for (const later of early) {
      if (later.type === 'keydown' && later.target === target) later.target = later.control = after;
    }
    if (before !== target && before !== document.body) before.focus();
  }

  function write({ control, type, text, drawn }) {
    if (control.value === drawn) control.value = text;
    if (control.value !== text) return;
    control._valueTracker?.setValue(`not ${text}`);
    control.dispatchEvent(new Event(type, { bubbles: true }));
  }

  for (const type of ['click', 'keydown', 'submit', 'input', 'change']) addEventListener(type, hold, true);
})();
