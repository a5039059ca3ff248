export type Counts = { passed: number; failed: number; skipped: number };

export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** A check is one test. */
export function countsOfCheck(exitCode: number): Counts {
  return exitCode === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

/** What Vitest's JSON reporter writes, as far as we count it. */
export type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

export function countsOfVitest(report: VitestReport | undefined, exitCode: number): Counts {
  // A file that cannot be loaded has no tests to fail; it counts as one that did.
  const unloadable = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return honest(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + unloadable.length,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

type PlaywrightSuite = {
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

/** What Playwright's JSON reporter writes, as far as we count it. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: readonly PlaywrightSuite[];
};

/** Decision 0037: so many tests of a run may need their second attempt. */
const toleratedFlakes = 2;

export function countsOfPlaywright(report: PlaywrightReport | undefined, exitCode: number): Counts {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  const isTolerated = flaky <= toleratedFlakes;
  const [passed, failed] = isTolerated
    ? [expected + flaky, unexpected]
    : [expected, unexpected + flaky];
  return honest(exitCode, { passed, failed, skipped });
}

/** The tests that passed on the second attempt only, a line for each. */
export function flakyTests(report: PlaywrightReport | undefined): string[] {
  const inSuites = (suites: readonly PlaywrightSuite[] = []): string[] =>
    suites.flatMap(({ specs = [], suites: inner }) => [
      ...specs
        .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
        .map(({ file, title }) => `flaky: ${file} › ${title}`),
      ...inSuites(inner),
    ]);
  return inSuites(report?.suites);
}

/** No report can turn a run that failed, or that ran nothing, into a success. */
function honest(exitCode: number, counts: Counts): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const failedUnseen = exitCode !== 0 && counts.failed === 0;
  return ranNothing || failedUnseen ? { ...counts, failed: 1 } : counts;
}

/** The last line of `npm test`, which other programs may read. */
export function inWords({ passed, failed, skipped }: Counts): string {
  const counted = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${counted}, ${skipped} skipped` : counted;
}

export function isSuccess({ passed, failed }: Counts): boolean {
  return failed === 0 && passed > 0;
}
