import { decideScreen } from '@caretrail/contract/access/decide';
import { routeOf } from '@caretrail/contract/access/routes';
import { selectSession } from '../session/selectors.ts';
import { pages } from './pages.ts';
import { AppFrame, isInApp } from './router.tsx';
import type { AppStore } from './store.ts';

/** public/early.js has asked for the data before: it is here by now, or the screen shows that it is loading. */
const longestWaitMs = 150;

async function loadData(store: AppStore): Promise<void> {
  const { dashboardApi } = await import('../data/dashboard.ts');
  const read = dashboardApi.endpoints.readDashboard.initiate(undefined, { subscribe: false });
  const waited = new Promise((done) => setTimeout(done, longestWaitMs));
  await Promise.race([store.dispatch(read), waited]);
}

/**
 * Loads the screen that will be shown first, so that it is drawn in one go: index.html says until then that it is
 * loading. What cannot be loaded is told when it is drawn.
 */
export async function loadFirstScreen(store: AppStore, path: string): Promise<void> {
  const decision = decideScreen(selectSession(store.getState()), path);
  const name = routeOf(decision === 'show' ? path : decision.redirect);
  if (name === undefined || name === 'root') return;
  await Promise.allSettled([pages[name].load(), ...(isInApp(name) ? [AppFrame.load()] : [])]);
  if (name === 'dashboard') await loadData(store).catch(() => undefined);
}
