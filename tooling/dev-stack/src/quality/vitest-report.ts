import type { Total } from './stage.ts';

/**
 * Counts a vitest run from its JSON report. A file that could not be loaded counts as one failure, and so does a run
 * that ended badly without a failed test (an unhandled error, a missing report).
 */
export function countVitest(reportText: string | undefined, exitCode: number): Total {
  const report = parse(reportText);
  if (report === undefined) return { passed: 0, failed: 1 };
  const failed = report.failedTests + report.brokenFiles;
  return { passed: report.passedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

type Report = { readonly passedTests: number; readonly failedTests: number; readonly brokenFiles: number };

function parse(text: string | undefined): Report | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || typeof value.numPassedTests !== 'number' || typeof value.numFailedTests !== 'number')
      return undefined;
    const files: unknown[] = Array.isArray(value.testResults) ? value.testResults : [];
    return {
      passedTests: value.numPassedTests,
      failedTests: value.numFailedTests,
      brokenFiles: files.filter(isBroken).length,
    };
  } catch {
    return undefined;
  }
}

function isBroken(file: unknown): boolean {
  if (!isRecord(file) || file.status !== 'failed') return false;
  const assertions: unknown[] = Array.isArray(file.assertionResults) ? file.assertionResults : [];
  return !assertions.some((assertion) => isRecord(assertion) && assertion.status === 'failed');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
