import type { Category } from '@suki/domain/catalogue/categories';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { photosOfReport } from '@suki/domain/inspection/report-photos';
import type { Verification } from '@suki/sdk/types';
import type { Check } from '@suki/ui/market/InspectionReport/CheckList';
import type { Photo } from '@suki/ui/market/InspectionReport/Photos';
import { formTexts, reportTexts as words } from './inspection.texts.ts';

const verdictWords = {
  pass: { verdict: 'pass', verdictLabel: formTexts.verdicts.pass },
  noted: { verdict: 'note', verdictLabel: formTexts.verdicts.noted },
  fail: { verdict: 'fail', verdictLabel: formTexts.verdicts.fail },
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

/** The photos as the buyer sees them: those of noted points first, circled. */
export function reportPhotos(report: Pick<Verification, 'points' | 'photos'>, category: Category): readonly Photo[] {
  return photosOfReport(report, category).map(({ photo, finding, spots }, index) => {
    const { fileId, url, alt, width, height } = photo;
    const place = alt === '' ? words.photo(index + 1) : alt;
    return {
      id: `${fileId}-${index}`,
      picture: { src: url, alt: finding === null ? place : `${place}. ${finding}` },
      size: width === null || height === null ? undefined : { width, height },
      caption: finding ?? place,
      pins: spots,
    };
  });
}

/**
 * "12 of 12 points passed": a noted point is a pass with a remark. For a small defect "10 of 12 points passed, 1 noted,
 * 1 failed", as the buyer reads it.
 */
export function passedText({ points, result }: Pick<Verification, 'points' | 'result'>): string {
  const count = (wanted: Verification['points'][number]['verdict']): number =>
    points.filter(({ verdict }) => verdict === wanted).length;
  const [passed, noted, failed] = [count('pass'), count('noted'), count('fail')];
  if (result !== 'minor_defect') {
    return words.passed(passed + noted, points.length);
  }
  const rest = [...(noted === 0 ? [] : [words.noted(noted)]), ...(failed === 0 ? [] : [words.failed(failed)])];
  return [words.passed(passed, points.length), ...rest].join(', ');
}

const tones = { pass: 'positive', minor_defect: 'caution', fail: 'critical' } as const;

/** The colour of a report's stamp: only a pass is green. */
export function stampTone({ result }: Pick<Verification, 'result'>): (typeof tones)[Verification['result']] {
  return tones[result];
}

export function reportTitle({ points, result }: Pick<Verification, 'points' | 'result'>): string {
  if (result !== 'pass') {
    return result === 'fail' ? words.didNotPass : words.defect;
  }
  const noted = points.filter(({ verdict }) => verdict === 'noted').length;
  return noted === 0 ? words.authentic : noted === 1 ? words.oneRemark : words.remarks(noted);
}
