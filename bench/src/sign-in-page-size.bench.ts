import type { Bench } from './promise.ts';
import { scriptSize } from './script-size.ts';

export const bench: Bench = async () => [
  {
    promise: 'JavaScript of the sign-in page, brotli',
    ...(await scriptSize(['src/features/sign-in/page.tsx'])),
    bar: { atMost: 110 },
  },
];
