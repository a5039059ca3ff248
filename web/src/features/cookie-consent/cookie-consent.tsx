import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-page.ts';
import { useCookieView } from '../../shell/cookie-view.ts';
import type { PanelProps } from './panel.tsx';
import { noticeTexts } from './texts.ts';

/** Shown only when the user opened the settings; the banner appears again with the next page. */
const NotLoaded = ({ view }: PanelProps) =>
  view === 'preferences' && (
    <p role="alert" className="fixed inset-x-0 bottom-0 z-30 border-t border-edge bg-sheet p-4">
      {noticeTexts.notLoaded}
    </p>
  );

/** Its own chunk: a user who has chosen never loads it. Without it the page still works. */
const Panel = lazyPart(() => import('./panel.tsx').then((m) => m.Panel), NotLoaded);

/** §4.5: shown when there is no consent or an old one, and on request. */
export function CookieConsent() {
  const view = useCookieView();
  if (view === 'none') return null;
  return (
    <Suspense>
      <Panel view={view} />
    </Suspense>
  );
}
