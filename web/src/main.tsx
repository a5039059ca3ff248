import './styles/main.css';
import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

import { AccessGuard } from './app/access-guard.tsx';
import { ErrorBoundary } from './app/error-boundary.tsx';
import { loadFirstScreen } from './app/first-screen.ts';
import { LoadingNote } from './app/loading-note.tsx';
import { RouteAnnouncer } from './app/route-announcer.tsx';
import { Screens } from './app/router.tsx';
import { SessionFollower } from './app/session-follower.tsx';
import { makeStore } from './app/store.ts';
import { watchPresses } from './lib/last-press.ts';
import { rememberScroll } from './lib/scroll-memory.ts';
import { CookieConsent } from './features/cookie-consent/cookie-consent.tsx';
import { IdleWarning } from './session/idle-warning.tsx';
import { PageLoading } from './shell/page-loading.tsx';
import { SkipLink } from './shell/skip-link.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element with the id "root".');

rememberScroll();
watchPresses();
const store = makeStore();

// One Suspense around all: the router changes screens in a transition, so the one before stays until
// the next is there, and heading, title and content change together.
const app = (
  <StrictMode>
    <ErrorBoundary>
      <Provider store={store}>
        <BrowserRouter>
          <SkipLink />
          <SessionFollower />
          <IdleWarning />
          <CookieConsent />
          <Suspense fallback={<PageLoading />}>
            <AccessGuard>
              <RouteAnnouncer />
              <LoadingNote />
              <Screens />
            </AccessGuard>
          </Suspense>
        </BrowserRouter>
      </Provider>
    </ErrorBoundary>
  </StrictMode>
);

void loadFirstScreen(store, location.pathname).then(() => {
  // In a transition, the first screen too is drawn in slices, between which the browser answers.
  startTransition(() => createRoot(root).render(app));
});
