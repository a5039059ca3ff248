import { onStorageChange } from '../lib/browser-storage.ts';
import { listenToSession } from '../lib/refresh.ts';
import { sessionRestored, tokensRefreshed } from '../session/auth-slice.ts';
import { restoreAuth } from '../session/auth-state.ts';
import { loggedOut } from '../session/logout.ts';
import { noteEnded } from '../session/sign-out-note.ts';
import type { AppStore } from './store.ts';

/**
 * Updates the state after the client's refresh (§4.1, §8) and after changes in other tabs. `onEnd` is
 * called when the session is over. Returns a function that stops it.
 */
export function followSession(store: AppStore, onEnd: () => void): () => void {
  const end = (): void => {
    store.dispatch(loggedOut());
    onEnd();
  };

  const onOtherTab = (): void => {
    const { auth } = store.getState();
    const stored = restoreAuth();
    const wasSignedIn = auth.accessToken !== null;
    if (stored.accessToken === null) return wasSignedIn ? end() : undefined;
    // Another user signed in there: no data of the previous user may stay here.
    if (auth.user !== null && stored.user !== null && auth.user.id !== stored.user.id) {
      store.dispatch(loggedOut());
    }
    store.dispatch(sessionRestored(stored));
  };

  const stopListening = listenToSession({
    onRefreshed: (tokens) => store.dispatch(tokensRefreshed(tokens)),
    onLost: () => {
      noteEnded();
      end();
    },
  });
  const stopWatching = onStorageChange(onOtherTab);
  return () => {
    stopListening();
    stopWatching();
  };
}
