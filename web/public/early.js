// Asks for the files and the data of the screen that is being opened while the scripts of the app are still on their way.
// web/build/early-start.ts names both and the keys of the storage, web/src/lib/early-answers.ts takes the answers.
(() => {
  const { screens, away, headers, keys } = JSON.parse(document.currentScript.dataset.early);
  const screen = screens[location.pathname];
  if (screen === undefined) return;
  let token = null;
  let isOwnRecord = true;
  try {
    const isSet = (key) => localStorage.getItem(key) === 'true';
    const { user_type } = JSON.parse(localStorage.getItem(keys.userData));
    // As the guard of §2.3 decides: everyone else is shown another screen.
    if (user_type !== 'patient' || !isSet(keys.mfaVerified) || !isSet(keys.preboardingCompleted))
      return;
    token = localStorage.getItem(keys.accessToken);
    isOwnRecord = sessionStorage.getItem(keys.record) === null;
  } catch {
    // No storage, or nothing in it.
  }
  if (!token) return;
  const preload = (files) => {
    for (const href of files) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' });
      document.head.append(link);
    }
  };
  preload(screen.files);
  // The first use of dates takes a phone 60 ms: now, while the styles and the scripts are on their way.
  setTimeout(() => new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format());
  // The address may name one record of a list. In someone else's record the app asks itself.
  if (location.search !== '' || !isOwnRecord) return;
  window.earlyAnswers = new Map(
    screen.calls.map((address) => {
      const controller = new AbortController();
      const answer = fetch(address, {
        headers: { ...headers, Authorization: `Bearer ${token}` },
        signal: controller.signal,
      });
      // Told by the app, which then asks itself, and without an answer the copy on this device.
      answer.catch(() => preload(away.splice(0)));
      return [address, { token, answer, sentMs: Date.now(), stop: () => controller.abort() }];
    }),
  );
})();
