import { lazy, Suspense } from 'react';
import { useCookieView } from '../../shell/cookie-view.ts';
import { NotLoaded } from './not-loaded.tsx';

/** Its own chunk: whoever has chosen never loads it. Without it the page goes on working. */
const Panel = lazy(() =>
  import('./panel.tsx').then(
    (m) => ({ default: m.Panel }),
    () => ({ default: NotLoaded }),
  ),
);

/** §4.5: shown when there is no consent or an old one, and when somebody asks for it. */
export function CookieConsent() {
  const view = useCookieView();
  if (view === 'none') return null;
  return (
    <Suspense>
      <Panel view={view} />
    </Suspense>
  );
}
