import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// One more than the cores that we count on: a test of the server often waits, for a process that it started
// or for an answer that may not be fast. More only means more databases for the same tests.
const maxWorkers = 3;

/**
 * The files share their workers: to load the app anew for each took longer than its tests. So a file
 * leaves nothing behind. What it has stubbed is put back here; what it has opened, it closes.
 */
const shared = {
  environment: 'node',
  // Far more than any needs alone: on cores that are busy with something else too, some took so long.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 60_000 } },
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/** Where in the row these begin: they take long, and most of them wait more than they work, so never all at once. */
const places: Readonly<Record<string, number>> = {
  'faults/src/several-servers.test.ts': 0,
  'server/src/attack.test.ts': 1,
  'contract/src/medications/regimens/plan-changes.test.ts': 2,
  'server/src/start/upload-killed.test.ts': 12,
  'server/src/access-matrix.test.ts': 13,
  'server/src/modules/auth/reset-password.test.ts': 25,
  'faults/src/one-server.test.ts': 45,
  'server/src/start/start.test.ts': 46,
  'server/src/modules/auth/forgot-password.test.ts': 80,
};

/** One that takes long and begins last keeps one core busy alone. */
class Placed extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    for (const [name, place] of Object.entries(places)) {
      const at = sorted.findIndex(({ moduleId }) => moduleId.endsWith(`/${name}`));
      if (at >= 0) sorted.splice(place, 0, ...sorted.splice(at, 1));
      else if (sorted.length > 200) throw new Error(`vitest.config.ts places ${name}: not there.`);
    }
    return sorted;
  }
}

export default defineConfig({
  test: {
    watch: false,
    maxWorkers,
    sequence: { sequencer: Placed },
    projects: [
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          pool: 'threads',
        },
      },
      {
        // Processes: a worker that a test blocks or ends is no other's.
        test: {
          ...shared,
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          globalSetup: ['server/src/testing/global-setup.ts'],
          pool: 'forks',
        },
      },
      {
        // What must hold when something breaks, in short; `npm run faults` has the long forms.
        test: {
          ...shared,
          name: 'faults',
          include: ['faults/src/**/*.test.ts'],
          testTimeout: 600_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000 } },
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
