import { expect, test } from 'vitest';
import { toId } from '../ids/id.ts';
import { findingsOf, hasMarkElsewhere, photosOfReport } from './report-photos.ts';

const [side, sole, box] = [
  { fileId: toId('fil', 'fil_0000000001'), alt: 'Outer side of the pair' },
  { fileId: toId('fil', 'fil_0000000002'), alt: 'Soles' },
  { fileId: toId('fil', 'fil_0000000003'), alt: 'Label on the box' },
];
const spot = { x: 0.25, y: 0.5 };
const point = (
  id: string,
  verdict: 'pass' | 'noted' | 'fail',
  photo: typeof sole | null,
  note: string | null = null,
) => ({
  id,
  verdict,
  note,
  mark: photo === null ? null : { fileId: photo.fileId, spot },
});
const photosWith = (...points: readonly ReturnType<typeof point>[]) =>
  photosOfReport({ points, photos: [side, sole, box] }, 'shoes').map(({ photo, finding, spots }) => [
    photo.alt,
    finding,
    spots.length,
  ]);

test('ux 16: the photo of a noted point comes first, with the point, its remark and the spot', () => {
  expect(photosWith(point('upper', 'pass', null), point('sole', 'noted', sole, 'scuff, 4 mm'))).toEqual([
    ['Soles', 'Sole: scuff, 4 mm', 1],
    ['Outer side of the pair', null, 0],
    ['Label on the box', null, 0],
  ]);
});

test('ux 16: a photo of two points names both', () => {
  const [first] = photosWith(point('sole', 'noted', box, 'scuff, 4 mm'), point('box', 'fail', box, 'torn lid'));
  expect(first).toEqual(['Label on the box', 'Sole: scuff, 4 mm. Box: torn lid', 2]);
});

test('a mark on a point that passed is not shown, and a point of an older checklist keeps its id', () => {
  expect(photosWith(point('upper', 'pass', sole), point('weight', 'noted', side, 'light'))).toEqual([
    ['Outer side of the pair', 'weight: light', 1],
    ['Soles', null, 0],
    ['Label on the box', null, 0],
  ]);
});

test('a point can be tied to its photo without a spot', () => {
  const mark = { fileId: sole.fileId, spot: null };
  const [first] = photosOfReport(
    { points: [{ ...point('sole', 'noted', null, 'scuff'), mark }], photos: [side, sole] },
    'shoes',
  );
  expect(first).toEqual({ photo: sole, finding: 'Sole: scuff', spots: [] });
});

test('ux 16: each finding is told by point and remark, also without a photo', () => {
  const points = [
    point('upper', 'pass', null),
    point('sole', 'noted', sole, 'scuff, 4 mm'),
    point('box', 'fail', null),
  ];
  expect(findingsOf(points, 'shoes')).toEqual(['Sole: scuff, 4 mm', 'Box']);
});

test.each([
  { what: 'no mark', points: [point('sole', 'noted', null)], expected: false },
  { what: 'a mark on a photo of the report', points: [point('sole', 'noted', sole)], expected: false },
  { what: 'a mark on another photo', points: [point('sole', 'noted', box)], expected: true },
])('a report with $what is refused: $expected', ({ points, expected }) => {
  expect(hasMarkElsewhere(points, [side, sole])).toBe(expected);
});
