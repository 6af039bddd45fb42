import { insertFile } from '@suki/db/queries/files';
import { withTransaction } from '@suki/db/tx';
import type { FileId, UserId } from '@suki/domain/ids/id';
import type { Dependencies } from '../../dependencies.ts';
import { normalisePicture } from './normalise-picture.ts';

const PICTURE_TYPE = 'image/webp';

export type UploadResult = { readonly ok: true; readonly fileId: FileId } | { readonly ok: false };

/** Re-encodes a picture and stores it under its content; refused when the bytes are no picture that we take. */
export async function uploadFile(
  upload: { readonly bytes: Uint8Array; readonly ownerId: UserId },
  { pool, files, ids, clock }: Pick<Dependencies, 'pool' | 'files' | 'ids' | 'clock'>,
): Promise<UploadResult> {
  const picture = await normalisePicture(upload.bytes);
  if (picture === undefined) return { ok: false };
  const contentHash = await files.put({ bytes: picture.bytes, contentType: PICTURE_TYPE });
  const fileId = ids.next('fil');
  await withTransaction(pool, (tx) =>
    insertFile(tx, {
      id: fileId,
      ownerId: upload.ownerId,
      contentHash,
      contentType: PICTURE_TYPE,
      byteSize: picture.bytes.byteLength,
      width: picture.width,
      height: picture.height,
      createdAt: clock.now(),
    }),
  );
  return { ok: true, fileId };
}
