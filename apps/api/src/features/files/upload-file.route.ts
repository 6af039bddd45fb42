import type { Handler } from '../../http/handler.ts';
import { fileUrl } from './file-url.ts';
import { readUpload } from './read-upload.ts';
import { uploadFile as upload } from './upload-file.ts';

export const uploadFile: Handler<'uploadFile'> = async ({ caller, http, refuse }, dependencies) => {
  const bytes = await readUpload(http.request);
  if (bytes === undefined) throw refuse('FILE_REFUSED');
  const result = await upload({ bytes, ownerId: caller.userId }, dependencies);
  if (!result.ok) throw refuse('FILE_REFUSED');
  return { fileId: result.fileId, url: fileUrl(dependencies.environment, result.fileId) };
};
