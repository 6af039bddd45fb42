import { randomUUID } from 'node:crypto';
import type { StoredContent } from '../../ports/file-store.ts';

export type MultipartUpload = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** The body of an upload with its metadata: `multipart/related`, first the metadata as JSON, then the bytes. */
export function multipartUpload(upload: {
  readonly metadata: Readonly<Record<string, string>>;
  readonly content: StoredContent;
}): MultipartUpload {
  const { metadata, content } = upload;
  // 122 random bits, so that no content holds the boundary.
  const boundary = `suki-${randomUUID()}`;
  const part = (contentType: string): string => `--${boundary}\r\ncontent-type: ${contentType}\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(
      `${part('application/json; charset=UTF-8')}${JSON.stringify(metadata)}\r\n${part(content.contentType)}`,
    ),
    content.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { headers: { 'content-type': `multipart/related; boundary=${boundary}` }, body };
}
