import { toId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import { checksOf, passedText, reportPhotos, reportTitle, stampTone } from './inspection-result.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
  mark: null,
});

test('a point is called by its name in the checklist of the category, and keeps its remark', () => {
  expect(checksOf([point('sole', 'noted', '6 mm mark'), point('gone', 'pass')], 'shoes')).toEqual([
    { id: 'sole', name: 'Sole: tread, color and edges', note: '6 mm mark', verdict: 'note', verdictLabel: 'Noted' },
    { id: 'gone', name: 'gone', note: undefined, verdict: 'pass', verdictLabel: 'Pass' },
  ]);
});

test('ux 16: the photo of a noted point is the first, with its remark and its spot', () => {
  const photo = {
    fileId: toId('fil', 'fil_0123456789'),
    url: 'https://files.test/1',
    alt: '',
    width: null,
    height: null,
  };
  const sole = { ...photo, fileId: toId('fil', 'fil_0123456788'), alt: 'Soles' };
  const mark = { fileId: sole.fileId, spot: { x: 0.25, y: 0.5 } };
  const points = [{ ...point('sole', 'noted', 'scuff, 4 mm'), mark }];
  expect(reportPhotos({ points, photos: [photo, sole] }, 'shoes')).toMatchObject([
    { caption: 'Sole: scuff, 4 mm', pins: [mark.spot] },
    { caption: 'Photo 2', pins: [] },
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
    ['fail', 'Didn’t pass.'],
  ] as const)('of a pair with the result %s', (result, title) => {
    expect(reportTitle({ points: [point('a', 'pass')], result })).toBe(title);
  });
});
