import { describe, expect, test } from 'vitest';
import { countPlaywright } from './playwright-report.ts';
import { countVitest } from './vitest-report.ts';

const failedFile = { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] };
const brokenFile = { status: 'failed', assertionResults: [] };
const goodFile = { status: 'passed', assertionResults: [{ status: 'passed' }] };

function vitestReport(passed: number, failed: number, testResults: readonly unknown[]): string {
  return JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
}

describe('countVitest', () => {
  test.each([
    { name: 'all passed', report: vitestReport(12, 0, [goodFile]), exitCode: 0, passed: 12, failed: 0 },
    {
      name: 'a failed test counts once, not again for its file',
      report: vitestReport(1, 1, [failedFile]),
      exitCode: 1,
      passed: 1,
      failed: 1,
    },
    {
      name: 'a file that cannot be loaded is one failure',
      report: vitestReport(5, 0, [goodFile, brokenFile]),
      exitCode: 1,
      passed: 5,
      failed: 1,
    },
    {
      name: 'an unhandled error without a failed test is one failure',
      report: vitestReport(5, 0, [goodFile]),
      exitCode: 1,
      passed: 5,
      failed: 1,
    },
    { name: 'a missing report is one failure', report: undefined, exitCode: 0, passed: 0, failed: 1 },
    { name: 'a cut-off report is one failure', report: '{"numPassedTests":', exitCode: 0, passed: 0, failed: 1 },
  ])('$name', ({ report, exitCode, passed, failed }) => {
    expect(countVitest(report, exitCode)).toEqual({ passed, failed });
  });
});

describe('countPlaywright', () => {
  test.each([
    {
      name: 'all passed',
      stats: { expected: 7, unexpected: 0, flaky: 0 },
      errors: [],
      exitCode: 0,
      passed: 7,
      failed: 0,
    },
    {
      name: 'a flaky test passed in the end',
      stats: { expected: 6, unexpected: 0, flaky: 1 },
      errors: [],
      exitCode: 0,
      passed: 7,
      failed: 0,
    },
    {
      name: 'an unexpected outcome is a failure',
      stats: { expected: 6, unexpected: 2, flaky: 0 },
      errors: [],
      exitCode: 1,
      passed: 6,
      failed: 2,
    },
    {
      name: 'an error outside of tests is a failure',
      stats: { expected: 0, unexpected: 0, flaky: 0 },
      errors: [{}],
      exitCode: 1,
      passed: 0,
      failed: 1,
    },
    {
      name: 'a bad end without a failure is one',
      stats: { expected: 3, unexpected: 0, flaky: 0 },
      errors: [],
      exitCode: 1,
      passed: 3,
      failed: 1,
    },
  ])('$name', ({ stats, errors, exitCode, passed, failed }) => {
    expect(countPlaywright(JSON.stringify({ stats, errors }), exitCode)).toEqual({ passed, failed });
  });

  test('a missing report is one failure', () => {
    expect(countPlaywright(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
