import multipart from '@fastify/multipart';
import { fileById } from '@suki/db/queries/files';
import { UPLOAD_MEGABYTES_MAX } from '@suki/domain/config/input';
import { isId } from '@suki/domain/ids/id';
import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { ApiRefusal } from '../../http/api-refusal.ts';

const UPLOAD_BYTES_MAX = UPLOAD_MEGABYTES_MAX * 1024 ** 2;
const FOREVER = 'public, max-age=31536000, immutable';

/** `GET /file/{fileId}`: stored pictures for `<img>`, and the reading of uploads. */
export async function registerFiles(
  app: FastifyInstance,
  { pool, files }: Pick<Dependencies, 'pool' | 'files'>,
): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 0, parts: 1, headerPairs: 20 },
  });
  app.get<{ Params: { fileId: string } }>('/file/:fileId', async (request, reply) => {
    const { fileId } = request.params;
    const file = isId('fil', fileId) ? await fileById(pool, fileId) : undefined;
    const bytes = file === undefined ? undefined : await files.get(file.contentHash);
    if (file === undefined || bytes === undefined) throw new ApiRefusal('FILE_NOT_FOUND');
    return reply
      .type(file.contentType)
      .header('cache-control', FOREVER)
      .header('content-disposition', `attachment; filename="${fileId}.webp"`)
      .send(bytes);
  });
}
