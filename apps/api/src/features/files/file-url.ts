import type { FileId } from '@suki/domain/ids/id';
import type { Environment } from '../../env.ts';

/** The address of a stored picture for a browser. No bearer is needed: the id cannot be guessed (ADR 0022). */
export function fileUrl({ API_URL }: Pick<Environment, 'API_URL'>, fileId: FileId): string {
  return `${API_URL}/file/${fileId}`;
}
