import { filesById } from '@suki/db/queries/files';
import type { NewVerification } from '@suki/db/queries/verifications';
import type { Db } from '@suki/db/statement';
import type { FileId } from '@suki/domain/ids/id';
import { hasMarkElsewhere } from '@suki/domain/inspection/report-photos';

type Photo = { readonly fileId: FileId; readonly alt: string };
type Report<Sent extends Photo> = {
  readonly points: NewVerification['points'];
  readonly photos: readonly Sent[];
};

/**
 * Returns the photos of a report with their sizes, which a mark on them needs. Null when nobody has stored one of them,
 * or when a point is marked on a photo outside of the report.
 */
export async function measuredPhotos<Sent extends Photo>(db: Db, { points, photos }: Report<Sent>) {
  const wanted = [...new Set(photos.map(({ fileId }) => fileId))];
  const stored = new Map((await filesById(db, wanted)).map((file) => [file.id, file]));
  if (hasMarkElsewhere(points, photos)) return null;
  const measured = photos.flatMap((photo) => {
    const file = stored.get(photo.fileId);
    return file === undefined ? [] : [{ ...photo, width: file.width, height: file.height }];
  });
  return measured.length === photos.length ? measured : null;
}
