import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the bytes of the multipart field "file"; undefined when the file is missing, empty or larger than allowed.
 * The file's name and type are ignored.
 */
export async function readUpload(request: FastifyRequest): Promise<Uint8Array | undefined> {
  if (!request.isMultipart()) return undefined;
  try {
    const part = await request.file();
    if (part === undefined || part.fieldname !== 'file') return undefined;
    const bytes = await part.toBuffer();
    // The plugin (10.1.9) misses a limit that is passed with the last piece: it cuts off the rest without an error.
    return bytes.byteLength === 0 || part.file.truncated ? undefined : bytes;
  } catch (error) {
    // The plugin's errors: too large, too many parts, cut short.
    if (error instanceof Error && 'statusCode' in error) return undefined;
    throw error;
  }
}
