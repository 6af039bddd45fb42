import { expect, test } from 'vitest';
import { reportChecks, reportStamp, reportTitle } from './order-report.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
});

test('points are named by the checklist, with verdict and note', () => {
  const checks = reportChecks({ points: [point('box', 'pass'), point('upper', 'noted', '6 mm mark')] }, 'shoes');
  expect(checks).toEqual([
    { id: 'box', name: 'Box, label and barcode', verdict: 'pass', verdictLabel: 'Pass' },
    {
      id: 'upper',
      name: 'Upper: materials, panels and shape',
      note: '6 mm mark',
      verdict: 'note',
      verdictLabel: 'Noted',
    },
  ]);
});

test('a point of an older checklist keeps its id', () => {
  expect(reportChecks({ points: [point('weight', 'fail')] }, 'shoes')[0]).toMatchObject({
    name: 'weight',
    verdict: 'fail',
  });
});

test('a noted point has passed', () => {
  expect(reportStamp({ points: [point('a', 'pass'), point('b', 'noted'), point('c', 'fail')] })).toBe(
    '2 of 3 points passed',
  );
});

test.each([
  ['nothing to say', 'pass', [point('a', 'pass')], 'Authentic. Everything as it should be.'],
  ['a remark', 'pass', [point('a', 'noted')], 'Authentic, with one remark.'],
  ['two', 'pass', [point('a', 'noted'), point('b', 'noted')], 'Authentic, with 2 remarks.'],
  ['failed', 'fail', [point('a', 'noted'), point('b', 'fail')], 'Did not pass.'],
] as const)('the verdict in a sentence: %s', (_, result, points, expected) => {
  expect(reportTitle({ result, points: [...points] })).toBe(expected);
});
