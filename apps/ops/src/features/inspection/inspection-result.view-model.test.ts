import { describe, expect, test } from 'vitest';
import { checksOf, passedText, reportTitle } from './inspection-result.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
});

test('a point is called by its name in the checklist of the category, and keeps its remark', () => {
  expect(checksOf([point('sole', 'noted', '6 mm mark'), point('gone', 'pass')], 'shoes')).toEqual([
    { id: 'sole', name: 'Sole: tread, colour and edges', note: '6 mm mark', verdict: 'note', verdictLabel: 'Noted' },
    { id: 'gone', name: 'gone', note: undefined, verdict: 'pass', verdictLabel: 'Pass' },
  ]);
});

describe('the report in short', () => {
  test.each([
    [[point('a', 'pass'), point('b', 'pass')], '2 of 2 points passed', 'Authentic.'],
    [[point('a', 'pass'), point('b', 'noted')], '2 of 2 points passed', 'Authentic. One remark.'],
    [[point('a', 'noted'), point('b', 'noted')], '2 of 2 points passed', 'Authentic. 2 remarks.'],
  ])('%#', (points, passed, title) => {
    expect([passedText(points), reportTitle({ points, result: 'pass' })]).toEqual([passed, title]);
  });

  test.each([
    ['minor_defect', 'Authentic, with a small defect.'],
    ['fail', 'Did not pass.'],
  ] as const)('of a pair with the result %s', (result, title) => {
    expect(reportTitle({ points: [point('a', 'pass')], result })).toBe(title);
  });
});
