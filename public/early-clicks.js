// Holds what is clicked or sent before the page has come alive, and does it then: on a slow phone nothing is lost, and no
// form is sent the browser's own way, which would put a password into the address. See components/shell/alive.tsx.
(() => {
  const early = [];
  const isAlive = () => 'alive' in document.documentElement.dataset;

  function hold(event) {
    if (isAlive() || !(event.target instanceof Element)) return;
    const target = event.type === 'submit' ? event.target : event.target.closest('button, [role=button], [role=tab]');
    if (target === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push({ target, isSubmit: event.type === 'submit' });
  }

  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('alive', () => {
    for (const { target, isSubmit } of early.splice(0)) isSubmit ? target.requestSubmit() : target.click();
  });
})();
