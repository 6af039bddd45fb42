import type { Category } from '@suki/domain/catalogue/categories';
import { checklistOf } from '@suki/domain/inspection/checklist';
import { photosOfReport } from '@suki/domain/inspection/report-photos';
import type { Verification } from '@suki/sdk/types';
import type { Photo } from '@suki/ui/market/InspectionReport/Photos';
import { reportTexts } from './order-report.texts.ts';

export type ReportCheck = {
  readonly id: string;
  readonly name: string;
  readonly note?: string;
  readonly verdict: 'pass' | 'note' | 'fail';
  readonly verdictLabel: string;
};

const verdicts = { pass: 'pass', noted: 'note', fail: 'fail' } as const;

/** Each point with its verdict. A point that the current checklist no longer has keeps its id as its name. */
export function reportChecks({ points }: Pick<Verification, 'points'>, category: Category): readonly ReportCheck[] {
  const names = new Map(checklistOf(category).points.map(({ id, label }) => [id, label]));
  return points.map(({ id, verdict, note }) => ({
    id,
    name: names.get(id) ?? id,
    verdict: verdicts[verdict],
    verdictLabel: reportTexts.verdicts[verdict],
    ...(note === null ? {} : { note }),
  }));
}

/** The photos with their captions, those of noted points first and circled; one photo may be listed twice. */
export function reportPhotos(
  verification: Pick<Verification, 'points' | 'photos'>,
  category: Category,
): readonly Photo[] {
  return photosOfReport(verification, category).map(({ photo, finding, spots }, index) => {
    const { fileId, url, alt, width, height } = photo;
    const place = alt === '' ? reportTexts.photo(index + 1) : alt;
    return {
      id: `${fileId}-${index}`,
      picture: { src: url, alt: finding === null ? place : reportTexts.alt(place, finding, spots.length > 0) },
      size: width === null || height === null ? undefined : { width, height },
      caption: finding ?? place,
      pins: spots,
    };
  });
}

/** The verdict in one sentence; a pass with remarks mentions them. */
export function reportTitle({ points, result }: Pick<Verification, 'points' | 'result'>): string {
  const remarks = points.filter(({ verdict }) => verdict === 'noted').length;
  return result === 'pass' && remarks > 0 ? reportTexts.remarks(remarks) : reportTexts.results[result];
}

/** "12 of 12 points passed"; with a small defect "10 of 12 points passed, 1 noted, 1 failed". */
export function reportStamp({ points, result }: Pick<Verification, 'points' | 'result'>): string {
  const count = (wanted: Verification['points'][number]['verdict']): number =>
    points.filter(({ verdict }) => verdict === wanted).length;
  const { stamp, ...words } = reportTexts;
  const [passed, noted, failed] = [count('pass'), count('noted'), count('fail')];
  if (result !== 'minor_defect') {
    return stamp(passed + noted, points.length);
  }
  const rest = [...(noted === 0 ? [] : [words.noted(noted)]), ...(failed === 0 ? [] : [words.failed(failed)])];
  return [stamp(passed, points.length), ...rest].join(', ');
}
