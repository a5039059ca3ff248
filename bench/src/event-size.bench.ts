import { withBenchServer } from './bench-server.ts';
import type { Bench } from './promise.ts';

/** The size that docs/scaling.md assumes. */
export const bench: Bench = () =>
  withBenchServer({ patients: 10, events: 2000 }, async ({ eventBytes }) => [
    {
      promise: 'an event on the disk, with its indexes',
      value: eventBytes,
      unit: 'bytes',
      bar: { atMost: 1200 },
    },
  ]);
