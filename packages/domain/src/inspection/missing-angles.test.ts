import { expect, test } from 'vitest';
import { categories } from '../catalogue/categories.ts';
import { requiredAngles } from '../config/inspection.ts';
import { missingAngles } from './missing-angles.ts';

test.each([
  { taken: [], missing: ['side', 'sole', 'tag', 'box'] },
  { taken: ['sole', null, 'sole'], missing: ['side', 'tag', 'box'] },
  { taken: ['box', 'tag', 'sole', 'side', null], missing: [] },
])('ops A.2 A8: a report of shoes with photos of $taken lacks $missing', ({ taken, missing }) => {
  expect(missingAngles('shoes', taken).map(({ id }) => id)).toEqual(missing);
});

test.each([...categories])('ops A.2 A8: %s has required angles, each named once', (category) => {
  const ids = requiredAngles[category].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
