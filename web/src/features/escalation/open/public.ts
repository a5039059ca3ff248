import { lazyPart } from '../../../lib/lazy-page.ts';
import type { HelpedOpenProps } from './helped-open.tsx';

/** For Today. Light: what it shows is loaded only where a medicine is critical. */
export { useOpenDoses } from './use-open-doses.tsx';

/** For the people one helps. Without its files the rest of the card still shows the day. */
export const LazyHelpedOpen = lazyPart<HelpedOpenProps>(
  () => import('./parts.ts').then((m) => m.HelpedOpen),
  ({ children }) => children(true),
);
