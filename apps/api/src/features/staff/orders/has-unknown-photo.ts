import { filesById } from '@suki/db/queries/files';
import type { Db } from '@suki/db/statement';
import type { FileId } from '@suki/domain/ids/id';

export async function hasUnknownPhoto(db: Db, photos: readonly { readonly fileId: FileId }[]): Promise<boolean> {
  const wanted = [...new Set(photos.map(({ fileId }) => fileId))];
  return (await filesById(db, wanted)).length !== wanted.length;
}
