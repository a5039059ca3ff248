import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Vitest alone would use one worker fewer than there are cores: a single one on two cores. More
// than four only means more databases for the same tests.
const maxWorkers = Math.min(4, Math.max(2, availableParallelism()));

const shared = { environment: 'node', testTimeout: 20_000, hookTimeout: 60_000 } as const;

export default defineConfig({
  test: {
    watch: false,
    maxWorkers,
    projects: [
      {
        // Pure functions: nothing to keep apart, so the files share their workers.
        test: {
          ...shared,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        // A process for each file: an API test may not leave timers or sockets to the next.
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          pool: 'forks',
        },
      },
      {
        // Logic that needs no browser; what does is tested in one.
        test: { ...shared, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] },
      },
      {
        test: { ...shared, name: 'tools', include: ['{tools,e2e/browser}/**/*.test.ts'] },
      },
    ],
  },
});
