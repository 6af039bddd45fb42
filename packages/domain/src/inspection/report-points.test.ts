import { expect, test } from 'vitest';
import { nothingToDo } from '../trade/decide/approve.ts';
import type { PointVerdict } from '../trade/facts/command-facts.ts';
import { refuse } from '../trade/facts/refuse.ts';
import { checklistOf } from './checklist.ts';
import { photographed, reported } from './report-points.ts';

const checklist = checklistOf('shoes').points.map(({ id }) => id);
const point = (id: string, verdict: PointVerdict['verdict'] = 'pass'): PointVerdict => ({ id, verdict });
const all = checklist.map((id) => point(id));
const approval = nothingToDo('E59');
const none = { unknown: [], repeated: [], isDefectShown: true };

test.each([
  { what: 'every point of the checklist', points: all },
  { what: 'some of them', points: [point('sole'), point('box')] },
] as const)('a report of $what is shown', ({ points }) => {
  expect(reported(approval, { points, checklist, result: 'pass' })).toBe(approval);
  expect(reported(approval, { points, checklist, result: 'fail' })).toBe(approval);
});

test.each([
  { what: 'a point that nobody knows', points: [point('zzz', 'noted')], details: { ...none, unknown: ['zzz'] } },
  { what: 'a point of another category', points: [point('serial', 'fail')], details: { ...none, unknown: ['serial'] } },
  {
    what: 'the same point twice',
    points: [point('sole'), point('sole', 'noted')],
    details: { ...none, repeated: ['sole'] },
  },
  {
    what: 'the same point three times',
    points: [point('sole', 'fail'), point('sole'), point('sole')],
    details: { ...none, repeated: ['sole'] },
  },
] as const)('a report with $what is refused, whatever it ends with', ({ points, details }) => {
  for (const result of ['pass', 'minor_defect', 'fail'] as const) {
    expect(reported(approval, { points, checklist, result })).toEqual({ ok: false, reason: 'REPORT_POINTS', details });
  }
});

test.each([
  { verdict: 'pass', isShown: false },
  { verdict: 'noted', isShown: true },
  { verdict: 'fail', isShown: true },
] as const)('a small defect whose worst point is $verdict is shown to the buyer: $isShown', ({ verdict, isShown }) => {
  const points = [point('box'), point('upper', verdict)];
  const refusal = { ok: false, reason: 'REPORT_POINTS', details: { ...none, isDefectShown: false } };
  expect(reported(approval, { points, checklist, result: 'minor_defect' })).toEqual(isShown ? approval : refusal);
});

test('what the rules refuse keeps its own word', () => {
  const refusal = refuse('NOT_ALLOWED_NOW');
  expect(reported(refusal, { points: [point('zzz')], checklist, result: 'minor_defect' })).toBe(refusal);
});

const angles = ['side', 'sole', 'tag', 'box'];

test('ops A.2 A8: a pass without a photo of each required angle is refused, and the refusal names the missing ones', () => {
  expect(photographed(approval, { category: 'shoes', angles: [...angles, null] })).toBe(approval);
  expect(photographed(approval, { category: 'shoes', angles: ['side', 'tag', 'tag', null] })).toEqual({
    ok: false,
    reason: 'CHECKLIST_INCOMPLETE',
    details: {
      open: [],
      failed: [],
      photoCount: 4,
      missingAngles: [
        { id: 'sole', label: 'Soles' },
        { id: 'box', label: 'Label on the box' },
      ],
    },
  });
});

test('a pass that the rules refuse keeps their word, whatever its photos show', () => {
  const refusal = refuse('NOT_ALLOWED_NOW');
  expect(photographed(refusal, { category: 'shoes', angles: [] })).toBe(refusal);
});
