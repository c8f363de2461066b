// See components/shell/alive.tsx: it is sent as it stands, with every page.
(() => {
  const controls = 'a[href], summary, button, label, input, [role], [tabindex]';
  let early = [];
  const isAlive = () => 'alive' in document.documentElement.dataset;
  const answers = ({ control }) => isAlive() && isTaken(control);
  let isDoing = false;

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
    const { target, type, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const control = type === 'submit' ? target : target.closest(controls);
    if (control === null || control.matches('a[href], summary')) return;
    if (answers({ control }) && !early.some(answers)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push({ control, target, type, clientX, clientY });
    if (early.length === 1) requestAnimationFrame(release);
  }

  async function release() {
    early = early.filter(({ control }) => control.isConnected);
    for (let next = early.find(answers); next !== undefined; next = early.find(answers)) {
      early.splice(early.indexOf(next), 1);
      doNow(next);
      await null;
    }
    if (early.length > 0) requestAnimationFrame(release);
  }

  function doNow({ control, target, type, clientX, clientY }) {
    isDoing = true;
    if (type === 'submit') control.requestSubmit();
    else
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, clientX, clientY }),
      );
    isDoing = false;
  }

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
})();
