import type { FileId } from '@suki/domain/ids/id';
import type { Environment } from '../../env.ts';

/** Where a browser finds a stored picture. No bearer is needed: the id cannot be guessed (ADR 0022). */
export function fileUrl({ API_URL }: Pick<Environment, 'API_URL'>, fileId: FileId): string {
  return `${API_URL}/file/${fileId}`;
}
