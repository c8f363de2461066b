// Holds what is clicked or sent before that part of the page answers, and does it then: on a slow phone nothing is lost,
// and no form is sent the browser's own way, which would put a password into the address. The page as a whole is alive
// with components/shell/alive.tsx; a part whose scripts come later is when React has taken its element over. Links and
// summaries need no scripts.
(() => {
  const controls = 'a[href], summary, button, label, input, [role], [tabindex]';
  let early = [];
  const isAlive = () => 'alive' in document.documentElement.dataset;
  const isTaken = (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const answers = ({ control }) => isAlive() && isTaken(control);

  function hold(event) {
    const { target, type, clientX, clientY } = event;
    if (!(target instanceof Element)) return;
    const control = type === 'submit' ? target : target.closest(controls);
    if (control === null || control.matches('a[href], summary') || answers({ control })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push({ control, target, type, clientX, clientY });
    if (early.length === 1) requestAnimationFrame(release);
  }

  function release() {
    const held = early.filter(({ control }) => control.isConnected);
    early = held.filter((one) => !answers(one));
    for (const one of held.filter(answers)) doNow(one);
    if (early.length > 0) requestAnimationFrame(release);
  }

  function doNow({ control, target, type, clientX, clientY }) {
    if (type === 'submit') control.requestSubmit();
    else
      target.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, clientX, clientY }),
      );
  }

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
})();
