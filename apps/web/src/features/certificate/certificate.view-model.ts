import { type ChecklistCategory, checklistOf } from '@suki/domain/inspection/checklist';
import { manilaDate } from '@suki/domain/time/manila';
import type { Certificate, CheckPoint, Verification } from '@suki/sdk/types';
import type { Check } from '@suki/ui/InspectionReport/CheckList';
import { day } from '../trade/when.ts';
import { certificateTexts as texts } from './certificate.texts.ts';

const categories: readonly ChecklistCategory[] = ['shoes', 'apparel', 'collectibles', 'handbags'];
const verdicts = { pass: 'pass', noted: 'note', fail: 'fail' } as const;

/**
 * The names of the points. A certificate does not say its category, but its points do: the checklist that has the most of them is
 * the one that was used.
 */
function pointNames(points: readonly Pick<CheckPoint, 'id'>[]): ReadonlyMap<string, string> {
  const lists = categories.map((category) => new Map(checklistOf(category).points.map(({ id, label }) => [id, label])));
  const known = (names: ReadonlyMap<string, string>): number => points.filter(({ id }) => names.has(id)).length;
  return lists.reduce((best, names) => (known(names) > known(best) ? names : best), new Map<string, string>());
}

/** Every point with its verdict. A point that no present checklist has keeps its id as its name. */
export function certificateChecks({ points }: Pick<Verification, 'points'>): readonly Check[] {
  const names = pointNames(points);
  return points.map(({ id, verdict, note }) => ({
    id,
    name: names.get(id) ?? id,
    note: note ?? undefined,
    verdict: verdicts[verdict],
    verdictLabel: texts.verdicts[verdict],
  }));
}

/** The photos with their words; one photo may stand there twice. */
export function certificatePhotos(photos: Verification['photos']) {
  return photos.map(({ fileId, url, alt }, index) => ({
    id: `${fileId}-${index}`,
    url,
    caption: alt === '' ? texts.photo(index + 1) : alt,
  }));
}

type Facts = Pick<Certificate, 'styleCode' | 'size'> & {
  readonly verification: Pick<Verification, 'verifiedAt' | 'inspectorNumber'>;
};

/** What stands on the tag besides the verdict. */
export function certificateFacts({ styleCode, size, verification: { verifiedAt, inspectorNumber } }: Facts) {
  const { facts } = texts;
  // A certificate is looked at years later.
  const year = manilaDate(new Date(verifiedAt)).slice(0, 4);
  return [
    { name: facts.style, value: styleCode },
    { name: facts.size, value: size },
    { name: facts.date, value: `${day(verifiedAt)} ${year}` },
    { name: facts.inspector, value: inspectorNumber },
  ];
}

/** The page's own address, as the code on the tag says it. */
export function certificateAddress(webUrl: string, id: string): string {
  return new URL(`/certificate/${id}`, webUrl).href;
}
