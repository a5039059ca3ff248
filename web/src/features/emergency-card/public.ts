import { lazyPage } from '../../lib/lazy-page.ts';

/** Parts of the profile, each in a chunk of its own. */
export const CardSection = lazyPage(() => import('./card-section.tsx').then((m) => m.CardSection));
export const CardPrintPage = lazyPage(() =>
  import('./print-page.tsx').then((m) => m.CardPrintPage),
);
export const CardEditPage = lazyPage(() => import('./edit-page.tsx').then((m) => m.CardEditPage));
