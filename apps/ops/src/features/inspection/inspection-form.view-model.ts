import { type Angle, reportLimits } from '@suki/domain/config/inspection';
import { type SellersFault, sellersFaults } from '@suki/domain/inspection/findings';
import { type Centavos, pesos } from '@suki/domain/money/centavos';
import { typedPesos, withoutZeroCentavos } from '@suki/domain/validators/typed-pesos';
import type { FileId, PassInspectionBody } from '@suki/sdk/types';
import { whyNoReason } from '../approvals/approvals.view-model.ts';
import { formTexts, type PairVerdict, photoTexts } from './inspection.texts.ts';

export const verdicts = [
  { value: 'pass', label: formTexts.verdicts.pass },
  { value: 'noted', label: formTexts.verdicts.noted },
  { value: 'fail', label: formTexts.verdicts.fail },
] as const;

export type Verdict = (typeof verdicts)[number]['value'];
export type Mark = NonNullable<PassInspectionBody['points'][number]['mark']>;
export type PointDraft = {
  readonly verdict: Verdict;
  readonly note: string;
  /** The photo that shows a noted or failed point, and the spot on it. */
  readonly mark?: Mark | undefined;
};
export type Drafts = Readonly<Record<string, PointDraft>>;
export type Point = { readonly id: string; readonly label: string };

export function isVerdict(value: unknown): value is Verdict {
  return verdicts.some((verdict) => verdict.value === value);
}

/** The verdict of a letter key on a point: P passes, N notes, F fails. Null for other keys. */
export function verdictOfKey(key: string): Verdict | null {
  return verdicts.find(({ label }) => label.charAt(0).toLowerCase() === key.toLowerCase())?.value ?? null;
}

/** The next point without a verdict, after this one and then from the start; null when none is open. */
export function nextOpenPoint(points: readonly Point[], drafts: Drafts, afterId: string): string | null {
  const from = points.findIndex(({ id }) => id === afterId) + 1;
  const inTurn = [...points.slice(from), ...points.slice(0, from)];
  return inTurn.find(({ id }) => id !== afterId && drafts[id] === undefined)?.id ?? null;
}

/** The verdict on the item, with its further fields. */
export type OutcomeDraft = {
  readonly verdict: PairVerdict;
  readonly finding: string;
  readonly passesAsNew: boolean;
  readonly loss: string;
  /** Why we pay, with damage in transit. */
  readonly reason: string;
};
export const newOutcome: OutcomeDraft = { verdict: 'pass', finding: '', passesAsNew: false, loss: '', reason: '' };

/** The chosen finding; null while none is chosen. */
export function findingOf({ finding }: Pick<OutcomeDraft, 'finding'>): SellersFault | null {
  return sellersFaults.find((one) => one === finding) ?? null;
}

/** The typed loss; null for an empty or invalid entry. */
export function lossOf({ loss }: Pick<OutcomeDraft, 'loss'>): Centavos | null {
  const whole = withoutZeroCentavos(loss);
  return /^[1-9]\d{0,6}$/.test(whole) ? pesos(Number(whole)) : null;
}

/** A typed loss with decimals and one digit too many: both are refused instead of read as another amount. */
export function typedLoss(text: string): string {
  return typedPesos(text, 8);
}

type Ready = {
  readonly points: readonly Point[];
  readonly drafts: Drafts;
  readonly photoCount: number;
  /** Required angles without a photo. */
  readonly missing?: readonly Angle[] | undefined;
};

/** Why the verdict cannot be sent yet; undefined when it can. */
export function whyNotSent(
  outcome: OutcomeDraft,
  { points, drafts, photoCount, missing = [] }: Ready,
): string | undefined {
  if (outcome.verdict === 'fail' && findingOf(outcome) === null) {
    return formTexts.chooseFinding;
  }
  if (outcome.verdict === 'damage' && lossOf(outcome) === null) {
    return formTexts.lossMissing;
  }
  if (outcome.verdict === 'damage' && whyNoReason(outcome.reason) !== undefined) {
    return whyNoReason(outcome.reason);
  }
  if (outcome.verdict !== 'pass' && points.every(({ id }) => (drafts[id]?.verdict ?? 'pass') === 'pass')) {
    return formTexts.pointMissing;
  }
  const [first] = missing;
  return (
    whyNotReady(points, drafts, photoCount, outcome.verdict === 'pass') ??
    (first === undefined ? undefined : formTexts.angleMissing(first.label))
  );
}

/** Why the report cannot be published yet; undefined when it can. `mustPass`: no point may have failed. */
export function whyNotReady(
  points: readonly Point[],
  drafts: Drafts,
  photoCount: number,
  mustPass = true,
): string | undefined {
  const open = points.filter(({ id }) => drafts[id] === undefined).length;
  if (open > 0) {
    return open === 1 ? formTexts.oneOpen : formTexts.open(open);
  }
  const failed = points.find(({ id }) => drafts[id]?.verdict === 'fail');
  if (mustPass && failed !== undefined) {
    return formTexts.failed(failed.label);
  }
  const unsaid = points.find(({ id }) => isUnsaid(drafts[id]));
  if (unsaid !== undefined) {
    return formTexts.unsaid(unsaid.label);
  }
  if (photoCount === 0) {
    return formTexts.noPhoto;
  }
  const { photosMax } = reportLimits;
  return photoCount > photosMax ? formTexts.tooManyPhotos(photosMax) : undefined;
}

function isUnsaid(draft: PointDraft | undefined): boolean {
  return draft !== undefined && draft.verdict !== 'pass' && draft.note.trim() === '';
}

type Draft = {
  readonly points: readonly Point[];
  readonly drafts: Drafts;
  readonly photos: readonly { readonly fileId: FileId; readonly angle: string | null }[];
  readonly angles: readonly Angle[];
};

export function reportOf({ points, drafts, photos, angles }: Draft): PassInspectionBody {
  return {
    points: points.map(({ id }) => ({
      id,
      verdict: drafts[id]?.verdict ?? 'pass',
      note: drafts[id]?.note.trim() || null,
      mark: markOf(drafts[id], photos) ?? null,
    })),
    // The required angles first, in their order.
    photos: [...photos]
      .sort((one, other) => placeOf(angles, one.angle) - placeOf(angles, other.angle))
      .map(({ fileId, angle }, index) => ({
        fileId,
        alt: words(angles, angle, index),
        ...angleOf(angles, angle),
      })),
  };
}

/** The mark of a point that did not simply pass; a photo that was taken again has lost its mark. */
export function markOf(
  draft: PointDraft | undefined,
  photos: readonly { readonly fileId: FileId }[],
): Mark | undefined {
  const isShown = draft?.verdict !== 'pass' && photos.some(({ fileId }) => fileId === draft?.mark?.fileId);
  return isShown ? draft?.mark : undefined;
}

function placeOf(angles: readonly Angle[], angle: string | null): number {
  const place = angles.findIndex(({ id }) => id === angle);
  return place === -1 ? angles.length : place;
}

/** The required angle of a photo, for the API; nothing for another photo. */
function angleOf(angles: readonly Angle[], angle: string | null) {
  const known = angles.find(({ id }) => id === angle);
  return known === undefined ? {} : { angle: known.id };
}

function words(angles: readonly Angle[], angle: string | null, index: number): string {
  return angles.find(({ id }) => id === angle)?.label ?? photoTexts.alt(index + 1);
}
