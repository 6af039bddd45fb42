import type { Category } from '../catalogue/categories.ts';
import type { FileId } from '../ids/id.ts';
import { checklistOf } from './checklist.ts';

type Spot = { readonly x: number; readonly y: number };

type Point = {
  readonly id: string;
  readonly verdict: 'pass' | 'noted' | 'fail';
  readonly note: string | null;
  /** The photo that shows the point, and the spot in shares of it from its top left corner. */
  readonly mark: { readonly fileId: FileId; readonly spot: Spot | null } | null;
};

type Photo = { readonly fileId: FileId; readonly alt: string };

export type PhotoOfReport<Given extends Photo> = {
  readonly photo: Given;
  /** "Upper: a mark of 6 mm" for each point that the photo shows; null for a photo that shows none. */
  readonly finding: string | null;
  readonly spots: readonly Spot[];
};

/**
 * Returns the photos in the order in which people look at them: those that show a noted or failed point come first,
 * with the point and its remark.
 */
export function photosOfReport<Given extends Photo>(
  { points, photos }: { readonly points: readonly Point[]; readonly photos: readonly Given[] },
  category: Category,
): readonly PhotoOfReport<Given>[] {
  const shown = photos.map((photo) => {
    const here = points.filter(({ mark }) => mark?.fileId === photo.fileId);
    const findings = findingsOf(here, category);
    const spots = here.flatMap(({ verdict, mark }) => (verdict !== 'pass' && mark?.spot ? [mark.spot] : []));
    return { photo, finding: findings.length === 0 ? null : findings.join('. '), spots };
  });
  return [...shown.filter(({ finding }) => finding !== null), ...shown.filter(({ finding }) => finding === null)];
}

/** Returns each noted or failed point with its remark: "Upper: a mark of 6 mm". */
export function findingsOf(
  points: readonly Pick<Point, 'id' | 'verdict' | 'note'>[],
  category: Category,
): readonly string[] {
  const names = new Map(checklistOf(category).points.map(({ id, name }) => [id, name]));
  return points
    .filter(({ verdict }) => verdict !== 'pass')
    .map(({ id, note }) => [names.get(id) ?? id, ...(note === null ? [] : [note])].join(': '));
}

/** Returns true when a point names a photo that the report lacks: nobody could look at it. */
export function hasMarkElsewhere(
  points: readonly { readonly mark?: Point['mark'] | undefined }[],
  photos: readonly { readonly fileId: FileId }[],
): boolean {
  const shown = new Set(photos.map(({ fileId }) => fileId));
  return points.some(({ mark }) => mark != null && !shown.has(mark.fileId));
}
