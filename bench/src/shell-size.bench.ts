import type { Bench } from './promise.ts';
import { scriptSize } from './script-size.ts';

/** Everything that /dashboard loads before the dashboard itself: the app, its layout and its menu. */
export const bench: Bench = async () => [
  {
    promise: 'JavaScript of the shell, brotli',
    ...(await scriptSize(['src/app/app-frame.tsx'])),
    bar: { atMost: 150 },
  },
];
