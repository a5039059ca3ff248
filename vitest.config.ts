import { readFile } from 'node:fs/promises';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// One more than the cores that we count on: a test of the server often waits, for a process that it started
// or for an answer that may not be fast. More only means more databases for the same tests.
const maxWorkers = 3;

/**
 * The files share their workers: to load the app again for each took longer than its tests. So a file
 * leaves nothing behind. What it has stubbed is put back here; what it has opened, it closes.
 */
const shared = {
  environment: 'node',
  // Far more than any needs alone: on cores that are busy with something else too, some took so long.
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
  isolate: false,
  restoreMocks: true,
  unstubEnvs: true,
  unstubGlobals: true,
} as const;

/**
 * What Node runs by itself, as for `npm start`, it loads by itself here too, with what is compiled already: Vite would
 * transform each file first. Without `vi.mock`, which needs a loader of its own.
 */
const asNodeLoadsIt = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;

/** In its first line, a test file says itself that it takes long. */
const slowMark = /^\/\/ @module-tag slow\b/;

/**
 * One that takes long and begins last keeps one core busy alone; and most of these wait more than they work, so never
 * all at once. They begin one by one in the first half of the row. Vitest itself puts the rest in order: by project,
 * then by how long each took last time, or by size where that is not known.
 */
class SlowOnesEarly extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const texts = await Promise.all(sorted.map(({ moduleId }) => readFile(moduleId, 'utf8')));
    const isSlow = texts.map((text) => slowMark.test(text));
    const slow = sorted.filter((_, at) => isSlow[at]);
    const row = sorted.filter((_, at) => !isSlow[at]);
    const apart = Math.max(1, Math.floor(sorted.length / 2 / slow.length));
    for (const [at, file] of slow.entries()) row.splice(at * apart, 0, file);
    return row;
  }
}

export default defineConfig({
  test: {
    watch: false,
    maxWorkers,
    sequence: { sequencer: SlowOnesEarly },
    tags: [{ name: 'slow', description: 'begins early; left out by --tagsFilter="!slow"' }],
    projects: [
      {
        test: {
          ...shared,
          name: 'contract',
          include: ['contract/src/**/*.test.ts'],
          pool: 'threads',
          ...asNodeLoadsIt,
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
          ...asNodeLoadsIt,
        },
      },
      {
        // What must hold when something breaks, in short; `npm run faults` has the long forms.
        test: {
          ...shared,
          name: 'faults',
          include: ['faults/src/**/*.test.ts'],
          ...asNodeLoadsIt,
          testTimeout: 600_000,
        },
      },
      {
        // Logic that needs no browser; what does is tested in one.
        test: { ...shared, name: 'web', include: ['web/src/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'tools',
          include: ['{tools,e2e/browser}/**/*.test.ts'],
          ...asNodeLoadsIt,
        },
      },
    ],
  },
});
