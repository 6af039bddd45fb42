import { expect, test } from 'vitest';
import { photoOfView, photoViews } from './photo-views.ts';

test('each photograph of an item has a view and words of its own', () => {
  expect(photoViews('Dunk', 1)).toEqual([{ view: 'photo-1', alt: 'Dunk, photograph' }]);
  expect(photoViews('Dunk', 2)).toEqual([
    { view: 'photo-1', alt: 'Dunk, photograph 1 of 2' },
    { view: 'photo-2', alt: 'Dunk, photograph 2 of 2' },
  ]);
  expect(photoViews('Dunk', 0)).toEqual([]);
});

test.each([
  ['photo-1', 'a'],
  ['photo-2', 'b'],
  ['photo-3', undefined],
  ['photo-0', undefined],
  ['photo-01', undefined],
  ['photo-1/..', undefined],
  ['side', undefined],
])('the view %s shows the photograph %s', (view, photo) => {
  expect(photoOfView(['a', 'b'], view)).toBe(photo);
});
