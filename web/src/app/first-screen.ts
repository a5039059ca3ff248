import { decideScreen } from '@caretrail/contract/access/decide';
import { type RouteName, routeOf } from '@caretrail/contract/access/routes';
import { chosenHere } from '../lib/chosen-record.ts';
import { listenToSession } from '../lib/refresh.ts';
import { tokensRefreshed } from '../session/auth-slice.ts';
import { loggedOut } from '../session/logout.ts';
import { noteEnded } from '../session/sign-out-note.ts';
import { selectSession } from '../session/selectors.ts';
import { loadRecordParts } from '../shell/record/lazy-record.ts';
import { pages } from './pages.ts';
import { AppFrame, isInApp } from './router.tsx';
import type { AppStore } from './store.ts';

/** public/early.js has asked for the data before: it is here by now, or the screen shows that it is loading. */
const longestWaitMs = 150;
/** Without a connection the copy on this device answers: to draw the screen twice takes longer. */
const longestAwayMs = 1000;

/** The frame brings the data layer, which is asked for by itself first: two short tasks, not a long one. */
async function readFirst(name: RouteName, { dispatch }: AppStore): Promise<void> {
  const [{ firstReads }] = await Promise.all([import('./data-layer.ts'), AppFrame.load()]);
  await firstReads[name]?.(dispatch);
}

const giveUpWaiting = (): Promise<void> =>
  new Promise((done) => setTimeout(done, navigator.onLine ? longestWaitMs : longestAwayMs));

/**
 * Loads the screen that will be shown first, so that it is drawn in one go: index.html says until then that it is
 * loading. What cannot be loaded is told when it is drawn.
 */
export async function loadFirstScreen(store: AppStore, path: string): Promise<void> {
  const decision = decideScreen(selectSession(store.getState()), path);
  const name = routeOf(decision === 'show' ? path : decision.redirect);
  if (name === undefined || name === 'root') return;
  // Until the app follows the session: one that has ended shows the sign-in.
  listenToSession({
    onRefreshed: (tokens) => store.dispatch(tokensRefreshed(tokens)),
    onLost: () => {
      noteEnded();
      store.dispatch(loggedOut());
    },
  });
  // Beside the scripts of the screen.
  const reading = isInApp(name) ? readFirst(name, store).catch(() => undefined) : undefined;
  await Promise.allSettled([
    pages[name].load(),
    reading && AppFrame.load(),
    chosenHere.record && loadRecordParts(),
  ]);
  await Promise.race([reading, giveUpWaiting()]);
}
