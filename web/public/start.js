// The app begins once the first paint is on the screen: until its scripts have run, nothing can be painted.
(() => {
  const { before, app } = document.currentScript.dataset;
  let isBegun = false;
  const tellFailure = (error) => {
    const status = document.querySelector('#root [role=status]');
    if (status) status.textContent = status.dataset.failed;
    // The words of the browsers for a file that did not come; anything else is a fault of ours.
    if (!/dynamically imported module|module script/i.test(error.message)) throw error;
  };
  // In two tasks: in between, the browser answers a tap.
  const load = async () => {
    await import(before);
    await new Promise((done) => setTimeout(done));
    await import(app);
  };
  const begin = () => {
    if (!isBegun) load().catch(tellFailure);
    isBegun = true;
  };
  const willTell = PerformanceObserver.supportedEntryTypes.includes('paint');
  // A tab in the background is not painted.
  if (document.hidden || !willTell) {
    begin();
    return;
  }
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
  document.addEventListener('visibilitychange', begin, { once: true });
  // Whatever keeps the browser from painting or from telling.
  setTimeout(begin, 1000);
})();
// For app/after-start/install-hint.tsx.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
