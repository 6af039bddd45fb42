import { toId } from '@suki/domain/ids/id';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { expect, test } from 'vitest';
import { reportChecks, reportPhotos, reportStamp, reportTitle } from './order-report.view-model.ts';

const point = (id: string, verdict: 'pass' | 'noted' | 'fail', note: string | null = null) => ({
  id,
  verdict,
  note,
  photoUrl: null,
  mark: null,
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

test.each(['shoes', 'apparel', 'collectibles', 'handbags'] as const)('every point of %s has its name', (category) => {
  const { points } = checklistOf(category);
  const checks = reportChecks({ points: points.map(({ id }) => point(id, 'pass')) }, category);
  expect(checks.map(({ name }) => name)).toEqual(points.map(({ label }) => label));
});

test('a point of an older checklist keeps its id', () => {
  expect(reportChecks({ points: [point('weight', 'fail')] }, 'shoes')[0]).toMatchObject({
    name: 'weight',
    verdict: 'fail',
  });
});

const photo = { fileId: toId('fil', 'fil_0000000001'), url: 'https://files.test/1', alt: '', width: 4, height: 3 };

test('each photo has words and a name of its own, though one is there twice', () => {
  const photos = reportPhotos({ points: [], photos: [photo, { ...photo, alt: 'The sole' }] }, 'shoes');
  expect(photos.map(({ caption, picture }) => [caption, picture.alt])).toEqual([
    ['Photo 1', 'Photo 1'],
    ['The sole', 'The sole'],
  ]);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(2);
});

test('ux 16: a noted point is named under its photo, which is the first one and says what is circled', () => {
  const toe = { ...photo, fileId: toId('fil', 'fil_0000000002'), alt: 'Toe box' };
  const mark = { fileId: toe.fileId, spot: { x: 0.3, y: 0.6 } };
  const points = [{ ...point('upper', 'noted', 'scuff, 4 mm'), mark }];
  const [first] = reportPhotos({ points, photos: [photo, toe] }, 'shoes');
  expect(first).toMatchObject({
    caption: 'Upper: scuff, 4 mm',
    picture: { alt: 'Toe box. Circled: Upper: scuff, 4 mm' },
    size: { width: 4, height: 3 },
    pins: [mark.spot],
  });
});

test.each([
  ['of a pair that passed has passed too', 'pass', [point('a', 'pass'), point('b', 'noted')], '2 of 2 points passed'],
  ['of a pair that failed as well', 'fail', [point('b', 'noted'), point('c', 'fail')], '1 of 2 points passed'],
  [
    'is what the buyer of a pair with a small defect decides about',
    'minor_defect',
    [point('a', 'pass'), point('b', 'noted')],
    '1 of 2 points passed, 1 noted',
  ],
  [
    'stands beside a failed one, and neither where there is none',
    'minor_defect',
    [point('a', 'pass'), point('b', 'noted'), point('c', 'fail')],
    '1 of 3 points passed, 1 noted, 1 failed',
  ],
  ['is not counted as 0', 'minor_defect', [point('a', 'pass'), point('c', 'fail')], '1 of 2 points passed, 1 failed'],
] as const)('a noted point %s', (_, result, points, expected) => {
  expect(reportStamp({ result, points: [...points] })).toBe(expected);
});

test.each([
  ['nothing to say', 'pass', [point('a', 'pass')], 'Authentic. Everything as it should be.'],
  ['a remark', 'pass', [point('a', 'noted')], 'Authentic, with one remark.'],
  ['two', 'pass', [point('a', 'noted'), point('b', 'noted')], 'Authentic, with 2 remarks.'],
  ['failed', 'fail', [point('a', 'noted'), point('b', 'fail')], 'Didn’t pass.'],
] as const)('the verdict in a sentence: %s', (_, result, points, expected) => {
  expect(reportTitle({ result, points: [...points] })).toBe(expected);
});
