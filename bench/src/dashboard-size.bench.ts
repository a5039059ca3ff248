import type { Bench } from './promise.ts';
import { scriptSize } from './script-size.ts';

/** The shell with the screen that every patient sees first. */
export const bench: Bench = async () => [
  {
    promise: 'JavaScript of the shell and the dashboard, brotli',
    ...(await scriptSize(['src/app/app-frame.tsx', 'src/features/dashboard/page.tsx'])),
    bar: { atMost: 180 },
  },
];
