// Holds what is clicked or sent before that part of the page answers, and does it then: on a slow phone nothing is lost,
// and no form is sent the browser's own way, which would put a password into the address. The page as a whole is alive
// with components/shell/alive.tsx; a part whose scripts come later is when React has taken its element over. Links and
// summaries need no scripts.
(() => {
  const controls = 'a[href], summary, button, label, input, [role], [tabindex]';
  let early = [];
  const isAlive = () => 'alive' in document.documentElement.dataset;
  const answers = ({ control }) => isAlive() && isTaken(control);
  let isDoing = false; // what is done here is not held again

  // React drops a click on what it has drawn and not yet committed, and hydrates in slices: an element is taken when
  // nothing from it up to the root is still to be placed or hydrated (`flags` of React's fibers, as `getNearestMountedFiber`
  // reads them).
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

  // One after another: React draws what a click changed once nothing else runs, and the next click is about what it drew.
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
