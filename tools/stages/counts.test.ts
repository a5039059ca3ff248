import { describe, expect, it } from 'vitest';
import {
  countsOfCheck,
  countsOfPlaywright,
  countsOfVitest,
  flakyTests,
  inWords,
  isSuccess,
  sum,
} from './counts.ts';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};
const playwright = { stats: { expected: 4, unexpected: 0, flaky: 0, skipped: 2 } };

describe('counting tests', () => {
  it('takes passed, failed and skipped from the reports', () => {
    expect(countsOfVitest(vitest, 0)).toEqual({ passed: 5, failed: 0, skipped: 2 });
    expect(countsOfPlaywright(playwright, 0)).toEqual({ passed: 4, failed: 0, skipped: 2 });
  });

  it('counts a test file that could not be loaded as one failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countsOfVitest({ ...vitest, testResults }, 1).failed).toBe(1);
  });

  it('tolerates two flaky tests, and counts more as failed', () => {
    const withFlaky = (flaky: number) => ({ stats: { ...playwright.stats, flaky } });
    expect(countsOfPlaywright(withFlaky(2), 0)).toEqual({ passed: 6, failed: 0, skipped: 2 });
    expect(countsOfPlaywright(withFlaky(3), 0)).toEqual({ passed: 4, failed: 3, skipped: 2 });
  });

  it('names each flaky test', () => {
    const specOf = (title: string, status: string) => ({
      title,
      file: 'a.spec.ts',
      tests: [{ status }],
    });
    const inner = { specs: [specOf('is slow', 'flaky'), specOf('is quick', 'expected')] };
    const suites = [{ specs: [specOf('is here', 'flaky')], suites: [inner] }];
    expect(flakyTests({ ...playwright, suites })).toEqual([
      'flaky: a.spec.ts › is here',
      'flaky: a.spec.ts › is slow',
    ]);
    expect(flakyTests(undefined)).toEqual([]);
  });

  it('counts at least one failure when the command failed or left no report', () => {
    expect(countsOfVitest(vitest, 1).failed).toBe(1);
    expect(countsOfVitest(undefined, 0).failed).toBe(1);
    expect(countsOfPlaywright(playwright, 1).failed).toBe(1);
    expect(countsOfPlaywright(undefined, 1).failed).toBe(1);
  });

  it('does not call a run of nothing, or of skipped tests only, a success', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 3 };
    expect(countsOfPlaywright({ stats }, 0).failed).toBe(1);
    expect(isSuccess(sum([]))).toBe(false);
  });

  it('sums the stages and says it in one line', () => {
    const total = sum([countsOfCheck(0), countsOfCheck(1), { passed: 3, failed: 0, skipped: 0 }]);
    expect(inWords(total)).toBe('4 passed, 1 failed');
    expect(inWords({ ...total, skipped: 2 })).toBe('4 passed, 1 failed, 2 skipped');
    expect(isSuccess(total)).toBe(false);
    expect(isSuccess({ passed: 1, failed: 0, skipped: 9 })).toBe(true);
  });
});
