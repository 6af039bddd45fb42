import type { Category } from '../catalogue/categories.ts';
import type { PointVerdict } from '../trade/facts/command-facts.ts';
import type { Decision } from '../trade/facts/decision.ts';
import { refuse } from '../trade/facts/refuse.ts';
import { missingAngles } from './missing-angles.ts';

type Report = {
  readonly points: readonly PointVerdict[];
  /** The ids of the checklist for this item's category. */
  readonly checklist: readonly string[];
  readonly result: 'pass' | 'minor_defect' | 'fail';
};

type Photographed = {
  readonly category: Category;
  /** The angle of each photo; null for a photo that no angle asks for. */
  readonly angles: readonly (string | null)[];
};

/**
 * Returns a decision that shows a report to the two sides, or its refusal when the report cannot be shown: its points
 * have to be those of the checklist, each once, and a small defect needs at least one defective point, because the
 * buyer decides about it (E58, E60c; docs/lifecycle.md#inspection). A refusal of the rules stays.
 */
export function reported(decision: Decision, { points, checklist, result }: Report): Decision {
  if (!decision.ok) return decision;
  const ids = points.map(({ id }) => id);
  const unknown = ids.filter((id) => !checklist.includes(id));
  const repeated = [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
  const isDefectShown = result !== 'minor_defect' || points.some(({ verdict }) => verdict !== 'pass');
  return unknown.length > 0 || repeated.length > 0 || !isDefectShown
    ? refuse('REPORT_POINTS', { unknown, repeated, isDefectShown })
    : decision;
}

/**
 * Returns a decision that passes an item, or its refusal when a required angle has no photo: two certificates can only
 * be compared when their photos are taken alike. A refusal of the rules stays.
 */
export function photographed(decision: Decision, { category, angles }: Photographed): Decision {
  if (!decision.ok) return decision;
  const missing = missingAngles(category, angles).map(({ id, label }) => ({ id, label }));
  return missing.length === 0
    ? decision
    : refuse('CHECKLIST_INCOMPLETE', { open: [], failed: [], photoCount: angles.length, missingAngles: missing });
}
