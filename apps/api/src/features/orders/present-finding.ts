import type { InspectionFinding as Answer } from '@suki/contract/orders/orders.schemas';
import type { InspectionFinding } from '@suki/db/queries/findings';
import { toId, type UserId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { fileUrl } from '../files/file-url.ts';
import { inspectorNumberOf } from '../staff/orders/inspector-number.ts';

/** The first inspector's finding, as the second inspector sees it. */
export function presentFinding(
  found: InspectionFinding,
  viewerId: UserId,
  environment: Pick<Environment, 'API_URL'>,
): z.output<typeof Answer> {
  const { finding, inspectorId, foundAt, passesAsNew, points, photos } = found;
  return {
    finding,
    isOwn: inspectorId === viewerId,
    inspectorNumber: inspectorNumberOf(inspectorId),
    foundAt: foundAt.toISOString(),
    passesAsNew,
    points: points.map((point) => ({ ...point, photoUrl: null })),
    photos: photos.map(({ fileId, alt }) => {
      const id = toId('fil', fileId);
      return { fileId: id, url: fileUrl(environment, id), alt };
    }),
  };
}
