import type { Category } from '@suki/domain/catalogue/categories';
import { checklistOf } from '@suki/domain/inspection/checklist';
import type { Verification } from '@suki/sdk/types';
import type { Check } from '@suki/ui/InspectionReport/CheckList';

const verdictWords = {
  pass: { verdict: 'pass', verdictLabel: 'Pass' },
  noted: { verdict: 'note', verdictLabel: 'Noted' },
  fail: { verdict: 'fail', verdictLabel: 'Fail' },
} as const;

/** The points of a published report with their names; a point of an older checklist keeps its id as its name. */
export function checksOf(points: Verification['points'], category: Category): readonly Check[] {
  const names = new Map(checklistOf(category).points.map(({ id, label }) => [id, label]));
  return points.map(({ id, verdict, note }) => ({
    id,
    name: names.get(id) ?? id,
    note: note ?? undefined,
    ...verdictWords[verdict],
  }));
}

/** "12 of 12 points passed"; a noted point is a pass with a remark. */
export function passedText(points: Verification['points']): string {
  const passed = points.filter(({ verdict }) => verdict !== 'fail').length;
  return `${passed} of ${points.length} points passed`;
}

/** The verdict in one sentence. */
export function reportTitle({ points, result }: Pick<Verification, 'points' | 'result'>): string {
  if (result !== 'pass') {
    return result === 'fail' ? 'Did not pass.' : 'Authentic, with a small defect.';
  }
  const noted = points.filter(({ verdict }) => verdict === 'noted').length;
  return noted === 0 ? 'Authentic.' : noted === 1 ? 'Authentic. One remark.' : `Authentic. ${noted} remarks.`;
}
