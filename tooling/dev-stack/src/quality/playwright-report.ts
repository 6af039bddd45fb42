import type { Total } from './stage.ts';

/**
 * Counts a Playwright run from its JSON report. A flaky test counts as passed; errors outside of tests count as one
 * failure each.
 */
export function countPlaywright(reportText: string | undefined, exitCode: number): Total {
  const report = parse(reportText);
  if (report === undefined) return { passed: 0, failed: 1 };
  return { passed: report.passed, failed: report.failed === 0 && exitCode !== 0 ? 1 : report.failed };
}

function parse(text: string | undefined): Total | undefined {
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value) || !isRecord(value.stats)) return undefined;
    const { expected, unexpected, flaky } = value.stats;
    if (typeof expected !== 'number' || typeof unexpected !== 'number' || typeof flaky !== 'number') return undefined;
    const errorCount = Array.isArray(value.errors) ? value.errors.length : 0;
    return { passed: expected + flaky, failed: unexpected + errorCount };
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
