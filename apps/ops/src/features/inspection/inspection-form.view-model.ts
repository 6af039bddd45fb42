import type { FileId, PassInspectionBody } from '@suki/sdk/types';

export const verdicts = [
  { value: 'pass', label: 'Pass' },
  { value: 'noted', label: 'Noted' },
  { value: 'fail', label: 'Fail' },
] as const;

export type Verdict = (typeof verdicts)[number]['value'];
export type PointDraft = { readonly verdict: Verdict; readonly note: string };
type Drafts = Readonly<Record<string, PointDraft>>;
type Point = { readonly id: string; readonly label: string };

export function isVerdict(value: string): value is Verdict {
  return verdicts.some((verdict) => verdict.value === value);
}

/** Why the report cannot be published yet, or undefined when it can. */
export function whyNotReady(points: readonly Point[], drafts: Drafts, photoCount: number): string | undefined {
  const open = points.filter(({ id }) => drafts[id] === undefined).length;
  if (open > 0) {
    return open === 1 ? 'One point has no verdict yet.' : `${open} points have no verdict yet.`;
  }
  const failed = points.find(({ id }) => drafts[id]?.verdict === 'fail');
  if (failed !== undefined) {
    return `"${failed.label}" failed: set the pair aside for a second inspector.`;
  }
  const unsaid = points.find(({ id }) => drafts[id]?.verdict === 'noted' && drafts[id].note.trim() === '');
  if (unsaid !== undefined) {
    return `Say what was noted about "${unsaid.label}".`;
  }
  return photoCount === 0 ? 'Add at least one photo.' : undefined;
}

type Draft = { readonly points: readonly Point[]; readonly drafts: Drafts; readonly fileIds: readonly FileId[] };

/** The report as the call wants it. */
export function reportOf({ points, drafts, fileIds }: Draft): PassInspectionBody {
  return {
    points: points.map(({ id }) => ({
      id,
      verdict: drafts[id]?.verdict ?? 'pass',
      note: drafts[id]?.note.trim() || null,
    })),
    photos: fileIds.map((fileId, index) => ({ fileId, alt: `Photo ${index + 1} of the inspected pair` })),
  };
}
