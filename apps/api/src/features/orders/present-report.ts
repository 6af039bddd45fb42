import type { CheckPoint, ReportPhoto } from '@suki/contract/orders/orders.schemas';
import type { NewVerification } from '@suki/db/queries/verifications';
import { toId } from '@suki/domain/ids/id';
import type { z } from 'zod';
import type { Environment } from '../../env.ts';
import { fileUrl } from '../files/file-url.ts';

type Answer = { points: z.output<typeof CheckPoint>[]; photos: z.output<typeof ReportPhoto>[] };

/** Presents points and photos of a report or a finding; a point names the address of the photo that shows it. */
export function presentReport(
  { points, photos }: Pick<NewVerification, 'points' | 'photos'>,
  environment: Pick<Environment, 'API_URL'>,
): Answer {
  return {
    points: points.map(({ mark = null, ...point }) => ({
      ...point,
      photoUrl: mark === null ? null : fileUrl(environment, mark.fileId),
      mark,
    })),
    photos: photos.map(({ fileId, alt, width = null, height = null }) => {
      const id = toId('fil', fileId);
      return { fileId: id, url: fileUrl(environment, id), alt, width, height };
    }),
  };
}
