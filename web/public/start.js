// The app begins once the first paint is on the screen: until its scripts have run, nothing can be painted.
(() => {
  const { app } = document.currentScript.dataset;
  let isBegun = false;
  const begin = () => {
    if (!isBegun) void import(app);
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
