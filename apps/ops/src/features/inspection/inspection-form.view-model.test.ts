import { toId } from '@suki/domain/ids/id';
import { describe, expect, test } from 'vitest';
import {
  markOf,
  newOutcome,
  nextOpenPoint,
  reportOf,
  typedLoss,
  verdictOfKey,
  whyNotReady,
  whyNotSent,
} from './inspection-form.view-model.ts';

const points = [
  { id: 'label', label: 'Box and label' },
  { id: 'glue', label: 'Glue line' },
];
const sole = { id: 'sole', label: 'Soles', view: 'sole' } as const;
const passed = { verdict: 'pass', note: '' } as const;

describe('a report can be published only when it is complete', () => {
  test.each([
    ['two points are open', {}, 1, '2 points have no verdict yet.'],
    ['one point is open', { label: passed }, 1, 'One point has no verdict yet.'],
    [
      'a point failed',
      { label: passed, glue: { verdict: 'fail', note: 'open' } as const },
      1,
      '“Glue line” failed: choose another verdict on the item below.',
    ],
    [
      'a remark is missing',
      { label: passed, glue: { verdict: 'noted', note: ' ' } as const },
      1,
      'Say what was noted about “Glue line”.',
    ],
    ['no photo', { label: passed, glue: passed }, 0, 'Add at least one photo.'],
    ['too many photos', { label: passed, glue: passed }, 21, 'A report takes at most 20 photos; take some out.'],
    ['complete', { label: passed, glue: passed }, 20, undefined],
  ])('%s', (_title, drafts, photoCount, reason) => {
    expect(whyNotReady(points, drafts, photoCount)).toBe(reason);
  });
});

describe('an outcome can be sent only when it says why', () => {
  const failed = { label: passed, glue: { verdict: 'fail', note: 'open' } } as const;
  const unsaid = { label: passed, glue: { verdict: 'fail', note: ' ' } } as const;
  test.each([
    [
      'a defect that no point speaks of',
      { verdict: 'defect' },
      { label: passed, glue: passed },
      'Mark the point that it is about, with a remark.',
    ],
    ['a defect', { verdict: 'defect' }, failed, undefined],
    ['a failed point without a remark', { verdict: 'defect' }, unsaid, 'Say what was noted about “Glue line”.'],
    ['a fail without a finding', { verdict: 'fail' }, failed, 'Choose what is wrong.'],
    ['a fail', { verdict: 'fail', finding: 'used' }, failed, undefined],
    ['damage without its loss', { verdict: 'damage', loss: '0' }, failed, 'Enter the loss in value in whole pesos.'],
    ['damage', { verdict: 'damage', loss: '1500', reason: 'The box came crushed.' }, failed, undefined],
    ['damage without a reason', { verdict: 'damage', loss: '1500' }, failed, 'Say why in 10 letters or more.'],
    [
      'damage of 1,500.00',
      { verdict: 'damage', loss: typedLoss('1,500.00'), reason: 'The box came crushed.' },
      failed,
      undefined,
    ],
    [
      'damage with centavos',
      { verdict: 'damage', loss: typedLoss('1500.50') },
      failed,
      'Enter the loss in value in whole pesos.',
    ],
    [
      'damage of more digits than a price has',
      { verdict: 'damage', loss: typedLoss('15000000') },
      failed,
      'Enter the loss in value in whole pesos.',
    ],
    ['a pass', { verdict: 'pass' }, { label: passed, glue: passed }, undefined],
  ] as const)('%s', (_title, outcome, drafts, reason) => {
    expect(whyNotSent({ ...newOutcome, ...outcome }, { points, drafts, photoCount: 1 })).toBe(reason);
    const anyReason = whyNotSent({ ...newOutcome, ...outcome }, { points, drafts, photoCount: 0 });
    expect(anyReason).toBe(reason ?? 'Add at least one photo.');
  });
});

test.each([
  ['p', 'pass'],
  ['P', 'pass'],
  ['n', 'noted'],
  ['f', 'fail'],
  ['x', null],
  ['Enter', null],
] as const)('ops A.2 A8: the key %s on a point means %s', (key, verdict) => {
  expect(verdictOfKey(key)).toBe(verdict);
});

test('ops A.2 A8: a verdict leads to the next open point, round the end, and nowhere after the last', () => {
  expect(nextOpenPoint(points, {}, 'label')).toBe('glue');
  expect(nextOpenPoint(points, {}, 'glue')).toBe('label');
  expect(nextOpenPoint(points, { glue: passed }, 'label')).toBeNull();
});

test('ops A.2 A8: a report lacks a required angle, which is named', () => {
  const ready = { points, drafts: { label: passed, glue: passed }, photoCount: 1 };
  expect(whyNotSent(newOutcome, { ...ready, missing: [sole] })).toBe('Take the photo “Soles”.');
  expect(whyNotSent(newOutcome, { ...ready, missing: [] })).toBeUndefined();
});

test('the report carries trimmed remarks and every photo, the required angles first', () => {
  const [other, ofSole] = [toId('fil', 'fil_0123456789'), toId('fil', 'fil_0123456788')];
  const mark = { fileId: ofSole, spot: null };
  const report = reportOf({
    points,
    drafts: { label: passed, glue: { verdict: 'noted', note: ' small mark ', mark } },
    photos: [
      { fileId: other, angle: null },
      { fileId: ofSole, angle: 'sole' },
    ],
    angles: [sole],
  });
  expect(report).toEqual({
    points: [
      { id: 'label', verdict: 'pass', note: null, mark: null },
      { id: 'glue', verdict: 'noted', note: 'small mark', mark },
    ],
    photos: [
      { fileId: ofSole, alt: 'Soles', angle: 'sole' },
      { fileId: other, alt: 'Photo 2' },
    ],
  });
});

test.each([
  ['of a noted point is sent', { verdict: 'noted', note: 'scuff' }, true],
  ['of a point that passed after all is left out', { verdict: 'pass', note: '' }, false],
] as const)('ux 16: the spot on a photo %s', (_what, draft, isSent) => {
  const fileId = toId('fil', 'fil_0123456789');
  const mark = { fileId, spot: { x: 0.25, y: 0.5 } };
  expect(markOf({ ...draft, mark }, [{ fileId }])).toEqual(isSent ? mark : undefined);
  expect(markOf({ ...draft, mark }, [])).toBeUndefined();
});
