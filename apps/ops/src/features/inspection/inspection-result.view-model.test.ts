import { describe, expect, test } from 'vitest';
import { checksOf, passedText, reportTitle, stampTone } from './inspection-result.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
});

test('a point is called by its name in the checklist of the category, and keeps its remark', () => {
  expect(checksOf([point('sole', 'noted', '6 mm mark'), point('gone', 'pass')], 'shoes')).toEqual([
    { id: 'sole', name: 'Sole: tread, color and edges', note: '6 mm mark', verdict: 'note', verdictLabel: 'Noted' },
    { id: 'gone', name: 'gone', note: undefined, verdict: 'pass', verdictLabel: 'Pass' },
  ]);
});

describe('the report in short', () => {
  test.each([
    [[point('a', 'pass'), point('b', 'pass')], '2 of 2 points passed', 'Authentic.'],
    [[point('a', 'pass'), point('b', 'noted')], '2 of 2 points passed', 'Authentic. One remark.'],
    [[point('a', 'noted'), point('b', 'noted')], '2 of 2 points passed', 'Authentic. 2 remarks.'],
  ])('%#', (points, passed, title) => {
    expect([passedText({ points, result: 'pass' }), reportTitle({ points, result: 'pass' })]).toEqual([passed, title]);
  });

  test.each([
    ['pass', [point('a', 'pass'), point('b', 'noted')], '2 of 2 points passed', 'positive'],
    ['minor_defect', [point('a', 'pass'), point('b', 'noted')], '1 of 2 points passed, 1 noted', 'caution'],
    ['minor_defect', [point('a', 'pass'), point('b', 'fail')], '1 of 2 points passed, 1 failed', 'caution'],
    ['fail', [point('a', 'pass'), point('b', 'fail')], '1 of 2 points passed', 'critical'],
  ] as const)('with the result %s: only a pass is green, and what did not pass is counted by its name', (...row) => {
    const [result, points, passed, tone] = row;
    expect(passedText({ points: [...points], result })).toBe(passed);
    expect(stampTone({ result })).toBe(tone);
  });

  test.each([
    ['minor_defect', 'Authentic, with a small defect.'],
    ['fail', 'Did not pass.'],
  ] as const)('of a pair with the result %s', (result, title) => {
    expect(reportTitle({ points: [point('a', 'pass')], result })).toBe(title);
  });
});
