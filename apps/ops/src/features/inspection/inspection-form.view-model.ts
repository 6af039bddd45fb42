import type { FileId, PassInspectionBody } from '@suki/sdk/types';

export const verdicts = [
  { value: 'pass', label: 'Pass' },
  { value: 'noted', label: 'Noted' },
  { value: 'fail', label: 'Fail' },
] as const;

export type Verdict = (typeof verdicts)[number]['value'];
export type PointDraft = { readonly verdict: Verdict; readonly note: string };
export type Drafts = Readonly<Record<string, PointDraft>>;
export type Point = { readonly id: string; readonly label: string };

/** The most that one report takes. */
export const PHOTOS_MAX = 20;

export function isVerdict(value: unknown): value is Verdict {
  return verdicts.some((verdict) => verdict.value === value);
}

/** Every point without a verdict gets a pass; what was said already stays. */
export function withOpenPassed(points: readonly Point[], drafts: Drafts): Drafts {
  return Object.fromEntries(points.map(({ id }) => [id, drafts[id] ?? { verdict: 'pass', note: '' }]));
}

/** Why the report cannot be published yet, or undefined when it can. */
export function whyNotReady(points: readonly Point[], drafts: Drafts, photoCount: number): string | undefined {
  const open = points.filter(({ id }) => drafts[id] === undefined).length;
  if (open > 0) {
    return open === 1 ? 'One point has no verdict yet.' : `${open} points have no verdict yet.`;
  }
  const failed = points.find(({ id }) => drafts[id]?.verdict === 'fail');
  if (failed !== undefined) {
    return `“${failed.label}” failed: set the pair aside for a second inspector.`;
  }
  const unsaid = points.find(({ id }) => drafts[id]?.verdict === 'noted' && drafts[id].note.trim() === '');
  if (unsaid !== undefined) {
    return `Say what was noted about “${unsaid.label}”.`;
  }
  if (photoCount === 0) {
    return 'Add at least one photo.';
  }
  return photoCount > PHOTOS_MAX ? `A report takes at most ${PHOTOS_MAX} photos; take some out.` : undefined;
}

type Draft = {
  readonly points: readonly Point[];
  readonly drafts: Drafts;
  readonly fileIds: readonly FileId[];
  readonly itemName: string;
};

/** The report as the call wants it. */
export function reportOf({ points, drafts, fileIds, itemName }: Draft): PassInspectionBody {
  return {
    points: points.map(({ id }) => ({
      id,
      verdict: drafts[id]?.verdict ?? 'pass',
      note: drafts[id]?.note.trim() || null,
    })),
    photos: fileIds.map((fileId, index) => ({
      fileId,
      alt: `${itemName}, as inspected, photo ${index + 1} of ${fileIds.length}`.slice(-120),
    })),
  };
}

/** Verdicts that were kept over a reload. Whatever in the text is not one is left out. */
export function draftsOf(text: string | null): Drafts {
  const kept = parsed(text);
  if (typeof kept !== 'object' || kept === null) {
    return {};
  }
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, draft]: [string, unknown]) => (isDraft(draft) ? [[id, draft]] : [])),
  );
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is PointDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'verdict' in value &&
    isVerdict(value.verdict) &&
    'note' in value &&
    typeof value.note === 'string'
  );
}
