// Runs before the first paint: the colours and the text size last chosen in this browser
// (web/src/shell/comfort.ts writes them). A file of its own, because the policy allows no inline script.
(() => {
  const root = document.documentElement;
  try {
    const { theme, size } = JSON.parse(localStorage.getItem('comfort')).last;
    root.dataset.theme = theme;
    root.dataset.textSize = size;
  } catch {
    // Nothing chosen yet, or storage is blocked: as the device has it.
  }
  // The browser's own bar around the page goes with the colours, now and after every choice.
  const follow = () => {
    const { theme } = root.dataset;
    const isChosen = theme === 'light' || theme === 'dark';
    for (const each of ['light', 'dark']) {
      const chosen = theme === each ? 'all' : 'not all';
      document.getElementById(`theme-color-${each}`).media = isChosen
        ? chosen
        : `(prefers-color-scheme: ${each})`;
    }
  };
  follow();
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-theme'] });
})();
