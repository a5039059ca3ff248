import { lazyPage } from '../../../lib/lazy-page.ts';

/** For the health summary. */
export const JourneyGlance = lazyPage(() => import('./glance.tsx').then((m) => m.JourneyGlance));
