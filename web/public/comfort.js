// Before the first paint: what web/src/shell/comfort.ts has stored.
(() => {
  const root = document.documentElement;
  try {
    const { theme, size, motion, simple } = JSON.parse(localStorage.getItem('comfort')).last;
    root.dataset.theme = theme;
    root.dataset.textSize = size;
    root.dataset.motion = motion;
    root.dataset.simple = simple ? 'on' : 'off';
  } catch {
    // Nothing chosen yet.
  }
  // On the sign-in page: index.html and web/src/shell/page-loading.tsx then say what this is.
  try {
    const isAtTheDoor = location.pathname === '/' || location.pathname === '/login';
    if (isAtTheDoor && !localStorage.getItem('access_token')) root.dataset.first = 'sign-in';
  } catch {
    // No storage: the form says it soon enough.
  }
  // The browser's own bar goes with the colours.
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
