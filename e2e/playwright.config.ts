import { defineConfig } from '@playwright/test';
import { browserArguments, fewProcesses, onlyHere, shortLived } from './browser/browser-start.ts';
import { resolveBrowser } from './browser/resolve-browser.ts';
import { phone } from './on-phone.ts';

const browser = await resolveBrowser();

// tools/test.ts names a file of its own and counts from it.
const reportFile = process.env.CARETRAIL_E2E_REPORT ?? './test-results/report.json';

const desktop = { viewport: { width: 1280, height: 800 } };

/** Begun last, as its own browser would have it, it ran for more than a minute after all others, on one core. */
const longest = '**/many-waiting.spec.ts';

export default defineConfig({
  testDir: './specs',
  // Node reads our files by itself, as for `npm start`: Playwright would rewrite each of them first.
  build: { external: ['**'] },
  outputDir: './test-results/artifacts',
  // Starts the real server and puts its address into CARETRAIL_E2E_URL.
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than the cores that we count on.
  workers: 3,
  // What passes only then is named in the result, and more than two fail it: decision 0037.
  retries: 1,
  // A test walks through everything that begins at one place, axe included: on two cores that are busy with
  // other work too, one took over a minute. Nothing waits for it in the normal case.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['line'], ['json', { outputFile: reportFile }]],
  use: {
    baseURL: process.env.CARETRAIL_E2E_URL,
    browserName: 'chromium',
    // One browser window for the tests of a worker, emptied between them: what the engine has compiled stays.
    reuseContext: true,
    // A worker would keep the files and the page of one test for the next, and load a megabyte in each: only
    // specs/service-worker.spec.ts has one, with a browser of its own for each test.
    serviceWorkers: 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Each frame of a movement is drawn by the processor; a test of movement itself asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: browser.path,
      args: [...browserArguments, onlyHere, shortLived, ...fewProcesses],
      // Given alone, env would replace the whole environment of the browser.
      env: { ...(process.env as Record<string, string>), ...browser.env },
    },
  },
  projects: [
    { name: 'longest', testMatch: longest, use: desktop },
    {
      name: 'phone',
      // What a touch screen itself changes: `@phone` is for it alone, `@phone-too` for both. All else is
      // made as narrow as one while it stands on the desktop: see expectAccessible.
      grep: /@phone/,
      // Early, and one after the other: each worker that changes between the two restarts its browser.
      workers: 1,
      use: phone,
    },
    {
      name: 'desktop',
      grepInvert: /@phone(?!-too)/,
      testIgnore: longest,
      use: desktop,
    },
  ],
});
