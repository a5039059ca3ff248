import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  countsOfPlaywright,
  countsOfVitest,
  flakyTests,
  type PlaywrightReport,
  type VitestReport,
} from './counts.ts';
import { root } from '../root.ts';
import { binOf, runNode } from './run-command.ts';
import { withScratchFolder } from './scratch-folder.ts';
import type { Stage } from './stage.ts';

/** Where the server keeps it too: the workers of both runners load what is compiled already. */
const compiled = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/caretrail-compiled') };

// A forgotten `.only` would silently leave out all other tests: both runners refuse it.

export const unitTests: Stage = {
  name: 'unit and API tests',
  group: 'unit',
  run: () =>
    withReport<VitestReport>(async (file) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
      const argv = [binOf('vitest'), 'run', '--allowOnly=false', ...reporters];
      return withScratchFolder((env) =>
        runNode(argv, { live: true, env: { ...env, ...compiled } }),
      );
    }).then(({ code, report }) => ({ counts: countsOfVitest(report, code), output: '' })),
};

export const browserTests: Stage = {
  name: 'browser tests',
  group: 'browser',
  run: () =>
    withReport<PlaywrightReport>(async (file) => {
      const options = ['-c', 'e2e/playwright.config.ts', '--forbid-only'];
      const argv = [binOf('@playwright/test', 'playwright'), 'test', ...options];
      return withScratchFolder((env) =>
        runNode(argv, { live: true, env: { ...env, ...compiled, CARETRAIL_E2E_REPORT: file } }),
      );
    }).then(({ code, report }) => ({
      counts: countsOfPlaywright(report, code),
      output: flakyTests(report).join('\n'),
    })),
};

/** A report file of this run alone: an old one can never be taken for it. */
async function withReport<Report>(
  run: (file: string) => Promise<{ code: number }>,
): Promise<{ code: number; report: Report | undefined }> {
  const folder = mkdtempSync(join(tmpdir(), 'caretrail-report-'));
  try {
    const file = join(folder, 'report.json');
    const { code } = await run(file);
    return { code, report: readReport<Report>(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    // The runner ended before it could write: its exit code says the rest.
    return undefined;
  }
}
