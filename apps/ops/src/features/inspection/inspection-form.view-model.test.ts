import { toId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import { reportOf, whyNotReady } from './inspection-form.view-model.ts';

const points = [
  { id: 'label', label: 'Box and label' },
  { id: 'glue', label: 'Glue line' },
];
const passed = { verdict: 'pass', note: '' } as const;

describe('a report can be published only when it is complete', () => {
  test.each([
    ['two points are open', {}, 1, '2 points have no verdict yet.'],
    ['one point is open', { label: passed }, 1, 'One point has no verdict yet.'],
    [
      'a point failed',
      { label: passed, glue: { verdict: 'fail', note: 'open' } as const },
      1,
      '"Glue line" failed: set the pair aside for a second inspector.',
    ],
    [
      'a remark is missing',
      { label: passed, glue: { verdict: 'noted', note: ' ' } as const },
      1,
      'Say what was noted about "Glue line".',
    ],
    ['no photo', { label: passed, glue: passed }, 0, 'Add at least one photo.'],
    ['complete', { label: passed, glue: passed }, 1, undefined],
  ])('%s', (_title, drafts, photoCount, reason) => {
    expect(whyNotReady(points, drafts, photoCount)).toBe(reason);
  });
});

test('the report carries trimmed remarks and every photo', () => {
  const report = reportOf({
    points,
    drafts: { label: passed, glue: { verdict: 'noted', note: ' small mark ' } },
    fileIds: [toId('fil', 'fil_0123456789')],
  });
  expect(report).toEqual({
    points: [
      { id: 'label', verdict: 'pass', note: null },
      { id: 'glue', verdict: 'noted', note: 'small mark' },
    ],
    photos: [{ fileId: 'fil_0123456789', alt: 'Photo 1 of the inspected pair' }],
  });
});
